/// The weight of a selector: ids before classes before types.
///
/// Pseudo-classes and attributes count as classes. Source: Selectors Level 4, §17.
public struct Specificity: Hashable, Sendable, Comparable {
    /// Number of ids.
    public var ids: Int
    /// Number of classes, attributes and pseudo-classes.
    public var classes: Int
    /// Number of types.
    public var types: Int

    /// A specificity from its three counts.
    public init(ids: Int = 0, classes: Int = 0, types: Int = 0) {
        self.ids = ids
        self.classes = classes
        self.types = types
    }

    public static func < (a: Specificity, b: Specificity) -> Bool {
        (a.ids, a.classes, a.types) < (b.ids, b.classes, b.types)
    }

    /// Adds count by count.
    public static func += (a: inout Specificity, b: Specificity) {
        a.ids += b.ids
        a.classes += b.classes
        a.types += b.types
    }
}
