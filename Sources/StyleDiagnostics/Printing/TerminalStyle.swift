/// Colors of a terminal, or none: what is off gives the plain text.
public struct TerminalStyle: Sendable {
    /// Whether escape sequences are written.
    public var usesColor: Bool

    /// A style with colors or without.
    public init(usesColor: Bool) { self.usesColor = usesColor }

    /// A way to show text; the raw value is its SGR parameters (ECMA-48, 8.3.117).
    public enum Role: String, Sendable {
        case strong = "1"
        case faint = "2"
        case error = "1;31"
        case warning = "1;33"
        case note = "1;36"
        case mark = "1;32"
        case name = "36"
    }

    /// The text as it is sent to the terminal in a role; unchanged without colors.
    public func text(_ text: String, _ role: Role) -> String {
        usesColor ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Two columns filled with a color, and a blank; nothing without color. Parts are 0…255.
    public func swatch(red: UInt8, green: UInt8, blue: UInt8) -> String {
        usesColor ? "\u{1B}[48;2;\(red);\(green);\(blue)m  \u{1B}[0m " : ""
    }
}
