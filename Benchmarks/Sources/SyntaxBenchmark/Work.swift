import StyleDiagnostics
import StyleSyntax

/// What one round does with a source; each gives a number that depends on all of its work.
struct Work: Sendable {
    let name: String
    let run: @Sendable (_ file: String, _ bytes: [UInt8], Dialect) -> Int

    static let all: [Work] = [
        Work(name: "tokens") { name, bytes, _ in
            Tokenizer.tokenize(SourceFile(name: name, bytes: bytes)).count
        },
        // Statements, declarations and selectors as nodes with their places.
        Work(name: "tree") { name, bytes, dialect in
            SyntaxTree.parse(SourceFile(name: name, bytes: bytes), dialect: dialect).nodeCount
        },
        // The same, and a `Selector` value for every selector.
        Work(name: "tree+selectors") { name, bytes, dialect in
            let tree = SyntaxTree.parse(SourceFile(name: name, bytes: bytes), dialect: dialect)
            let lists = SelectorLists(tree: tree)
            return tree.nodeCount + lists.lists.count + lists.selectorCount
        },
        // Everything up to flattened rules.
        Work(name: "rules") { name, bytes, dialect in
            Stylesheet.load(SourceFile(name: name, bytes: bytes), dialect: dialect).rules.count
        },
    ]
}

/// The selectors of every rule of a tree, as values that are kept.
struct SelectorLists {
    private(set) var lists: [[Selector]] = []
    private(set) var selectorCount = 0

    init(tree: SyntaxTree) {
        for index in 0..<tree.nodeCount {
            let node = tree.node(at: index)
            guard node.kind == .styleRule, let list = node.child(.selectorList) else { continue }
            let selectors = tree.selectors(of: list)
            selectorCount += selectors.count
            lists.append(selectors)
        }
    }
}
