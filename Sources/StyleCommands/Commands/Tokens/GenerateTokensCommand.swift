import CommandLineOptions
import StyleDiagnostics
import StyleFiles
import StyleTokens

/// `stylectl tokens generate`: code and assets from a palette or a list of font styles.
struct GenerateTokensCommand: Command {
    static let definition = CommandDefinition(
        "generate", summary: "write code and assets from tokens",
        details: [
            "IN is a palette or a list of font styles (\"A1 medium 17\" a line). objc and xcassets write a folder. A file that would not change is not written."
        ],
        operands: .one("IN"), options: [TokenOptions.out, to, TokenOptions.prefix] + TokenOptions.reading + [check])

    private static let to = OptionDefinition(
        "to",
        OptionValue(
            GenerationTarget.allCases.map(\.rawValue).joined(separator: "|"),
            .choice(GenerationTarget.allCases.map(\.rawValue))),
        doc: "what to write"
    ).required()
    private static let check = OptionDefinition("check", doc: "exit 1 if the output is stale, write nothing")

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        let options = try TokenOptions.reading(arguments)
        let prefix = arguments.value(TokenOptions.prefix) ?? ""
        guard
            prefix.utf8.allSatisfy({
                (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x5F
            }),
            prefix.first?.isNumber != true
        else {
            throw UsageError(
                "option \"--prefix\": \"\(prefix)\" is no part of a name: letters, digits and \"_\"",
                command: arguments.command)
        }
        guard let target = arguments.value(Self.to).flatMap(GenerationTarget.init(rawValue:)),
            let out = arguments.value(TokenOptions.out)
        else {
            return .internalError
        }
        if out == "-", target.isFolder || arguments.has(Self.check) {
            throw UsageError(
                "\(target.isFolder ? "\"\(target.rawValue)\" writes a folder" : "--check compares with a file"), \"-\" is none",
                command: arguments.command)
        }
        var diagnostics: [Diagnostic] = []
        guard let file = TokenOptions.file(arguments.operands[0], SourceLoader(files: .disk), &diagnostics) else {
            output.report(diagnostics)
            return .errors
        }
        let (source, faults) = TokenSource.read(file, options)
        guard !faults.containsError else {
            output.report(faults)
            return .errors
        }
        let generation = source.generated(target, GenerationOptions(prefix: prefix, isRMR: options.isRMR))
        diagnostics = faults + generation.diagnostics
        let files = generation.files.map {
            FileToWrite(path: $0.path.isEmpty ? out : out + "/" + $0.path, bytes: $0.bytes)
        }
        if target == .xcassets { diagnostics += Self.leftOver(in: out, generation.files) }
        guard arguments.has(Self.check) else { return output.write(files, to: out, diagnostics) }
        if !diagnostics.containsError {
            diagnostics += files.filter(\.isStale).map {
                Diagnostic("generate.stale", "\"\($0.path)\" is stale: generate it again")
            }
        }
        output.report(diagnostics)
        return diagnostics.containsError ? .errors : .ok
    }

    /// Color sets in the catalog that the palette does not have: they are told, not deleted, as they may be someone's.
    private static func leftOver(in out: String, _ files: [GeneratedFile]) -> [Diagnostic] {
        let made = Set(files.map { String($0.path.prefix { $0 != "/" }) })
        return FileWriting.folders(in: out, suffix: ".colorset").filter { !made.contains($0) }.map {
            Diagnostic(
                "generate.left-over", .warning,
                "\"\(out)/\($0)\" is no color of the palette: delete it unless it is yours")
        }
    }
}
