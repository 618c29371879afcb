import StyleDiagnostics

/// The characters that XML allows: in text, and in names.
///
/// Source: XML 1.0 (fifth edition), productions 2, 4 and 4a.
enum MarkupCharacter {
    /// Whether a character may stand in a document at all.
    static func isAllowed(_ scalar: UInt32) -> Bool {
        scalar >= 0x20 ? scalar != 0xFFFE && scalar != 0xFFFF : scalar == 0x09 || scalar == 0x0A || scalar == 0x0D
    }

    /// The first bytes of a range that are not UTF-8, or are a character that XML does not allow.
    static func firstFault(in range: SourceRange, of bytes: [UInt8]) -> MarkupFault? {
        var at = range.start
        while at < range.end {
            let byte = bytes[at]
            if byte < 0x80 {
                if byte < 0x20, !isAllowed(UInt32(byte)) {
                    return MarkupFault(.forbiddenCharacter(UInt32(byte)), SourceRange(at, at + 1))
                }
                at += 1
                continue
            }
            var (decoder, rest) = (UTF8(), bytes[at...].prefix(4).makeIterator())
            guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
                return MarkupFault(.invalidUTF8(byte), SourceRange(at, at + 1))
            }
            if !isAllowed(scalar.value) {
                return MarkupFault(.forbiddenCharacter(scalar.value), SourceRange(at, at + 3))
            }
            at += UTF8.width(scalar)
        }
        return nil
    }

    /// Whether a character may begin a name.
    static func startsName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x3A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
            0x37F...0x1FFF,
            0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
            0x10000...0xEFFFF:
            true
        default: false
        }
    }

    /// Whether a character may stand in a name after its first.
    static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x2D, 0x2E, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: startsName(scalar)
        }
    }
}
