/// A kind of object that scripts handle: its fields, methods and operators.
struct LibraryObject: Sendable {
    let kind: Kind
    /// One sentence without full stop.
    let doc: String
    let fields: [LibraryField]
    let methods: [LibraryFunction]
    let operators: [LuaOperator: LibraryFunction.Body]

    init(
        _ kind: Kind, _ doc: String, fields: [LibraryField] = [], methods: [LibraryFunction] = [],
        operators: [LuaOperator: LibraryFunction.Body] = [:]
    ) {
        self.kind = kind
        self.doc = doc
        self.fields = fields
        self.methods = methods.map { method in
            var method = method
            method.isMethod = true
            return method
        }
        self.operators = operators
    }

    /// The kinds; the raw value is what scripts see.
    enum Kind: String, CaseIterable, Sendable {
        case element, sheet, color, number, insets, value, context

        /// `an element`
        var phrase: String { ("aeio".contains(rawValue.prefix(1)) ? "an " : "a ") + rawValue + (isValue && self != .value ? " value" : "") }

        /// `style.Element`
        var annotation: String {
            self == .value ? "style.OtherValue" : "style." + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }

        /// Whether it is a value of a style.
        var isValue: Bool { [.color, .number, .insets, .value].contains(self) }
    }

    /// The object as a state takes it.
    func definition(in context: ScriptContext) -> LuaObjectDefinition {
        var result = LuaObjectDefinition(kind.rawValue)
        for method in methods {
            result.methods[method.name] = { [unowned context] call in try method.call(context, call) }
        }
        for field in fields {
            let read = field.read
            result.fields[field.name] = { [unowned context] call in try read(context, call) }
        }
        for (key, body) in operators {
            result.operators[key] = { [unowned context] call in try body(context, call) }
        }
        return result
    }
}
