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
            "#f00", "#F0F8", "#12345", "#fffg", "#fff-1", "#fff.5", "Red", "transparent", "(blue)", "#f00 + #0f0", "#f00 == #f00",
            "!#f00", "-#f00", "+red", "#f00 ? 1 : 2", "#f00 && 1", "1 && #f00", "a && red", "a ? red : blue", "a > 2 ? red : #0f08",
            "1 ? red : blue", "0 ? red : mix(red, blue, p)", "a ? red : 1", "red ?? blue", "#f00, 1", "a, red", "red ^ 2", "2 ^ red",
            "lighten(red, a)", "lighten(#369, p)", "darken(gray, a * 10)", "darken(gray, w)", "saturate(#369, 20%)", "desaturate(#369c, c)",
            "fadein(#3698, 50)", "fadeout(#3698, a)", "lighten(red, a / 0)", "lighten(red, 0 / 0)", "lighten(a, 2)", "lighten(red)",
            "lighten(red, 1, 2)", "lighten(\"red\", 2)", "lighten(red blue, 2)", "lighten(rid, 2)", "lighten(a > b ? red : blue, a)",
            "alpha(red)", "alpha(#3698) + a", "alpha(red, a)", "opacity(red, p)", "alpha(red, 0 / 0)", "alpha(lab(50, 20, 30), 0.5)",
            "mix(red, blue)", "mix(red, #00f8, a / 10)", "mix(red, blue, p)", "mix(mix(red, blue, a), mix(#fff, lime, b), c * 10)",
            "mix(oklch(0.6, 0.2, t), lab(a, b, c), 30%)", "mix(red, blue, 0 / 0)", "tint(red)", "tint(red, a)", "shade(#369, 20%)", "invert(#369c)",
            "grayscale(lch(50, 30, a))", "hue(#369)", "hue(#369) + t", "hue(red, a)", "hue(#369, t)", "hue(red, w)", "contrast(red, #369)",
            "contrast(red, rgb(a, b, c)) > 2 ? a : b", "rgb(a, b * 50, c)", "rgb(50%, p, 2, 50%)", "rgba(a, b, c, 0.25)", "rgb(1, 2)",
            "rgb(1, 2, 3, 4, 5)", "rgb(a / 0, -a, 0 / 0, 9)", "rgb(w, 1, 2)", "rgb(true, 1, 2)", "rgb(none, 1, 2)", "rgb(1 2 3)", "rgb(red, 1, 2)",
            "rgb(a + 1, b - 1, c * 2)", "rgb(a -1, b)", "rgb(a -1, b, c)", "rgb(a-1, b, c)", "rgb(a-b, 1, 2)", "rgb(1+ a, 2, 3)", "rgb((a -1), (b / 2), c % 2)",
            "rgb(a, b, c / 2)", "rgb(min(a -1, b / 2), 1, 2)", "lab(a\n+\tb, 1, 2)", "rgb(-a, -b, - c)", "rgb(2 - -a, 1, 2)", "rgb(a > b ? 1 : 2, 3, 4)",
            "hsl(t, 50%, a * 20)", "hsla(a, b * 20, 50%, 0.5)", "hsl(a / 0, 50, 50)", "hsb(t, 40%, 50%)", "hsv(300, a * 20, b * 20)",
            "hwb(a * 90, 10%, b)", "lab(a * 20, p, -b)", "lab(120, 20, 0 / 0)", "lch(50%, a, -t)", "oklab(p, 0.1, -20%)", "oklch(0.5, 50%, a / 0)",
            "color(srgb, 1, 0, 0)", "colorMix(in oklch, red, blue)", "min(red)", "abs(#fff)", "uikit(red)", "lerp(red, blue, 0.5)",
            "hue(shade(tint(saturate(mix(rgb(a, b, c), #369, 20%), a), b), c))", "red(1)", "(a ? alpha(red) : alpha(#0008)) * 2", "$red", "e", "pi(2)",
            "mix(rgb(a, mix(red, blue, a), 2), red)", "mix(rgb(a, alpha(red), hue(blue)), red)", "mix(rgb(a, alpha(mix(red, blue, a)), contrast(blue, red)), red)",
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

    @Test("generated formulas are code, with the values of the general evaluator to the last bit")
    func generated() {
        var generator = FormulaGenerator(seed: 11)
        let frame = frame()
        var compiled = 0
        var random = SplitMix(seed: 21)
        for round in 0..<10_000 {
            if round % 10 == 0 { change(frame, &random) }
            let text = generator.formula(depth: 2 + round % 4)
            let result = both(text, in: frame)
            #expect(result.compiled == result.general, "\(text)")
            if result.isNumeric { compiled += 1 }
        }
        #expect(compiled > 8500)
    }

    @Test("formulas whose kinds and units do not fit are refused as they are without code")
    func illTyped() {
        var generator = FormulaGenerator(seed: 13)
        generator.isTyped = false
        let frame = frame()
        for _ in 0..<5000 {
            let text = generator.formula(depth: 3)
            let result = both(text, in: frame)
            #expect(result.compiled == result.general, "\(text)")
        }
    }

    @Test("code that is kept follows its variables as the general evaluator does")
    func changing() {
        var generator = FormulaGenerator(seed: 14)
        var random = SplitMix(seed: 22)
        let frame = frame()
        for _ in 0..<500 {
            let text = generator.formula(depth: 3)
            guard let formula = CompiledExpression.compile(text, in: frame).expression else { continue }
            for _ in 0..<8 {
                change(frame, &random)
                let general = Evaluated(text, variables: frame, context: frame.context).value?.exactText
                #expect(formula.value().value?.exactText == general, "\(text)")
                // Nothing has changed: the value is the kept one.
                #expect(formula.value().value?.exactText == general, "\(text)")
            }
        }
    }

    /// Gives some variables other values, edges of arithmetic among them.
    private func change(_ frame: VariableFrame, _ random: inout SplitMix) {
        let values = [0, -0.0, 1, -1, 0.1, 2.5, -3.75, 1e-300, 1e300, 1e16, .infinity, .nan, 12345.678, 100, -0.5, 7]
        for name in ["a", "b", "c", "d", "w", "h", "t", "p"] where random.next() % 3 == 0 {
            guard let variable = frame[name] else { continue }
            frame[variable] = values[Int(random.next() % UInt64(values.count))]
        }
    }

    @Test("mutations of formulas are compiled as they are bound")
    func mutated() {
        var generator = FormulaGenerator(seed: 12)
        let frame = frame()
        for round in 0..<10_000 {
            generator.isTyped = round % 2 == 0
            let text = generator.mutation(of: generator.formula(depth: 3))
            let result = both(text, in: frame)
            #expect(result.compiled == result.general, "\(text.debugDescription)")
        }
    }

    @Test("an instruction fills its eight bytes: none is lost in a copy")
    func instructions() {
        // The number of `a * 2 + 1` whose low byte stood where a copy left out a byte.
        let frame = VariableFrame()
        frame.define("a", 1.5)
        for text in ["a * 2 + 1", "a * 2 + 0.1", "a * 0.1 + 0.7", "a * 3 + 1.0000000000000002"] {
            let value = CompiledExpression.compile(text, in: frame).expression?.evaluate()
            #expect(value == Evaluated(text, variables: frame).value?.plainNumber, "\(text)")
        }
    }
}

