/// Numbers, strings, comments and signs.
extension TokenScanner {
    /// Digits with fraction and exponent; a point or an `e` without digits after it is left alone.
    @inline(__always)
    mutating func number() -> TokenKind {
        let isWhole = bytes[position] != UInt8(ascii: ".")
        skipDigits()
        if isWhole, position + 1 < end, bytes[position] == UInt8(ascii: "."), isDigit(bytes[position + 1]) {
            skipDigits()
        }
        if position + 1 < end, bytes[position] | 0x20 == UInt8(ascii: "e") {
            let next = bytes[position + 1]
            let isSigned = next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
            if isDigit(isSigned ? peek(2) : next) {
                position += 1
                skipDigits()
            }
        }
        return .number
    }

    /// Steps over digits; the first byte is a digit, or the point or sign before one.
    @inline(__always)
    mutating func skipDigits() {
        var index = position
        repeat { index += 1 } while index < end && isDigit(bytes[index])
        position = index
    }

    /// The end of the unit glued to the number just read; nil if there is none.
    @inline(__always)
    func unitEnd() -> Int? {
        guard position < end else { return nil }
        if bytes[position] == UInt8(ascii: "%") { return position + 1 }
        var index = position
        while index < end {
            let byte = bytes[index]
            if byte < 0x80 {
                guard classes[Int(byte)] == ByteClass.letter.rawValue, byte != UInt8(ascii: "_") else { break }
                index += 1
            } else {
                let length = UTF8Sequence.length(in: bytes, at: index, end: end)
                guard length > 0 else { break }
                index += length
            }
        }
        return index > position ? index : nil
    }

    mutating func string(quote: UInt8) -> TokenKind {
        let first = position
        position += 1
        while position < end {
            let byte = bytes[position]
            if byte == quote {
                position += 1
                return .string
            }
            if byte == UInt8(ascii: "\\"), position + 1 < end {
                // An escaped line end goes on with the string; CR LF is one line end.
                position += bytes[position + 1] == 0x0D && peek(2) == 0x0A ? 3 : 2
            } else if byte == 0x0A || byte == 0x0D {
                break
            } else {
                position += 1
            }
        }
        position = endOfOpenString(from: first)
        return .unterminatedString
    }

    /// Where a string without its closing quote most likely was to end: before the first `;`, or before a `}` at the
    /// end of the line, so that the fault costs its own declaration alone. The scanner stands at the line end.
    private func endOfOpenString(from first: Int) -> Int {
        var index = first + 1
        while index < position, bytes[index] != UInt8(ascii: ";") { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
        if index < position { return index }
        index = min(position, end)
        while index > first + 1, classes[Int(bytes[index - 1])] == ByteClass.blank.rawValue { index -= 1 }
        return index > first + 1 && bytes[index - 1] == UInt8(ascii: "}") ? index - 1 : min(position, end)
    }

    mutating func slash() -> TokenKind {
        let next = peek(1)
        guard !isInsideURL, next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else {
            position += 1
            return .slash
        }
        position += 2
        if next == UInt8(ascii: "/") {
            var index = position
            while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
            position = index
            return .lineComment
        }
        var index = position
        while index < end {
            index += 1
            if bytes[index - 1] == UInt8(ascii: "*"), index < end, bytes[index] == UInt8(ascii: "/") {
                position = index + 1
                return .blockComment
            }
        }
        position = end
        return .blockComment
    }

    mutating func pair(_ byte: UInt8) -> TokenKind {
        let next = bytes[position]
        guard next == byte || next == UInt8(ascii: "=") else { return kinds[Int(byte)] }
        for pair in ByteClass.pairs where pair.byte == byte && pair.next == next {
            position += 1
            return pair.joined
        }
        return kinds[Int(byte)]
    }

    /// The byte some places after the current one; 0 past the end.
    @inline(__always)
    func peek(_ distance: Int) -> UInt8 {
        position + distance < end ? bytes[position + distance] : 0
    }

    @inline(__always)
    func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6 }
}
