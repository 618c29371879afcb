import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues
import Testing

@Suite("Bounds of expressions", .timeLimit(.minutes(5)))
struct LimitTests {
    private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    @Test("hostile input gives one clear error, quickly")
    func hostile() {
        let examples: [(String, String)] = [
            (repeated("(", 100_000), "length-limit"), (repeated("(", 1000), "depth-limit"),
            (repeated("-", 1000), "depth-limit"), (repeated("abs(", 1000), "depth-limit"),
            (repeated("1[", 1000), "depth-limit"), (repeated("1?", 1000) + "1", "depth-limit"),
            (repeated("2^", 1000) + "2", "depth-limit"), (repeated("!", 1000), "depth-limit"),
            (repeated("1 ?? ", 800) + "1", "depth-limit"), (repeated("calc(", 800), "depth-limit"),
            (repeated("var(--a,", 500), "depth-limit"),
            (repeated("\"", 4001), "unexpected-token"), (repeated("1,", 65) + "1", "tuple-limit"),
            ("max(" + repeated("1,", 256) + "1)", "argument-limit"), (repeated("1+", 2999) + "1", "length-limit"),
        ]
        for (text, id) in examples {
            let result = Evaluated(text)
            #expect(result.errors.map(\.id.rawValue) == ["expression." + id], "\(text.prefix(12))")
        }
    }

    @Test("values may be longer, and are bounded, too")
    func values() {
        let examples: [(String, String)] = [
            (repeated("(", 100_000), "length-limit"), (repeated("(", 60_000), "depth-limit"),
            (repeated("- ", 30_000), "depth-limit"), (repeated("abs(", 15_000), "depth-limit"),
            (repeated("1 ", 5000), "tuple-limit"),
        ]
        for (text, id) in examples {
            #expect(Evaluated(text, .value).errors.map(\.id.rawValue) == ["expression." + id], "\(text.prefix(12))")
        }
        #expect(Evaluated("\"" + repeated("a", 60_000) + "\"", .value).errors.isEmpty)
        #expect(Evaluated(repeated("1 ", 4000), .value).errors.isEmpty)
    }

    @Test("what is within the bounds works, however long")
    func withinBounds() {
        #expect(Evaluated(repeated("(", 60) + "1" + repeated(")", 60)).outcome == "1")
        #expect(Evaluated(repeated("1+", 1999) + "1").outcome == "2000")
        #expect(Evaluated(repeated("1 + ", 15_000) + "1", .value).outcome == "15001")
        #expect(Evaluated(repeated("1 < 2 && ", 400) + "true").outcome == "true")
        #expect(Evaluated(repeated("1,", 63) + "1").errors.isEmpty)
    }

