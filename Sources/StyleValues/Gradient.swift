/// Colours that blend into each other from the top edge to the bottom edge, evenly spread.
public struct Gradient: Hashable, Sendable {
    /// Two or more colours, the topmost first.
    public var colors: [Color]

    /// A gradient from its colors, the topmost first.
    public init(_ colors: [Color]) { self.colors = colors }

    /// Canonical text: `gradient(#fafafa, #e0e0e0)`.
    public var text: String { "gradient(" + colors.map(\.text).joined(separator: ", ") + ")" }
}
