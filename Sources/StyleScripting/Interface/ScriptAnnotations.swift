import StyleEngine
import StyleValues

/// The types of the Lua API, and of what is registered, for the Lua language server: one file that editors read and
/// nobody runs.
///
/// Source of the notation: the annotations of lua-language-server (`---@meta`, `---@class`, `---@param` …).
public struct ScriptAnnotations {
    /// The text of the file, Lua without effect.
    public let text: String

    /// Settings for the Lua language server, to be saved as `.luarc.json`.
    public static func settings(library folder: String) -> String {
        """
        {
          "runtime.version": "Lua 5.4",
          "runtime.builtin": { "io": "disable", "os": "disable", "debug": "disable", "package": "disable" },
          "diagnostics.globals": ["style"],
          "workspace.library": ["\(folder)"]
        }

        """
    }

    public init(_ registry: PropertyRegistry) {
        var lines = [
            "---@meta style", "-- The API of stylectl's scripts, and what is registered. Written by: stylectl pack annotations", "",
            "---What a value may be given as.", "---@alias style.Value string|number|boolean|style.Color|style.Number|style.Insets|style.OtherValue|style.Value[]",
            "",
        ]
        lines += Self.names(in: registry)
        for object in StyleLibrary.objects { lines += Self.lines(object) }
        lines += ["---One change of a property, as `style.on(\"apply\", …)` tells it.", "---@class style.Change"]
        lines += ["---@field property string key path", "---@field arguments table<string, string>", "---@field old any", "---@field new any", ""]
        lines += ["---@class style", "local style = {}", ""]
        for function in StyleLibrary.functions { lines += Self.lines(function, owner: "style.") }
        lines += Self.enums(in: registry)
        lines += Self.properties(in: registry)
        lines += ["return style", ""]
        text = lines.joined(separator: "\n")
    }

    // MARK: The API

    private static func lines(_ function: LibraryFunction, owner: String) -> [String] {
        var lines = ["---\(sentence(function.doc))"]
        if !function.example.isEmpty {
            lines += ["---```lua"] + function.example.split(separator: "\n", omittingEmptySubsequences: false).map { "---\($0)" } + ["---```"]
        }
        for parameter in function.parameters {
            lines.append("---@param \(argument(parameter.name))\(parameter.isOptional ? "?" : "") \(type(of: parameter, function)) \(parameter.doc)")
        }
        if let result = function.result { lines.append("---@return \(result.annotation)") }
        let parameters = function.parameters.map { argument($0.name) }.joined(separator: ", ")
        lines.append("function \(owner)\(function.name)(\(parameters)) end")
        return lines + [""]
    }

    private static func lines(_ object: LibraryObject) -> [String] {
        var lines = ["---\(sentence(object.doc))", "---@class \(object.kind.annotation)"]
        for field in object.fields {
            lines.append("---@field \(field.name) \(field.shape.annotation)\(field.isOptional ? "?" : "") \(field.doc)")
        }
        let name = object.kind.annotation
        for (key, word) in [(LuaOperator.add, "add"), (.subtract, "sub"), (.multiply, "mul"), (.divide, "div"), (.modulo, "mod"), (.power, "pow")]
        where object.operators[key] != nil {
            lines.append("---@operator \(word)(style.Value): \(name)")
        }
        if object.operators[.negate] != nil { lines.append("---@operator unm: \(name)") }
        lines += ["local \(object.kind.rawValue) = {}", ""]
        for method in object.methods { lines += Self.lines(method, owner: object.kind.rawValue + ":") }
        return ["do"] + lines + ["end", ""]
    }

    /// The type of a parameter; names of registered things have aliases that editors complete.
    private static func type(of parameter: LibraryParameter, _ function: LibraryFunction) -> String {
        switch (function.name, parameter.name) {
        case ("property", "class"), ("keypath", "class"), ("keypath", "target"), ("element", "type"): "style.ClassName|string"
        case ("get", "type"): "style.TypeName|string"
        case ("get", "property"), ("styled", "property"): "style.PropertyName|string"
        default: parameter.shape.annotation
        }
    }

    /// Names that are words of Lua get an underscore.
    private static func argument(_ name: String) -> String { ["function", "end", "in", "not"].contains(name) ? name + "_" : name }

    private static func sentence(_ doc: String) -> String { doc.prefix(1).uppercased() + doc.dropFirst() + "." }

    // MARK: What is registered

    private static func names(in registry: PropertyRegistry) -> [String] {
        let types = (registry.converters.map(\.name) + registry.enums.map(\.name)).sorted()
        return alias("ClassName", "The registered classes.", registry.classes.map(\.name)) + alias("TypeName", "The types of properties.", types)
            + alias("PropertyName", "The registered properties.", Set(registry.properties.map(\.writtenKeyPath)).sorted())
    }

    private static func alias(_ name: String, _ doc: String, _ words: [String]) -> [String] {
        guard !words.isEmpty else { return ["---@alias style.\(name) string", ""] }
        return ["---\(doc)", "---@alias style.\(name)"] + words.map { "---| \(QuotedText.double($0))" } + [""]
    }

    /// Each enum as a table, so that its cases complete too.
    private static func enums(in registry: PropertyRegistry) -> [String] {
        registry.enums.flatMap { mapping -> [String] in
            let cases = mapping.cases.map { "  [\(QuotedText.double($0.name))] = \($0.rawValue)," }
            return ["---\(comment(mapping.doc, "The cases of \(mapping.name)."))", "---@enum (key) style.enums.\(identifier(mapping.name))", "do local _ = {"] + cases
                + ["} end", ""]
        }
    }

    /// Each class with the properties of its own.
    private static func properties(in registry: PropertyRegistry) -> [String] {
        var owned: [String: [PropertyDefinition]] = [:]
        for definition in registry.properties { owned[definition.owner, default: []].append(definition) }
        return registry.classes.flatMap { definition -> [String] in
            let parent = definition.superclass.map { ": style.properties.\(identifier($0))" } ?? ""
            let fields = (owned[definition.name] ?? []).map { property in
                "---@field [\(QuotedText.double(property.writtenKeyPath))]? style.Value \(property.type)\(property.doc.isEmpty ? "" : ": " + comment(property.doc, ""))"
            }
            return ["---\(comment(definition.doc, "The properties of \(definition.name)."))", "---@class style.properties.\(identifier(definition.name))\(parent)"] + fields + [""]
        }
    }

    private static func comment(_ doc: String, _ fallback: String) -> String {
        doc.isEmpty ? fallback : String(decoding: doc.utf8.map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self)
    }

    private static func identifier(_ name: String) -> String {
        String(decoding: name.utf8.map { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & ~0x20) || byte == 0x5F || byte == 0x2E ? byte : 0x5F
        }, as: UTF8.self)
    }
}
