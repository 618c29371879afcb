import Testing

@Suite("The page about stylesheets")
struct StylesheetsPageTests {
    static let examples = (try? DocumentPage("Stylesheets.md").examples) ?? []

    @Test("has examples in both dialects")
    func count() {
        #expect(Self.examples.count > 40)
        #expect(Self.examples.count { $0.sheets.contains("main.css") && $0.sheets.contains("main.cas") } > 35)
    }

    @Test("what an example says comes of it, in each dialect", arguments: examples)
    func example(_ example: DocumentExample) throws {
        for difference in try example.differences() { Issue.record("\(difference)") }
    }

    @Test("the sheets of an example flatten to the same rules", arguments: examples.filter { $0.sheets.count > 1 })
    func pair(_ example: DocumentExample) throws {
        // In `.css` the name of a class may leave out `UI`, ignore case and have dashes.
        let rules = try example.flattenedRules().map { lines in
            lines.map { line in
                let end = line.firstIndex(of: "{") ?? line.endIndex
                return line[..<end].lowercased().replacing("ui", with: "").replacing("-", with: "") + line[end...]
            }
        }
        for other in rules.dropFirst() { #expect(other == rules[0]) }
        #expect(rules[0] != [])
    }
}
