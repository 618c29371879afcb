import StyleDiagnostics

extension MediaCondition {
    /// The condition that a prelude says, in canonical text.
    init(_ prelude: SyntaxNode) {
        self.init(tree: prelude.tree, tokens: prelude.tokenIndices, span: prelude.span)
    }

    /// The condition that some tokens say: blanks single, none inside `(name:value)` and around brackets.
    init(tree: SyntaxTree, tokens: Range<Int>, span: SourceSpan) {
        var text = ""
        // For each open parenthesis, whether it holds a `name: value` itself.
        var pairs: [Bool] = []
        var previous: Token?
        for index in tokens where !tree.tokens[index].kind.isTrivia {
            let token = tree.tokens[index]
            if let previous {
                let isApart = previous.end < token.start
                let isInPair = pairs.last ?? false
                let bothWords = previous.kind.isWord && token.kind.isWord
                switch (previous.kind, token.kind) {
                case (_, .comma), (.leftParenthesis, _), (_, .rightParenthesis): break
                case (.comma, _), (.rightParenthesis, _): text += " "
                default: if isApart, !isInPair || bothWords { text += " " }
                }
            }
            text += tree.file.text(in: token.range)
            if token.kind == .leftParenthesis {
                pairs.append(Self.holdsPair(tree, after: index, end: tokens.upperBound))
            }
            if token.kind == .rightParenthesis { _ = pairs.popLast() }
            previous = token
        }
        self.init(text: text, span: span)
    }

    /// `name:` right after a parenthesis.
    private static func holdsPair(_ tree: SyntaxTree, after index: Int, end: Int) -> Bool {
        let words = tree.tokens[index + 1..<end].lazy.filter { !$0.kind.isTrivia }.prefix(2)
        return words.map(\.kind) == [.identifier, .colon]
    }

    /// Both conditions must hold: `self` is the inner one and stands first.
    ///
    /// Alternatives are multiplied out (`a, b` in `c` is `a and c, b and c`), since a comma binds less than `and`;
    /// `not` and `or` are put in parentheses.
    func joined(with outer: MediaCondition) -> MediaCondition {
        let inner = alternatives
        let outside = outer.alternatives
        guard inner.count * outside.count <= 256 else { return self }
        let texts = inner.flatMap { a in outside.map { b in Self.wrapped(a) + " and " + Self.wrapped(b) } }
        return MediaCondition(text: texts.joined(separator: ", "), span: span ?? outer.span)
    }

    /// The text cut at its commas outside of parentheses.
    private var alternatives: [String] {
        var parts: [String] = []
        var part: [UInt8] = []
        var depth = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if byte == UInt8(ascii: ","), depth == 0 {
                parts.append(SelectorBuilder.trimmed(String(decoding: part, as: UTF8.self)))
                part = []
            } else {
                part.append(byte)
            }
        }
        parts.append(SelectorBuilder.trimmed(String(decoding: part, as: UTF8.self)))
        return parts
    }

    private static func wrapped(_ text: String) -> String {
        var depth = 0
        let words = text.split(separator: " ")
        for word in words {
            if depth == 0, word.lowercased() == "or" || word.lowercased() == "not" { return "(\(text))" }
            for byte in word.utf8 {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
            }
        }
        return text
    }
}

extension TokenKind {
    /// Names, numbers and strings: two of them need a blank between.
    fileprivate var isWord: Bool {
        switch self {
        case .identifier, .number, .unit, .string, .hash, .atKeyword, .dollarName, .dashedName: true
        default: false
        }
    }
}
