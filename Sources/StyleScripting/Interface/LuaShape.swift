import StyleDiagnostics

/// What an argument, a named key or a result may be: checked at the call, shown in the manual and in annotations.
indirect enum LuaShape: Sendable {
    case string
    case number
    /// A number without a fraction.
    case integer
    case boolean
    /// A function; its parameters and result as the manual writes them: `text: string, context: style.Context): any`.
    case function(String)
    /// The text of a value: a string, number, boolean, value object, or a list of such.
    case value
    /// One of these words.
    case word([String])
    /// A table with the items 1, 2, …
    case list(LuaShape)
    /// A table whose keys are names of the script's choosing.
    case map(LuaShape)
    /// A table with these keys and no other.
    case options([LibraryParameter])
    /// An object of a kind that the library defines.
    case object(LibraryObject.Kind)
    case any
    case either([LuaShape])

    /// What is expected, for messages: `a string`.
    var phrase: String {
        switch self {
        case .string: "a string"
        case .number: "a number"
        case .integer: "a whole number"
        case .boolean: "a boolean"
        case .function: "a function"
        case .value: "a string, number, boolean, value object or a list of them"
        case .word(let words): words.map { "\"\($0)\"" }.joined(separator: " or ")
        case .list(let item): "a list (\(item.phrase) each)"
        case .map: "a table with named keys"
        case .options(let keys): "a table such as { \(keys.prefix(2).map { "\($0.name) = …" }.joined(separator: ", ")) }"
        case .object(let kind): kind.phrase
        case .any: "a value"
        case .either(let shapes): shapes.map(\.phrase).joined(separator: " or ")
        }
    }

    /// The type in annotations of the Lua language server, which the manual shows too.
    var annotation: String {
        switch self {
        case .string: "string"
        case .number: "number"
        case .integer: "integer"
        case .boolean: "boolean"
        case .function(let signature): "fun(\(signature)"
        case .value: "style.Value"
        case .word(let words): words.map { "\"\($0)\"" }.joined(separator: "|")
        case .list(let item): item.annotation.contains("|") ? "(\(item.annotation))[]" : "\(item.annotation)[]"
        case .map(let value): "table<string, \(value.annotation)>"
        case .options(let keys):
            "{ " + keys.map { "\($0.name)\($0.isOptional ? "?" : ""): \($0.shape.annotation)" }.joined(separator: ", ") + " }"
        case .object(let kind): kind.annotation
        case .any: "any"
        case .either(let shapes): shapes.map(\.annotation).joined(separator: "|")
        }
    }
}

/// A parameter of a function, or a key of a table that it takes.
struct LibraryParameter: Sendable {
    let name: String
    let shape: LuaShape
    let isOptional: Bool
    /// A phrase without full stop.
    let doc: String

    init(_ name: String, _ shape: LuaShape, isOptional: Bool = false, _ doc: String) {
        self.name = name
        self.shape = shape
        self.isOptional = isOptional
        self.doc = doc
    }

    static func optional(_ name: String, _ shape: LuaShape, _ doc: String) -> LibraryParameter {
        LibraryParameter(name, shape, isOptional: true, doc)
    }
}
