import StyleDiagnostics

/// Makes a new tree from an old one by putting other text in place of some nodes.
///
/// Everything that is not rewritten stays byte for byte; the result is parsed, so it is a whole tree again.
public protocol SyntaxRewriter {
    /// What becomes of a node; called from the outside in, not for what is inside a replaced node.
    mutating func rewrite(_ node: SyntaxNode) -> SyntaxReplacement
}

/// What becomes of a node.
public enum SyntaxReplacement: Sendable {
    /// The node stays; its inside is asked about.
    case keep
    /// This text stands in place of the node; empty text removes it.
    case replace(String)
}

extension SyntaxRewriter {
    /// The rewritten tree. Complexity: linear; no recursion.
    public mutating func rewritten(_ tree: SyntaxTree) -> SyntaxTree {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(tree.file.bytes.count)
        var copied = 0
        var next = 0
        while next < tree.nodeCount {
            let node = SyntaxNode(tree: tree, index: next)
            switch rewrite(node) {
            case .keep: next += 1
            case .replace(let text):
                let range = node.range
                bytes += tree.file.slice(SourceRange(copied, max(copied, range.start)))
                bytes += text.utf8
                copied = max(copied, range.end)
                next = Int(tree.records[next].subtreeEnd)
            }
        }
        bytes += tree.file.slice(SourceRange(copied, tree.file.bytes.count))
        return SyntaxTree.parse(SourceFile(name: tree.file.name, bytes: bytes), dialect: tree.dialect)
    }
}
