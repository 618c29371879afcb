/// Tells well-formed UTF-8 from other bytes.
enum UTF8Sequence {
    /// The length of the well-formed multi-byte sequence at `index`, 2…4; 0 if there is none.
    ///
    /// No overlong forms, no surrogates, nothing above U+10FFFF. Source: Unicode Standard, table 3-7.
    static func length(in bytes: UnsafeBufferPointer<UInt8>, at index: Int, end: Int) -> Int {
        let first = bytes[index]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return 0
        }
        guard index + length <= end, second.contains(bytes[index + 1]) else { return 0 }
        for offset in 2..<max(2, length) where !(0x80...0xBF).contains(bytes[index + offset]) { return 0 }
        return length
    }

    /// The first byte that belongs to no well-formed sequence; nil if all do. Complexity: linear.
    static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            let raw = UnsafeRawBufferPointer(bytes)
            var index = 0
            let end = bytes.count
            while index < end {
                // Eight plain bytes at a time: most sheets hold nothing else.
                while index + 8 <= end,
                    raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
                {
                    index += 8
                }
                guard index < end else { return nil }
                if bytes[index] < 0x80 {
                    index += 1
                } else {
                    let length = length(in: bytes, at: index, end: end)
                    guard length > 0 else { return index }
                    index += length
                }
            }
            return nil
        }
    }
}
