import StyleValues

/// The name of a property with the Swift type of its values.
public struct StyleKey<Value: StyleConvertible>: Sendable {
    /// Canonical key path, `layer.cornerRadius`.
    public let keyPath: String

    public init(_ keyPath: String) { self.keyPath = keyPath }
}

/// The keys that typed reading knows; an app adds its own:
///
///     extension StyleKeys { var cornerRadius: StyleKey<Double> { StyleKey("layer.cornerRadius") } }
///     styler.computedStyle(of: element)[\.cornerRadius]
public struct StyleKeys: Sendable {
    init() {}
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
