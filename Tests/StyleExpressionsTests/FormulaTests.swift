import StyleDiagnostics
import StyleExpressions
import StyleValues
import Testing

/// Formulas against the general evaluator, whose values the other tests hold to their references.
@Suite("Compiled formulas")
struct FormulaTests {
    private func frame(context: EvaluationContext = Standard.context) -> VariableFrame {
        let frame = VariableFrame(functions: Standard.functions, context: context)
        for (index, name) in ["a", "b", "c", "d"].enumerated() { frame.define(name, Double(index) + 1.5) }
        frame.define("w", 320, unit: .px)
        frame.define("h", 2, unit: .in)
        frame.define("t", 90, unit: .deg)
        frame.define("p", 50, unit: .percent)
        return frame
    }

    /// What the formula gives, and what the general evaluator does with the same variables.
    private func both(_ text: String, in frame: VariableFrame) -> (compiled: String, general: String, isNumeric: Bool) {
        let compiled = CompiledExpression.compile(text, in: frame)
        let general = Evaluated(text, variables: frame, context: frame.context)
        let value = compiled.expression?.value().value
        return (
            value?.exactText ?? compiled.diagnostics.map(\.shown).joined(separator: "; "),
            general.value?.exactText ?? general.errors.map(\.shown).joined(separator: "; "),
            compiled.expression?.isNumeric == true
        )
    }

    @Test(
        "numbers, units, bools and lists become code with the values of the general evaluator",
        arguments: [
            "10 - 5", "a + 2", "a * 2 + 1", "2 - a", "2 / a", "a - 2", "a / 2", "a * b + c * d", "a * 0.5 - (b + 8) * 2",
            "min(max(a, b), c * 2)", "a > b ? c : d", "a < b ? c : d", "a >= b ? 1 : 2", "a <= b", "a == a", "a != b",
            "((((((a + 1) * 2) - b) / 3) + c) * (d - (a - (b - (c - 1)))))",
            "(a > 0 && b < 10) ? a * b : (c == d ? a : b)", "sqrt(a * a + b * b) + abs(c - d)", "a && b", "a || b",
            "0 || a", "1 && 0", "0 && a", "1 || a", "not a", "!a", "!0", "a and b or c", "-a", "- -a", "+a", "-2 ^ 2",
            "2 ** 3 ** 2", "a ^ b", "a ^ -1", "a % b", "-a % b", "7 % 3", "1 ? a : b", "0 ? a : b", "a ? 1 : 2",
            "true ? a : b", "false || a > b", "YES == true", "a > b == true",
            "w + 10px", "w + 1in", "w / h", "w * 2", "2 * h", "h / 2", "w > h", "w == h", "w + 5", "h - 1", "-h", "h",
            "abs(-h)", "min(w, h, 3)", "max(1, a, b, c)", "hypot(3, 4)", "hypot(-a)", "hypot(w, h)", "clamp(1, a, 3)",
            "clamp(1, 2, 3)", "lerp(a, b, 25%)", "lerp(w, h, p)", "lerp(1, 2, 0.5)", "step(a, b)",
            "smoothstep(0, 10, a)", "sin(t)", "sin(a)", "sin(30deg)", "tan(90deg)", "asin(0.5)", "atan2(a, b)",
            "atan2(w, h)", "acos(a / 10)", "log(a)", "log(a, 2)", "log(a, 10)", "log(8, 2)", "ln(a)", "exp(a)",
            "pow(a, 2)", "sign(-h)", "sign(0)", "round(a)", "round(a, 0.2)", "roundUp(w, 7px)", "floor(h)",
            "ceil(-a)", "trunc(-a)", "mod(-a, b)", "rem(-a, b)", "rem(7in, w)", "pi * a", "e", "E", "PI + infinity",
            "NaN", "min(a, NaN)", "a / 0", "-a / 0", "0 / 0", "1e3 + a", "1.5e-3px + w", "0.1 + 0.2",
            "123456789012345678901234567890 + a", "0.000000000000000000001 * a", ".5 * a", "50% + 10%", "p * 2",
            "$a + @b", "$a-1", "a, b", "a, 2, w, a > b", "a + 1, b * 2, min(c, d)", "1, 2", "1in, a", "a\t+\n2",
            "(a ? b : c) + (d ? 1 : 2) * 3", "a * (b ? c : d) + a * (c ? b : 1)", "min(a ? b : c, d)",
            "a > 0 && b > 0 && c > 9 || d > 0", "(a && b) + 0", "a < b < c", "a ? b", "a +", "w + t", "w * h",
            "a ?? b", "none ?? b", "(a, b) * 2", "\"x\" + a", "red", "lighten(red, a)", "x", "sin(w)", "a b", "2a",
            "10%3", "10 %3", "a%3", "5.", "a.b", "1_0", "10px2", "min()", "min(a", "round(up, a, 2)", "log(w)",
            "true + 1", "true > 1", "true == 1", "a ? true : 1", "a ? w : 1", "1 ? w : 1", "a ? w : h", "a /* x */ + 2",
            "a // b", "-true", "abs(true)", "", " ", ",", "a,", "nota", "a andb", "a and.5", "e3", "1e", "1e+", "1ex",
        ])
    func equalToGeneral(text: String) {
        let result = both(text, in: frame())
        #expect(result.compiled == result.general)
    }

