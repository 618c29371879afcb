/// Reads a tree node by node in document order.
public protocol SyntaxVisitor {
    /// Called when a node is entered; says whether its inside is visited too.
    mutating func visit(_ node: SyntaxNode) -> VisitContinuation
    /// Called for each token that is not trivia.
    mutating func visit(_ token: SyntaxToken)
    /// Called when a node is left, also one whose inside was skipped.
    mutating func leave(_ node: SyntaxNode)
}

/// Whether a visitor goes into a node.
public enum VisitContinuation: Sendable {
    case visitChildren
    case skipChildren
}

extension SyntaxVisitor {
    public mutating func visit(_ token: SyntaxToken) {}
    public mutating func leave(_ node: SyntaxNode) {}

    /// Visits a node and everything in it. Complexity: linear; no recursion.
    public mutating func walk(_ root: SyntaxNode) {
        let tree = root.tree
        var open: [(node: SyntaxNode, token: Int)] = []
        var next = root.index
        var token = root.tokenIndices.lowerBound
        let end = Int(tree.records[root.index].subtreeEnd)
        while next < end || !open.isEmpty {
            if let current = open.last, next >= Int(tree.records[current.node.index].subtreeEnd) {
                token = visitTokens(of: tree, from: token, to: current.node.tokenIndices.upperBound)
                leave(current.node)
                open.removeLast()
                continue
            }
            let node = SyntaxNode(tree: tree, index: next)
            token = visitTokens(of: tree, from: token, to: node.tokenIndices.lowerBound)
            if visit(node) == .visitChildren {
                open.append((node, token))
                next += 1
            } else {
                token = max(token, node.tokenIndices.upperBound)
                leave(node)
                next = Int(tree.records[next].subtreeEnd)
            }
        }
    }

    private mutating func visitTokens(of tree: SyntaxTree, from first: Int, to end: Int) -> Int {
        guard first < end else { return first }
        for index in first..<end where !tree.tokens[index].kind.isTrivia {
            visit(SyntaxToken(tree: tree, index: index))
        }
        return end
    }
}
