import StyleDiagnostics
import StyleSyntax
import Testing

@Suite("Syntax tree")
struct SyntaxTreeTests {
    private func tree(_ text: String, _ dialect: Dialect = .css) -> SyntaxTree {
        SyntaxTree.parse(SourceFile(name: "t", text: text), dialect: dialect)
    }

    @Test("the dump shows kinds, ranges and the text of leaves")
    func dump() {
        #expect(
            tree("a { b: 1 !important; c }").dumpTree() == """
                sourceFile 0..<24
                  styleRule 0..<24
                    selectorList 0..<1
                      selector 0..<1
                        compoundSelector 0..<1
                          typeSelector 0..<1 "a"
                    block 2..<24
                      declaration 4..<20
                        propertyName 4..<5 "b"
                        value 7..<8 "1"
                        important 9..<19 "!important"
                      unexpected 21..<22 expectedDeclaration "c"

                """)
    }

    @Test("both dialects give the same kinds for the same sheet")
    func sameTree() {
        struct Kinds: SyntaxVisitor {
            var kinds: [NodeKind] = []
            mutating func visit(_ node: SyntaxNode) -> VisitContinuation {
                kinds.append(node.kind == .indentedBlock ? .block : node.kind)
                return .visitChildren
            }
        }
        var css = Kinds()
        css.walk(tree("@v: 1; .a > B:not(.c) { x[k:v]: 1; l: @{ m: 2 } @media d { y: 3 } }").root)
        var cas = Kinds()
        cas.walk(tree("$v = 1\n.a > B:not(.c)\n  x[k:v] 1\n  l @\n    m 2\n  @media d\n    y 3", .cas).root)
        #expect(css.kinds == cas.kinds)
        #expect(!css.kinds.contains(.unexpected) && !css.kinds.contains(.missing))
    }

    @Test("a visitor meets nodes and tokens in order, and may skip the inside of a node")
    func visitor() {
        struct Recorder: SyntaxVisitor {
            var events: [String] = []
            mutating func visit(_ node: SyntaxNode) -> VisitContinuation {
                events.append("+\(node.kind)")
                return node.kind == .selectorList ? .skipChildren : .visitChildren
            }
            mutating func visit(_ token: SyntaxToken) { events.append(token.text) }
            mutating func leave(_ node: SyntaxNode) { events.append("-\(node.kind)") }
        }
        var recorder = Recorder()
        recorder.walk(tree("a { b: 1; }").root)
        #expect(
            recorder.events == [
                "+sourceFile", "+styleRule", "+selectorList", "-selectorList", "+block", "{", "+declaration",
                "+propertyName", "b",
                "-propertyName", ":", "+value", "1", "-value", ";", "-declaration", "}", "-block", "-styleRule", "",
                "-sourceFile",
            ])
    }

    @Test("a token owns the blanks after it on its line, the next one those from the line end on")
    func trivia() throws {
        let tree = tree("a /* 1 */ // 2\n  /* 3 */ { b: 1 }\n// 4\n")
        let brace = try #require(tree.tokens.firstIndex { $0.kind == .leftBrace })
        let name = SyntaxToken(tree: tree, index: 0)
        #expect(tree.file.text(in: name.trailing) == " /* 1 */ // 2")
        let token = SyntaxToken(tree: tree, index: brace)
        #expect(tree.file.text(in: token.leading) == "\n  /* 3 */ ")
        let end = SyntaxToken(tree: tree, index: tree.tokens.count - 1)
        #expect(tree.file.text(in: end.leading) == "\n// 4\n")
    }

    @Test("a rewriter puts text in place of nodes, all else stays byte for byte")
    func rewriter() {
        struct Renamer: SyntaxRewriter {
            mutating func rewrite(_ node: SyntaxNode) -> SyntaxReplacement {
                switch node.kind {
                case .propertyName where node.text == "b": .replace("renamed")
                case .styleRule where node.text.hasPrefix(".gone"): .replace("")
                default: .keep
                }
            }
        }
        var renamer = Renamer()
        let result = renamer.rewritten(tree("/* 1 */ a {  b : 1 ;c:2 } .gone { b: 1 } // 2"))
        #expect(String(decoding: result.printedBytes, as: UTF8.self) == "/* 1 */ a {  renamed : 1 ;c:2 }  // 2")
        #expect(result.root.children.map(\.kind) == [.styleRule])
    }

    @Test("elements are child nodes and own tokens in order")
    func elements() {
        let declaration = tree("a { b: 1; }").root.children.first { _ in true }?.child(.block)?.child(.declaration)
        let parts = declaration?.elements.map { element in
            switch element {
            case .node(let node): "\(node.kind)"
            case .token(let token): token.text
            }
        }
        #expect(parts == ["propertyName", ":", "value", ";"])
    }

    @Test("the JSON dump holds nodes with children and tokens with their trivia")
    func json() {
        #expect(
            tree("a {} // \"\u{1}").json.compactText == """
                {"kind":"sourceFile","range":[0,10],"children":[{"kind":"styleRule","range":[0,4],"children":[\
                {"kind":"selectorList","range":[0,1],"children":[{"kind":"selector","range":[0,1],"children":[\
                {"kind":"compoundSelector","range":[0,1],"children":[{"kind":"typeSelector","range":[0,1],"children":[\
                {"kind":"identifier","range":[0,1],"token":{"leading":"","text":"a","trailing":" "}}]}]}]}]},\
                {"kind":"block","range":[2,4],"children":[{"kind":"leftBrace","range":[2,3],"token":{"leading":"","text":"{","trailing":""}},\
                {"kind":"rightBrace","range":[3,4],"token":{"leading":"","text":"}","trailing":" // \\"\\u0001"}}]}]},\
                {"kind":"endOfFile","range":[10,10],"token":{"leading":"","text":"","trailing":""}}]}
                """)
        #expect(tree("}").json.compactText.contains("{\"kind\":\"unexpected\",\"range\":[0,1],\"children\":["))
    }

    @Test("tokens take 12 bytes and nodes 16")
    func sizes() {
        #expect(MemoryLayout<Token>.stride == 12)
        #expect(SyntaxTree.bytesPerNode == 16)
    }
}
