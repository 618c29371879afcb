import StyleDiagnostics

/// Reads the prelude of `@supports`: `not`, `and`, `or`, parentheses, `(name: value)`, `selector(…)`.
struct SupportsConditionParser {
    private static let depthLimit = 32

    let tree: SyntaxTree
    /// Indices of the tokens that say something.
    private let words: [Int]
    private var position = 0

    /// The condition of a prelude. Complexity: quadratic in the depth of parentheses, which is bounded.
    static func parse(_ tree: SyntaxTree, _ tokens: Range<Int>) -> SupportsCondition {
        var parser = SupportsConditionParser(tree, tokens)
        let condition = parser.condition(depth: 0)
        guard parser.position == parser.words.count, let condition else { return .unreadable(parser.span(tokens)) }
        return condition
    }

    private init(_ tree: SyntaxTree, _ tokens: Range<Int>) {
        self.tree = tree
        words = tokens.filter { !tree.tokens[$0].kind.isTrivia }
    }

    private func kind(_ offset: Int = 0) -> TokenKind {
        position + offset < words.count ? tree.tokens[words[position + offset]].kind : .endOfFile
    }

    private func isWord(_ word: String) -> Bool {
        kind() == .identifier && tree.file.text(in: tree.tokens[words[position]].range).lowercased() == word
    }

    private func span(_ tokens: Range<Int>) -> SourceSpan {
        let start = Int(tree.tokens[tokens.lowerBound].start)
        return SourceSpan(
            tree.file, SourceRange(start, tokens.isEmpty ? start : Int(tree.tokens[tokens.upperBound - 1].end)))
    }

    private mutating func condition(depth: Int) -> SupportsCondition? {
        guard depth < Self.depthLimit, let first = operand(depth: depth) else { return nil }
        var operands = [first]
        let isAnd = isWord("and")
        guard isAnd || isWord("or") else { return first }
        while isWord(isAnd ? "and" : "or") {
            position += 1
            guard let next = operand(depth: depth) else { return nil }
            operands.append(next)
        }
        return isAnd ? .all(operands) : .any(operands)
    }

    private mutating func operand(depth: Int) -> SupportsCondition? {
        if isWord("not") {
            position += 1
            guard depth < Self.depthLimit else { return nil }
            return operand(depth: depth + 1).map { .not($0) }
        }
        if isWord("selector"), kind(1) == .leftParenthesis, let close = closing(from: position + 1) {
            let inside = SourceRange(
                Int(tree.tokens[words[position + 1]].end), Int(tree.tokens[words[close]].start))
            position = close + 1
            let text = SourceFile(name: tree.file.name, bytes: Array(tree.file.slice(inside)))
            let (selectors, diagnostics) = SelectorList.parse(text, dialect: tree.dialect)
            return .selector(diagnostics.isEmpty ? selectors.first : nil)
        }
        guard kind() == .leftParenthesis, let close = closing(from: position) else { return nil }
        if kind(1) == .identifier, let declaration = declaration(from: position + 1, to: close) {
            position = close + 1
            return .declaration(declaration)
        }
        position += 1
        guard let inner = condition(depth: depth + 1), position == close else { return nil }
        position += 1
        return inner
    }

    /// Position of the partner of the parenthesis at a position.
    private func closing(from open: Int) -> Int? {
        var depth = 0
        for index in open..<words.count {
            switch tree.tokens[words[index]].kind {
            case .leftParenthesis: depth += 1
            case .rightParenthesis:
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }

    private func declaration(from first: Int, to close: Int) -> Declaration? {
        var end = first + 1
        while end + 1 < close, tree.tokens[words[end]].kind == .period, tree.tokens[words[end + 1]].kind == .identifier
        { end += 2 }
        guard end + 1 < close, [.colon, .equal].contains(tree.tokens[words[end]].kind) else { return nil }
        let name = SourceRange(Int(tree.tokens[words[first]].start), Int(tree.tokens[words[end - 1]].end))
        let value = SourceRange(Int(tree.tokens[words[end + 1]].start), Int(tree.tokens[words[close - 1]].end))
        return Declaration(
            keyPath: NameText.decoded(tree.file.slice(name)), value: SourceSpan(tree.file, value),
            dialect: tree.dialect,
            nameSpan: SourceSpan(tree.file, name))
    }
}
