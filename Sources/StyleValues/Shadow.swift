/// A shadow of an element or of text.
public struct Shadow: Hashable, Sendable {
    /// How far it lies from what throws it, in points.
    public var offset: Size
    /// How far it is blurred, in points; 0 for a sharp one.
    public var radius: Double
    /// Nil where none was written: the host's own.
    public var color: Color?

    /// A shadow from its offset and radius in points and its color.
    public init(offset: Size, radius: Double = 0, color: Color? = nil) {
        self.offset = offset
        self.radius = radius
        self.color = color
    }

    /// Canonical text: `1, 2, 10, #800080`.
    public var text: String {
        ([offset.width, offset.height, radius].map(NumberText.shortest) + [color?.text].compactMap(\.self))
            .joined(separator: ", ")
    }
}
