import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues
import Testing

/// Values of declarations as code against the general evaluator.
@Suite("Compiled values of declarations")
struct ValueFormulaTests {
    /// Variables that change, and what code and the general evaluator make of a value with them.
    private final class Bench {
        let memory = FormulaMemory(functions: Standard.functions, context: Standard.context)
        private(set) var scope = FixtureScope([:])
        private var formulas: [String: ValueFormula] = [:]

        func set(_ values: [String: String], bare: Set<String> = [], dialect: Dialect = .css) {
            scope = FixtureScope(values, bare: bare, dialect: dialect)
            memory.variablesChange()
        }

        /// The compiled value; nil where there is none.
        func compiled(_ text: String, dialect: Dialect = .css, keeping: Set<String> = []) -> String? {
            let formula = formulas[text] ?? make(text, dialect, keeping)
            formulas[text] = formula
            return memory.value(formula, scope: 0) { scope }?.exactText
        }

        private func make(_ text: String, _ dialect: Dialect, _ keeping: Set<String>) -> ValueFormula {
            let file = SourceFile(name: "test", text: text)
            return ValueFormula(
                MathExpression.parse(SourceSpan(file, file.range), grammar: .value, dialect: dialect), keeping: keeping)
        }

        /// What the general evaluator gives, a word for a color as the color; nil where it finds a fault.
        func general(_ text: String, dialect: Dialect = .css, keeping: Set<String> = []) -> String? {
            let result = Evaluated(text, .value, dialect: dialect, scope: scope, keeping: keeping)
            guard result.errors.isEmpty, let value = result.value else { return nil }
            guard case .keyword(let word) = value, let color = Standard.context.namedColor(word, dialect) else {
                return value.exactText
            }
            return ExpressionValue.color(color).exactText
        }
    }

    private static let sizes = [
        "space": "8px", "half": "50%", "em": "1.5em", "turn": "0.25turn", "n": "3", "flag": "true",
    ]

    @Test(
        "numbers, bools, colors and lists of numbers are code",
        arguments: [
            "$space", "$space * 2 + 1", "$space + 1in", "-$space", "$half * 2", "$em + 1em", "$turn",
            "$n > 2 ? $space : 4px", "$flag",
            "$flag && $n > 2", "!$flag", "$space ($space * 2)", "$space, $n", "min($space, 1in, $n)",
            "clamp(1px, $space, 6px)",
            "lerp(2px, $space, $half)", "round($space, 5px)", "sin($turn)", "hypot($n, 4)", "calc($space * 2)",
            "var(--space, 2px)",
            "var(--none, 2px) + $space", "$none ?? $space", "$n * pi", "atan2($n, 2)", "log($n, 2)", "$derived",
            "$derived + $space", "$chosen * 2",
            "lighten($brand, 10%)", "mix($brand, $named, $half)", "rgb($n, $n * 20, 7)", "lighten(red, $half)",
            "$brand", "$named", "alpha($brand, 0.5)",
            "$n > 2 ? $brand : blue", "contrast($brand, $shade)", "hsl($turn, 50%, 50%)", "Min($n, 2)", "$space / 2px",
            "1cm + 1cm + $n",
        ])
    func code(text: String) {
        let bench = Bench()
        bench.set(
            Self.sizes.merging(
                [
                    "brand": "#369", "named": "gold", "shade": "darken($brand, 20%)", "derived": "$space * 2 + 1cm",
                    "chosen": "$flag ? 2 : $n",
                ]) { a, _ in a })
        let value = bench.compiled(text)
        #expect(value != nil && value == bench.general(text))
    }

    @Test(
        "what is something else, or at fault, is left to the general evaluator",
        arguments: [
            "\"a\" + $n", "$words", "$unknown", "$space + $turn", "$space * $space", "$n + true", "auto", "pi",
            "$list * 2", "($space 2) 3",
            "$list", "nothing($n)", "min($n 2, 3)", "point($n, 2)", "lighten($brand, $n / 0)", "rgb(1 2 $n)", "$a",
            "$n == red",
            "min(a: $n)", "$list[$n]", "uppercase($words)", "round(up, $n)", "$n ? $space : $turn",
            "color-mix(in oklch, $brand, red)",
        ])
    func general(text: String) {
        let bench = Bench()
        bench.set(
            Self.sizes.merging(["brand": "#369", "words": "\"b\"", "list": "1 2", "a": "$b", "b": "$a"]) { a, _ in a })
        #expect(bench.compiled(text, keeping: ["point"]) == nil)
    }