    @Test(
        "other units than those of the context, and strict ones, are compiled as they are bound",
        arguments: ["w + 5", "min(a, w)", "w + 1in", "lerp(w, h, 1)", "w == 5", "72pt + w", "clamp(1, w, 2)"])
    func contexts(text: String) {
        for model in [LengthModel.css, .points(scale: 3)] {
            for isStrict in [false, true] {
                let context = EvaluationContext(lengthModel: model, isStrictAboutUnits: isStrict)
                let result = both(text, in: frame(context: context))
                #expect(result.compiled == result.general)
            }
        }
    }

    @Test("the formulas of the benchmark are code")
    func numeric() {
        let frame = frame()
        for text in ["10 - 5", "a * b + c * d", "a ? b : c", "min(a, b), c", "a && b || not c", "w + 1in"] {
            #expect(CompiledExpression.compile(text, in: frame).expression?.isNumeric == true, "\(text)")
        }
    }

    @Test("generated formulas have the values of the general evaluator")
    func generated() {
        var generator = FormulaGenerator(seed: 11)
        let frame = frame()
        var compiled = 0
        for _ in 0..<4000 {
            generator.hasUnits.toggle()
            let text = generator.formula(depth: 5)
            let result = both(text, in: frame)
            #expect(result.compiled == result.general, "\(text)")
            if result.isNumeric { compiled += 1 }
        }
        #expect(compiled > 1000)
    }

    @Test("mutations of formulas are compiled as they are bound")
    func mutated() {
        var generator = FormulaGenerator(seed: 12)
        let frame = frame()
        for _ in 0..<4000 {
            let text = generator.mutation(of: generator.formula(depth: 3))
            let result = both(text, in: frame)
            #expect(result.compiled == result.general, "\(text.debugDescription)")
        }
    }
}

/// Formulas at random, from a seed.
struct FormulaGenerator {
    private var random: SplitMix

    /// Whether some numbers have units, which often do not fit.
    var hasUnits = false

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func formula(depth: Int) -> String {
        guard depth > 0 else {
            return hasUnits ? pick(["w", "h", "t", "10px", "p", "2", "true"]) : pick(["a", "b", "c", "d", "2", "0.5", "3", "1", "0"])
        }
        let next = depth - 1
        switch below(16) {
        case 0...6: return "\(operand(next)) \(pick(["+", "-", "*", "/", "%"])) \(operand(next))"
        case 7: return "(\(formula(depth: next)) \(pick(["<", "<=", ">", ">=", "==", "!="])) \(formula(depth: next)))"
        case 8, 9: return "(\(formula(depth: next)) ? \(formula(depth: next)) : \(formula(depth: next)))"
        case 10: return "(\(formula(depth: next)) \(pick(["&&", "||", "and", "or"])) \(formula(depth: next)))"
        case 11: return "\(pick(["min", "max", "hypot", "atan2", "mod"]))(\(formula(depth: next)), \(formula(depth: next)))"
        case 12: return "\(pick(["abs", "sin", "sqrt", "round", "floor", "sign"]))(\(formula(depth: next)))"
        case 13: return "\(pick(["clamp", "lerp"]))(\(formula(depth: next)), \(formula(depth: next)), \(formula(depth: next)))"
        case 14: return "\(pick(["-", "not ", "!"]))\(operand(next))"
        default: return formula(depth: 0)
        }
    }

    private mutating func operand(_ depth: Int) -> String {
        below(2) == 0 ? "(\(formula(depth: depth)))" : formula(depth: depth)
    }

    /// The text with some bytes taken out, put in or changed.
    mutating func mutation(of text: String) -> String {
        var bytes = Array(text.utf8)
        for _ in 0...below(3) where !bytes.isEmpty {
            let place = below(bytes.count)
            switch below(3) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(Array("()+-*/%<>=!&|?:,.$@ abe1_\"[]\\#é".utf8)[below(30)], at: place)
            default: bytes[place] = Array("()+-*/%<>=!&|?:,.$@ abe1_\"[]\\#^".utf8)[below(30)]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }

    private mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
}

extension ExpressionValue {
    /// The text with the bits of each number, so that 0 and -0 differ.
    fileprivate var exactText: String {
        switch self {
        case .number(let quantity) where quantity.value == 0: "\(quantity.value)\(quantity.unit?.rawValue ?? "")"
        case .list(let list): list.items.map(\.exactText).joined(separator: ", ")
        default: text
        }
    }
}
