extension SheetParser {
    /// The next token that says something, and what lies before it.
    ///
    /// Offsets of 32 bits: the cursor then travels in registers.
    struct Cursor {
        private var place: UInt32
        private var indentation: UInt32 = 0
        private var blanks = UInt32.max
        /// Whether it is the first on its line.
        var startsLine: Bool

        @inline(__always)
        init(index: Int, startsLine: Bool) {
            place = UInt32(truncatingIfNeeded: index)
            self.startsLine = startsLine
        }

        @inline(__always)
        var index: Int {
            get { Int(place) }
            set { place = UInt32(truncatingIfNeeded: newValue) }
        }

        /// Bytes of blanks at the start of the line; meaningful if `startsLine`.
        @inline(__always)
        var indent: Int {
            get { Int(indentation) }
            set { indentation = UInt32(truncatingIfNeeded: newValue) }
        }

        /// The token of those blanks.
        @inline(__always)
        var indentToken: Int? {
            get { blanks == .max ? nil : Int(blanks) }
            set { blanks = newValue.map { UInt32(truncatingIfNeeded: $0) } ?? .max }
        }
    }

    /// Steps over trivia.
    @inline(__always)
    mutating func significant(from start: Int) -> Cursor {
        guard start > 0 else { return significantAfterTrivia(from: start) }
        let kind = tokens[start].kind
        if !kind.isTrivia { return Cursor(index: start, startsLine: false) }
        // One blank between two words is the usual case.
        if kind == .whitespace, !tokens[start - 1].kind.isTrivia, !tokens[start + 1].kind.isTrivia {
            return Cursor(index: start + 1, startsLine: false)
        }
        return significantAfterTrivia(from: start)
    }

    private mutating func significantAfterTrivia(from start: Int) -> Cursor {
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

    /// The first of the trivia before a token.
    mutating func skipTriviaBack(_ start: Int) -> Int {
        var index = start
        while index > 0, tokens[index - 1].kind.isTrivia { index -= 1 }
        return index
    }

    /// Steps over trivia inside a range of tokens.
    @inline(__always)
    mutating func skipTrivia(_ start: Int, _ end: Int) -> Int {
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
        private var places: SIMD4<UInt32>
        private var beforeLastLine: UInt32 = 0

        @inline(__always)
        init(at first: Int) {
            ending = .endOfFile
            let place = UInt32(truncatingIfNeeded: first)
            places = SIMD4(place, place, place, .max)
        }

        /// The token that ends it, or the first one of the next line.
        @inline(__always)
        var terminator: Int {
            get { Int(places.x) }
            set { places.x = UInt32(truncatingIfNeeded: newValue) }
        }

        /// Index after the last token, trivia aside, of the statement.
        @inline(__always)
        var end: Int {
            get { Int(places.y) }
            set { places.y = UInt32(truncatingIfNeeded: newValue) }
        }

        /// The last token before `end`.
        @inline(__always)
        var lastToken: Int {
            get { Int(places.z) }
            set { places.z = UInt32(truncatingIfNeeded: newValue) }
        }

        /// Where a value over several lines may have lost its `;`: the first token of its last line that does not
        /// belong to the line before.
        @inline(__always)
        var lastLine: Int? {
            get { places.w == .max ? nil : Int(places.w) }
            set { places.w = newValue.map { UInt32(truncatingIfNeeded: $0) } ?? .max }
        }

        /// Index after the last token before that line.
        @inline(__always)
        var endBeforeLastLine: Int {
            get { Int(beforeLastLine) }
            set { beforeLastLine = UInt32(truncatingIfNeeded: newValue) }
        }
    }

    /// Finds the end of the statement that starts at a token, skipping paired parentheses and brackets.
    ///
    /// - Parameter isValue: whether the statement is a declaration, whose value may stand on several lines (`.css`).
    mutating func scan(from first: Int, isValue: Bool, isAtRule: Bool = false) -> Extent {
        var extent = Extent(at: first)
        var index = first
        var joins = true
        while true {
            // Words and values, most of all tokens, end nothing.
            if tokens[index].kind.isPlain {
                repeat { index += 1 } while tokens[index].kind.isPlain
                extent.lastToken = index - 1
                extent.end = index
                joins = false
            }
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
    mutating func continuesCondition(at token: Int) -> Bool {
        switch tokens[token].kind {
        case .leftParenthesis: true
        case .identifier: spells(token, "and") || spells(token, "or")
        default: false
        }
    }

    /// Whether a condition of an at-rule is not whole after a token.
    mutating func awaitsCondition(after token: Int) -> Bool {
        switch tokens[token].kind {
        case .comma: true
        case .identifier: spells(token, "and") || spells(token, "or") || spells(token, "not")
        default: false
        }
    }

    /// Whether a line starts a declaration or a variable, so that the value before it has lost its `;`.
    mutating func startsDeclaration(at token: Int) -> Bool {
        switch tokens[token].kind {
        case .identifier: return declarationHead(at: token)?.separator != nil
        case .dollarName, .dashedName: return separator(after: token + 1) != nil
        case .atKeyword: return separator(after: token + 1) != nil || atRule(at: token) != nil
        default: return false
        }
    }

    /// The `:` or `=` that follows, trivia aside.
    @inline(__always)
    mutating func separator(after index: Int) -> Int? {
        let cursor = significant(from: index)
        if dialect == .cas, cursor.startsLine { return nil }
        let kind = tokens[cursor.index].kind
        return kind == .colon || kind == .equal ? cursor.index : nil
    }

    /// The row of the table for an `@name`.
    mutating func atRule(at token: Int) -> AtRule? {
        let range = tokens[token]
        return AtRule.named(bytes[Int(range.start) + 1..<Int(range.end)])
    }

    /// The beginning of a declaration: name, arguments, separator.
    struct DeclarationHead {
        // Zero stands for none: the first token of a source is neither bracket nor separator of a declaration.
        private var name: UInt32
        private var open: UInt32 = 0
        private var close: UInt32 = 0
        private var colon: UInt32 = 0

        @inline(__always)
        init(nameEnd: Int) { name = UInt32(truncatingIfNeeded: nameEnd) }

        /// Index after the name.
        @inline(__always)
        var nameEnd: Int { Int(name) }

        /// The brackets of the arguments.
        @inline(__always)
        var arguments: (open: Int, close: Int)? {
            get { open == 0 ? nil : (Int(open), Int(close)) }
            set {
                open = UInt32(truncatingIfNeeded: newValue?.open ?? 0)
                close = UInt32(truncatingIfNeeded: newValue?.close ?? 0)
            }
        }

        @inline(__always)
        var separator: Int? {
            get { colon == 0 ? nil : Int(colon) }
            set { colon = UInt32(truncatingIfNeeded: newValue ?? 0) }
        }
    }

    /// Reads `name(.name)*`, arguments in brackets, and the separator; nil if no name stands there.
    mutating func declarationHead(at first: Int) -> DeclarationHead? {
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
    private mutating func isArgumentList(open: Int, close: Int, nameEnd: Int) -> Bool {
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