/// Formulas at random, from a seed.
struct FormulaGenerator {
    private var random: SplitMix

    /// Whether kinds and units fit. Otherwise they often do not.
    var isTyped = true

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    /// What a part of a formula is.
    private enum Kind: Int {
        case number, length, angle, percentage, condition, color
    }

    /// One value, or at times a list of them.
    mutating func formula(depth: Int) -> String {
        guard below(12) == 0 else { return value(depth) }
        return (0...below(3)).map { _ in value(depth) }.joined(separator: ", ")
    }

    private mutating func value(_ depth: Int) -> String {
        text([.number, .number, .number, .length, .length, .angle, .percentage, .condition, .color][below(9)], depth)
    }

    private mutating func text(_ kind: Kind, _ depth: Int) -> String {
        var kind = kind
        if !isTyped, below(6) == 0 { kind = Kind(rawValue: below(6)) ?? kind }
        guard depth > 0 else { return leaf(kind) }
        let next = depth - 1
        if kind == .condition { return condition(next) }
        if kind == .color { return color(next) }
        switch below(14) {
        case 0...3: return "\(grouped(kind, next)) \(pick(["+", "-"])) \(grouped(kind, next))"
        case 4: return "\(grouped(kind, next)) \(pick(["*", "/"])) \(grouped(.number, next))"
        case 5 where kind == .number: return "\(grouped(.length, next)) / \(grouped(.length, next))"
        case 5: return "\(grouped(.number, next)) * \(grouped(kind, next))"
        case 6: return "\(grouped(kind, next)) % \(grouped(kind, next))"
        case 7: return "(\(text(.condition, next)) ? \(text(kind, next)) : \(text(kind, next)))"
        case 8: return "\(pick(["min", "max", "hypot"]))(\(arguments(kind, 1 + below(4), next)))"
        case 9: return "\(pick(["abs", "round", "floor", "ceil", "trunc"]))(\(text(kind, next)))"
        case 10: return "\(pick(["round", "roundUp", "roundDown", "mod", "rem"]))(\(arguments(kind, 2, next)))"
        case 11: return "clamp(\(arguments(kind, 3, next)))"
        case 12: return "lerp(\(arguments(kind, 2, next)), \(text(pick2(.number, .percentage), next)))"
        default:
            guard kind == .number else { return "-\(grouped(kind, next))" }
            return switch below(9) {
            case 0: "\(pick(["sin", "cos", "tan"]))(\(text(pick2(.number, .angle), next)))"
            case 1: "\(pick(["sqrt", "exp", "ln", "log2", "log10"]))(\(text(.number, next)))"
            case 2: "sign(\(text(pick2(.number, .length), next)))"
            case 3: "\(pick(["step", "pow", "log"]))(\(arguments(.number, 2, next)))"
            case 4: "smoothstep(\(arguments(.number, 3, next)))"
            case 5: "\(grouped(.number, next)) ^ \(grouped(.number, next))"
            case 6: "\(pick(["alpha", "opacity"]))(\(text(.color, min(next, 2))))"
            case 7: "contrast(\(text(.color, min(next, 1))), \(text(.color, min(next, 1))))"
            default: "-\(grouped(.number, next))"
            }
        }
    }

