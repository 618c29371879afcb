import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

/// Reads the input as an expression of both grammars and all dialects, binds and evaluates it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzExpression(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    ExpressionTrial(bytes: Array(UnsafeBufferPointer(start: start, count: count))).run()
    return 0
}

/// What must hold of any bytes at all.
struct ExpressionTrial {
    let bytes: [UInt8]
    private let functions = Laboratory.shared.functions

    init(bytes: [UInt8]) { self.bytes = bytes }

    func run() {
        let file = SourceFile(name: "input", bytes: bytes)
        let scope = Laboratory.shared.scope
        for (grammar, dialect) in [
            (MathExpression.Grammar.mathematics, Dialect.css), (.value, .css), (.value, .cas),
        ] {
            let expression = MathExpression.parse(SourceSpan(file, file.range), grammar: grammar, dialect: dialect)
            let bound = expression.bind(in: scope, functions: functions, context: EvaluationContext())
            let (value, faults) = bound.evaluate()
            let diagnostics = bound.diagnostics + faults
            check(value != nil || diagnostics.containsError, "there is neither a value nor an error")
            for span in diagnostics.compactMap(\.span) where span.file === file {
                check(span.range.start >= 0 && span.range.end <= bytes.count, "a range is outside of the input")
            }
            if let value, !diagnostics.containsError { checkText(of: value) }
        }
        checkCode()
    }

    /// The canonical text reads back to the same value; words that name numbers, and data, have no text of their own.
    private func checkText(of value: ExpressionValue) {
        guard case .number(let quantity) = value, quantity.value.isFinite else { return }
        let file = SourceFile(name: "text", text: value.text)
        let again = MathExpression.parse(SourceSpan(file, file.range), grammar: .mathematics, dialect: .css)
            .bind(in: Laboratory.shared.scope, functions: functions, context: EvaluationContext()).evaluate().value
        check(again == value, "\"\(value.text)\" does not read back")
    }

    /// Register code gives what the general evaluator gives.
    private func checkCode() {
        let text = String(decoding: bytes, as: UTF8.self)
        let frame = Laboratory.shared.frame
        guard let formula = CompiledExpression.compile(text, in: frame).expression, formula.isNumeric else { return }
        let file = SourceFile(name: "input", text: text)
        let general = MathExpression.parse(SourceSpan(file, file.range), grammar: .mathematics, dialect: .css)
            .bind(in: frame, functions: frame.functionLibrary, context: frame.context).evaluate().value
        let value = formula.value().value
        check(value?.text == general?.text, "code gives \(value?.text ?? "nothing"), not \(general?.text ?? "nothing")")
    }

    private func check(_ holds: Bool, _ message: @autoclosure () -> String) {
        if !holds { fatalError(message()) }
    }
}

/// What all trials share, made once; the fuzzer runs in one thread.
struct Laboratory: @unchecked Sendable {
    static let shared = Laboratory()

    let functions: FunctionLibrary
    let scope = Variables(values: ["x": "1 2", "y": "$x 3px", "z": "now()", "gap": "4px", "c": "#ff000080"])
    let frame: VariableFrame

    private init() {
        var functions = FunctionLibrary.standard
        functions.set(
            ExpressionFunction("now", arity: 0...0, isPure: false) { _ throws(FunctionFailure) in .bool(true) })
        functions.set(
            ExpressionFunction("same", arity: 1...1, isPure: false) { call throws(FunctionFailure) in call.arguments[0] })
        self.functions = functions
        frame = VariableFrame(functions: functions)
        for (name, value, unit) in [("a", 1.5, nil), ("b", -2, nil), ("w", 320, .px), ("t", 90, .deg), ("p", 50, .percent)]
            as [(String, Double, MeasureUnit?)]
        {
            frame.define(name, value, unit: unit)
        }
    }
}

/// Variables by name, each in a source of its own.
struct Variables: SymbolScope {
    let values: [String: String]

    func variable(_ name: String) -> VariableDeclaration? {
        guard let value = values[name] else { return nil }
        let file = SourceFile(name: name, text: value)
        let span = SourceSpan(file, file.range)
        return VariableDeclaration(name: name, value: span, dialect: .css, nameSpan: span)
    }

    func isBareVariable(_ name: String, in file: SourceFile) -> Bool { false }

    var variableNames: [String] { values.keys.sorted() }
}
