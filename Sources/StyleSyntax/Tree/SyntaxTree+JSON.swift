import StyleDiagnostics

extension SyntaxTree {
    /// The tree for programs: nodes `{kind, range, children}`, tokens `{kind, range, token: {leading, text, trailing}}`.
    ///
    /// Ranges are UTF-8 byte offsets, half-open. The trivia of all tokens with their texts, one after the other,
    /// is the source. Recursion is bounded by the parser's depth.
    public var json: JSONValue { root.json }
}

extension SyntaxNode {
    fileprivate var json: JSONValue {
        [
            "kind": .string("\(kind)"), "range": range.json,
            "children": .array(
                elements.map { element in
                    switch element {
                    case .node(let node): node.json
                    case .token(let token): token.json
                    }
                }),
        ]
    }
}

extension SyntaxToken {
    fileprivate var json: JSONValue {
        [
            "kind": .string("\(kind)"), "range": range.json,
            "token": [
                "leading": .string(tree.file.text(in: leading)), "text": .string(text),
                "trailing": .string(tree.file.text(in: trailing)),
            ],
        ]
    }
}

extension SourceRange {
    fileprivate var json: JSONValue { [.integer(start), .integer(end)] }
}
