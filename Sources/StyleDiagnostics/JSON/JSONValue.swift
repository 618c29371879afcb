/// A JSON value whose objects keep the order of their keys.
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// NaN and the infinities are printed as the strings `"NaN"`, `"Infinity"`, `"-Infinity"`.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    /// A whole number; exact up to 2⁵³.
    public static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// A string, or null where there is none.
    public static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(nilLiteral: ()) { self = .null }
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(JSONObject(elements.map { JSONObject.Member($0, $1) }))
    }
}

// MARK: - Looking inside

extension JSONValue {
    /// The member of an object; nil for a missing key and for what is no object.
    public subscript(key: String) -> JSONValue? {
        if case .object(let object) = self { object[key] } else { nil }
    }

    /// The text of a string.
    public var stringValue: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The number; nil for every other value.
    public var numberValue: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The items; nil for every other value.
    public var arrayValue: [JSONValue]? {
        if case .array(let items) = self { items } else { nil }
    }

    /// The object; nil for every other value.
    public var objectValue: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// What kind of value it is, for messages: `a string`.
    public var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
