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
