import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues
import Testing

/// Expected values: the value grammar of the documentation, InterfaCSS's and Classy's own examples.
@Suite("Values of declarations")
struct ValueGrammarTests {
    private static let scope = FixtureScope([
        "insets": "5, 10, 5, 10", "my-gap": "4", "gap": "10", "c": "42", "m": "10 ** (3 - 1)",
        "fontName": "\"GillSans\"",
        "fontSize": "42", "another-var": "2000", "color.brand.500": "#0a84ff", "empty": "",
    ])

    @Test(
        "blanks and commas separate, operators have blanks on both sides",
        arguments: CaseTable.rows(
            #"""
            10 - 5                 → 5
            10 -5                  → 10, -5
            0 0 -1px 0             → 0, 0, -1pt, 0
            0 -(2 + 1)             → 0, -3
            -5                     → -5
            - 5                    → -5
            2 *-3                  → -6
            10 - -5                → 15
            1 + +1                 → 2
            (5, 10) * 2            → 10, 20
            ( 6, 10 12, 8 ) / 2    → 3, 5, 6, 4
            2 + 2 (1 + 2) * 2      → 4, 6
            tiger place 2 + 2 (1 + (2 * 3) 3 + 0.5) * 2 / 5 → tiger, place, 4, (2.8, 1.4)
            7 / 2                  → 3.5
            10 % 3                 → 1
            10% 3                  → 10%, 3
            calc(2 * (3 + 4))      → 14
            min(4, 2 + 1)          → 3
            -max(1, 2)             → -2
            1, 2 3, 4              → 1, 2, 3, 4
            (1, 2) (3, 4)          → (1, 2), (3, 4)
            2 > 1                  → true
            1 < 2 && 3 >= 2        → true
            a b                    → a, b
            bold-italic            → bold-italic
            image.png              → image.png
            a.9.png                → a.9.png
            *, auto                → *, auto
            "x); y"                → "x); y"
            YES                    → true
            No                     → false
            TRUE                   → true
            none                   → none
            inherit                → inherit
            1/* c */2              → 1, 2
            1␊2                    → 1, 2
            2 * pi                 → 6.283185307179586
            pi                     → pi
            -infinity + 1          → -Infinity
            round(to-zero, -16, 5) → -15
            #fff #000              → #ffffff, #000000
            10 - 5 20 - 5          → 5, 15
            1 - 2 - 3              → -4
            10 * 2 -3              → 20, -3
            not true               → false
            a == "a"               → true
            """#))
    func lists(text: String, outcome: String) { #expect(Evaluated(text, .value).outcome == outcome) }

    @Test(
        "variables in every spelling",
        arguments: CaseTable.rows(
            #"""
            $insets * 2               → 10, 20, 10, 20
            $my-gap + 1               → 5
            $gap - 4                  → 6
            -$gap                     → -10
            0 -($gap + 1)             → 0, -11
            @c + @m                   → 142
            @fontName @fontSize       → "GillSans", 42
            var(--my-gap)             → 4
            var( --my-gap )           → 4
            var(--late, 7)            → 7
            var(--late, 1 2)          → 1, 2
            var(--late, var(--gap))   → 10
            --gap                     → 10
            --gap + 1                 → 11
            10 $insets 20             → 10, (5, 10, 5, 10), 20
            10 $another-var 20 30     → 10, 2000, 20, 30
            $color.brand.500          → #0a84ff
            $insets[1]                → 10
            $insets == (5, 10, 5, 10) → true
            $late ?? 3                → 3
            gap                       → gap
            $gap-4                    → unknown-symbol 0..<6
            $gp                       → unknown-symbol 0..<3
            1 $nope 2                 → unknown-symbol 2..<7
            $nope + $nada             → unknown-symbol 0..<5; unknown-symbol 8..<13
            $empty                    → empty-expression 7..<7
            """#))
    func variables(text: String, outcome: String) {
        #expect(Evaluated(text, .value, scope: Self.scope).outcome == outcome)
    }

    @Test(
        "faults, each with its place",
        arguments: CaseTable.rows(
            #"""
            «»             → empty-expression 0..<0
            10-5           → missing-blanks 2..<3
            10- 5          → missing-blanks 2..<3
            10px-5px       → missing-blanks 4..<5
            (1)-(2)        → missing-blanks 3..<4
            10%3           → unexpected-token 3..<4
            1,             → unexpected-end 2..<2
            1, ,2          → unexpected-token 3..<4
            abc + 1        → unknown-symbol 0..<3
            1 + abc        → unknown-symbol 4..<7
            #12345         → bad-color 0..<6
            "open          → unexpected-token 0..<5
            1 {            → unexpected-token 2..<3
            10;            → unexpected-token 2..<3
            min(4, 2 -1)   → unexpected-token 7..<11
            nofn(1)        → unknown-symbol 0..<4
            a | b          → unexpected-token 2..<3
            rgb(1 2 / )    → unexpected-token 10..<11
            1 2) 3         → unexpected-token 3..<4
            calc(1px -2px) → unexpected-token 9..<10
            2(3)           → unexpected-token 1..<2
            1px + 1s       → unit-mismatch 0..<8
            """#))
    func faults(text: String, outcome: String) { #expect(Evaluated(text, .value).outcome == outcome) }

    @Test(
        "a sign without blanks has the fix that gives it some",
        arguments: [("10-5", "10 - 5"), ("10- 5", "10 - 5"), ("$gap*2-1px", "$gap*2 - 1px"), ("(1)-(2)", "(1) - (2)")])
    func missingBlanks(text: String, mended: String) throws {
        let result = Evaluated(text, .value, scope: Self.scope)
        let error = try #require(result.errors.first)
        #expect(result.diagnostics.count == 1)
        #expect(error.fixIts.map { $0.applied(to: text) } == [mended])
    }

    @Test(
        "a converter that wants one value is told which sign would join two",
        arguments: [("10 -5", ["10 - 5"]), ("1 2", []), ("0 -1 -2", ["0 - 1 -2", "0 -1 - 2"]), ("max(1 -2)", [])])
    func joiningSigns(text: String, mended: [String]) {
        let file = SourceFile(name: "test", text: text)
        let expression = MathExpression.parse(SourceSpan(file, file.range), grammar: .value, dialect: .css)
        #expect(expression.joiningFixIts.map { $0.applied(to: text) } == mended)
        if text == "10 -5" { #expect(expression.joiningFixIts.first?.message == "write \"10 - 5\"") }
    }

    @Test("a name with a dash that is no variable offers the subtraction")
    func split() throws {
        for grammar in [MathExpression.Grammar.mathematics, .value] {
            let error = try #require(Evaluated("$gap-4", grammar, scope: Self.scope).errors.first)
            #expect(error.message == "undefined variable \"gap-4\"; write \"$gap - 4\" to subtract")
            #expect(error.fixIts.map { $0.applied(to: "$gap-4") } == ["$gap - 4"])
        }
    }

    @Test("bare words are variables only where the scope says so")
    func bareWords() {
        let scope = FixtureScope(["gap": "10", "space": "2"], bare: ["gap"], dialect: .cas)
        #expect(Evaluated("gap * 2", .value, dialect: .cas, scope: scope).outcome == "20")
        #expect(Evaluated("0 -gap", .value, dialect: .cas, scope: scope).outcome == "0, -10")
        #expect(Evaluated("space", .value, dialect: .cas, scope: scope).outcome == "space")
        #expect(Evaluated("Yes NO", .value, dialect: .cas, scope: scope).outcome == "Yes, false")
    }

    @Test("calls that a converter keeps come with their arguments computed, and with what is chained to them")
    func keptCalls() {
        let keeping: Set = ["point", "gradient", "left"]
        let examples = [
            ("point(5, 2 * 3)", "point(5, 6)"),
            ("gradient(darken(magenta, 50%), #e4e1e6)", "gradient(rgb(127.5 0 127.5), #e4e1e6)"),
            ("point(1 2, 3)", "point((1, 2), 3)"),
            ("size(10%, 20%).left(10).top(2)", "size(10%, 20%).left(10).top(2)"), ("point(*, auto)", "point(*, auto)"),
            ("point(1) left(2)", "point(1), left(2)"), ("point()", "point()"),
            ("url(http://a.b/c d.png)", "unknown-symbol 0..<3"), ("point($gap)", "point(10)"),
        ]
        for (text, outcome) in examples {
            #expect(Evaluated(text, .value, scope: Self.scope, keeping: keeping).outcome == outcome, "\(text)")
        }
        #expect(
            Evaluated("url(http://a.b/c d.png)", .value, keeping: ["url"]).outcome
                == "url(\"http://a.b/c d.png\")")
    }

    @Test("lists in lists open to one list")
    func flattened() throws {
        let value = try #require(Evaluated("10 $insets (1, (2, 3))", .value, scope: Self.scope).value)
        guard case .list(let list) = value else { return #expect(Bool(false), "\(value)") }
        #expect(list.flattened.map(\.text) == ["10", "5", "10", "5", "10", "1", "2", "3"])
    }
}

extension FixIt {
    /// The text with the edits made; edits in order and apart.
    func applied(to text: String) -> String {
        var bytes = Array(text.utf8)
        for edit in edits.reversed() {
            bytes.replaceSubrange(edit.span.range.start..<edit.span.range.end, with: Array(edit.text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
