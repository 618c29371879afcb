import StyleDiagnostics
import StyleSyntax
import Testing

@Suite("Conditions")
struct ConditionTests {
    @Test(
        "media conditions in canonical text: single blanks, none around a colon in parentheses",
        arguments: [
            ("(version:>= 6)", "(version:>=6)"), ("iphone and (version:<= 6.1)", "iphone and (version:<=6.1)"),
            ("ipad  (version : 5.0.1)", "ipad (version:5.0.1)"), ("( min-width: 700px )", "(min-width:700px)"),
            ("( width  >= 600px )", "(width >= 600px)"), ("(400px <= width < 700px)", "(400px <= width < 700px)"),
            ("not (orientation: landscape)", "not (orientation:landscape)"),
            ("(idiom: phone)and(not (scale: 2))", "(idiom:phone) and(not (scale:2))"), ("a,b /* c */ , d", "a, b, d"),
            ("(screen-width: > 100)\n  and (version: >= 6.0)", "(screen-width:>100) and (version:>=6.0)"),
        ])
    func media(text: String, canonical: String) {
        let rules = FlatRules("@media \(text) { .x { a: 1 } }", .css)
        #expect(rules.sheet.rules.map(\.media?.text) == [canonical])
    }

    @Test("nested media: inner first; alternatives are multiplied out, not and or put in parentheses")
    func nested() {
        func joined(_ outer: String, _ inner: String) -> String? {
            FlatRules("@media \(outer) { .x { @media \(inner) { a: 1 } } }", .css).sheet.rules.first?.media?.text
        }
        #expect(joined("phone", "(version: <= 6.1)") == "(version:<=6.1) and phone")
        #expect(joined("a, b", "c, d") == "c and a, c and b, d and a, d and b")
        #expect(joined("(a: 1) or (b: 2)", "not (c: 3)") == "(not (c:3)) and ((a:1) or (b:2))")
    }

    @Test("supports: declarations, not, and, or, selector()")
    func supports() throws {
        func holds(_ condition: String) throws -> Bool {
            let rule = try #require(FlatRules("@supports \(condition) { .x { a: 1 } }", .css).sheet.rules.first)
            return try #require(rule.supports).holds { $0.name == "alpha" && $0.value.text == ".5" }
        }
        #expect(try holds("(alpha: .5)"))
        #expect(try !holds("(nonsense: 1)"))
        #expect(try holds("not (nonsense: 1)"))
        #expect(try holds("(alpha: .5) and (not (nonsense: 1))"))
        #expect(try holds("((nonsense: 1) or (layer.alpha = .5))"))
        #expect(try holds("selector(.a > b)"))
        #expect(try !holds("selector(%)"))
        #expect(try !holds("(alpha: .5) and (nonsense: 1) and (alpha: .5)"))
    }

    @Test("nested supports must all hold; an unreadable one is an error and holds never")
    func supportsFaults() throws {
        let rules = FlatRules(
            "@supports (a: 1) { @supports (b: 2) { .x { c: 1 } } }\n@supports alpha { .y { d: 1 } }", .css)
        #expect(rules.faults == ["2:11 syntax.unreadable-condition"])
        let both = try #require(rules.sheet.rules.first?.supports)
        #expect(!both.holds { $0.name == "a" })
        #expect(both.holds { _ in true })
        #expect(try !#require(rules.sheet.rules.last?.supports).holds { _ in true })
    }
}
