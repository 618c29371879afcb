import StyleValues

/// What a pass changed: old and new value of one property of one element.
public struct StyleChange: Sendable {
    public var element: ElementID
    public var keyPath: String
    public var arguments: [PropertyArgument]
    /// Nil where the property had no value.
    public var old: StyleValue?
    /// Nil where the property has none any more: the host puts its own back.
    public var new: StyleValue?
}
