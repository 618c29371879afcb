/// Reads names as the tokenizer found them.
enum NameText {
    /// The text of a name with its escapes replaced by what they stand for.
    ///
    /// NUL, surrogates and numbers above U+10FFFF stand for U+FFFD. Source: CSS Syntax Level 3, §4.3.7.
    static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        guard isSpecial(bytes) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
                if bytes[index] == 0 { result += "\u{FFFD}".utf8 } else { result.append(bytes[index]) }
                index += 1
                continue
            }
            index += 1
            var number: UInt32 = 0
            let first = index
            while index < bytes.endIndex, index - first < 6, let digit = hexDigit(bytes[index]) {
                number = number * 16 + digit
                index += 1
            }
            if index == first {
                result.append(bytes[index])
                index += 1
            } else {
                let scalar = number == 0 ? nil : Unicode.Scalar(number)
                result += String(Character(scalar ?? "\u{FFFD}")).utf8
                if index < bytes.endIndex, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The content of a string token: quotes off, escapes replaced, escaped line ends out.
    static func unquoted(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.count >= 2, let quote = bytes.first, quote == 0x22 || quote == 0x27, bytes.last == quote else {
            return decoded(bytes)
        }
        let inside = bytes.dropFirst().dropLast()
        guard isSpecial(inside) else { return String(decoding: inside, as: UTF8.self) }
        var joined: [UInt8] = []
        var index = inside.startIndex
        while index < inside.endIndex {
            let next = index + 1 < inside.endIndex ? inside[index + 1] : 0
            if inside[index] == UInt8(ascii: "\\"), next == 0x0A || next == 0x0D {
                index += next == 0x0D && index + 2 < inside.endIndex && inside[index + 2] == 0x0A ? 3 : 2
            } else if inside[index] == UInt8(ascii: "\\"), index + 1 < inside.endIndex {
                joined += [inside[index], next]
                index += 2
            } else {
                joined.append(inside[index])
                index += 1
            }
        }
        return decoded(joined[...])
    }

    /// A name as it is written in a selector: what the tokenizer would take for something else stands escaped, so that
    /// `decoded` gives the name again. Source: CSSOM, "serialize an identifier".
    static func escaped(_ name: String) -> String {
        guard !isPlain(name) else { return name }
        var text = ""
        let startsWithDash = name.utf8.first == UInt8(ascii: "-")
        for (index, scalar) in name.unicodeScalars.enumerated() {
            switch scalar {
            case "\0": text += "\u{FFFD}"
            // A byte order mark would be none of the name at the start of a source.
            case "\u{1}"..."\u{1F}", "\u{7F}", "\u{FEFF}": text += hexEscape(scalar)
            case "0"..."9" where index == 0 || index == 1 && startsWithDash: text += hexEscape(scalar)
            // A lone dash is a minus, two are the mark of a variable.
            case "-" where index == 0 && (name.utf8.count == 1 || name.hasPrefix("--")): text += "\\-"
            case "0"..."9", "A"..."Z", "a"..."z", "-", "_", "\u{80}"...: text.unicodeScalars.append(scalar)
            default:
                text += "\\"
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// A text in double quotes that `unquoted` gives again. Source: CSSOM, "serialize a string".
    static func quoted(_ content: String) -> String {
        var text = "\""
        for scalar in content.unicodeScalars {
            switch scalar {
            case "\0": text += "\u{FFFD}"
            case "\u{1}"..."\u{1F}", "\u{7F}": text += hexEscape(scalar)
            case "\"", "\\":
                text += "\\"
                text.unicodeScalars.append(scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    /// Whether a name needs no escapes: nearly all do not.
    private static func isPlain(_ name: String) -> Bool {
        guard let first = name.utf8.first, isLetter(first), first != 0xEF else { return false }
        return name.utf8.allSatisfy { isLetter($0) || $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
    }

    /// Whether bytes are more than their text: an escape, or a NUL, which stands for U+FFFD as in an escape.
    private static func isSpecial(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.contains { $0 == UInt8(ascii: "\\") || $0 == 0 }
    }

    private static func hexEscape(_ scalar: Unicode.Scalar) -> String {
        "\\" + String(scalar.value, radix: 16) + " "
    }

    private static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46: UInt32(byte - 0x41 + 10)
        case 0x61...0x66: UInt32(byte - 0x61 + 10)
        default: nil
        }
    }
}

extension SyntaxTree {
    /// The name that a token spells, escapes replaced, without `@`, `$`, `--`, `#`.
    func name(of token: Token) -> String {
        let bytes = file.slice(token.range)
        switch token.kind {
        case .atKeyword, .dollarName, .hash: return NameText.decoded(bytes.dropFirst())
        case .dashedName: return NameText.decoded(bytes.dropFirst(2))
        case .string: return NameText.unquoted(bytes)
        default: return NameText.decoded(bytes)
        }
    }
}