    @Test("variables that double each other are stopped, not expanded")
    func doubling() {
        var variables = ["v0": "1 2"]
        for index in 1...40 { variables["v\(index)"] = "$v\(index - 1) $v\(index - 1)" }
        let errors = Evaluated("$v40", .value, scope: FixtureScope(variables)).errors
        #expect(errors.map(\.id.rawValue) == ["expression.tuple-limit"])
        var strings = ["s0": "\"ab\""]
        for index in 1...40 { strings["s\(index)"] = "$s\(index - 1) + $s\(index - 1)" }
        #expect(
            Evaluated("$s40", .value, scope: FixtureScope(strings)).errors.map(\.id.rawValue) == [
                "expression.length-limit"
            ])
    }

    @Test("a long chain of variables, and lists in lists in variables, are stopped")
    func chains() {
        var variables = ["v0": "1"]
        for index in 1...1000 { variables["v\(index)"] = "$v\(index - 1) 1" }
        #expect(Evaluated("$v60", .value, scope: FixtureScope(variables)).errors.isEmpty)
        #expect(
            Evaluated("$v1000", .value, scope: FixtureScope(variables)).errors.map(\.id.rawValue) == [
                "expression.depth-limit"
            ])
        var nested = ["n0": "1 1"]
        for index in 1...40 { nested["n\(index)"] = "((($n\(index - 1) 1) 1) 1)" }
        #expect(
            Evaluated("$n40", .value, scope: FixtureScope(nested)).errors.map(\.id.rawValue) == [
                "expression.depth-limit"
            ])
    }

    @Test("many operations on long lists are stopped")
    func work() {
        let scope = FixtureScope(["v": repeated("1 ", 4000)])
        for text in [repeated("$v * ", 5000) + "1", "1" + repeated(" + max($v, $v, $v, $v)", 2000)] {
            let result = Evaluated(text, .value, scope: scope)
            #expect(result.errors.map(\.id.rawValue) == ["expression.work-limit"])
        }
    }

    @Test("a text full of faults tells the first of them")
    func manyFaults() {
        var variables: [String: String] = [:]
        for index in 0..<2000 { variables["variable\(index)"] = "1" }
        let scope = FixtureScope(variables)
        for text in ["$varable1 ", "1xp ", "nofn(1) ", "$nope + 1s "] {
            let result = Evaluated(repeated(text, 4000), .value, scope: scope)
            #expect((1...51).contains(result.errors.count), "\(text)")
        }
    }

    @Test("random bytes and broken expressions never crash; without a value there is an error, in the input")
    func randomInput() {
        var random = SplitMix(seed: 20_261_130)
        let pieces = [
            "$x", "@y", "--z", "var(--x, ", "rgb(", "10px", "1e3", "0 -1", "max(", ")", "(", "[", "]", "?", ":", "??",
            "&&", "||", "'a'", "\"", "#fff", "%", "10%", "-", "+", " ", "*", "/", "^", ",", "calc(", "url(", "red",
            "a.b", ".", "not ", "and ", "1<2", "==", "é", "\u{0}", "\\", "/*", "*/", "//", "\n", "{", "}", ";", "YES",
            "now()", "truth(",
        ]
        let alphabet = Array("0123456789.+-*/%^()[],?:<>=!&|#$@\"'\\ abepxv_é海\t".utf8)
        var functions = Standard.functions
        functions.set(
            ExpressionFunction("now", arity: 0...0, isPure: false) { _ throws(FunctionFailure) in .number(Quantity(1)) }
        )
        functions.set(
            ExpressionFunction("truth", arity: 1...1, isPure: false) { call throws(FunctionFailure) in call.arguments[0]
            })
        let scope = FixtureScope(["x": "1 2", "y": "$x 3px", "z": "now()"])
        for round in 0..<12_000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int(random.next() % 24) + 1 {
                switch round % 3 {
                case 0: bytes.append(UInt8(truncatingIfNeeded: random.next()))
                case 1: bytes.append(alphabet[Int(random.next() % UInt64(alphabet.count))])
                default: bytes += Array(pieces[Int(random.next() % UInt64(pieces.count))].utf8)
                }
            }
            let file = SourceFile(name: "test", bytes: bytes)
            for (grammar, dialect) in [
                (MathExpression.Grammar.mathematics, Dialect.css), (.value, .css), (.value, .cas),
            ] {
                let result = Evaluated(file, grammar, dialect: dialect, scope: scope, functions: functions)
                #expect(result.value != nil || !result.errors.isEmpty, "\(bytes)")
                for diagnostic in result.diagnostics {
                    guard let span = diagnostic.span, span.file === file else { continue }
                    #expect(span.range.start >= 0 && span.range.end <= bytes.count, "\(bytes) \(diagnostic.shown)")
                }
                let substituted = VariableSubstitution.text(
                    of: SourceSpan(file, file.range), dialect: dialect, scope: scope)
                #expect(substituted.text.utf8.count <= 65_536)
            }
        }
    }
}

/// A small generator, the same on every machine. Source: Steele, Lea, Flood, "Fast splittable pseudorandom number
/// generators", 2014.
struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
