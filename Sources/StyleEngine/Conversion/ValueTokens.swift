import StyleDiagnostics
import StyleSyntax

/// The tokens of a value without blanks and comments, for values that are no expressions.
struct ValueTokens {
    let file: SourceFile
    let tokens: [Token]

    init(_ source: SourceSpan) {
        file = source.file
        tokens = Tokenizer.tokenize(source.file, in: source.range).filter { !$0.kind.isTrivia && $0.kind != .endOfFile }
    }

    var indices: Range<Int> { tokens.indices }

    func kind(_ index: Int) -> TokenKind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

    /// The text of one token; a name's escapes are kept.
    func text(_ index: Int) -> String { file.text(in: tokens[index].range) }

    /// The place of some tokens; of the end where there are none.
    func span(_ range: Range<Int>) -> SourceSpan {
        guard let first = range.first, let last = range.last, tokens.indices.contains(last) else {
            let end = tokens.last?.range.end ?? 0
            return SourceSpan(file, SourceRange(end, end))
        }
        return SourceSpan(file, SourceRange(tokens[first].range.start, tokens[last].range.end))
    }

    /// Index of the token that closes the bracket at `index`; nil if none does.
    func closing(_ index: Int) -> Int? {
        var depth = 0
        for position in index..<tokens.count {
            switch tokens[position].kind {
            case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
            case .rightParenthesis, .rightBracket, .rightBrace:
                depth -= 1
                if depth == 0 { return position }
            default: break
            }
        }
        return nil
    }

    /// The parts of some tokens between the commas outside of brackets; empty parts stay.
    func split(_ range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var depth = 0
        for position in range {
            switch tokens[position].kind {
            case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
            case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
            case .comma where depth == 0:
                parts.append(start..<position)
                start = position + 1
            default: break
            }
        }
        parts.append(start..<range.upperBound)
        return parts
    }
}
