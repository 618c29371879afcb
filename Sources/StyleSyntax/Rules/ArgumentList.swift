import StyleDiagnostics

/// Cuts the inside of an argument list at its commas.
enum ArgumentList {
    /// The arguments between two brackets: `a, b` gives values, `k: v` a name too. Comments are left out.
    static func split(_ tokens: ArraySlice<Token>, of file: SourceFile, in range: SourceRange) -> [Declaration.Argument]
    {
        var arguments: [Declaration.Argument] = []
        var part: [Token] = []
        var depth = 0
        for token in tokens {
            switch token.kind {
            case .leftParenthesis, .leftBracket: depth += 1
            case .rightParenthesis, .rightBracket: depth -= 1
            case .comma where depth == 0:
                if let argument = argument(part, of: file) { arguments.append(argument) }
                part.removeAll(keepingCapacity: true)
                continue
            default: break
            }
            part.append(token)
        }
        if let argument = argument(part, of: file) { arguments.append(argument) }
        return arguments
    }

    private static func argument(_ tokens: [Token], of file: SourceFile) -> Declaration.Argument? {
        let words = tokens.filter { !$0.kind.isTrivia }
        guard let first = words.first, let last = words.last else { return nil }
        let span = SourceSpan(file, SourceRange(Int(first.start), Int(last.end)))
        if words.count >= 2, first.kind == .identifier, words[1].kind == .colon {
            let name = NameText.decoded(file.slice(first.range))
            return Declaration.Argument(name: name, value: text(words.dropFirst(2), of: file), span: span)
        }
        return Declaration.Argument(name: nil, value: text(words[...], of: file), span: span)
    }

    /// The tokens as text, single blanks where blanks or comments were.
    private static func text(_ tokens: ArraySlice<Token>, of file: SourceFile) -> String {
        var text = ""
        var end: UInt32?
        for token in tokens {
            if let end, end < token.start { text += " " }
            text +=
                token.kind == .string
                ? NameText.unquoted(file.slice(token.range)) : NameText.decoded(file.slice(token.range))
            end = token.end
        }
        return text
    }
}
