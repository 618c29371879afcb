/// A font as a sheet asks for it; which face answers is the host's business.
public struct Font: Hashable, Sendable {
    /// Family or face name as written; nil means the system's font.
    public var family: String?
    /// Size in points; nil means the host's default for the text style or the system.
    public var size: Double?
    /// 100 to 900; nil where none was written (it is never guessed from a face name).
    public var weight: Int?
    /// Whether an italic or oblique face is asked for.
    public var isItalic: Bool
    /// A text style such as `body`, where one was named.
    public var textStyle: String?
    /// The largest size in points that the text style may grow to with the reader's setting; nil for no limit.
    public var maximumSize: Double?

    /// A font from its parts; sizes in points, weight 100 to 900.
    public init(
        family: String?, size: Double?, weight: Int? = nil, isItalic: Bool = false, textStyle: String? = nil,
        maximumSize: Double? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.textStyle = textStyle
        self.maximumSize = maximumSize
    }
}
