/// A value of the host in a script's hands: an element, a sheet, a colour.
///
/// One Swift instance is one object for the script, as long as the script holds it.
public struct LuaObject {
    /// What scripts may do with it.
    public let kind: LuaObjectKind
    /// The object of the host.
    public let instance: AnyObject

    /// An object that scripts may hold.
    public init(_ instance: AnyObject, _ kind: LuaObjectKind) {
        self.kind = kind
        self.instance = instance
    }
}

/// A kind of object that a state knows; made by `LuaState.defineObject`.
public final class LuaObjectKind {
    /// `element`: shown by `tostring`, and before the names of methods in messages.
    public let name: String
    /// `an element`
    public let phrase: String
    let reference: LuaReference

    init(name: String, reference: LuaReference) {
        self.name = name
        phrase = ("aeiou".contains(name.prefix(1)) ? "an " : "a ") + name
        self.reference = reference
    }
}

/// What scripts can do with a kind of object.
public struct LuaObjectDefinition {
    /// What messages call it.
    public var name: String
    /// Functions called with a colon; their arguments count from 1 without the object, which is `LuaCall.receiver`.
    public var methods: [String: LuaFunctionBody]
    /// What reading a name gives; called without arguments.
    public var fields: [String: LuaFunctionBody]
    /// Called with both operands as arguments 1 and 2 (a unary one with its operand twice).
    public var operators: [LuaOperator: LuaFunctionBody]

    public init(
        _ name: String, methods: [String: LuaFunctionBody] = [:], fields: [String: LuaFunctionBody] = [:],
        operators: [LuaOperator: LuaFunctionBody] = [:]
    ) {
        self.name = name
        self.methods = methods
        self.fields = fields
        self.operators = operators
    }
}

/// An operator that an object can take part in; the raw value is Lua's name of the metamethod.
public enum LuaOperator: String, CaseIterable, Sendable {
    case add = "__add", subtract = "__sub", multiply = "__mul", divide = "__div", modulo = "__mod", power = "__pow"
    case negate = "__unm", floorDivide = "__idiv", concatenate = "__concat", length = "__len"
    case equal = "__eq", less = "__lt", lessOrEqual = "__le"
    case call = "__call", text = "__tostring"
}
