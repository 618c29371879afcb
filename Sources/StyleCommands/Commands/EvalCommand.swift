import CommandLineOptions
import StyleDiagnostics
import StyleEngine
import StyleFiles
import StyleSyntax
import StyleTooling

/// `stylectl eval`: evaluate expressions.
struct EvalCommand: Command {
    static let definition = CommandDefinition(
        "eval", summary: "evaluate expressions",
        details: ["Without --as or --property, an expression is plain mathematics: blanks never matter."],
        operands: .many("EXPR…", atLeast: 0), options: [type, property, batch] + StylingOptions.all)

    static let type = OptionDefinition("as", OptionValue("TYPE"), doc: "convert to a type such as color or insets")
    static let property = OptionDefinition("property", OptionValue("CLASS.NAME"), doc: "convert as this property does")
    static let batch = OptionDefinition(
        "batch", OptionValue("FILE.jsonl"),
        doc: "evaluate one JSON request a line, print one answer a line; - reads standard input")

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        if arguments.has(Self.type), arguments.has(Self.property) {
            throw UsageError("--as and --property exclude each other", command: arguments.command)
        }
        let session = try StylingSession(arguments, output: output)
        if let file = arguments.value(Self.batch) {
            guard arguments.operands.isEmpty else {
                throw UsageError("--batch takes its expressions from the file, not from the command line", command: arguments.command)
            }
            return try runBatch(file, session, arguments, output)
        }
        guard !arguments.operands.isEmpty else { throw UsageError("no expression is given", command: arguments.command) }
        let sessionFaults = session.registrationDiagnostics
        let results = try arguments.operands.map { expression throws(UsageError) in
            try evaluate(expression, target(arguments), session, arguments)
        }
        print(results, sessionFaults, arguments, output)
        return (sessionFaults + results.flatMap(\.diagnostics)).containsError ? .errors : .ok
    }

    private func evaluate(
        _ expression: String, _ target: Evaluation.Target, _ session: StylingSession, _ arguments: ParsedArguments
    ) throws(UsageError) -> Evaluation {
        do throws(TargetFailure) {
            let evaluation = try Evaluation(expression, as: target, dialect: .css, styler: session.styler, scope: session.styler.globalScope)
            return session.options.isStrict ? evaluation.strict : evaluation
        } catch {
            throw UsageError(error.message, command: arguments.command)
        }
    }

    private func target(_ arguments: ParsedArguments) -> Evaluation.Target {
        arguments.value(Self.type).map { .type($0) } ?? arguments.value(Self.property).map { .property($0) } ?? .expression
    }

    private func print(_ results: [Evaluation], _ sessionFaults: [Diagnostic], _ arguments: ParsedArguments, _ output: Output) {
        guard arguments.value(StylingOptions.format) == "json" else {
            for result in results where result.text != nil { output.writeLine(TerminalText.safe(result.text ?? "")) }
            output.report(sessionFaults + results.flatMap(\.diagnostics))
            return
        }
        output.report(sessionFaults)
        if results.count == 1 {
            output.write(.object(JSONObject([.init("version", 1)] + results[0].json.members)))
        } else {
            output.write(["version": 1, "results": .array(results.map { .object($0.json) })])
        }
    }

    private func runBatch(
        _ path: String, _ session: StylingSession, _ arguments: ParsedArguments, _ output: Output
    ) throws(UsageError) -> ExitCode {
        let result = path == "-" ? StandardInput.read() : session.loader.open(path).map(\.bytes)
        switch result {
        case .failure(let failure):
            output.report([failure.diagnostic()])
            return .errors
        case .success(let bytes):
            var batch = EvaluationBatch(session: session, target: target(arguments))
            for line in bytes.split(separator: 0x0A) where !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
                output.write(batch.answer(line))
            }
            return batch.sawOnlyJSON ? .ok : .errors
        }
    }
}
