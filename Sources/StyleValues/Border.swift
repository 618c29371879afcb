/// A line around an element.
public struct Border: Hashable, Sendable {
    /// In points.
    public var width: Double
    public var color: Color

    public init(width: Double, color: Color) {
        self.width = width
        self.color = color
    }

    /// Canonical text: `2, #ff0000`.
    public var text: String { "\(NumberText.shortest(width)), \(color.text)" }
}
