extension Color {
    /// The colour of the digits after a `#`: `rgb`, `rgba`, `rrggbb` or `rrggbbaa`; nil for any other text.
    ///
    /// A short digit stands for the same digit twice.
    /// Source: CSS Color Module Level 4, section 5.2.
    public init?(hexDigits: some Collection<UInt8>) {
        guard hexDigits.count <= 8 else { return nil }
        var digits: [Int] = []
        digits.reserveCapacity(8)
        for byte in hexDigits {
            switch byte {
            case 0x30...0x39: digits.append(Int(byte) - 0x30)
            case 0x41...0x46: digits.append(Int(byte) - 0x41 + 10)
            case 0x61...0x66: digits.append(Int(byte) - 0x61 + 10)
            default: return nil
            }
        }
        switch digits.count {
        case 3, 4:
            self.init(
                red8: digits[0] * 17, green8: digits[1] * 17, blue8: digits[2] * 17,
                alpha8: digits.count == 4 ? digits[3] * 17 : 255)
        case 6, 8:
            self.init(
                red8: digits[0] * 16 + digits[1], green8: digits[2] * 16 + digits[3], blue8: digits[4] * 16 + digits[5],
                alpha8: digits.count == 8 ? digits[6] * 16 + digits[7] : 255)
        default: return nil
        }
    }
}
