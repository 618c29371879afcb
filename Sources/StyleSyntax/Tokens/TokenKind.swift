/// What a token is. Blanks, line ends and comments are tokens too: all tokens together are the source.
public enum TokenKind: UInt8, Hashable, Sendable {
    // Trivia
    /// Spaces and tabs (and form feeds).
    case whitespace
    /// LF, CR LF, CR.
    case newline
    /// `// …` up to the line end.
    case lineComment
    /// `/* … */`; unterminated it runs to the end.
    case blockComment
    /// A byte order mark at the very start.
    case byteOrderMark

    // Words
    /// `@name`; a lone `@` is `.at`.
    case atKeyword
    /// A name: letters, digits, `_`, `-`, bytes from 0x80 up, escapes; not starting with a digit.
    case identifier
    /// `$name`; a lone `$` is `.unexpected`.
    case dollarName
    /// `--name`.
    case dashedName
    /// `#` with name characters: a colour or an id.
    case hash

    // Values
    /// `"…"` or `'…'`, quotes included, backslash escapes.
    case string
    /// Digits with fraction and exponent; no sign; a glued unit or `%` is the next token.
    case number
    /// The letters or `%` glued to a number.
    case unit

    // What may lack its partner, and what fits nowhere: together, so that one comparison tells them from all others
    /// A quote without its partner, up to the line end.
    case unterminatedString
    case leftParenthesis, rightParenthesis
    case leftBracket, rightBracket
    case leftBrace, rightBrace
    /// A byte that starts no token (control characters, NUL, a lone `$` or backslash, invalid UTF-8).
    case unexpected

    // Punctuation
    case colon, semicolon, comma, period
    case at, ampersand, asterisk, plus, minus, slash, percent, caret, tilde
    case less, greater, equal, exclamation, question, bar
    case lessEqual, greaterEqual, equalEqual, notEqual, ampersandAmpersand, barBar, asteriskAsterisk, questionQuestion
    /// The end of the source; empty.
    case endOfFile
}

extension TokenKind {
    /// Whether the token says nothing by itself: blanks, line ends, comments, the byte order mark.
    public var isTrivia: Bool { rawValue <= TokenKind.byteOrderMark.rawValue }

    /// Whether the token is a word or part of a value that can end no statement: `.identifier` to `.unit`.
    @inline(__always)
    var isPlain: Bool {
        rawValue &- TokenKind.identifier.rawValue <= TokenKind.unit.rawValue - TokenKind.identifier.rawValue
    }

    /// Whether the token is a bracket, an unterminated string or unexpected.
    @inline(__always)
    var isBracketOrBad: Bool {
        rawValue &- TokenKind.unterminatedString.rawValue
            <= TokenKind.unexpected.rawValue - TokenKind.unterminatedString.rawValue
    }
}
