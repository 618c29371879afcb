import CommandLineOptions
import StyleDiagnostics
import StyleTokens

/// `stylectl tokens check`: what is wrong or odd in palettes and lists of font styles.
struct CheckTokensCommand: Command {
    static let definition = CommandDefinition(
        "check", summary: "lint tokens", operands: .many("FILE…"),
        options: TokenOptions.reading + [StylingOptions.format, StylingOptions.strict])

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        let options = try TokenOptions.reading(arguments)
        let loader = SourceLoader(files: .disk)
        var diagnostics: [Diagnostic] = []
        for path in arguments.operands {
            guard let file = TokenOptions.file(path, loader, &diagnostics) else { continue }
            let (source, faults) = TokenSource.read(file, options)
            diagnostics += faults
            if case .palette(let palette) = source, !faults.containsError {
                diagnostics += PaletteLint.findings(palette, file: file)
            }
        }
        if arguments.has(StylingOptions.strict) { diagnostics = diagnostics.map(\.strict) }
        if arguments.value(StylingOptions.format) == "json" {
            output.write(["version": 1, "diagnostics": .array(diagnostics.map(\.json))])
        } else {
            output.report(diagnostics)
        }
        return diagnostics.containsError ? .errors : .ok
    }
}