    private mutating func condition(_ depth: Int) -> String {
        switch below(5) {
        case 0: return "(\(text(.condition, depth)) \(pick(["&&", "||", "and", "or"])) \(text(pick2(.condition, .number), depth)))"
        case 1: return "(\(pick(["!", "not "]))\(grouped(pick2(.condition, .number), depth)))"
        default:
            let kind = pick2(.number, .length)
            return "(\(grouped(kind, depth)) \(pick(["<", "<=", ">", ">=", "==", "!="])) \(grouped(kind, depth)))"
        }
    }

    private mutating func color(_ depth: Int) -> String {
        let share = text(pick2(.number, .percentage), depth)
        switch below(8) {
        case 0:
            return "\(pick(["lighten", "darken", "saturate", "desaturate", "fadein", "fadeout", "alpha", "tint", "shade"]))(\(text(.color, depth)), \(share))"
        case 1: return "mix(\(text(.color, min(depth, 2))), \(text(.color, min(depth, 2))), \(share))"
        case 2: return "\(pick(["invert", "grayscale", "tint"]))(\(text(.color, depth)))"
        case 3: return "hue(\(text(.color, depth)), \(text(pick2(.number, .angle), depth)))"
        case 4: return "\(pick(["rgb", "rgba", "lab", "oklab"]))(\((0..<(3 + below(2))).map { _ in text(pick2(.number, .percentage), depth) }.joined(separator: ", ")))"
        case 5: return "\(pick(["hsl", "hsb", "hwb"]))(\(text(pick2(.number, .angle), depth)), \(share), \(text(.percentage, depth)))"
        case 6: return "\(pick(["lch", "oklch"]))(\(share), \(text(.number, depth)), \(text(pick2(.number, .angle), depth)))"
        default: return "(\(text(.condition, depth)) ? \(text(.color, depth)) : \(text(.color, depth)))"
        }
    }

    private mutating func leaf(_ kind: Kind) -> String {
        switch kind {
        case .number: pick(["a", "b", "c", "d", "2", "0.5", "3", "1", "0", "0.1", "1e3", "pi"])
        case .length: pick(["w", "h", "10px", "1in", "2.5pt", "0.1px", "3mm"])
        case .angle: pick(["t", "90deg", "1turn", "0.5rad"])
        case .percentage: pick(["p", "50%", "12.5%"])
        case .condition: pick(["true", "false", "YES", "a > b", "w == h"])
        case .color: pick(["red", "#369", "#12345678", "transparent", "gray", "#fffc"])
        }
    }

    private mutating func arguments(_ kind: Kind, _ count: Int, _ depth: Int) -> String {
        (0..<count).map { _ in text(kind, depth) }.joined(separator: ", ")
    }

    /// In parentheses, or as it stands: then its operators may bind otherwise, and its kind may not fit.
    private mutating func grouped(_ kind: Kind, _ depth: Int) -> String {
        below(8) == 0 && kind == .number ? text(kind, min(depth, 1)) : "(\(text(kind, depth)))"
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

    private mutating func pick2(_ a: Kind, _ b: Kind) -> Kind { below(2) == 0 ? a : b }

    private mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
}

extension ExpressionValue {
    /// The text with the bits of each number, so that 0 and -0 differ.
    var exactText: String {
        switch self {
        case .number(let quantity) where quantity.value == 0: "\(quantity.value)\(quantity.unit?.rawValue ?? "")"
        case .list(let list): list.items.map(\.exactText).joined(separator: ", ")
        case .color(let color): "\(color)"
        default: text
        }
    }

    fileprivate var plainNumber: Double? { if case .number(let quantity) = self { quantity.value } else { nil } }
}
