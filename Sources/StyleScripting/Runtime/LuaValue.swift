import StyleValues

/// A value as it passes between host and script. May gain cases.
public enum LuaValue {
    case `nil`
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    /// Bytes that are no UTF-8 show as U+FFFD.
    case string(String)
    case table(LuaTable)
    case function(LuaFunction)
    /// A value of the host with methods.
    case object(LuaObject)
    /// A coroutine.
    case coroutine

    /// Whether it is `nil`.
    public var isNil: Bool {
        if case .nil = self { return true }
        return false
    }

    /// What it is, for messages: `a table`, `nil`, `an element`.
    public var kindPhrase: String {
        switch self {
        case .nil: "nil"
        case .bool: "a boolean"
        case .integer, .number: "a number"
        case .string: "a string"
        case .table: "a table"
        case .function: "a function"
        case .object(let object): object.kind.phrase
        case .coroutine: "a coroutine"
        }
    }
}

extension LuaValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(integerLiteral value: Int64) { self = .integer(value) }

    /// A number; whole ones become integers, so that scripts print them without `.0`.
    public init(_ value: Double) {
        if let integer = Int64(exactly: value), value != 0 || value.sign == .plus { self = .integer(integer) }
        else { self = .number(value) }
    }
}
