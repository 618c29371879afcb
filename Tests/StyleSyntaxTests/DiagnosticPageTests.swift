import Foundation
import StyleSyntax
import Testing

@Suite("Diagnostics page")
struct DiagnosticPageTests {
    @Test("every kind of message that the sources name has a row")
    func rows() throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("Docs/Diagnostics.md"), encoding: .utf8)
        let sources = root.appendingPathComponent("Sources/StyleSyntax")
        let paths = FileManager.default.enumerator(atPath: sources.path)?.allObjects as? [String] ?? []
        var ids: Set<String> = []
        for path in paths where path.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            for match in text.matches(of: /"((?:syntax|import|extend)\.[a-z][a-z0-9-]*)"/) { ids.insert(String(match.1)) }
            // The wording of faults leaves the domain out.
            guard path.hasSuffix("FaultWording.swift") else { continue }
            for match in text.matches(of: /(?:missing|unexpected)\(\s*"([a-z][a-z-]*)",/) {
                ids.insert("syntax." + match.1)
            }
        }
        #expect(ids.count > 30)
        #expect(ids.filter { !page.contains("`\($0)`") }.sorted() == [])
    }
}
