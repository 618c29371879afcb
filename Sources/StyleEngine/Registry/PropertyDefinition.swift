import StyleDiagnostics
import StyleValues

/// The static facts of one property of one class.
public struct PropertyDefinition {
    /// Class that has the property; its subclasses have it too.
    public var owner: String
    /// Canonical key path from the element: `alpha`, `layer.cornerRadius`.
    public var keyPath: String
    /// Other key paths for it, `cornerRadius` say; case and dashes are ignored in all of them.
    public var aliases: [String]
    /// Name of the value converter or enum that reads the value.
    public var type: String
    /// Arguments in order; the first case of each stands for an omitted one.
    public var arguments: [ArgumentDefinition]
    /// Value where nothing is declared, as text in the `.css` dialect; nil where the host decides.
    public var defaultText: String?
    /// Whether children take the value where they declare none.
    public var isInherited: Bool
    /// The numbers allowed, bounds included; nil for any.
    public var range: ClosedRange<Double>?
    /// Whether values between two others make sense, so that a change can be animated.
    public var isAnimatable: Bool
    /// What must be done anew when the value changes.
    public var affects: Affects
    /// One sentence for people.
    public var doc: String
    /// Nil unless the property is a part of another one, as `font-size` is of `font`.
    public var part: PropertyPart?
    /// Nil unless a declaration of the property stands for declarations of others, as `border` does.
    public var shorthand: PropertyShorthand?
    /// The converter or enum that a Swift type brings for `type`; registered with the property where nobody has.
    public var ownType: StyleTypeDefinition?
    /// Gives the value to the host's object; false if that object cannot take it. Nil for properties that
    /// only change sets report.
    public var set: Setter?
    /// Reads the object's present value, so that it can come back; nil where the host sees to that.
    public var get: Getter?
    /// Place of the registering call, where a script made it.
    public var span: SourceSpan?
    /// Name of the pack that registered it; set by the registry.
    public internal(set) var provider = ""
    /// What identifies the property; set by the registry.
    public internal(set) var id = PropertyID.unregistered
    /// The properties that stand behind it because it has replaced them, latest first.
    public internal(set) var replaced: [PropertyID] = []
    /// Whether the key path alone means another property, or none: two packs claim it, or one was put in its place.
    var needsPackName = false

    /// Gives a value to an object; `arguments` are the case names in definition order.
    public typealias Setter = (_ object: AnyObject, _ value: StyleValue, _ arguments: [String]) -> Bool

    /// Reads a value of an object; nil if that object has none.
    public typealias Getter = (_ object: AnyObject, _ arguments: [String]) -> StyleValue?

    public init(
        _ keyPath: String, of owner: String, type: String, aliases: [String] = [], arguments: [ArgumentDefinition] = [],
        default defaultText: String? = nil, isInherited: Bool = false, range: ClosedRange<Double>? = nil,
        isAnimatable: Bool = false, affects: Affects = .paint, doc: String = "", span: SourceSpan? = nil,
        set: Setter? = nil,
        get: Getter? = nil
    ) {
        self.owner = owner
        self.keyPath = keyPath
        self.type = type
        self.aliases = aliases
        self.arguments = arguments
        self.defaultText = defaultText
        self.isInherited = isInherited
        self.range = range
        self.isAnimatable = isAnimatable
        self.affects = affects
        self.doc = doc
        self.span = span
        self.set = set
        self.get = get
    }

    /// The key path by which sheets reach it: `layer.cornerRadius`; with the pack's name before it where it needs that.
    public var writtenKeyPath: String { needsPackName ? "\(provider).\(keyPath)" : keyPath }

    /// Last component of the key path.
    public var name: String { keyPath.split(separator: ".").last.map(String.init) ?? keyPath }
}

/// One argument of a property: `state` of `titleColor[state:highlighted]`.
public struct ArgumentDefinition: Hashable, Sendable {
    public var name: String
    /// The enum whose cases it takes; `number` or `string` for any number or text.
    public var enumName: String

    public init(_ name: String, _ enumName: String) {
        self.name = name
        self.enumName = enumName
    }

    /// What the argument takes.
    public enum Kind: Hashable, Sendable {
        /// A case of the enum; omitted, its first one.
        case enumeration
        /// A number; omitted, 0.
        case number
        /// Any text; omitted, none.
        case string
    }

    public var kind: Kind {
        switch enumName {
        case "number": .number
        case "string": .string
        default: .enumeration
        }
    }
}
