import StyleExpressions
import StyleSyntax
import Testing

/// What the tests of Classy 1.0.0 and of InterfaCSS 1.5.5 and 2.0 assert of expressions, in both dialects.
@Suite("Facts of the ancestors' tests")
struct AncestorFactTests {
    @Test(
        "Classy: blanks mean nothing round operators and before parentheses",
        arguments: [("3 * 2 + 5", "11"), ("floor  (4.5)* 2 +5", "13")])
    func mathematics(text: String, outcome: String) {
        for dialect in [Dialect.css, .cas] { #expect(Evaluated(text, dialect: dialect).outcome == outcome) }
    }

    @Test(
        "Classy: a tuple is computed element by element; words stay, division is real",
        arguments: [
            ("(4.5,2)*5", "22.5, 10"), ("5*(4.5,2)", "22.5, 10"), ("( 6, 10 12, 8 ) / 2", "3, 5, 6, 4"),
            // Classy divides whole numbers without a rest here, (2, 1.4): that is its fault.
            ("tiger place 2 + 2 (1 + (2 * 3) 3 + 0.5) * 2 / 5", "tiger, place, 4, (2.8, 1.4)"),
        ])
    func tuples(text: String, outcome: String) {
        for dialect in [Dialect.css, .cas] { #expect(Evaluated(text, .value, dialect: dialect).outcome == outcome) }
    }

    @Test(
        "InterfaCSS: colours change by a part of themselves",
        arguments: [
            ("lighten(rgb(17, 34, 51), 50%)", "rgb(25.5 51 76.5)"), ("darken(#112233, 50%)", "rgb(8.5 17 25.5)"),
            ("saturate(rgb(17, 34, 51), 50%)", "rgb(0 25.5 51)"), ("fadein(rgb(17, 34, 51), 50%)", "#112233"),
            ("fadeout(rgb(17, 34, 51), 50%)", "rgb(17 34 51 / 0.5)"),
            ("saturate(fadeout(rgb(17,34,51), 50%), 50%)", "rgb(0 25.5 51 / 0.5)"),
        ])
    func colors(text: String, outcome: String) {
        for dialect in [Dialect.css, .cas] {
            #expect(Evaluated(text, dialect: dialect).outcome == outcome)
            #expect(Evaluated(text, .value, dialect: dialect).outcome == outcome)
        }
    }

    @Test(
        "InterfaCSS: comparisons, sums, and variables inside of values",
        arguments: [
            ("2 > 1", "true"), ("2 * 3 - (2*2.5 + 0.5)", "0.5"), ("size(@n, @expr)", "size(42, 100)"),
            ("@fontName @fontSize", "\"GillSans\", 42"),
        ])
    func values(text: String, outcome: String) {
        let scope = FixtureScope(["n": "42", "expr": "10 ** (3 - 1)", "fontName": "\"GillSans\"", "fontSize": "@n"])
        for dialect in [Dialect.css, .cas] {
            #expect(Evaluated(text, .value, dialect: dialect, scope: scope, keeping: ["size"]).outcome == outcome)
        }
    }
}
