import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues
import Testing

@Suite("Binding")
struct BindingTests {
    // MARK: Variables

    @Test("variables use each other, and are read in the order of first use")
    func variablesOfVariables() {
        let scope = FixtureScope(["a": "$b * 2", "b": "$c + 1", "c": "2", "d": "1"])
        let result = Evaluated("$a + $d + $c", .value, scope: scope)
        #expect(result.outcome == "9")
        #expect(result.bound.variablesRead == ["a", "b", "c", "d"])
        #expect(result.bound.isConstant)
        #expect(result.expression.variableNames == ["a", "c", "d"])
        #expect(result.bound.variableNotes.map { $0.span?.fileName } == ["a.var", "b.var", "c.var", "d.var"])
    }

    @Test("in plain mathematics words in a variable are names, too")
    func formulas() {
        let scope = FixtureScope(["x": "y * 2", "y": "z + 1", "z": "2", "c": "red"])
        #expect(Evaluated("x", scope: scope).outcome == "6")
        #expect(Evaluated("$x + 1", scope: scope).outcome == "7")
        #expect(Evaluated("c == #f00", scope: scope).outcome == "true")
    }

    @Test(
        "a cycle is one error that lists it",
        arguments: ["$a", "$a + $b", "1 + $b * $a", "true ? 1 : $a", "var(--a, 1)"])
    func cycles(text: String) throws {
        let scope = FixtureScope(["a": "$b + 1", "b": "1 $a"])
        let errors = Evaluated(text, .value, scope: scope).errors
        let error = try #require(errors.first)
        #expect(errors.count == 1)
        #expect(error.id == "expression.cycle")
        #expect(error.message.contains("\"a\"") && error.message.contains("\"b\""))
        #expect(Set(error.notes.map { $0.span?.fileName }) == ["a.var", "b.var"])
        #expect(error.span?.fileName == "test")
    }

    @Test("a variable that reads itself is a cycle of one")
    func selfCycle() throws {
        let error = try #require(Evaluated("$x", .value, scope: FixtureScope(["x": "$x"])).errors.first)
        #expect(error.message == "variables use each other in a cycle: \"x\" → \"x\"")
    }

