import StyleValues

/// An object that takes the values of properties which have no setter of their own for it.
///
/// Attach one to an element (`styler.attach(_:to:)`): it is called once a change, in the order of the properties.
public protocol StyleTarget: AnyObject {
    /// Takes a value; nil where no rule sets the property any more.
    ///
    /// - Returns: false if the object does not have the property.
    @discardableResult
    func setStyle(_ value: StyleValue?, of property: StyledProperty) -> Bool
}

/// A target that keeps what it is given, for tests and tools.
public final class DictionaryTarget: StyleTarget {
    /// One call of `setStyle`.
    public struct Call: Hashable, Sendable {
        public var property: StyledProperty
        public var value: StyleValue?

        /// Canonical key path of the property from the element.
        public var keyPath: String { property.keyPath }
        /// The property's arguments: complete, in definition order.
        public var arguments: [PropertyArgument] { property.arguments }
    }

    /// Present values; a property with arguments is `titleColor[state:selected]`.
    public private(set) var values: [String: StyleValue] = [:]
    /// All calls in order.
    public private(set) var calls: [Call] = []

    public init() {}

    public func setStyle(_ value: StyleValue?, of property: StyledProperty) -> Bool {
        calls.append(Call(property: property, value: value))
        values[property.description] = value
        return true
    }

    /// The value of a property, `titleColor[state:selected]` with its arguments.
    public subscript(name: String) -> StyleValue? { values[name] }
}
