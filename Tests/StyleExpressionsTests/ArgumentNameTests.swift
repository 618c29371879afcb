import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues
import Testing

@Suite("Names of arguments")
struct ArgumentNameTests {
    /// A function that gives the names back.
    private var library: FunctionLibrary {
        var library = FunctionLibrary.standard
        library.set(
            ExpressionFunction("names", arity: 0...9, takesLabels: true) { call in
                .list(ExpressionList(call.arguments.indices.map { .string(call.label($0) ?? "-") }, hasCommas: true))
            })
        return library
    }

    private func text(_ source: String, _ grammar: MathExpression.Grammar = .value) -> String {
        let file = SourceFile(name: "x", text: source)
        let bound = MathExpression.parse(SourceSpan(file, file.range), grammar: grammar, dialect: .css)
            .bind(in: EmptyScope(), functions: library, context: EvaluationContext())
        let result = bound.evaluate()
        return result.value?.text ?? (bound.diagnostics + result.diagnostics).map(\.id.rawValue).joined(separator: " ")
    }

    @Test(
        "a word, a number with its tail or a string before a colon names the argument",
        arguments: [
            ("names(a: 1, b-c: 2)", #""a", "b-c""#), ("names(1, a: 2, 3)", #""-", "a", "-""#),
            ("names(6: 1, 6plus: 2)", #""6", "6plus""#),
            (#"names("my break": 1, 'x' : 2)"#, #""my break", "x""#), ("names(1, 2)", #""-", "-""#),
            ("names(a:1,b:2)", #""a", "b""#),
        ])
    func names(source: String, expected: String) { #expect(text(source) == expected) }

    @Test("plain mathematics has them too, with words of one piece")
    func mathematics() {
        #expect(text("names(a: 1 + 2, 6: 3)", .mathematics) == #""a", "6""#)
        #expect(text("names(b-c: 1)", .mathematics) == "expression.unexpected-token")
    }

    @Test(
        "conditions keep their colons",
        arguments: [("max(true ? 1 : 2, 1)", "1"), ("names(a: true ? 1 : 2)", #""a""#), ("true ? max(1, 2) : 3", "2")])
    func conditions(source: String, expected: String) { #expect(text(source) == expected) }

    @Test("functions that know no names refuse them", arguments: ["max(a: 1, 2)", "rgb(red: 1, 2, 3)"])
    func refused(source: String) { #expect(text(source) == "expression.arity") }

    @Test(
        "a name without a value, or twice a colon, is a fault",
        arguments: ["names(a:)", "names(a: b: 1)", "names(: 1)"])
    func malformed(source: String) { #expect(text(source) == "expression.unexpected-token") }
}
