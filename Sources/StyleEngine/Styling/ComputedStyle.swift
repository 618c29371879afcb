import StyleDiagnostics
import StyleSyntax
import StyleValues

/// The values of one element, with where each comes from. Immutable.
public struct ComputedStyle: Sendable {
    /// Sorted by key path, then arguments, bytewise. Only declared and inherited values, no defaults.
    public let properties: [ComputedProperty]

    public static let empty = ComputedStyle(properties: [])

    /// The value of a property by canonical key path or name; the first row of that name if it has arguments.
    public func property(_ keyPath: String) -> ComputedProperty? {
        properties.first { $0.keyPath == keyPath } ?? properties.first { $0.name == keyPath }
    }

    public subscript(keyPath: String) -> StyleValue? { property(keyPath)?.value }
}

/// One property of an element: its value and why it has it.
public struct ComputedProperty: Sendable {
    /// Canonical last component of the key path.
    public var name: String
    public var keyPath: String
    /// Complete, in definition order.
    public var arguments: [PropertyArgument]
    public var value: StyleValue
    /// Canonical text of the value; reads back to it.
    public var text: String
    /// Where the declaration stands: the name of the property.
    public var span: SourceSpan
    /// The winning rule's selector; nil for an inline style.
    public var selector: String?
    public var specificity: Specificity?
    public var origin: Origin
    /// Whether it was taken from an ancestor; which one is found when somebody asks.
    var isInherited = false
    /// The ancestor that the value was taken from.
    public var inheritedFrom: ElementID?
    /// Strength of the declaration in the cascade; nil for a value that was handed down.
    var rank: UInt64?
}

extension ComputedStyle {
    /// The value of a key; nil where the property has none, or one of another type.
    public subscript<Value>(key: KeyPath<StyleKeys, StyleKey<Value>>) -> Value? {
        value(of: StyleKeys()[keyPath: key].keyPath, as: Value.self)
    }

    /// The value of a property as a Swift type; nil where the property has none, or one of another type.
    public func value<Value: StyleConvertible>(of keyPath: String, as type: Value.Type = Value.self) -> Value? {
        self[keyPath].flatMap(Value.init(styleValue:))
    }
}
