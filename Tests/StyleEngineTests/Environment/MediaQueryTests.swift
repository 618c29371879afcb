import StyleEngine
import StyleSyntax
import Testing

@Suite("Media conditions")
struct MediaQueryTests {
    private func holds(_ text: String, _ settings: [String: String]) throws -> Bool {
        var environment = StyleEnvironment()
        for (key, value) in settings { try environment.set(key, value) }
        let query = MediaQuery(MediaCondition(text: text))
        #expect(query.diagnostics.isEmpty, "\(query.diagnostics)")
        return query.matches(environment)
    }

    /// Classy's rows: reference facts 45 to 51; CSS rows: Media Queries 4.
    @Test(
        "a condition holds where it should and not beside it",
        arguments: [
            ("(version:>=7.0.1)", ["os-version": "7.0.1"], ["os-version": "6.9.9"]),
            ("(version:>= 6)", ["os-version": "6.0.0"], ["os-version": "4.0.0"]),
            ("ipad, (version:>= 6)", ["idiom": "pad", "os-version": "5.0"], ["idiom": "phone", "os-version": "5.0"]),
            ("iphone and (version:<= 6.1)", ["os-version": "5.2"], ["idiom": "pad", "os-version": "5.2"]),
            ("ipad (version:5.0.1)", ["idiom": "pad", "os-version": "5.0.1"], ["os-version": "5.0.1"]),
            ("(screen-height: > 200)", [:], ["width": "50", "height": "100"]),
            ("(min-width: 700px)", ["width": "700"], ["width": "699.5"]),
            ("(400px <= width < 700px)", ["width": "400"], ["width": "700"]),
            ("(width >= 600px)", ["width": "600"], ["width": "599"]),
            ("not (orientation: landscape)", [:], ["width": "900"]),
            ("(idiom: pad) or (scale: 3)", ["scale": "3"], [:]),
            ("(idiom: phone) and (not (scale: 2))", [:], ["scale": "2"]),
            ("(color-scheme: dark)", ["color-scheme": "dark"], [:]),
            ("(version:<=6.1) and phone", ["os-version": "5.2"], ["os-version": "6.2"]),
        ] as [(String, [String: String], [String: String])])
    func conditions(text: String, yes: [String: String], no: [String: String]) throws {
        #expect(try holds(text, yes))
        #expect(try !holds(text, no))
    }

    @Test("an unknown feature is a warning with a suggestion, and neither it nor its opposite holds")
    func unknown() {
        for text in ["(colour-scheme: dark)", "not (colour-scheme: dark)"] {
            let query = MediaQuery(MediaCondition(text: text))
            #expect(!query.matches(StyleEnvironment()))
            #expect(query.diagnostics.map(\.severity) == [.warning])
            #expect(query.diagnostics[0].message.contains("color-scheme"))
        }
    }

    @Test("what cannot be read is one error, deep nesting too")
    func unreadable() {
        let texts = [
            "(width", "and", "(width >", ")", String(repeating: "(", count: 10_000), "(width: abc)", "(width: 1foo)", "(os-version >= abc)",
            "(version: -1)", "(max-os-version: 7.)", "(os-version:)", "(locale:)", "(1 <= locale)", "(device-model > 1)",
            "not (os-version >= abc)", "(width > 0) or (os-version >= abc)", "phone, (os-version >= abc)",
        ]
        for text in texts {
            let query = MediaQuery(MediaCondition(text: text))
            #expect(query.diagnostics.filter { $0.severity == .error }.count == 1, "\(text.prefix(20))")
            #expect(!query.matches(StyleEnvironment()))
        }
    }
}
