import StyleDiagnostics

/// The way from the root of a tree down to the innermost node at a place.
package struct SyntaxPath: Sendable {
    /// The root first, then a child of the one before each; never empty.
    package let nodes: [SyntaxNode]

    /// The innermost node.
    package var node: SyntaxNode { nodes[nodes.count - 1] }

    /// The nodes around the innermost one, from its parent to the root.
    package var ancestors: ReversedCollection<ArraySlice<SyntaxNode>> { nodes.dropLast().reversed() }

    /// The innermost node on the way that is of one of the kinds.
    package func innermost(_ kinds: NodeKind...) -> SyntaxNode? { nodes.last { kinds.contains($0.kind) } }

    /// The declaration around the place, of a property or of a variable.
    package var declaration: SyntaxNode? { innermost(.declaration, .variableDeclaration) }

    /// The rule around the place, in its selectors or in its block.
    package var rule: SyntaxNode? { innermost(.styleRule) }

    /// One selector of a list.
    package var selector: SyntaxNode? { innermost(.selector) }

    package var atRule: SyntaxNode? {
        innermost(.importRule, .mediaRule, .layerRule, .supportsRule, .charsetRule, .extendRule, .unknownAtRule)
    }
}

extension SyntaxTree {
    /// The innermost node that holds the byte at an offset, with the nodes around it; the root alone at the end of the
    /// source and between statements.
    ///
    /// What ends at the offset does not hold it: a cursor behind a word asks for the byte before.
    /// Complexity: linear in the number of nodes on the way and of their siblings.
    package func path(atOffset offset: Int) -> SyntaxPath {
        path { node in
            let range = node.range
            return range.start <= offset && offset < range.end
        }
    }

    /// The way down to a node of this tree.
    package func path(to node: SyntaxNode) -> SyntaxPath {
        path { $0.index <= node.index && node.index < Int(self.records[$0.index].subtreeEnd) }
    }

    /// The token that holds the byte at an offset, trivia too; the end of the source past all bytes.
    /// Complexity: logarithmic in the number of tokens.
    package func token(atOffset offset: Int) -> SyntaxToken {
        var low = 0
        var high = tokens.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(tokens[middle].start) <= offset { low = middle } else { high = middle }
        }
        return SyntaxToken(tree: self, index: low)
    }

    private func path(_ holds: (SyntaxNode) -> Bool) -> SyntaxPath {
        var nodes = [root]
        while let next = nodes.last?.children.first(where: holds) { nodes.append(next) }
        return SyntaxPath(nodes: nodes)
    }
}

extension SyntaxNode {
    /// The node that this one stands directly in; nil for the root. Complexity: that of `SyntaxTree.path(to:)`.
    package var parent: SyntaxNode? { tree.path(to: self).ancestors.first }
}
