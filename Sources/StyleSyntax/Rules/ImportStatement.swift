import StyleDiagnostics

/// What an `@import` says.
struct ImportStatement {
    /// The file as written, or the variable that names it.
    var target: Target
    var layer: String?
    var supports: SupportsCondition?
    var media: MediaCondition?
    /// Where the whole statement stands, and the file's name in it.
    var span: SourceSpan
    var targetSpan: SourceSpan

    enum Target {
        case file(String)
        case variable(String)
    }

    /// Reads `"x"`, `'x'`, `x.cas`, `url(x)`, `url("x")`, `$x`, and after it `layer`, `layer(x)`, `supports(…)`, media.
    init?(_ node: SyntaxNode) {
        guard let prelude = node.child(.prelude), !prelude.hasFaultyChild else { return nil }
        let tree = prelude.tree
        let tokens = prelude.tokenIndices
        let first = tokens.lowerBound
        var end = first + 1
        func text(_ range: Range<Int>) -> String {
            tree.file.text(
                in: SourceRange(Int(tree.tokens[range.lowerBound].start), Int(tree.tokens[range.upperBound - 1].end)))
        }
        switch tree.tokens[first].kind {
        case .string:
            let name = tree.name(of: tree.tokens[first])
            // `"$file"` names a variable too.
            target = name.hasPrefix("$") && tree.dialect == .cas ? .variable(String(name.dropFirst())) : .file(name)
        case .dollarName: target = .variable(tree.name(of: tree.tokens[first]))
        case .identifier
        where first + 1 < tokens.upperBound && tree.tokens[first + 1].kind == .leftParenthesis
            && text(first..<end).lowercased() == "url":
            guard let close = tokens.first(where: { tree.tokens[$0].kind == .rightParenthesis }) else { return nil }
            let inside = SourceRange(Int(tree.tokens[first + 1].end), Int(tree.tokens[close].start))
            let trimmed = SelectorBuilder.trimmed(tree.file.text(in: inside))
            target = .file(NameText.unquoted(Array(trimmed.utf8)[...]))
            end = close + 1
        default:
            // A bare name goes on to the next blank.
            while end < tokens.upperBound, !tree.tokens[end].kind.isTrivia { end += 1 }
            target = .file(text(first..<end))
        }
        span = node.span
        targetSpan = SourceSpan(
            tree.file, SourceRange(Int(tree.tokens[first].start), Int(tree.tokens[end - 1].end)))
        readConditions(tree, end..<tokens.upperBound)
    }

    private mutating func readConditions(_ tree: SyntaxTree, _ tokens: Range<Int>) {
        var rest = tokens
        func skipBlanks() {
            while let first = rest.first, tree.tokens[first].kind.isTrivia { rest = first + 1..<rest.upperBound }
        }
        func word() -> String? {
            guard let first = rest.first, tree.tokens[first].kind == .identifier else { return nil }
            return tree.file.text(in: tree.tokens[first].range).lowercased()
        }
        /// The tokens in parentheses right after the word, which are stepped over.
        func arguments() -> Range<Int>? {
            guard let first = rest.first, first + 1 < rest.upperBound, tree.tokens[first + 1].kind == .leftParenthesis
            else { return nil }
            var depth = 0
            for index in first + 1..<rest.upperBound {
                if tree.tokens[index].kind == .leftParenthesis { depth += 1 }
                if tree.tokens[index].kind == .rightParenthesis { depth -= 1 }
                if depth == 0 {
                    rest = index + 1..<rest.upperBound
                    return first + 2..<index
                }
            }
            return nil
        }
        skipBlanks()
        if word() == "layer" {
            if let name = arguments() {
                layer = LayerName.text(tree, name)
            } else {
                layer = ""
                rest = rest.lowerBound + 1..<rest.upperBound
            }
            skipBlanks()
        }
        if word() == "supports" {
            let first = rest.lowerBound + 1
            if arguments() != nil { supports = SupportsConditionParser.parse(tree, first..<rest.lowerBound) }
            skipBlanks()
        }
        if !rest.isEmpty {
            let range = SourceRange(Int(tree.tokens[rest.lowerBound].start), Int(tree.tokens[rest.upperBound - 1].end))
            media = MediaCondition(tree: tree, tokens: rest, span: SourceSpan(tree.file, range))
        }
    }
}

/// Names of cascade layers.
enum LayerName {
    /// `a.b` of some tokens, blanks and comments out.
    static func text(_ tree: SyntaxTree, _ tokens: Range<Int>) -> String {
        tokens.filter { !tree.tokens[$0].kind.isTrivia }
            .map { NameText.decoded(tree.file.slice(tree.tokens[$0].range)) }.joined()
    }

    /// The names of a comma list.
    static func list(_ prelude: SyntaxNode) -> [String] {
        let tokens = prelude.tokenIndices
        let commas = tokens.filter { prelude.tree.tokens[$0].kind == .comma }
        let starts = [tokens.lowerBound] + commas.map { $0 + 1 }
        return zip(starts, commas + [tokens.upperBound]).map { text(prelude.tree, $0..<$1) }
    }
}
