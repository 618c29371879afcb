import CommandLineOptions
import StyleDiagnostics
import StyleTooling

/// `stylectl registry`: print what is registered, and by whom.
struct RegistryCommand: Command {
    private static let kinds = RegistryDocument.Kind.allCases.map(\.rawValue)

    static let definition = CommandDefinition(
        "registry", summary: "print what is registered, and by whom",
        details: ["The kinds: \(kinds.joined(separator: ", ")). Without one, all of them."],
        operands: .many("KIND…", atLeast: 0), options: [StylingOptions.pack, StylingOptions.noDefaultPacks, format, StylingOptions.strict])

    private static let format = OptionDefinition(
        "format", .choice("text", "json", "markdown"), default: "text", doc: "how results are printed")

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        let kinds = try arguments.operands.map { word throws(UsageError) in try kind(word, arguments) }
        let chosen = kinds.isEmpty ? RegistryDocument.Kind.allCases : kinds
        let run = try Run(arguments, output: output)
        let diagnostics = run.registrationDiagnostics
        let document = RegistryDocument(run.styler.registry, kinds: chosen)
        switch arguments.value(Self.format) {
        case "json": output.write(document.json)
        case "markdown":
            let command = (["stylectl registry"] + kinds.map(\.rawValue) + ["--format markdown"]).joined(separator: " ")
            output.write(RegistryPage(run.styler.registry).text(for: chosen, command: command))
        default: output.write(RegistryPrinter(style: output.style).text(for: document))
        }
        output.report(diagnostics)
        return diagnostics.containsError ? .errors : .ok
    }

    private func kind(_ word: String, _ arguments: ParsedArguments) throws(UsageError) -> RegistryDocument.Kind {
        guard let kind = RegistryDocument.Kind(rawValue: word) else {
            throw UsageError(
                "\"\(word)\" is no kind of registered thing\(Suggestion.phrase(for: word, in: Self.kinds)), expected \(Self.kinds.joined(separator: ", "))",
                command: arguments.command)
        }
        return kind
    }
}
