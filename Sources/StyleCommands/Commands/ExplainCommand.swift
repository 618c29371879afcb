import CommandLineOptions
import StyleDiagnostics
import StyleEngine
import StyleTooling

/// `stylectl explain`: say why a property of an element has its value.
struct ExplainCommand: Command {
    static let definition = CommandDefinition(
        "explain", summary: "say why a property of an element has its value",
        details: [
            "ELEMENT is a path such as 0/2/1, or a selector that matches one element. PROPERTY is written as in a sheet, with its arguments: title-color[state:selected].",
            "Prints everything declared for it, the winner first, with why the others lost, and the variables that the winner reads.",
        ],
        operands: OperandDefinition("ELEMENT PROPERTY", 2...2),
        options: [script] + StylingOptions.all)

    private static let script = OptionDefinition(
        "script", OptionValue("SCRIPT.lua"), doc: "run a theme script first, as stylectl run does")

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        let (target, property) = (arguments.operands[0], arguments.operands[1])
        guard let wanted = ElementTarget(target) else {
            throw UsageError("\"\(target)\" is neither a path such as 0/2/1 nor a selector", command: arguments.command)
        }
        let script = arguments.value(Self.script)
        guard script != nil || !arguments.values(StylingOptions.view).isEmpty else {
            throw UsageError("explain needs --view FILE, or --script SCRIPT.lua that adds elements", command: arguments.command)
        }
        let run = try Run(arguments, output: output)
        if let script { run.add(.script(script)) }
        let explanation: StyleExplanation
        do throws(TargetFailure) {
            let before = try run.document().diagnostics
            // Where a view or script cannot be used, that is the news, not that the element is missing.
            if before.containsError, (try? run.styler.element(wanted)) == nil {
                output.report(before)
                return .errors
            }
            explanation = try run.explanation(of: wanted, property: property)
        } catch {
            throw UsageError(error.message, command: arguments.command)
        }
        let diagnostics = run.diagnostics
        if arguments.value(StylingOptions.format) == "json" {
            output.write(explanation.json(in: run.styler.tree, diagnostics: diagnostics))
        } else {
            output.write(ExplanationPrinter(style: output.style).text(for: explanation, in: run.styler.tree))
            output.report(diagnostics)
        }
        return diagnostics.containsError ? .errors : .ok
    }
}
