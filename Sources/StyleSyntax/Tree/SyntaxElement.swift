import StyleDiagnostics

/// A part of a node: another node, or a token that says something.
public enum SyntaxElement: Sendable {
    case node(SyntaxNode)
    case token(SyntaxToken)
}

/// A token with the trivia that goes with it: all of them one after the other are the source.
public struct SyntaxToken: Sendable {
    /// The tree that it is a token of.
    public let tree: SyntaxTree
    /// Index among the tree's tokens.
    public let index: Int

    /// The token of a number in the tree.
    public init(tree: SyntaxTree, index: Int) {
        self.tree = tree
        self.index = index
    }

    /// What the tokenizer took it for.
    public var kind: TokenKind { tree.tokens[index].kind }
    /// Of its text, without trivia.
    public var range: SourceRange { tree.tokens[index].range }
    /// Without trivia.
    public var text: String { tree.file.text(in: range) }

    /// Trivia before the token that the token before does not own.
    public var leading: SourceRange {
        var first = index
        var start = index
        while first > 0, tree.tokens[first - 1].kind.isTrivia {
            first -= 1
            if tree.tokens[first].kind == .newline { start = first }
        }
        // At the start of the source everything leads; elsewhere the line end and what follows it.
        if first == 0 { start = 0 }
        return SourceRange(Int(tree.tokens[start].start), range.start)
    }

    /// Trivia after the token on the same line.
    public var trailing: SourceRange {
        var end = index + 1
        while end < tree.tokens.count, tree.tokens[end].kind.isTrivia, tree.tokens[end].kind != .newline { end += 1 }
        return SourceRange(range.end, Int(tree.tokens[end - 1].end))
    }
}

extension SyntaxNode {
    /// Child nodes and the node's own tokens in order, trivia left out.
    public var elements: [SyntaxElement] {
        var elements: [SyntaxElement] = []
        var token = tokenIndices.lowerBound
        func addTokens(until end: Int) {
            while token < end {
                if !tree.tokens[token].kind.isTrivia { elements.append(.token(SyntaxToken(tree: tree, index: token))) }
                token += 1
            }
        }
        for child in children {
            addTokens(until: child.tokenIndices.lowerBound)
            elements.append(.node(child))
            token = max(token, child.tokenIndices.upperBound)
        }
        addTokens(until: tokenIndices.upperBound)
        return elements
    }
}
