import StyleValues

/// Numbers as languages of code want them: always with a decimal point.
enum Decimal {
    /// The shortest text that reads back to the same double: `1.0`, `0.2`.
    static func text(_ value: Double) -> String {
        let text = NumberText.shortest(value)
        return text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") } ? text : text + ".0"
    }

    /// The same without an exponent and with at least four decimals: `1.0000`. Xcode reads a whole number in an asset
    /// catalog as one of 255.
    static func fourOrMore(_ value: Double) -> String {
        var text = text(value)
        if text.utf8.contains(UInt8(ascii: "e")) {
            let units = Int((min(max(value, -1e6), 1e6) * 1e10).rounded())
            let digits = String(units.magnitude % 10_000_000_000)
            text = (units < 0 ? "-" : "") + String(units.magnitude / 10_000_000_000) + "." + String(repeating: "0", count: 10 - digits.utf8.count) + digits
        }
        let decimals = text.utf8.count - (text.utf8.firstIndex(of: UInt8(ascii: ".")).map { text.utf8.distance(from: text.utf8.startIndex, to: $0) + 1 } ?? 0)
        return text + String(repeating: "0", count: max(0, 4 - decimals))
    }
}
