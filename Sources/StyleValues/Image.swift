/// An image as a sheet names it; loading it is the host's business.
public struct Image: Hashable, Sendable {
    /// Where an image comes from.
    public enum Source: String, Hashable, Sendable {
        /// A name that the host looks up.
        case name
        /// A URL or a path with a scheme.
        case url
        /// One pixel of `color`.
        case color
    }

    /// The name, path or URL as written; nil for an image of one color.
    public var name: String?
    /// What `name` is, if anything.
    public var source: Source
    /// The parts at the edges that do not stretch, in points.
    public var capInsets: Insets?
    /// Drawn over the shape of the image; nil for its own colors.
    public var tint: Color?
    /// The color of an image of one color; nil for every other.
    public var color: Color?
    /// Whether only its shape counts, drawn in the tint colour of what shows it.
    public var isTemplate: Bool

    /// An image from its parts, which are not checked against each other.
    public init(
        name: String?, source: Source, capInsets: Insets? = nil, tint: Color? = nil, color: Color? = nil,
        isTemplate: Bool = false
    ) {
        self.name = name
        self.source = source
        self.capInsets = capInsets
        self.tint = tint
        self.color = color
        self.isTemplate = isTemplate
    }
}
