/// A key as a terminal sends it.
enum Key: Equatable {
    case character(Character)
    case enter, backspace, delete
    case left, right, up, down, home, end
    /// Cut to the end of the line, to its start, the word before the cursor: ^K, ^U, ^W.
    case cutToEnd, cutToStart, cutWord
    /// ^C and ^D.
    case cancel, endOfInput
    /// Any other: it does nothing.
    case unknown

    /// The next key; nil where there are no more bytes.
    ///
    /// - Parameter ahead: a byte that was read and begins the key after.
    static func read(_ ahead: inout UInt8?, _ next: () -> UInt8?) -> Key? {
        guard let byte = ahead ?? next() else { return nil }
        ahead = nil
        switch byte {
        case 0x01: return .home
        case 0x02: return .left
        case 0x03: return .cancel
        case 0x04: return .endOfInput
        case 0x05: return .end
        case 0x06: return .right
        case 0x08, 0x7F: return .backspace
        case 0x09: return .character(" ")
        case 0x0A, 0x0D: return .enter
        case 0x0B: return .cutToEnd
        case 0x0E: return .down
        case 0x10: return .up
        case 0x15: return .cutToStart
        case 0x17: return .cutWord
        case 0x1B: return escaped(next)
        case ..<0x20: return .unknown
        case ..<0x80: return .character(Character(UnicodeScalar(byte)))
        default: return scalar(from: byte, &ahead, next).map { .character(Character($0)) } ?? .unknown
        }
    }

    /// What follows an escape: `[A`, `OA`, `[3~`.
    private static func escaped(_ next: () -> UInt8?) -> Key? {
        guard let kind = next() else { return nil }
        guard kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else { return .unknown }
        var number = 0
        while let byte = next() {
            switch byte {
            case 0x30...0x39: number = min(number * 10 + Int(byte - 0x30), 1000)
            case UInt8(ascii: ";"): number = 0
            case UInt8(ascii: "A"): return .up
            case UInt8(ascii: "B"): return .down
            case UInt8(ascii: "C"): return .right
            case UInt8(ascii: "D"): return .left
            case UInt8(ascii: "H"): return .home
            case UInt8(ascii: "F"): return .end
            case UInt8(ascii: "~"):
                switch number {
                case 1, 7: return .home
                case 3: return .delete
                case 4, 8: return .end
                default: return .unknown
                }
            default: return .unknown
            }
        }
        return nil
    }

    /// A character of several bytes; nil if they are no UTF-8.
    private static func scalar(from first: UInt8, _ ahead: inout UInt8?, _ next: () -> UInt8?) -> UnicodeScalar? {
        guard (0xC2...0xF4).contains(first) else { return nil }
        var bytes = [first]
        let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        while bytes.count < count, let byte = next() {
            guard (0x80...0xBF).contains(byte) else {
                ahead = byte
                return nil
            }
            bytes.append(byte)
        }
        return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
    }
}
