import StyleDiagnostics

/// A node of a syntax tree: a place in the tree's arrays, cheap to make and to copy.
public struct SyntaxNode: Sendable {
    /// The tree that it is a node of.
    public let tree: SyntaxTree
    /// Position in document order; 0 is the root.
    public let index: Int

    init(tree: SyntaxTree, index: Int) {
        self.tree = tree
        self.index = index
    }

    private var record: NodeRecord { tree.records[index] }

    /// What the grammar calls it.
    public var kind: NodeKind { record.kind }

    /// What is wrong here; `.none` unless the node is `missing` or `unexpected`.
    public var fault: SyntaxFault { record.fault }

    /// Indices of the node's tokens, those of its children and the trivia between them included.
    public var tokenIndices: Range<Int> { Int(record.firstToken)..<Int(record.tokenEnd) }

    /// The tokens of the node, those of its children and the trivia between them included.
    public var tokens: ArraySlice<Token> { tree.tokens[tokenIndices] }

    /// From the first token's first byte to the last token's last; an empty node stands at its place.
    public var range: SourceRange {
        let indices = tokenIndices
        let start = Int(tree.tokens[min(indices.lowerBound, tree.tokens.count - 1)].start)
        guard !indices.isEmpty else { return SourceRange(start, start) }
        return SourceRange(start, Int(tree.tokens[indices.upperBound - 1].end))
    }

    /// From its first token to its last, without the trivia around.
    public var span: SourceSpan { SourceSpan(tree.file, range) }

    /// The source text of the node.
    public var text: String { tree.file.text(in: range) }

    /// The nodes directly inside, in order.
    public var children: Children { Children(tree: tree, position: index + 1, end: Int(record.subtreeEnd)) }

    /// The first child of a kind.
    public func child(_ kind: NodeKind) -> SyntaxNode? { children.first { $0.kind == kind } }

    /// Whether something is missing or unexpected among the node's own children.
    public var hasFaultyChild: Bool { children.contains { $0.fault != .none } }

    /// The nodes directly inside a node.
    public struct Children: Sequence, IteratorProtocol {
        let tree: SyntaxTree
        var position: Int
        let end: Int

        public mutating func next() -> SyntaxNode? {
            guard position < end else { return nil }
            defer { position = Int(tree.records[position].subtreeEnd) }
            return SyntaxNode(tree: tree, index: position)
        }
    }
}
