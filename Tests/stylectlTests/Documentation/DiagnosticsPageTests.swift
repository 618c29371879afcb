import Foundation
import Testing

@Suite("The page about diagnostics")
struct DiagnosticsPageTests {
    static let page = try? DocumentPage("Diagnostics.md")
    static let examples = page?.examples ?? []

    /// Ids with the line of their heading.
    static var headings: [(id: String, line: Int)] {
        (page?.lines ?? []).enumerated().compactMap { index, line in
            line.wholeMatch(of: /### `([a-z]+\.[a-z0-9-]+)`/).map { (String($0.1), index + 1) }
        }
    }

    @Test("lists every id that the sources name, and no other")
    func ids() throws {
        let named = try Self.idsInSources()
        let listed = Self.headings.map(\.id)
        #expect(named.count > 100)
        #expect(named.subtracting(listed).sorted() == [], "the page lacks these")
        #expect(Set(listed).subtracting(named).sorted() == [], "the sources name these no longer")
        #expect(listed.count == Set(listed).count)
    }

    @Test("each id has an example that gives it, or a reason why there is none")
    func exampleOfEachID() throws {
        let page = try #require(Self.page)
        let headings = Self.headings
        for (index, heading) in headings.enumerated() {
            let end = index + 1 < headings.count ? headings[index + 1].line : page.lines.count
            let section = page.lines[heading.line..<end]
            let example = Self.examples.first { (heading.line...end).contains($0.blocks[0].line) }
            let gives = example?.blocks.last?.lines.contains { $0.hasSuffix("[\(heading.id)]") } ?? false
            let hasReason = section.contains { $0.hasPrefix("No example: ") }
            #expect(gives != hasReason, "\(heading.id)")
        }
    }

    @Test("an example gives the messages that the page shows", arguments: examples)
    func example(_ example: DocumentExample) throws {
        for difference in try example.differences() { Issue.record("\(difference)") }
    }

    /// String literals of the form `domain.kebab-case`, and the names that the wording of faults joins to `syntax.`.
    private static func idsInSources() throws -> Set<String> {
        var ids: Set<String> = []
        for folder in ["Sources", "Plugins"] {
            let root = DocumentPage.package.appending(path: folder)
            let paths = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
            for path in paths where path.hasSuffix(".swift") {
                let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
                let code = text.split(separator: "\n").filter { !$0.contains(/^\s*\/\//) }.joined(separator: "\n")
                for match in code.matches(of: /"([a-z]+)\.([a-z][a-z0-9-]*)"/) where !fileEndings.contains(match.2) && !settings.contains(match.1) {
                    ids.insert("\(match.1).\(match.2)")
                }
                guard path.hasSuffix("FaultWording.swift") else { continue }
                for match in code.matches(of: /(?:missing|unexpected)\(\s*"([a-z][a-z-]*)",/) {
                    ids.insert("syntax.\(match.1)")
                }
            }
        }
        return ids
    }

    /// Literals that name files.
    private static let fileEndings: Set<Substring> = ["css", "cas", "lua", "xml", "json", "txt"]

    /// Literals that name settings of Lua's language server.
    private static let settings: Set<Substring> = ["diagnostics", "runtime", "workspace"]
}
