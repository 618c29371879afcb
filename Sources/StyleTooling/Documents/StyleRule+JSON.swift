import StyleDiagnostics
import StyleSyntax
import StyleValues

extension StyleRule {
    /// The rule as programs read it; `value` gives the converted value of a declaration where one can be told.
    func json(value: (Declaration, StyleRule) -> StyleValue? = { _, _ in nil }) -> JSONValue {
        [
            "selector": .string(selector.text), "specificity": specificity.json, "media": .optional(media?.text),
            "layer": .optional(layer), "declarations": .array(declarations.map { $0.json(value: value($0, self)) }),
        ]
    }
}

extension Declaration {
    func json(value converted: StyleValue?) -> JSONValue {
        let place = nameSpan.startLocation
        var object: JSONObject = [
            "name": .string(name), "arguments": argumentsJSON, "keyPath": .string(keyPath), "raw": .string(value.text),
            "important": .bool(isImportant), "line": .integer(place.line), "column": .integer(place.column),
        ]
        if let converted { object.append("value", converted.json) }
        return .object(object)
    }

    /// By name where one was written, else by position from 1.
    private var argumentsJSON: JSONValue {
        .object(
            JSONObject(
                arguments.enumerated().map { index, argument in
                    .init(argument.name ?? "\(index + 1)", .string(argument.value))
                }))
    }
}