    @Test("code follows variables that change their unit, their kind and what they are made of")
    func changes() {
        let bench = Bench()
        for space in ["8px", "1em", "50%", "2in", "3", "$base", "$base * 2", "red", "1 2", "true", "-0", "4px"] {
            for base in ["5px", "2", "1turn", "\"x\""] {
                bench.set(["space": space, "base": base])
                for text in ["$space * 2 + 1", "$space", "$base + 1px", "max($space, $base)"] {
                    guard let value = bench.compiled(text) else { continue }
                    #expect(value == bench.general(text), "\(text) with \(space) and \(base)")
                }
            }
        }
        bench.set(["space": "8px"])
        #expect(bench.compiled("$space * 2 + 1") == "17pt")
        bench.set([:])
        #expect(bench.compiled("$space * 2 + 1") == nil)
    }

    @Test("bare words are variables where the scope says so, and names of colors in the dialect that uses them")
    func words() {
        let bench = Bench()
        bench.set(["gap": "4", "brand": "gold", "green2": "green"], bare: ["gap", "brand", "green2"], dialect: .cas)
        for text in [
            "gap * 2", "gap", "lighten(brand, 10%)", "hsl(20, 30, gap)", "lighten(green, gap)", "lighten(green2, gap)",
            "-gap", "gap -gap",
        ] {
            guard let value = bench.compiled(text, dialect: .cas) else { continue }
            #expect(value == bench.general(text, dialect: .cas), "\(text)")
        }
        #expect(
            bench.compiled("gap * 2", dialect: .cas) == "8"
                && bench.compiled("lighten(brand, 10%)", dialect: .cas) != nil)
    }

    @Test("variables that use each other in a cycle, or too deep, are left to the general evaluator")
    func depth() {
        let bench = Bench()
        var values = ["v0": "1"]
        for number in 1...80 { values["v\(number)"] = "$v\(number - 1) + 1" }
        values["self"] = "$self + 1"
        bench.set(values)
        #expect(bench.compiled("$v20 * 2") == "42")
        #expect(bench.compiled("$v79 * 2") == nil && bench.compiled("$self") == nil)
    }

    @Test("generated values under generated variables have the values of the general evaluator to the last bit")
    func generated() {
        let bench = Bench()
        var generator = FormulaGenerator(seed: 31)
        var random = SplitMix(seed: 32)
        let names = ["a", "b", "c", "d", "w", "h", "t", "p"]
        let texts = [
            "8px", "1em", "50%", "3", "-0", "1in", "90deg", "true", "#369", "red", "gold", "$b * 2", "$c + 1px", "1 2",
            "\"x\"", "min(", "min($c, 4)",
            "$a > 1 ? red : blue", "pi", "green", "2turn", "250ms", "var(--q, 7px)", "1e300", "0.1", "lighten($d, 10%)",
            "-7.5", "1cm",
        ]
        let usual = ["a": "1.5", "b": "-2", "c": "0.1", "d": "7", "w": "320px", "h": "2in", "t": "90deg", "p": "50%"]
        var formulas: [String] = []
        var compiled = (usual: 0, all: 0)
        for round in 0..<1500 {
            if round % 10 == 0 {
                generator.isTyped = round % 40 != 0
                formulas = (0..<10).map { _ in value(generator.formula(depth: 1 + round % 3), names) }
            }
            if round % 20 < 10 {
                bench.set(usual)
            } else {
                bench.set(
                    usual.merging(names.map { ($0, texts[Int(random.next() % UInt64(texts.count))]) }) { a, b in
                        random.next() % 3 == 0 ? b : a
                    })
            }
            for text in formulas.prefix(3) {
                guard let value = bench.compiled(text) else { continue }
                #expect(value == bench.general(text), "\(text)")
                compiled.all += 1
                if round % 20 < 10, generator.isTyped { compiled.usual += 1 }
            }
        }
        #expect(compiled.usual > 700 && compiled.all > 1000, "\(compiled.usual), \(compiled.all)")
    }

    /// The formula with its variables marked, as values write them.
    private func value(_ formula: String, _ names: [String]) -> String {
        var result = ""
        var word = ""
        for character in formula + " " {
            if character.isLetter || character.isNumber || character == "#" || character == "." || character == "$" {
                word.append(character)
            } else {
                result += names.contains(word) ? "$" + word : word
                result.append(character)
                word = ""
            }
        }
        return String(result.dropLast())
    }
}
