import StyleValues

/// Colors as hexadecimal digits.
enum HexDigits {
    enum Reading {
        case color(Color)
        /// Four or eight digits that mean two different colors.
        case ambiguous
        case badCount(Int)
        case noDigits
    }

    /// The color of 3, 4, 6 or 8 digits; a short digit stands for the same digit twice.
    static func color(_ digits: some Collection<UInt8>, _ order: AlphaOrder?) -> Reading {
        var values: [Int] = []
        values.reserveCapacity(8)
        for byte in digits {
            guard let value = value(of: byte) else { return .noDigits }
            if values.count < 9 { values.append(value) }
        }
        var parts: [Int]
        switch values.count {
        case 3, 4: parts = values.map { $0 * 17 }
        case 6, 8: parts = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
        case 0: return .noDigits
        default: return .badCount(digits.count)
        }
        if parts.count == 4, order != .rgba {
            let argb = Array(parts[1...]) + [parts[0]]
            if order == nil, argb != parts { return .ambiguous }
            parts = argb
        }
        return .color(
            Color(red8: parts[0], green8: parts[1], blue8: parts[2], alpha8: parts.count == 4 ? parts[3] : 255))
    }

    static func value(of byte: UInt8) -> Int? {
        switch byte {
        case 0x30...0x39: Int(byte) - 0x30
        case 0x41...0x46: Int(byte) - 0x41 + 10
        case 0x61...0x66: Int(byte) - 0x61 + 10
        default: nil
        }
    }
}
