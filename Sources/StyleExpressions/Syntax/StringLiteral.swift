/// The text that a quoted string of a sheet stands for.
public enum StringLiteral {
    /// The content of a literal given with its quotes.
    ///
    /// Escapes: `\n \t \r`, `\uXXXX`, `\UXXXXXXXX`, one to six hexadecimal digits with an optional blank (CSS), a line
    /// end that is left out, and any other character for itself. A code that is no scalar value becomes U+FFFD.
    /// Complexity: linear.
    public static func content(of literal: some Collection<UInt8>) -> String {
        let bytes = Array(literal)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 1
        let end = bytes.last == bytes.first && bytes.count > 1 ? bytes.count - 1 : bytes.count
        while index < end {
            guard bytes[index] == 0x5C, index + 1 < end else {
                result.append(bytes[index])
                index += 1
                continue
            }
            index += 1
            unescape(bytes, &index, end: end, into: &result)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The text of a name with escapes.
    static func name(of text: some Collection<UInt8>) -> String {
        guard text.contains(0x5C) else { return String(decoding: text, as: UTF8.self) }
        let bytes = Array(text)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x5C, index + 1 < bytes.count {
                index += 1
                unescape(bytes, &index, end: bytes.count, into: &result)
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Reads one escape from the byte after the backslash.
    private static func unescape(_ bytes: [UInt8], _ index: inout Int, end: Int, into result: inout [UInt8]) {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            let count = byte == UInt8(ascii: "u") ? 4 : 8
            guard let code = code(bytes, from: index + 1, to: min(end, index + 1 + count)), code.count == count else {
                result.append(byte)
                break
            }
            append(code.value, to: &result)
            index += count
        case 0x0A: break
        case 0x0D: if index + 1 < end, bytes[index + 1] == 0x0A { index += 1 }
        default:
            guard let code = code(bytes, from: index, to: min(end, index + 6)) else {
                result.append(byte)
                break
            }
            append(code.value, to: &result)
            index += code.count - 1
            if index + 1 < end, bytes[index + 1] == 0x20 { index += 1 }
        }
        index += 1
    }

    /// The value and number of the hexadecimal digits from `start`; nil if there is none.
    private static func code(_ bytes: [UInt8], from start: Int, to end: Int) -> (value: UInt32, count: Int)? {
        var value: UInt32 = 0
        var index = start
        while index < end {
            let digit: UInt8
            switch bytes[index] {
            case 0x30...0x39: digit = bytes[index] - 0x30
            case 0x41...0x46: digit = bytes[index] - 0x37
            case 0x61...0x66: digit = bytes[index] - 0x57
            default: return index > start ? (value, index - start) : nil
            }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return index > start ? (value, index - start) : nil
    }

    private static func append(_ code: UInt32, to result: inout [UInt8]) {
        let scalar = code == 0 ? nil : Unicode.Scalar(code)
        result.append(contentsOf: String(Character(scalar ?? "\u{FFFD}")).utf8)
    }
}
