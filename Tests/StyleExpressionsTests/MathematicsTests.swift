import StyleExpressions
import StyleValues
import Testing

/// Expected values: the rules of CSS Values and Units 4 (rounding, remainders, clamp, angles), the operator order of C
/// with the power of Lua and Python, and Python 3.11 for the numbers. Errors: last part of the id and byte range.
@Suite("Plain mathematics")
struct MathematicsTests {
    @Test(
        "operators, precedence and literals",
        arguments: CaseTable.rows(
            #"""
            1                           → 1
            « 1 »                       → 1
            .5                          → 0.5
            1e3                         → 1000
            1E-2                        → 0.01
            00012                       → 12
            1 + 2 * 3                   → 7
            (1 + 2) * 3                 → 9
            10 -5                       → 5
            10-5                        → 5
            10--5                       → 15
            a-b                         → unknown-symbol 0..<1; unknown-symbol 2..<3
            2 ^ 3 ^ 2                   → 512
            2 ** 3 ^ 2                  → 512
            -2 ^ 2                      → -4
            (-2) ^ 2                    → 4
            2 ^ -1                      → 0.5
            2 * -3                      → -6
            7 % 4                       → 3
            -7 % 4                      → 1
            7 % -4                      → -1
            5.5 % 2                     → 1.5
            7 %4                        → 3
            1 / 3                       → 0.3333333333333333
            0.1 + 0.2                   → 0.30000000000000004
            0 * -1                      → 0
            1 / 0                       → Infinity
            -1 / 0                      → -Infinity
            0 / 0                       → NaN
            pi                          → 3.141592653589793
            PI * 2                      → 6.283185307179586
            e                           → 2.718281828459045
            -infinity                   → -Infinity
            2 < 3                       → true
            2 >= 3                      → false
            2 ≥ 2                       → true
            2 ≠ 2                       → false
            2 == 2.0                    → true
            !0                          → true
            not 1 == 1                  → false
            1 < 2 && 2 < 3              → true
            1 and 0                     → false
            0 or NaN                    → false
            NaN != NaN                  → true
            1 ? 2 : 3                   → 2
            0 ? 1 : 0 ? 2 : 3           → 3
            1 ? 0 ? 1 : 2 : 3           → 2
            NaN ? 1 : 2                 → 2
            1 < 2 ? 3 + 4 : 5           → 7
            $x ?? 4                     → 4
            x ?? 4                      → 4
            3 ?? 4                      → 3
            $x ?? $y ?? 5               → 5
            ($x ?? 2) * 3               → 6
            var(--x, 7)                 → 7
            var(--x-y, 1 + 2)           → 3
            3 * 2 + 5                   → 11
            floor  (4.5)* 2 +5          → 13
            2 * 3 - (2*2.5 + 0.5)       → 0.5
            10 ** (3 - 1)               → 100
            /* a */ 1 /* b */ + // c␊ 2 → 3
            1␍␊+ 2                      → 3
            calc(1 + 2) * 2             → 6
            calc(2 * (3 + 4))           → 14
            """#))
    func operators(text: String, outcome: String) { #expect(Evaluated(text).outcome == outcome) }

    @Test(
        "faults of syntax, each with its place",
        arguments: CaseTable.rows(
            #"""
            «»          → empty-expression 0..<0
            «  »        → empty-expression 2..<2
            /* */       → empty-expression 5..<5
            1 +         → unexpected-end 3..<3
            «1 + »      → unexpected-end 3..<3
            (1          → unexpected-end 2..<2
            1)          → unexpected-token 1..<2
            ()          → unexpected-token 1..<2
            * 2         → unexpected-token 0..<1
            2 3         → unexpected-token 2..<3
            2 x         → unexpected-token 2..<3
            2(3)        → unexpected-token 1..<2
            (2)(3)      → unexpected-token 3..<4
            1 = 2       → unexpected-token 2..<3
            1 & 2       → unexpected-token 2..<3
            1 ? 2       → unexpected-end 5..<5
            1 : 2       → unexpected-token 2..<3
            max(1,)     → unexpected-token 6..<7
            max(1 2)    → unexpected-token 6..<7
            max(,1)     → unexpected-token 4..<5
            ,1          → unexpected-token 0..<1
            1,          → unexpected-end 2..<2
            @           → unexpected-token 0..<1
            $           → unexpected-token 0..<1
            4.          → bad-number 0..<2
            1.2.3       → bad-number 0..<5
            3x          → unknown-unit 0..<2
            1e          → unknown-unit 0..<2
            1xp + 2yp   → unknown-unit 0..<3; unknown-unit 6..<9
            10%3        → unexpected-token 3..<4
            5 px        → unexpected-token 2..<4
            #12         → bad-color 0..<3
            #12345      → bad-color 0..<6
            #ggg        → bad-color 0..<4
            "open       → unexpected-token 0..<5
            1 < 2 < 3   → chained-comparison 6..<7
            1 == 1 == 1 → chained-comparison 7..<9
            var(x)      → unexpected-token 4..<5
            (1, 2)[     → unexpected-end 7..<7
            1 + ␇       → unexpected-token 4..<5
            {1}         → unexpected-token 0..<1
            """#))
    func syntaxFaults(text: String, outcome: String) { #expect(Evaluated(text).outcome == outcome) }

    @Test(
        "units convert within a dimension and are checked across",
        arguments: CaseTable.rows(
            #"""
            10px + 5px                → 15px
            1in                       → 96px
            72pt                      → 96px
            2.54cm == 1in             → true
            6pc                       → 96px
            1in + 1px                 → 97px
            3pt * 4                   → 16px
            0.5turn                   → 180deg
            200grad                   → 180deg
            1500ms                    → 1.5s
            1s - 500ms                → 0.5s
            2em * 3                   → 6em
            1rem + 2rem               → 3rem
            50% * 2                   → 100%
            5vw - 2vw                 → 3vw
            10px + 5                  → 15px
            5 + 10px                  → 15px
            10px > 5                  → true
            10px == 10                → true
            10px / 4                  → 2.5px
            10px / 5px                → 2
            -10px % 3px               → 2px
            17px % 5                  → 2px
            NaN * 1px                 → NaN * 1px
            1px / 0                   → Infinity * 1px
            1PX                       → 1px
            10px + 1s                 → unit-mismatch 0..<9
            10px + 10%                → unit-mismatch 0..<10
            1em + 1px                 → unit-mismatch 0..<9
            1em + 1rem                → unit-mismatch 0..<10
            2px * 3px                 → unit-mismatch 0..<9
            10 / 2px                  → unit-mismatch 0..<8
            2px ^ 2                   → unit-mismatch 0..<7
            2 ^ 2px                   → unit-mismatch 0..<7
            1s < 1px                  → unit-mismatch 0..<8
            1s == 1px                 → unit-mismatch 0..<9
            3 + (1px + 1s)            → unit-mismatch 4..<14
            1px + 1s + 1deg           → unit-mismatch 0..<8
            (1px + 1s) + (1px + 1deg) → unit-mismatch 0..<10; unit-mismatch 13..<25
            """#))
    func units(text: String, outcome: String) {
        #expect(Evaluated(text, context: EvaluationContext(lengthModel: .css)).outcome == outcome)
    }

    @Test(
        "the device model counts points",
        arguments: [
            ("1in", "72pt"), ("3px", "1.5pt"), ("1pt + 1px", "1.5pt"), ("1pc", "12pt"), ("2.54cm", "72pt"),
            ("\"w\" + 2px", "\"w2px\""),
        ])
    func points(text: String, outcome: String) {
        #expect(Evaluated(text, context: EvaluationContext(lengthModel: .points(scale: 2))).outcome == outcome)
    }

    @Test(
        "a plain number next to a unit is an error where units are strict",
        arguments: ["10px + 5", "5 < 10px", "min(1px, 2)", "1px == 1"])
    func strictUnits(text: String) {
        let result = Evaluated(text, context: EvaluationContext(lengthModel: .css, isStrictAboutUnits: true))
        #expect(result.errors.map(\.id.rawValue) == ["expression.unit-mismatch"])
    }

    @Test(
        "lists are computed element by element",
        arguments: CaseTable.rows(
            #"""
            1, 2                → 1, 2
            (1, 2) * 2          → 2, 4
            2 - (1, 2)          → 1, 0
            (1, 2) + (10, 20)   → 11, 22
            -(1, 2)             → -1, -2
            ((1, 2), 3) * 2     → (2, 4), 6
            (4.5,2)*5           → 22.5, 10
            5*(4.5,2)           → 22.5, 10
            (7, 3.5) * 2 / 5    → 2.8, 1.4
            5, 10, 5, 10 * 2    → 5, 10, 5, 20
            true ? 1 : 2, 3     → 1, 3
            (1, 2) == (1, 2)    → true
            (1, 2) == (1, 3)    → false
            (1, 2) == (1, 2, 3) → false
            (5, 6, 7)[1]        → 6
            ((1, 2), 3)[0]      → 1, 2
            ((1, 2), 3)[0][1]   → 2
            count((1, 2))       → 2
            (1px, 1s) * 2       → 2pt, 2s
            (1, 2) + (1, 2, 3)  → tuple-arity 0..<18
            (1, 2) < 3          → type-mismatch 0..<10
            (1, 2) ? 3 : 4      → type-mismatch 0..<6
            !(1, 2)             → type-mismatch 1..<7
            (1, 2)[2]           → index-out-of-range 7..<8
            (1, 2)[-1]          → index-out-of-range 7..<9
            (1, 2)[0.5]         → index-out-of-range 7..<10
            5[0]                → type-mismatch 0..<1
            (1, 2)[1px]         → type-mismatch 7..<10
            (1px, 1s) + 1px     → unit-mismatch 0..<15
            """#))
    func lists(text: String, outcome: String) { #expect(Evaluated(text).outcome == outcome) }

    @Test(
        "strings join; other operators do not take them",
        arguments: CaseTable.rows(
            #"""
            'a' + "b"        → "ab"
            "n" + 1          → "n1"
            1 + 'n'          → "1n"
            'is ' + true     → "is true"
            'a' + 1 + 2      → "a12"
            1 + 2 + 'a'      → "3a"
            'q\"q'           → "q\"q"
            'a\nb'           → "a\nb"
            '\u00e9\41 x'    → "éAx"
            'c: ' + #ff0000  → "c: #ff0000"
            'a' == 'a'       → true
            'a' == 1         → false
            uppercase('é a') → "É A"
            'a' - 'b'        → type-mismatch 0..<9
            'a' * 2          → type-mismatch 0..<7
            -'a'             → type-mismatch 1..<4
            'a' < 'b'        → type-mismatch 0..<9
            'a' ? 1 : 2      → type-mismatch 0..<3
            'a' + (1, 2)     → type-mismatch 6..<12
            #fff + #111      → type-mismatch 0..<11
            #fff == white    → true
            #f00 != #f01     → true
            #fff / 2         → type-mismatch 0..<8
            true + 1         → type-mismatch 0..<8
            """#))
    func strings(text: String, outcome: String) { #expect(Evaluated(text).outcome == outcome) }

    @Test(
        "untaken branches are checked for names, counts, types and units, and never for values",
        arguments: CaseTable.rows(
            #"""
            true ? 1 : nope                    → unknown-symbol 11..<15
            true ? 1 : sqrt(1, 2)              → arity 11..<21
            true ? 1 : 1px + 1s                → unit-mismatch 11..<19
            true || 1px + 1s                   → unit-mismatch 8..<16
            false && nope                      → unknown-symbol 9..<13
            true ? 1 : (1, 2)[5]               → 1
            false ? (1, 2)[5] : 2              → 2
            true || (1, 2)[5] == 0             → true
            3 ?? nope                          → unknown-symbol 5..<9
            false ? 1 / 0 : 7                  → 7
            true ? (false ? (1, 2)[5] : 2) : 3 → 2
            nope1 + nope2                      → unknown-symbol 0..<5; unknown-symbol 8..<13
            max(nope1, nope2(3))               → unknown-symbol 4..<9; unknown-symbol 11..<16
            true ? 1 : 'a' < 1                 → type-mismatch 11..<18
            true ? 1 : max(1px, 1s)            → unit-mismatch 11..<23
            """#))
    func untakenBranches(text: String, outcome: String) { #expect(Evaluated(text).outcome == outcome) }
}
