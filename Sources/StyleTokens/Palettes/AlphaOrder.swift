/// Where alpha stands among four or eight hexadecimal digits.
public enum AlphaOrder: String, Sendable, CaseIterable {
    /// Last, as in CSS and SwiftGen.
    case rgba
    /// First, as in Android and RMRColorTools.
    case argb
}
