/// The state of one run of the tokenizer over borrowed bytes.
///
/// Pointers because a bounds check a byte is a quarter of the time here; each read is guarded by `position < end`.
struct TokenScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    let classes: UnsafeBufferPointer<UInt8>
    let kinds: UnsafeBufferPointer<TokenKind>
    let start: Int
    let end: Int
    let namesHoldDashes: Bool
    var position: Int
    /// Inside an unquoted `url(…)`, where slashes start no comment.
    var isInsideURL = false

    init(
        bytes: UnsafeBufferPointer<UInt8>, classes: UnsafeBufferPointer<UInt8>, kinds: UnsafeBufferPointer<TokenKind>,
        start: Int, end: Int, namesHoldDashes: Bool
    ) {
        self.bytes = bytes
        self.classes = classes
        self.kinds = kinds
        self.start = start
        self.end = end
        self.namesHoldDashes = namesHoldDashes
        position = start
    }

    mutating func run() -> [Token] {
        // Stylesheets have three to five bytes a token; growing costs more than a few spare pages.
        var capacity = (end - start) / 3 + 8
        var tokens = [Token](unsafeUninitializedCapacity: capacity) { fill($0, &$1) }
        while tokens.last?.kind != .endOfFile {
            let known = tokens
            capacity *= 2
            tokens = [Token](unsafeUninitializedCapacity: capacity) { buffer, count in
                count = buffer.initialize(fromContentsOf: known)
                fill(buffer, &count)
            }
        }
        return tokens
    }

    /// Puts the tokens from the current place behind the first `count` of a buffer, until the source ends or the
    /// buffer is full.
    private mutating func fill(_ buffer: UnsafeMutableBufferPointer<Token>, _ count: inout Int) {
        // Copies, so that a store into the buffer cannot be one into the scanner.
        var scanner = self
        var index = count
        // A number may be two tokens, and one comes after the last.
        let limit = buffer.count - 2
        while scanner.position < scanner.end, index < limit {
            let first = scanner.position
            let kind = scanner.next()
            buffer.initializeElement(at: index, to: Token(kind, from: first, to: scanner.position))
            index += 1
            if kind == .number, let unitEnd = scanner.unitEnd() {
                buffer.initializeElement(at: index, to: Token(.unit, from: scanner.position, to: unitEnd))
                index += 1
                scanner.position = unitEnd
            }
        }
        if scanner.position == scanner.end {
            buffer.initializeElement(at: index, to: Token(.endOfFile, from: scanner.end, to: scanner.end))
            index += 1
        }
        self = scanner
        count = index
    }

    /// Steps over one token and says what it is.
    @inline(__always)
    mutating func next() -> TokenKind {
        let byte = bytes[position]
        switch classes[Int(byte)] {
        case ByteClass.letter.rawValue: return word()
        case ByteClass.blank.rawValue:
            var index = position
            repeat { index += 1 } while index < end && classes[Int(bytes[index])] == ByteClass.blank.rawValue
            position = index
            return .whitespace
        case ByteClass.single.rawValue:
            position += 1
            if byte == UInt8(ascii: ")") { isInsideURL = false }
            return kinds[Int(byte)]
        case ByteClass.digit.rawValue: return number()
        case ByteClass.lineEnd.rawValue:
            position += byte == 0x0D && peek(1) == 0x0A ? 2 : 1
            isInsideURL = false
            return .newline
        case ByteClass.period.rawValue:
            if isDigit(peek(1)) { return number() }
            position += 1
            return .period
        case ByteClass.dash.rawValue: return dash()
        case ByteClass.high.rawValue: return highByte()
        case ByteClass.backslash.rawValue:
            if isEscape(at: position) { return word() }
            position += 1
            return .unexpected
        case ByteClass.quote.rawValue: return string(quote: byte)
        case ByteClass.hash.rawValue:
            position += 1
            let first = position
            skipName(withDashes: namesHoldDashes)
            return position > first ? .hash : .unexpected
        case ByteClass.at.rawValue: return marked(.atKeyword, alone: .at)
        case ByteClass.dollar.rawValue: return marked(.dollarName, alone: .unexpected)
        case ByteClass.slash.rawValue: return slash()
        case ByteClass.pairable.rawValue:
            position += 1
            guard position < end else { return kinds[Int(byte)] }
            return pair(byte)
        default:
            repeat { position += 1 } while position < end && classes[Int(bytes[position])] == ByteClass.control.rawValue
            return .unexpected
        }
    }
}

// MARK: Names

