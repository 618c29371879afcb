import StyleValues

/// What a pass changed: old and new value of one property of one element.
public struct StyleChange: Sendable {
    public var element: ElementID
    public var property: StyledProperty
    /// What must be done anew because of it.
    public var affects: Affects
    /// Nil where the property had no value.
    public var old: StyleValue?
    /// Nil where the property has none any more: the host puts its own back.
    public var new: StyleValue?

    /// Canonical key path of the property from the element, for people.
    public var keyPath: String { property.keyPath }
    /// The property's arguments: complete, in definition order.
    public var arguments: [PropertyArgument] { property.arguments }
}