    @Test("a fault in a variable is placed there, and says how it was reached")
    func faultInVariable() throws {
        let scope = FixtureScope(["a": "1 + $b", "b": "2px + 3s"])
        let result = Evaluated("5 * $a", .value, scope: scope)
        let error = try #require(result.errors.first)
        #expect(result.errors.count == 1)
        #expect(error.span?.fileName == "b.var")
        #expect(error.span?.text == "2px + 3s")
        #expect(
            error.notes.map(\.message) == [
                "variable \"b\" is declared here", "variable \"a\" is declared here", "used here",
            ])
        #expect(error.notes.last?.span?.text == "$a")
    }

    @Test("a fault of what a variable holds names its declaration")
    func faultWithVariable() throws {
        let scope = FixtureScope(["t": "3s", "w": "$t * 2"])
        let error = try #require(Evaluated("1px + $w", .value, scope: scope).errors.first)
        #expect(error.span?.text == "1px + $w")
        #expect(error.notes.map { $0.span?.fileName } == ["w.var"])
    }

    @Test("an undefined variable suggests the nearest, with the change")
    func undefined() throws {
        let scope = FixtureScope(["corner": "4"])
        let error = try #require(Evaluated("$cornr + 2", scope: scope).errors.first)
        #expect(error.message == "undefined variable \"cornr\", did you mean \"corner\"?")
        #expect(error.fixIts.map { $0.applied(to: "$cornr + 2") } == ["$corner + 2"])
        let call = try #require(Evaluated("var(--cornr)", .value, scope: scope).errors.first)
        #expect(call.fixIts.map { $0.applied(to: "var(--cornr)") } == ["var(--corner)"])
    }

    // MARK: Functions of a host

    private func library(_ count: Counter) -> FunctionLibrary {
        var library = Standard.functions
        library.set(
            ExpressionFunction("spacing", arity: 1...1, parameters: "n") { call throws(FunctionFailure) in
                count.value += 1
                return .number(Quantity(try call.number(0) * 8))
            })
        library.set(
            ExpressionFunction("now", arity: 0...0, isPure: false) { _ throws(FunctionFailure) in
                count.value += 1
                return .number(Quantity(Double(count.value)))
            })
        library.set(
            ExpressionFunction("fail", arity: 0...2, isPure: false) { call throws(FunctionFailure) in
                throw FunctionFailure("no luck", argument: call.arguments.isEmpty ? nil : call.arguments.count - 1)
            })
        library.set(
            ExpressionFunction("length", arity: 0...0, isPure: false) { _ throws(FunctionFailure) in
                .number(Quantity(2, .px))
            })
        library.set(
            ExpressionFunction("truth", arity: 1...1, isPure: false) { call throws(FunctionFailure) in call.arguments[0]
            })
        return library
    }

    private final class Counter { var value = 0 }

    @Test("a pure function is called once, when binding; others each time, but a variable once an evaluation")
    func purity() {
        let count = Counter()
        let pure = Evaluated("spacing(2) + 1", functions: library(count))
        #expect(pure.outcome == "17" && pure.bound.isConstant && count.value == 1)
        #expect(pure.bound.evaluate().value?.text == "17" && count.value == 1)
        count.value = 0
        let scope = FixtureScope(["t": "now()"])
        let impure = Evaluated("$t + $t * 10 + now() * 100", .value, scope: scope, functions: library(count))
        #expect(!impure.bound.isConstant)
        #expect(impure.outcome == "211" && count.value == 2)
        #expect(impure.bound.evaluate().value?.text == "433")
    }

    @Test("functions of a host are not called for what is not taken")
    func laziness() {
        let count = Counter()
        let functions = library(count)
        for text in [
            "true ? 1 : spacing(2)", "false ? now() : 1", "false && spacing(1)", "true || now()", "1 ?? now()",
            "truth(1) ? 1 : now()", "truth(1) || now() == 1", "truth(0) && now()",
        ] {
            #expect(Evaluated(text, functions: functions).errors.isEmpty, "\(text)")
            #expect(count.value == 0, "\(text)")
        }
    }

    @Test("a variable that only an untaken branch reads is checked as that branch is")
    func lazyVariables() {
        let count = Counter()
        let scope = FixtureScope(["x": "(1, 2)[5]", "y": "spacing(2)", "z": "1px + 1s"])
        for text in ["true ? 1 : $x", "true ? 1 : $y", "false && $y", "1 ?? $x"] {
            #expect(Evaluated(text, scope: scope, functions: library(count)).errors.isEmpty, "\(text)")
        }
        #expect(count.value == 0)
        #expect(Evaluated("true ? $y : $x", scope: scope, functions: library(count)).outcome == "16")
        #expect(Evaluated("(false ? $y : 1) + $y", scope: scope, functions: library(count)).outcome == "17")
        #expect(Evaluated("true ? 1 : $z", scope: scope).errors.map(\.id.rawValue) == ["expression.unit-mismatch"])
        let late = Evaluated("(false ? $x : 1) + $x", scope: scope).errors
        #expect(late.map(\.id.rawValue) == ["expression.index-out-of-range"])
    }

    @Test(
        "what is known only when evaluated is computed then",
        arguments: CaseTable.rows(
            #"""
            truth(1) ? 2 : 3                → 2
            truth(0) ? 2 : 3                → 3
            truth(1) && 2                   → true
            truth(1) && truth(0)            → false
            truth(0) || 0                   → false
            truth(0) || truth(2)            → true
            truth((1, 2)) * 2               → 2, 4
            truth((1, 2))[1]                → 2
            (truth(1), 2) + 1               → 2, 3
            truth(1) ? truth(0) ? 1 : 2 : 3 → 2
            1 + (truth(0) ? 1 : 2) * 3      → 7
            max(truth(3), 2)                → 3
            length() + 1in                  → 98px
            truth('a') + 1                  → "a1"
            -truth(2)                       → -2
            true && truth(1)                → true
            true ? truth(5) : 1             → 5
            length() + 1s                   → unit-mismatch 0..<13
            truth('a') ? 1 : 2              → type-mismatch 0..<10
            truth((1, 2))[2]                → index-out-of-range 14..<15
            fail()                          → function-failed 0..<6
            1 + fail(1, 2)                  → function-failed 12..<13
            true || fail()                  → true
            truth(1) ? (1, 2)[truth(5)] : 0 → index-out-of-range 18..<26
            truth(1) ? 1 : (1, 2)[5]        → 1
            truth(0) ? 1 : (1, 2)[5]        → index-out-of-range 22..<23
            """#))
    func late(text: String, outcome: String) {
        #expect(
            Evaluated(text, functions: library(Counter()), context: EvaluationContext(lengthModel: .css)).outcome
                == outcome)
    }

    @Test("what is wrong in a function comes with its notes, and with the variable that it was called in")
    func failures() throws {
        let scope = FixtureScope(["x": "1 + fail(3)"])
        let error = try #require(Evaluated("$x", .value, scope: scope, functions: library(Counter())).errors.first)
        #expect(error.message == "no luck" && error.span?.text == "3" && error.span?.fileName == "x.var")
        #expect(error.notes.map(\.message) == ["variable \"x\" is declared here"])
    }

    @Test("a kept call with an argument of an unpure function is made when evaluated")
    func lateKeptCalls() {
        let result = Evaluated("point(now(), 2).left(now())", .value, functions: library(Counter()))
        #expect(result.outcome == "point(1, 2).left(2)")
        #expect(!result.bound.isConstant)
    }
}
