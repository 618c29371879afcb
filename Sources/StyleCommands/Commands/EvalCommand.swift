import CommandLineOptions
import Foundation
import StyleDiagnostics
import StyleEngine
import StyleFiles
import StyleSyntax
import StyleTooling

/// `stylectl eval`: evaluate expressions.
struct EvalCommand: Command {
    static let definition = CommandDefinition(
        "eval", summary: "evaluate expressions",
        details: [
            "Without --as or --property, an expression is plain mathematics: blanks never matter.",
            "Without an expression, on a terminal, it asks for one after the other; name = expression keeps a variable.",
        ],
        operands: .many("EXPR…", atLeast: 0), options: [type, property, batch, explain] + StylingOptions.all)

    static let type = OptionDefinition("as", OptionValue("TYPE"), doc: "convert to a type such as color or insets")
    static let property = OptionDefinition("property", OptionValue("CLASS.NAME"), doc: "convert as this property does")
    static let batch = OptionDefinition(
        "batch", OptionValue("FILE.jsonl"),
        doc: "evaluate one JSON request a line, print one answer a line; - reads standard input")

    static let explain = OptionDefinition(
        "explain", doc: "also print the expression as it is folded, what its value is, and what it depends on")

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        if arguments.has(Self.type), arguments.has(Self.property) {
            throw UsageError("--as and --property exclude each other", command: arguments.command)
        }
        let run = try Run(arguments, output: output)
        if let file = arguments.value(Self.batch) {
            guard arguments.operands.isEmpty else {
                throw UsageError("--batch takes its expressions from the file, not from the command line", command: arguments.command)
            }
            return try runBatch(file, run, arguments, output)
        }
        let runFaults = run.registrationDiagnostics
        guard !arguments.operands.isEmpty else {
            guard isatty(STDIN_FILENO) == 1 else { throw UsageError("no expression is given", command: arguments.command) }
            output.report(runFaults)
            return try runPrompt(run, arguments, output)
        }
        let results = try arguments.operands.map { expression throws(UsageError) in
            try evaluate(expression, target(arguments), run, arguments)
        }
        let explanations = arguments.has(Self.explain) ? arguments.operands.map { explanation($0, run, arguments) } : nil
        print(results, explanations, runFaults, arguments, output)
        return (runFaults + results.flatMap(\.diagnostics)).containsError ? .errors : .ok
    }

    private func evaluate(
        _ expression: String, _ target: Evaluation.Target, _ run: Run, _ arguments: ParsedArguments
    ) throws(UsageError) -> Evaluation {
        do throws(TargetFailure) {
            let evaluation = try Evaluation(expression, as: target, dialect: .css, styler: run.styler, scope: run.styler.globalScope)
            return run.options.isStrict ? evaluation.strict : evaluation
        } catch {
            throw UsageError(error.message, command: arguments.command)
        }
    }

    private func target(_ arguments: ParsedArguments) -> Evaluation.Target {
        arguments.value(Self.type).map { .type($0) } ?? arguments.value(Self.property).map { .property($0) } ?? .expression
    }

    private func explanation(
        _ expression: String, _ run: Run, _ arguments: ParsedArguments
    ) -> EvaluationExplanation {
        EvaluationExplanation(
            expression, grammar: target(arguments) == .expression ? .mathematics : .value, dialect: .css,
            styler: run.styler, scope: run.styler.globalScope)
    }

    private func runPrompt(
        _ run: Run, _ arguments: ParsedArguments, _ output: Output
    ) throws(UsageError) -> ExitCode {
        // What the options name is checked before the first question.
        _ = try evaluate("0", target(arguments), run, arguments)
        EvaluationPrompt(
            output: output,
            evaluate: { expression in
                do throws(UsageError) {
                    return try evaluate(expression, target(arguments), run, arguments)
                } catch {
                    return Evaluation(refusing: error.message)
                }
            },
            assign: { name, text in run.styler.overrideVariable(name, text) }
        ).run()
        return .ok
    }

    private func print(
        _ results: [Evaluation], _ explanations: [EvaluationExplanation]?, _ runFaults: [Diagnostic],
        _ arguments: ParsedArguments, _ output: Output
    ) {
        guard arguments.value(StylingOptions.format) == "json" else {
            for (index, result) in results.enumerated() {
                if let text = result.text { output.writeLine(TerminalText.safe(text)) }
                for line in explanations?[index].lines ?? [] { output.writeLine(TerminalText.safe(line)) }
            }
            output.report(runFaults + results.flatMap(\.diagnostics))
            return
        }
        output.report(runFaults)
        let documents = results.enumerated().map { index, result in
            JSONObject(result.json.members + (explanations.map { [.init("explanation", $0[index].json)] } ?? []))
        }
        if documents.count == 1 {
            output.write(.object(JSONObject([.init("version", 1)] + documents[0].members)))
        } else {
            output.write(["version": 1, "results": .array(documents.map { .object($0) })])
        }
    }

    private func runBatch(
        _ path: String, _ run: Run, _ arguments: ParsedArguments, _ output: Output
    ) throws(UsageError) -> ExitCode {
        let result = path == "-" ? StandardInput.read() : run.loader.open(path).map(\.bytes)
        switch result {
        case .failure(let failure):
            output.report([failure.diagnostic()])
            return .errors
        case .success(let bytes):
            var batch = EvaluationBatch(run: run, target: target(arguments))
            for line in Self.lines(bytes) {
                output.write(batch.answer(line))
            }
            return batch.sawOnlyJSON ? .ok : .errors
        }
    }

    /// All lines: a blank one has its answer, too, so that answers stay in step. Blank lines at the end are none.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        while let last = lines.last, last.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { lines.removeLast() }
        return lines
    }
}
