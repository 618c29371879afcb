import StyleValues

/// Numbers as languages of code want them: always with a decimal point.
enum Decimal {
    /// The shortest text that reads back to the same double: `1.0`, `0.2`.
    static func text(_ value: Double) -> String {
        let text = NumberText.shortest(value)
        return text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") } ? text : text + ".0"
    }

    /// A fraction 0…1 with at most sixteen significant digits.
    static func sixteenDigits(_ value: Double) -> String {
        let text = text(value)
        guard value > 0, value < 1, text.hasPrefix("0."), !text.utf8.contains(UInt8(ascii: "e")) else { return text }
        var digits = Array(text.utf8.dropFirst(2))
        let zeros = digits.prefix { $0 == 0x30 }.count
        guard digits.count - zeros > 16 else { return text }
        let roundsUp = digits[zeros + 16] >= 0x35
        digits.removeSubrange((zeros + 16)...)
        var place = digits.count - 1
        while roundsUp, place >= 0 {
            if digits[place] < 0x39 {
                digits[place] += 1
                break
            }
            digits[place] = 0x30
            place -= 1
        }
        while digits.last == 0x30 { digits.removeLast() }
        return "0." + String(decoding: digits, as: UTF8.self)
    }

    /// The same as `text` without an exponent and with at least four decimals: `1.0000`. Xcode reads a whole number in an asset
    /// catalog as one of 255.
    static func fourOrMore(_ value: Double) -> String {
        var text = text(value)
        if text.utf8.contains(UInt8(ascii: "e")) {
            let units = Int((min(max(value, -1e6), 1e6) * 1e10).rounded())
            let digits = String(units.magnitude % 10_000_000_000)
            text =
                (units < 0 ? "-" : "") + String(units.magnitude / 10_000_000_000) + "."
                + String(repeating: "0", count: 10 - digits.utf8.count) + digits
        }
        let decimals =
            text.utf8.count
            - (text.utf8.firstIndex(of: UInt8(ascii: ".")).map {
                text.utf8.distance(from: text.utf8.startIndex, to: $0) + 1
            } ?? 0)
        return text + String(repeating: "0", count: max(0, 4 - decimals))
    }
}
