/// Strings as they are written in sheets.
public enum QuotedText {
    /// The text in double quotes; quotes, backslashes and control characters escaped.
    public static func double(_ text: String) -> String {
        var bytes: [UInt8] = [0x22]
        bytes.reserveCapacity(text.utf8.count + 2)
        for byte in text.utf8 {
            switch byte {
            case 0x22, 0x5C: bytes += [0x5C, byte]
            case 0x0A: bytes += [0x5C, 0x6E]
            case 0x09: bytes += [0x5C, 0x74]
            case 0x0D: bytes += [0x5C, 0x72]
            case 0x00...0x1F, 0x7F:
                bytes += [0x5C, 0x75, 0x30, 0x30]
                bytes += [byte >> 4, byte & 15].map { $0 < 10 ? $0 + 0x30 : $0 + 0x57 }
            default: bytes.append(byte)
            }
        }
        bytes.append(0x22)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text itself where it is one bare word (letters, digits, `_`, `-`, `.`, not starting with a digit, dot or
    /// dash), else the text in double quotes.
    public static func wordOrDouble(_ text: String) -> String {
        guard let first = text.utf8.first, first != 0x2D, first != 0x2E, !(0x30...0x39).contains(first) else {
            return double(text)
        }
        let isWord = text.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D, 0x2E, 0x80...: true
            default: false
            }
        }
        return isWord ? text : double(text)
    }
}
