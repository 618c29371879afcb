import StyleValues

/// A Swift type that properties can have: it names its converter and crosses to `StyleValue` and back.
public protocol StyleConvertible {
    /// Name of the converter or enum that reads it.
    static var styleType: String { get }
    /// The converter or enum that reads it, where the type brings its own; a property of the type registers it.
    static var styleTypeDefinition: StyleTypeDefinition? { get }
    /// Nil if the value is of another kind.
    init?(styleValue: StyleValue)
    var styleValue: StyleValue { get }
}

extension StyleConvertible {
    /// None: the type's converter is registered elsewhere.
    public static var styleTypeDefinition: StyleTypeDefinition? { nil }
}

/// What reads the values of a type.
public enum StyleTypeDefinition {
    case converter(ValueConverter)
    case enumeration(EnumMapping)
}

extension PropertyDefinition {
    /// A property of a Swift class, reached by key path: it is set when a style is applied, and its own value
    /// comes back when no rule sets it any more.
    ///
    ///     PropertyDefinition("cornerRadius", on: CardView.self, \.cornerRadius)
    ///
    /// - Parameter className: the class as registered; the Swift type's name unless given.
    public init<Object: AnyObject, Value: StyleConvertible>(
        _ keyPath: String, on object: Object.Type, as className: String? = nil,
        _ path: ReferenceWritableKeyPath<Object, Value>,
        aliases: [String] = [], default defaultText: String? = nil, isInherited: Bool = false,
        range: ClosedRange<Double>? = nil, isAnimatable: Bool = false, affects: Affects = .paint, doc: String = ""
    ) {
        self.init(
            keyPath, of: className ?? "\(Object.self)", type: Value.styleType, aliases: aliases, default: defaultText,
            isInherited: isInherited, range: range, isAnimatable: isAnimatable, affects: affects, doc: doc,
            set: { object, value, _ in
                guard let object = object as? Object, let value = Value(styleValue: value) else { return false }
                object[keyPath: path] = value
                return true
            },
            get: { object, _ in (object as? Object)?[keyPath: path].styleValue })
        ownType = Value.styleTypeDefinition
    }
}
