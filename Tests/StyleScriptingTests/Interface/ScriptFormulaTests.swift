import StyleDiagnostics
import StyleEngine
import StyleExpressions
import Testing

/// Functions of scripts in compiled formulas, beside the general evaluator, which knows nothing of register code.
@Suite("Formulas that call scripts")
struct ScriptFormulaTests {
    private let theme: Theme
    private let frame: VariableFrame

    init() throws {
        theme = try Theme()
        let faults = theme.run("""
            local calls = 0
            style.func("next", function(n) return n + 1 end, { parameters = "n" })
            style.func("third", function(a, b, c) return c end)
            style.func("kind", function(n) return math.type(n) == "integer" and 1 or 2 end)
            style.func("ticks", function() calls = calls + 1 return calls end, { parameters = "" })
            style.func("called", function() return calls end, { parameters = "" })
            style.func("double", function(n) calls = calls + 1 return n * 2 end, { pure = true })
            style.func("none", function() end)
            style.func("word", function(n) return n > 1 and "large" or n end)
            style.func("wide", function(n) return style.number(n .. "px") end)
            style.func("sure", function(n) return n > 1 end)
            style.func("pair", function(n) return { n, n + 1 } end)
            style.func("digits", function(n) return "12" end)
            style.func("wrong", function(n) if n > 1 then error("too large") end return n end)
            """)
        #expect(faults == [])
        frame = VariableFrame(functions: theme.styler.registry.functions)
        frame.define("a", 1)
        frame.define("b", 2.5)
        frame.define("w", 10, unit: .pt)
    }

    @Test(
        "a call of plain numbers gives what the general evaluator gives",
        arguments: [
            "next(a)", "next(next(a) + next(b))", "a + next(b) * 2", "b * 2 - next(a * next(b))", "third(1, 2, b)", "third(1, 2)",
            "kind(1)", "kind(a)", "kind(b)", "kind(a / 0)", "kind(-0)", "kind(a * 1e30)", "next(a) > 1 ? b : a", "next(a), b, next(b)",
            "none()", "none() + 1", "word(a)", "word(b)", "word(b) + 1", "wide(a)", "wide(a) / 1px", "sure(a)", "sure(b)", "sure(b) ? 1 : 2",
            "pair(a)", "pair(a) * 2", "digits(a)", "wrong(a)", "wrong(b)", "1, wrong(b)", "wrong(b) > 1 ? 2 : 3", "next(w)", "next()",
            "next(1, 2)", "next(\"x\")", "double(2)", "double(wrong(3))", "0 && wrong(b)", "nxt(a)",
        ])
    func equalToGeneral(text: String) {
        let compiled = CompiledExpression.compile(text, in: frame)
        let file = SourceFile(name: "<expression>", text: text)
        let bound = MathExpression.parse(SourceSpan(file, file.range), grammar: .mathematics, dialect: .css)
            .bind(in: frame, functions: frame.functionLibrary, context: frame.context)
        let general = bound.diagnostics.containsError ? nil : bound.evaluate()
        let faults = bound.diagnostics + (general?.diagnostics ?? [])
        let value = compiled.expression?.value()
        #expect(value?.value == general?.value)
        #expect((compiled.diagnostics + (value?.diagnostics ?? [])).map(\.message) == faults.map(\.message))
        guard let expression = compiled.expression, expression.isNumeric else { return }
        switch general?.value {
        case .number(let quantity)?:
            #expect(expression.evaluate() == quantity.value || (expression.evaluate().isNaN && expression.unit() != quantity.unit))
        case .bool(let flag)?: #expect(expression.evaluate() == (flag ? 1 : 0))
        case .list(let list)?: #expect(expression.count == list.items.count || expression.evaluate().isNaN)
        default: #expect(expression.evaluate().isNaN)
        }
    }

    @Test("calls of numbers are register code, and follow their variables")
    func numeric() throws {
        let formula = try #require(CompiledExpression.compile("next(a) * 2", in: frame).expression)
        #expect(formula.isNumeric)
        #expect(formula.evaluate() == 4)
        frame[try #require(frame["a"])] = 4
        #expect(formula.evaluate() == 10)
    }

    @Test("a function that gives no number once may give one the next time")
    func failingOnce() throws {
        let formula = try #require(CompiledExpression.compile("wrong(a), next(a)", in: frame).expression)
        let variable = try #require(frame["a"])
        #expect(formula.evaluateFour()[1] == 2)
        frame[variable] = 3
        #expect(formula.evaluate().isNaN && formula.evaluateFour()[1].isNaN)
        #expect(formula.value().diagnostics.first?.message.contains("too large") == true)
        frame[variable] = 0.5
        #expect(formula.evaluateFour() == [0.5, 1.5, 0, 0])
    }

    @Test("each evaluation calls once; a pure function only where its arguments changed")
    func calls() throws {
        let count = try #require(CompiledExpression.compile("ticks()", in: frame).expression)
        let called = try #require(CompiledExpression.compile("called()", in: frame).expression)
        #expect([count.evaluate(), count.evaluate()] == [1, 2])
        _ = count.value()
        #expect(called.evaluate() == 3)
        let double = try #require(CompiledExpression.compile("double(a)", in: frame).expression)
        let before = called.evaluate()
        #expect([double.evaluate(), double.evaluate(), double.evaluate()] == [2, 2, 2])
        #expect(called.evaluate() == before + 1)
    }

    @Test("after the script has ended its functions are an error, and no number")
    func closed() throws {
        let formula: CompiledExpression
        do {
            let short = try Theme()
            #expect(short.run("style.func('next', function(n) return n + 1 end)") == [])
            formula = try #require(
                CompiledExpression.compile("next(1)", in: VariableFrame(functions: short.styler.registry.functions)).expression)
            #expect(formula.evaluate() == 2)
        }
        #expect(formula.evaluate().isNaN)
        #expect(formula.value().diagnostics.first?.message.contains("closed") == true)
    }
}
