import StyleExpressions
import StyleValues
import Testing

/// Expected values: CSS Values and Units Level 4, section 10 (calc() keeps what only a context can resolve).
@Suite("Sums of lengths")
struct SumTests {
    private var keeping: EvaluationContext {
        var context = EvaluationContext(lengthModel: .css)
        context.keepsSums = true
        return context
    }

    @Test(
        "where a context keeps sums, lengths that no common unit holds add up, each unit once",
        arguments: CaseTable.rows(
            #"""
            100% - 20px                → calc(100% - 20px)
            calc(100% - 20px)          → calc(100% - 20px)
            (100% - 20px) / 2          → calc(50% - 10px)
            2 * (1em + 3px)            → calc(2em + 6px)
            (1em + 3px) * 2            → calc(2em + 6px)
            -(1em - 3px)               → calc(-1em + 3px)
            1em + 1rem + 1vw + 1vh     → calc(1em + 1rem + 1vw + 1vh)
            100% - 20px + 1in - 10%    → calc(90% + 76px)
            (50% + 4px) - (50% - 1em)  → calc(0% + 4px + 1em)
            1em + 2em                  → 3em
            1in + 4px                  → 100px
            100% - 20px + 5            → calc(100% - 15px)
            $sum * 2                   → calc(200% + 2px)
            (1px, 2em) + 3%            → calc(1px + 3%), calc(2em + 3%)
            true ? 1em + 1px : 1em     → calc(1em + 1px)
            10px + 1s                  → unit-mismatch 0..<9
            (1em + 1px) * 1px          → type-mismatch 0..<17
            (1em + 1px) * (1em + 1px)  → type-mismatch 0..<25
            (1em + 1px) / 1px          → type-mismatch 0..<17
            (1em + 1px) > 3px          → type-mismatch 0..<17
            min(100%, 20px)            → function-failed 0..<15
            """#))
    func sums(text: String, outcome: String) {
        let scope = FixtureScope(["sum": "100% + 1px"])
        let result = Evaluated(text, scope: scope, context: keeping).outcome
        #expect(result == outcome || outcome.hasPrefix("function-failed") && result.hasPrefix("unit-mismatch"))
    }

    @Test(
        "elsewhere such a sum is an error",
        arguments: ["100% - 20px", "1em + 1px", "1em + 1rem"])
    func refused(text: String) { #expect(Evaluated(text).errors.map(\.id) == ["expression.unit-mismatch"]) }

    @Test("where units are strict, a plain number is no length of a sum")
    func strict() {
        var context = keeping
        context.isStrictAboutUnits = true
        for (text, id) in [("100% - 20px - 5", "type-mismatch"), ("1px + 5", "unit-mismatch"), ("5 - 1em", "unit-mismatch")] {
            #expect(Evaluated(text, context: context).errors.map(\.id.rawValue) == ["expression." + id], "\(text)")
        }
        #expect(Evaluated("(100% - 20px) * 2", context: context).outcome == "calc(200% - 40px)")
    }

    @Test("the text of a sum reads back to the sum")
    func reading() {
        for text in ["100% - 20px", "1em + 0.5px - 3vh", "-1em - 1px", "0% + 0px"] {
            let sum = Evaluated(text, context: keeping).value
            #expect(sum != nil && Evaluated(sum?.text ?? "", context: keeping).value == sum, "\(text)")
        }
    }

    @Test("with a basis the units of a context are lengths, percentages at the end")
    func basis() {
        var context = EvaluationContext(lengthModel: .css)
        context.basis = [.em: 16, .vw: 3.75, .percent: 2]
        for (text, outcome) in [
            ("2em", "32px"), ("1em + 4px", "20px"), ("100% - 20px", "180px"), ("50vw", "187.5px"), ("50%", "100px"),
            ("1em > 15px", "true"), ("1em, 10%", "16px, 20px"), ("1rem + 1rem", "2rem"), ("lerp(0, 10, 50%)", "5"),
            ("lighten(#402010, 50%)", "#603018"), ("max(1em, 20px)", "20px"), ("100% + 1rem", "calc(200px + 1rem)"),
        ] {
            #expect(Evaluated(text, context: context).outcome == outcome, "\(text)")
        }
        let frame = VariableFrame(context: context)
        frame.define("w", 2, unit: .em)
        let formula = CompiledExpression.compile("w + 1px", in: frame).expression
        #expect(formula?.value().value == .number(Quantity(33, .px)))
    }
}

@Suite("The folded text of an expression")
struct FoldedTextTests {
    private var functions: FunctionLibrary {
        var library = FunctionLibrary.standard
        library.set(
            ExpressionFunction("late", arity: 1...1, isPure: false) { call throws(FunctionFailure) in call.arguments[0] })
        return library
    }

    @Test(
        "what is known is computed, the rest is written out",
        arguments: CaseTable.rows(
            #"""
            1 + 2 * 3                        → 7
            late(1) + 2 * 3                  → late(1) + 6
            (late(1) + 2) * (3 - 5)          → (late(1) + 2) * (-2)
            late(1) ? 2 + 3 : 1px / 2px      → late(1) ? 5 : 0.5
            true ? late(2) : 3               → late(2)
            late(1) > 0 && late(2) > 1       → (late(1) > 0) && (late(2) > 1)
            1 && late(3)                     → late(3)
            -late(2) ^ 2                     → -(late(2) ^ 2)
            late((1, 2))[0 + 1]              → late((1, 2))[1]
            late(1), 2 + 2                   → late(1), 4
            $v * 2                           → $v * 2
            $k * 2                           → 6pt
            max(late(1), 1in, 2 + 2)         → max(late(1), 1in, 4)
            !late(0) || late(1)              → (!late(0)) || late(1)
            """#))
    func folded(text: String, expected: String) {
        let scope = FixtureScope(["v": "late(1) + 1", "k": "3px"])
        #expect(Evaluated(text, scope: scope, functions: functions).bound.foldedText == expected)
    }

    @Test("the folded text has the value of the expression, and folds to itself")
    func law() {
        var generator = ExpressionGenerator(seed: 9)
        let functions = functions
        var count = 0
        for _ in 0..<3000 {
            let text = generator.expression(depth: 4).split(separator: "§", omittingEmptySubsequences: false).joined(separator: "late")
            let whole = Evaluated(text, functions: functions)
            guard let value = whole.value, whole.errors.isEmpty else { continue }
            let folded = Evaluated(whole.bound.foldedText, functions: functions)
            #expect(folded.value?.text == value.text, "\(text): \(whole.bound.foldedText)")
            #expect(folded.bound.foldedText == whole.bound.foldedText, "\(text)")
            count += 1
        }
        #expect(count > 300)
    }
}
