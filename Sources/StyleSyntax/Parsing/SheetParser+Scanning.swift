extension SheetParser {
    /// The next token that says something, and what lies before it.
    struct Cursor {
        var index: Int
        /// Whether it is the first on its line.
        var startsLine: Bool
        /// Bytes of blanks at the start of the line; meaningful if `startsLine`.
        var indent = 0
        /// The token of those blanks.
        var indentToken: Int?
    }

    /// Steps over trivia.
    @inline(__always)
    func significant(from start: Int) -> Cursor {
        if !tokens[start].kind.isTrivia, start > 0 { return Cursor(index: start, startsLine: false) }
        return significantAfterTrivia(from: start)
    }

    private func significantAfterTrivia(from start: Int) -> Cursor {
        var cursor = Cursor(index: start, startsLine: start == 0)
        var isAtLineStart = start == 0
        while true {
            let token = tokens[cursor.index]
            switch token.kind {
            case .whitespace:
                if isAtLineStart {
                    cursor.indent = Int(token.end - token.start)
                    cursor.indentToken = cursor.index
                    isAtLineStart = false
                }
            case .newline:
                cursor.startsLine = true
                isAtLineStart = true
                cursor.indent = 0
                cursor.indentToken = nil
            case .lineComment, .blockComment: isAtLineStart = false
            case .byteOrderMark: break
            default: return cursor
            }
            cursor.index += 1
        }
    }

    /// Steps over trivia inside a range of tokens.
    @inline(__always)
    func skipTrivia(_ start: Int, _ end: Int) -> Int {
        var index = start
        while index < end, tokens[index].kind.isTrivia { index += 1 }
        return index
    }

    /// Where a statement ends, and how.
    struct Extent {
        enum Ending {
            case semicolon, rightBrace, leftBrace, endOfFile
            /// The next line is another statement.
            case line
            /// The next line is indented deeper (`.cas`): the block of this statement.
            case deeperLine
        }

        var ending: Ending
        /// The token that ends it, or the first one of the next line.
        var terminator: Int
        /// Index after the last token, trivia aside, of the statement.
        var end: Int
        /// Where a value over several lines may have lost its `;`: the first token of its last line that does not
        /// belong to the line before.
        var lastLine: Int?
        /// Index after the last token before that line.
        var endBeforeLastLine = 0
        /// The last token before `end`.
        var lastToken: Int
    }

    /// Finds the end of the statement that starts at a token, skipping paired parentheses and brackets.
    ///
    /// - Parameter isValue: whether the statement is a declaration, whose value may stand on several lines (`.css`).
    func scan(from first: Int, isValue: Bool, isAtRule: Bool = false) -> Extent {
        var extent = Extent(ending: .endOfFile, terminator: first, end: first, lastToken: first)
        var index = first
        var joins = true
        while true {
            let cursor = significant(from: index)
            let kind = tokens[cursor.index].kind
            if cursor.startsLine, !joins, kind != .leftBrace, cursor.index > first {
                if dialect == .cas {
                    if kind != .endOfFile, kind != .rightBrace, kind != .semicolon {
                        extent.ending = cursor.indent > lineIndent ? .deeperLine : .line
                        extent.terminator = cursor.index
                        return extent
                    }
                } else if isValue {
                    if startsDeclaration(at: cursor.index) {
                        extent.ending = .line
                        extent.terminator = cursor.index
                        return extent
                    }
                    if cursor.indent <= lineIndent {
                        extent.lastLine = cursor.index
                        extent.endBeforeLastLine = extent.end
                    }
                } else if cursor.indent <= lineIndent, kind != .semicolon, kind != .rightBrace, kind != .endOfFile,
                    !(isAtRule && continuesCondition(at: cursor.index))
                {
                    extent.ending = .line
                    extent.terminator = cursor.index
                    return extent
                }
            }
            switch kind {
            case .semicolon: extent.ending = .semicolon
            case .rightBrace: extent.ending = .rightBrace
            case .leftBrace: extent.ending = .leftBrace
            case .endOfFile: extent.ending = .endOfFile
            case .atKeyword where isAtRule && cursor.index > first: extent.ending = .line
            default:
                joins = kind == .comma || kind == .greater || kind == .plus || kind == .tilde
                var last = cursor.index
                if kind == .leftParenthesis || kind == .leftBracket, partners[last] != BracketPairs.none {
                    last = Int(partners[last])
                }
                extent.lastToken = last
                extent.end = last + 1
                index = last + 1
                continue
            }
            extent.terminator = cursor.index
            return extent
        }
    }

    /// Whether a line goes on with the condition of an at-rule.
    private func continuesCondition(at token: Int) -> Bool {
        switch tokens[token].kind {
        case .leftParenthesis: true
        case .identifier: spells(token, "and") || spells(token, "or")
        default: false
        }
    }

    /// Whether a line starts a declaration or a variable, so that the value before it has lost its `;`.
    private func startsDeclaration(at token: Int) -> Bool {
        switch tokens[token].kind {
        case .identifier: return declarationHead(at: token)?.separator != nil
        case .dollarName, .dashedName: return separator(after: token + 1) != nil
        case .atKeyword: return separator(after: token + 1) != nil || atRule(at: token) != nil
        default: return false
        }
    }

    /// The `:` or `=` that follows, trivia aside.
    @inline(__always)
    func separator(after index: Int) -> Int? {
        let cursor = significant(from: index)
        if dialect == .cas, cursor.startsLine { return nil }
        let kind = tokens[cursor.index].kind
        return kind == .colon || kind == .equal ? cursor.index : nil
    }

    /// The row of the table for an `@name`.
    func atRule(at token: Int) -> AtRule? {
        let range = tokens[token]
        return AtRule.named(bytes[Int(range.start) + 1..<Int(range.end)])
    }

    /// The beginning of a declaration: name, arguments, separator.
    struct DeclarationHead {
        /// Index after the name.
        var nameEnd: Int
        /// The brackets of the arguments.
        var arguments: (open: Int, close: Int)?
        var separator: Int?
    }

    /// Reads `name(.name)*`, arguments in brackets, and the separator; nil if no name stands there.
    func declarationHead(at first: Int) -> DeclarationHead? {
        guard tokens[first].kind == .identifier else { return nil }
        var end = first + 1
        while tokens[end].kind == .period, tokens[end + 1].kind == .identifier { end += 2 }
        var head = DeclarationHead(nameEnd: end)
        let next = significant(from: end)
        if dialect == .cas, next.startsLine { return head }
        let kind = tokens[next.index].kind
        if kind == .colon || kind == .equal {
            head.separator = next.index
        } else if kind == .leftBracket || kind == .leftParenthesis, partners[next.index] != BracketPairs.none {
            let close = Int(partners[next.index])
            let separator = separator(after: close + 1)
            if separator != nil || isArgumentList(open: next.index, close: close, nameEnd: end) {
                head.arguments = (next.index, close)
                head.separator = separator
            }
        }
        return head
    }

    /// Without a separator: brackets before `@` are arguments; in `.cas` brackets after a name always, parentheses
    /// only if glued to the name and before a value (`center (1, 2)` and `center(1, 2)` are values).
    private func isArgumentList(open: Int, close: Int, nameEnd: Int) -> Bool {
        let next = significant(from: close + 1)
        if tokens[next.index].kind == .at, !next.startsLine { return true }
        guard dialect == .cas else { return false }
        if tokens[open].kind == .leftBracket { return true }
        guard open == nameEnd, !next.startsLine else { return false }
        switch tokens[next.index].kind {
        case .identifier, .number, .string, .hash, .dollarName, .atKeyword, .dashedName: return true
        default: return false
        }
    }
}
