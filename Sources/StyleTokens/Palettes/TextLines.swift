import StyleDiagnostics

/// The lines of a source without their ends: LF, CR LF or a lone CR. A byte order mark is no part of the first.
struct TextLines: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var position: Int

    init(_ file: SourceFile) {
        bytes = file.bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    mutating func next() -> SourceRange? {
        guard position < bytes.count else { return nil }
        let start = position
        var end = start
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        position = end + (end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A ? 2 : 1)
        return SourceRange(start, end)
    }
}

func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

extension Array where Element == UInt8 {
    /// The range without blanks at its ends.
    func trimmed(_ range: SourceRange) -> Range<Int> {
        var (start, end) = (range.start, range.end)
        while start < end, isBlank(self[start]) { start += 1 }
        while end > start, isBlank(self[end - 1]) { end -= 1 }
        return start..<end
    }

    /// Offset of the first byte that is no UTF-8 (RFC 3629); nil if all is.
    var firstInvalidUTF8: Int? {
        withUnsafeBufferPointer { bytes in
            var i = 0
            while i < bytes.count {
                let byte = bytes[i]
                if byte < 0x80 {
                    i += 1
                    continue
                }
                let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
                guard (0xC2...0xF4).contains(byte), i + length <= bytes.count else { return i }
                for k in 1..<length where bytes[i + k] & 0xC0 != 0x80 { return i }
                let second = bytes[i + 1]
                switch byte {
                case 0xE0 where second < 0xA0, 0xED where second > 0x9F, 0xF0 where second < 0x90,
                    0xF4 where second > 0x8F:
                    return i
                default: i += length
                }
            }
            return nil
        }
    }
}

extension String {
    /// At most forty characters of the text, for messages.
    var shown: String { utf8.count <= 40 ? self : prefix(40) + "…" }
}

extension SourceRange {
    init(_ range: Range<Int>) { self.init(range.lowerBound, range.upperBound) }
}
