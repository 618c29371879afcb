import StyleDiagnostics
import StyleSyntax
import Testing

@Suite("Places in a syntax tree")
struct SyntaxPathTests {
    @Test("at every byte the innermost node holds it, and its parents lead to the root", arguments: Dialect.allCases)
    func everyByte(dialect: Dialect) {
        for text in SheetSamples.all + ["", "a { b: ; } .x. {", "\u{FEFF}a{b:c}"] {
            let tree = SyntaxTree.parse(SourceFile(name: "s", text: text), dialect: dialect)
            for offset in 0..<tree.file.bytes.count {
                let path = tree.path(atOffset: offset)
                #expect(holds(path.node, offset), "\(offset) of \(text)")
                // No child holds it: the node is the innermost one.
                #expect(!path.node.children.contains { holds($0, offset) })
                var node = path.node
                var parents: [Int] = []
                while let parent = node.parent {
                    #expect(parent.children.contains { $0.index == node.index })
                    parents.append(parent.index)
                    node = parent
                }
                #expect(node.index == 0)
                #expect(parents == path.ancestors.map(\.index))
                #expect(tree.token(atOffset: offset).range.start <= offset && offset < tree.token(atOffset: offset).range.end)
            }
            #expect(tree.path(atOffset: tree.file.bytes.count).nodes.map(\.index) == [0])
            #expect(tree.token(atOffset: tree.file.bytes.count).kind == .endOfFile)
        }
    }

    private func holds(_ node: SyntaxNode, _ offset: Int) -> Bool {
        node.range.start <= offset && offset < node.range.end
    }

    @Test(
        "the declaration, the rule, the selector and the at-rule around a place",
        arguments: [
            ("alpha", "alpha: 1", ".b", nil, "@media pad { .a, .b { alpha: 1 } }"),
            ("1 }", "alpha: 1", ".b", nil, "@media pad { .a, .b { alpha: 1 } }"),
            (".b", nil, ".b", ".b", "@media pad { .a, .b { alpha: 1 } }"),
            ("pad", nil, nil, nil, "@media pad { .a, .b { alpha: 1 } }"),
            ("$x", "$x: 2", nil, nil, nil),
        ] as [(String, String?, String?, String?, String?)])
    func views(word: String, declaration: String?, rule: String?, selector: String?, atRule: String?) throws {
        let text = "@media pad { .a, .b { alpha: 1 } } $x: 2;"
        let tree = SyntaxTree.parse(SourceFile(name: "s", text: text), dialect: .css)
        let offset = try #require(text.utf8.indices.first { text[$0...].hasPrefix(word) }).utf16Offset(in: text)
        let path = tree.path(atOffset: offset)
        #expect(path.declaration.map { trimmed($0.text) } == declaration)
        #expect(path.rule.map { trimmed($0.text).contains(rule ?? "-") } ?? (rule == nil))
        #expect(path.selector?.text == selector)
        #expect(path.atRule?.text == atRule)
    }

    private func trimmed(_ text: String) -> String { String(text.prefix { $0 != ";" }) }
}
