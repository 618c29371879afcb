import Foundation

/// A page of `Docs` and the examples in it.
struct DocumentPage {
    let name: String
    let lines: [Substring]

    init(_ name: String) throws {
        self.name = name
        let text = try String(contentsOf: Self.package.appending(path: "Docs/" + name), encoding: .utf8)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Fenced blocks with only empty lines between them, sources before results, in the order of the page.
    var examples: [DocumentExample] {
        var examples: [DocumentExample] = []
        var end = -1
        for block in blocks {
            let isApart = lines[(end + 1)..<(block.line - 1)].contains { !$0.allSatisfy(\.isWhitespace) }
            let isFirstSource = !block.isResult && examples.last?.blocks.last?.isResult == true
            if examples.isEmpty || isApart || isFirstSource {
                examples.append(DocumentExample(page: name, blocks: []))
            }
            examples[examples.count - 1].blocks.append(block)
            end = block.line + block.lines.count
        }
        return examples.filter { $0.blocks.contains(where: \.isResult) }
    }

    private var blocks: [DocumentBlock] {
        var blocks: [DocumentBlock] = []
        var start: Int?
        for (index, line) in lines.enumerated() where line.hasPrefix("```") {
            if let opened = start {
                blocks.append(
                    DocumentBlock(
                        kind: String(lines[opened].dropFirst(3)), line: opened + 1,
                        lines: lines[(opened + 1)..<index].map(String.init)))
                start = nil
            } else {
                start = index
            }
        }
        return blocks
    }
}

/// A fenced block: its kind, the line of its fence (1-based), its text.
struct DocumentBlock {
    let kind: String
    let line: Int
    let lines: [String]

    var isResult: Bool { ["rules", "styled", "messages"].contains(kind) }

    /// Whether it is the sheet of the example, or a spelling of it.
    var isMainSheet: Bool { ["css", "cas"].contains(kind) && fileName?.isNamed == false }

    /// Options of the command, which stand at the top of a result.
    var options: [String] { lines.filter { $0.hasPrefix("--") }.flatMap { $0.split(separator: " ").map(String.init) } }

    /// What the result says.
    var expected: [String] { lines.filter { !$0.hasPrefix("--") } }

    /// The file that a source is: named by a comment in its first line, or by its kind.
    var fileName: (name: String, isNamed: Bool)? {
        let names = ["css": "main.css", "cas": "main.cas", "xml": "view.xml", "lua": "theme.lua", "txt": "text.txt"]
        guard let standard = names[kind] else { return nil }
        let named = lines.first?.wholeMatch(of: /(?:\/\*|\/\/|--|<!--) ([\w.\/-]+\.\w+)(?: \*\/| -->)?/)
        return named.map { (String($0.1), true) } ?? (standard, false)
    }
}
