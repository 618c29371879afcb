import StyleValues

/// An object that takes the values of properties which have no setter of their own for it.
///
/// Attach one to an element (`styler.attach(_:to:)`): it is called once a change, in the order of the properties.
public protocol StyleTarget: AnyObject {
    /// Takes a value; nil where no rule sets the property any more.
    ///
    /// - Parameters:
    ///   - keyPath: canonical key path from the element.
    ///   - arguments: complete, in definition order.
    /// - Returns: false if the object does not have the property.
    @discardableResult
    func setStyle(_ value: StyleValue?, of keyPath: String, arguments: [PropertyArgument]) -> Bool
}

/// A target that keeps what it is given, for tests and tools.
public final class DictionaryTarget: StyleTarget {
    /// One call of `setStyle`.
    public struct Call: Hashable, Sendable {
        public var keyPath: String
        public var arguments: [PropertyArgument]
        public var value: StyleValue?
    }

    /// Present values; a property with arguments is `titleColor[state:selected]`.
    public private(set) var values: [String: StyleValue] = [:]
    /// All calls in order.
    public private(set) var calls: [Call] = []

    public init() {}

    public func setStyle(_ value: StyleValue?, of keyPath: String, arguments: [PropertyArgument]) -> Bool {
        calls.append(Call(keyPath: keyPath, arguments: arguments, value: value))
        values[Self.key(keyPath, arguments)] = value
        return true
    }

    /// The value of a property, `titleColor[state:selected]` with its arguments.
    public subscript(name: String) -> StyleValue? { values[name] }

    private static func key(_ keyPath: String, _ arguments: [PropertyArgument]) -> String {
        arguments.isEmpty
            ? keyPath : "\(keyPath)[" + arguments.map { "\($0.name):\($0.value)" }.joined(separator: ", ") + "]"
    }
}