extension TokenScanner {
    /// A name from its first byte; `url(` before an unquoted address switches comments off.
    @inline(__always)
    mutating func word() -> TokenKind {
        let first = position
        skipName(withDashes: namesHoldDashes)
        if position - first == 3, position < end, bytes[position] == UInt8(ascii: "("),
            bytes[first] | 0x20 == UInt8(ascii: "u"),
            bytes[first + 1] | 0x20 == UInt8(ascii: "r"), bytes[first + 2] | 0x20 == UInt8(ascii: "l")
        {
            var next = position + 1
            while next < end, classes[Int(bytes[next])] == ByteClass.blank.rawValue { next += 1 }
            isInsideURL = next == end || classes[Int(bytes[next])] != ByteClass.quote.rawValue
        }
        return .identifier
    }

    /// Steps over letters, digits, valid UTF-8, escapes, and dashes where they belong to names.
    @inline(__always)
    mutating func skipName(withDashes: Bool) {
        // One comparison a byte: dashes come after the other bytes of names.
        let last = withDashes ? ByteClass.dash.rawValue : ByteClass.digit.rawValue
        while true {
            var index = position
            while index < end, classes[Int(bytes[index])] <= last { index += 1 }
            position = index
            guard index < end else { return }
            let kind = classes[Int(bytes[index])]
            if kind == ByteClass.high.rawValue {
                let length = UTF8Sequence.length(in: bytes, at: index, end: end)
                guard length > 0 else { return }
                position = index + length
            } else if kind == ByteClass.backslash.rawValue {
                guard isEscape(at: index) else { return }
                skipEscape()
            } else {
                return
            }
        }
    }

    /// Whether a backslash starts an escape: a line end or the end of the source may not follow.
    func isEscape(at index: Int) -> Bool {
        guard index + 1 < end else { return false }
        return classes[Int(bytes[index + 1])] != ByteClass.lineEnd.rawValue
    }

    /// Up to six hexadecimal digits and one blank, or any one character. Source: CSS Syntax Level 3, §4.3.7.
    mutating func skipEscape() {
        position += 1
        let first = position
        while position < end, position - first < 6, isHexDigit(bytes[position]) { position += 1 }
        if position > first {
            if position < end, classes[Int(bytes[position])] == ByteClass.blank.rawValue { position += 1 }
        } else {
            position += max(1, UTF8Sequence.length(in: bytes, at: position, end: end))
        }
    }

    /// `@name`, `$name`: the mark with the longest name, dashes always included.
    mutating func marked(_ kind: TokenKind, alone: TokenKind) -> TokenKind {
        position += 1
        guard position < end else { return alone }
        let first = position
        if bytes[position] == UInt8(ascii: "-") {
            guard startsName(at: position + 1) else { return alone }
        } else if isDigit(bytes[position]) {
            return alone
        }
        skipName(withDashes: true)
        return position > first ? kind : alone
    }

    /// `-` as an operator, at the start of a name, or of a `--name`.
    mutating func dash() -> TokenKind {
        guard namesHoldDashes, !followsOperand else {
            position += 1
            return .minus
        }
        if peek(1) == UInt8(ascii: "-"), startsName(at: position + 2) || isDigit(peek(2)) {
            position += 2
            skipName(withDashes: true)
            return .dashedName
        }
        guard startsName(at: position + 1) else {
            position += 1
            return .minus
        }
        position += 1
        return word() == .identifier ? .identifier : .minus
    }

    /// Whether the byte before belongs to a word, a number or a closing bracket.
    private var followsOperand: Bool {
        guard position > start else { return false }
        let before = bytes[position - 1]
        if classes[Int(before)] <= ByteClass.high.rawValue { return before != UInt8(ascii: "-") }
        return before == UInt8(ascii: ")") || before == UInt8(ascii: "]") || before == UInt8(ascii: "}")
            || before == UInt8(ascii: "%")
    }

    func startsName(at index: Int) -> Bool {
        guard index < end else { return false }
        switch classes[Int(bytes[index])] {
        case ByteClass.letter.rawValue: return true
        case ByteClass.high.rawValue: return UTF8Sequence.length(in: bytes, at: index, end: end) > 0
        case ByteClass.backslash.rawValue: return isEscape(at: index)
        default: return false
        }
    }

    /// A name in valid UTF-8, a byte order mark at the very start, or a run of bytes that are no UTF-8.
    mutating func highByte() -> TokenKind {
        if position == 0, end >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
            position = 3
            return .byteOrderMark
        }
        if UTF8Sequence.length(in: bytes, at: position, end: end) > 0 { return word() }
        repeat {
            position += 1
        } while position < end && bytes[position] >= 0x80
            && UTF8Sequence.length(in: bytes, at: position, end: end) == 0
        return .unexpected
    }
}

extension Token {
    /// Offsets of more than 32 bits do not occur: a source is at most 4 GiB.
    @inline(__always)
    fileprivate init(_ kind: TokenKind, from start: Int, to end: Int) {
        self.init(kind: kind, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    }
}
