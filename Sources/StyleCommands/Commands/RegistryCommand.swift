import CommandLineOptions
import StyleDiagnostics
import StyleTooling

/// `stylectl registry`: print what is registered, and by whom.
struct RegistryCommand: Command {
    private static let kinds = RegistryDocument.Kind.allCases.map(\.rawValue)

    static let definition = CommandDefinition(
        "registry", summary: "print what is registered, and by whom",
        operands: .optional(kinds.joined(separator: "|")),
        options: [StylingOptions.pack, StylingOptions.noDefaultPacks, StylingOptions.format, StylingOptions.strict])

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        var kinds = RegistryDocument.Kind.allCases
        if let word = arguments.operands.first {
            guard let kind = RegistryDocument.Kind(rawValue: word) else {
                throw UsageError(
                    "\"\(word)\" is no kind of registered thing\(Suggestion.phrase(for: word, in: Self.kinds)), expected \(Self.kinds.joined(separator: ", "))",
                    command: arguments.command)
            }
            kinds = [kind]
        }
        let session = try StylingSession(arguments, output: output)
        let diagnostics = session.registrationDiagnostics
        let document = RegistryDocument(session.styler.registry, kinds: kinds)
        if arguments.value(StylingOptions.format) == "json" {
            output.write(document.json)
        } else {
            output.write(RegistryPrinter(style: output.style).text(for: document))
        }
        output.report(diagnostics)
        return diagnostics.containsError ? .errors : .ok
    }
}
