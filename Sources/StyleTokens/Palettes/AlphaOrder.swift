/// Where alpha stands among four or eight hexadecimal digits.
public enum AlphaOrder: String, Sendable, CaseIterable {
    /// Last, as in CSS and SwiftGen.
    case rgba
    /// First, as in Android and RMRColorTools.
    case argb
}

extension AlphaOrder {
    /// What is asked about digits that mean two colors.
    static func question(_ text: String) -> String {
        "alpha is first or last in \"\(text)\": say which with \"--alpha argb\" or \"--alpha rgba\", or with a line \"// alpha: argb\" above"
    }
}
