import StyleExpressions
import StyleValues
import Testing

/// Expected values: CSS Values and Units 4, section 10, and Python's math module.
@Suite("Built-in functions of numbers")
struct FunctionTests {
    @Test(
        "arithmetic",
        arguments: CaseTable.rows(
            #"""
            min(4, 2, 9)                 → 2
            max(4, 2, 9)                 → 9
            min(5)                       → 5
            min(1, NaN)                  → NaN
            max(NaN, 1)                  → NaN
            min(10px, 5px)               → 5px
            min(1in, 10px)               → 10px
            max(1px, 2)                  → 2px
            clamp(10, 5, 20)             → 10
            clamp(10, 25, 20)            → 20
            clamp(30, 25, 20)            → 30
            clamp(0, NaN, 5)             → NaN
            abs(-3px)                    → 3px
            sign(-2px)                   → -1
            sign(0)                      → 0
            sqrt(144)                    → 12
            sqrt(-1)                     → NaN
            pow(2, 10)                   → 1024
            hypot(3, 4)                  → 5
            hypot(3px, 4px)              → 5px
            exp(0)                       → 1
            ln(e)                        → 1
            log(8, 2)                    → 3
            log10(1000)                  → 3
            log2(32)                     → 5
            log(e)                       → 1
            log(1000, 10)                → 3
            mod(-18, 5)                  → 2
            mod(18, -5)                  → -2
            mod(5, 0)                    → NaN
            mod(-5, infinity)            → NaN
            mod(5, infinity)             → 5
            rem(-18, 5)                  → -3
            rem(18, -5)                  → 3
            rem(5, 0)                    → NaN
            rem(-5, infinity)            → -5
            lerp(10, 20, 0.25)           → 12.5
            lerp(10px, 20px, 50%)        → 15px
            step(2, 1)                   → 0
            step(2, 2)                   → 1
            smoothstep(0, 10, 5)         → 0.5
            smoothstep(0, 1, 2)          → 1
            count((1, 2, 3))             → 3
            count(1)                     → 1
            min((1, 5), (4, 2))          → 1, 2
            max((1, 5), 3)               → 3, 5
            lerp((0, 10), (10, 20), 0.5) → 5, 15
            round((1.2, 2.7))            → 1, 3
            min((1, 2), (1, 2, 3))       → tuple-arity 12..<21
            sqrt()                       → arity 0..<6
            sqrt(1, 2)                   → arity 0..<10
            clamp(1, 2)                  → arity 0..<11
            min()                        → arity 0..<5
            min(1px, 1s)                 → unit-mismatch 0..<12
            sqrt(4px)                    → unit-mismatch 5..<8
            pow(2, 'a')                  → type-mismatch 7..<10
            sqrt                         → unknown-symbol 0..<4
            """#))
    func arithmetic(text: String, outcome: String) {
        #expect(Evaluated(text, context: EvaluationContext(lengthModel: .css)).outcome == outcome)
    }

    @Test(
        "rounding, with its strategies and edges",
        arguments: CaseTable.rows(
            #"""
            round(2.5)                 → 3
            round(-2.5)                → -2
            round(0.49999999999999994) → 0
            round(17, 5)               → 15
            round(18, 5)               → 20
            round(17.5, 5)             → 20
            round(17px, 5)             → 15px
            round(17, -5)              → 15
            round(nearest, 17, 5)      → 15
            round(up, 16, 5)           → 20
            round(down, 19, 5)         → 15
            round(toZero, -16, 5)      → -15
            round(up, 1.2)             → 2
            roundUp(16, 5)             → 20
            roundDown(-16, 5)          → -20
            roundToZero(-16, 5)        → -15
            floor(-2.1)                → -3
            ceil(-2.7)                 → -2
            ceiling(2.1)               → 3
            trunc(-2.7)                → -2
            floor(2.7px)               → 2px
            round(7, 0)                → NaN
            round(infinity, 5)         → Infinity
            round(infinity, infinity)  → NaN
            round(5, infinity)         → 0
            round(up, 5, infinity)     → Infinity
            round(down, -5, infinity)  → -Infinity
            round(down, 5, infinity)   → 0
            round(up, -5, infinity)    → 0
            round(sideways, 1)         → unknown-symbol 6..<14
            round(1, 2, 3)             → type-mismatch 6..<7
            round(up)                  → arity 0..<9
            floor(NaN)                 → NaN
            round(1px, 1s)             → unit-mismatch 0..<14
            """#))
    func rounding(text: String, outcome: String) {
        #expect(Evaluated(text, context: EvaluationContext(lengthModel: .css)).outcome == outcome)
    }

    @Test(
        "angles, exact where their sines are",
        arguments: CaseTable.rows(
            #"""
            sin(30deg)           → 0.5
            sin(90deg)           → 1
            sin(180deg)          → 0
            sin(-30deg)          → -0.5
            sin(390deg)          → 0.5
            cos(60deg)           → 0.5
            cos(90deg)           → 0
            cos(pi)              → -1
            tan(45deg)           → 1
            tan(90deg)           → Infinity
            tan(-90deg)          → -Infinity
            sin(0.25turn)        → 1
            sin(100grad)         → 1
            sin(0)               → 0
            sin(infinity)        → NaN
            cos(infinity * 1deg) → NaN
            asin(1)              → 90deg
            acos(0)              → 90deg
            atan(1)              → 45deg
            atan2(1, -1)         → 135deg
            atan2(1px, 1px)      → 45deg
            asin(2)              → NaN * 1deg
            acos(-1)             → 180deg
            atan(infinity)       → 90deg
            sin(1px)             → unit-mismatch 4..<7
            sin(1em)             → unit-mismatch 4..<7
            asin(1deg)           → unit-mismatch 5..<9
            """#))
    func angles(text: String, outcome: String) { #expect(Evaluated(text).outcome == outcome) }

    @Test(
        "an unknown function is an error with the nearest name",
        arguments: [("flor(2.5)", "floor"), ("pii * 2", "pi"), ("ligten(red, 5%)", "lighten"), ("greeen", "green")])
    func suggestions(text: String, name: String) throws {
        let error = try #require(Evaluated(text).errors.first)
        #expect(error.message.hasSuffix("did you mean \"\(name)\"?"), "\(error.message)")
    }

    @Test("every built-in function has a name of its own, a sentence and its parameters")
    func table() {
        let names = StandardFunctions.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count == FunctionLibrary.standard.all.count)
        for function in StandardFunctions.all {
            #expect(function.doc.hasSuffix("."), "\(function.name)")
            #expect(!function.parameters.isEmpty, "\(function.name)")
            #expect(function.isPure)
        }
    }
}
