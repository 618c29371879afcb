/// A line around an element.
public struct Border: Hashable, Sendable {
    /// In points.
    public var width: Double
    /// Of the whole line.
    public var color: Color

    /// A border from its width in points and its color.
    public init(width: Double, color: Color) {
        self.width = width
        self.color = color
    }

    /// Canonical text: `2, #ff0000`.
    public var text: String { "\(NumberText.shortest(width)), \(color.text)" }
}
