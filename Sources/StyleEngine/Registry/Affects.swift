/// What must be done anew when a property changes.
public struct Affects: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Sizes and places.
    public static let layout = Affects(rawValue: 1)
    /// Pixels.
    public static let paint = Affects(rawValue: 2)
    /// Lines and glyphs.
    public static let text = Affects(rawValue: 4)
    /// The elements below: they are placed or drawn anew although nothing of theirs has changed.
    public static let children = Affects(rawValue: 8)

    /// Names of the parts in order; `none` for nothing that shows.
    public var names: [String] {
        let parts = [("layout", Affects.layout), ("paint", .paint), ("text", .text), ("children", .children)]
        let found = parts.filter { contains($0.1) }.map(\.0)
        return found.isEmpty ? ["none"] : found
    }
}
