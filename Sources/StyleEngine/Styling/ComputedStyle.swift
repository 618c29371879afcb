import StyleDiagnostics
import StyleSyntax
import StyleValues

/// The values of one element, with where each comes from. Immutable.
public struct ComputedStyle: Sendable {
    /// Sorted by key path, then arguments, bytewise. Only declared and inherited values, no defaults.
    public let properties: [ComputedProperty]
    private let className: String
    /// By class, for the element's own and those that its key paths lead to.
    private let defaults: [String: ClassDefaults]

    public static let empty = ComputedStyle(properties: [], className: "", defaults: [:])

    init(properties: [ComputedProperty], className: String, defaults: [String: ClassDefaults]) {
        self.properties = properties
        self.className = className
        self.defaults = defaults
    }
}

// MARK: Rows

extension ComputedStyle {
    /// The row of a property by canonical key path or name, the first one if it has arguments; nil where nothing is declared.
    public func property(_ keyPath: String) -> ComputedProperty? {
        properties.first { $0.keyPath == keyPath } ?? properties.first { $0.name == keyPath }
    }

    /// The declared value of a property by canonical key path or name, the first one if it has arguments.
    public subscript(keyPath: String) -> StyleValue? { property(keyPath)?.value }
}

// MARK: Values

extension ComputedStyle {
    /// The value of a property of the element itself, the first one if it has arguments: as declared, or the property's default;
    /// nil where it has neither, so that the host decides.
    public subscript(id: PropertyID) -> StyleValue? {
        properties.first { $0.property.id == id && $0.property.prefixes.isEmpty }?.value
            ?? defaults[className]?.values[id]
    }

    /// The value of a property with its arguments: as declared, or the property's default; nil where it has neither.
    public subscript(property: StyledProperty) -> StyleValue? {
        properties.first { $0.property == property }?.value
            ?? defaults.values.lazy.compactMap { $0.values[property.id] }.first
    }

    /// The value of a key, declared or the property's default; nil where there is neither, or one of another type.
    public subscript<Value>(key: KeyPath<StyleKeys, StyleKey<Value>>) -> Value? {
        value(of: StyleKeys()[keyPath: key].keyPath, as: Value.self)
    }

    /// The value of a property as a Swift type, declared or the property's default; nil where there is neither, or one of
    /// another type.
    public func value<Value: StyleConvertible>(of keyPath: String, as type: Value.Type = Value.self) -> Value? {
        let value = self[keyPath] ?? defaults[className]?.value(at: PropertyRegistry.folded(keyPath)[...], in: defaults)
        return value.flatMap(Value.init(styleValue:))
    }
}

/// One property of an element: its value and why it has it.
public struct ComputedProperty: Sendable {
    public var property: StyledProperty
    /// Canonical last component of the key path.
    public var name: String
    /// What must be done anew when the value changes.
    public var affects: Affects
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

    /// Canonical key path of the property from the element.
    public var keyPath: String { property.keyPath }
    /// The property's arguments: complete, in definition order.
    public var arguments: [PropertyArgument] { property.arguments }
}
