import StyleDiagnostics
import StyleEngine
import StyleSyntax
import StyleValues

/// What `resolve` and `run` print: the environment, the variables, the elements with their values.
public struct StyledDocument {
    public let styler: Styler
    public let elements: [ElementID]
    /// The rules, where there is no view to apply them to.
    public let rules: [StyleRule]?
    public var diagnostics: [Diagnostic] = []

    /// - Parameter isStyled: false where a script failed: then no element is shown.
    init(styler: Styler, isStyled: Bool, selection: [Selector]) {
        self.styler = styler
        let all = styler.tree.allElements
        elements = !isStyled ? [] : selection.isEmpty ? all : styler.elements(matching: selection)
        rules = isStyled && all.isEmpty ? styler.rules : nil
    }

    /// - Parameter showsRules: whether `rules` is printed where there is no view (`run`).
    public func json(showsRules: Bool) -> JSONValue {
        var document: JSONObject = [
            "version": 1, "environment": styler.environment.json, "variables": variablesJSON,
            "elements": .array(elements.map(elementJSON)),
        ]
        if showsRules, let rules { document.append("rules", .array(rules.map { $0.json(value: value) })) }
        document.append("diagnostics", .array(diagnostics.map(\.json)))
        return .object(document)
    }

    /// The value of a declaration as a rule's subject would have it; nil where only an element knows.
    private func value(_ declaration: Declaration, _ rule: StyleRule) -> StyleValue? {
        guard let type = rule.selector.compounds.last?.type, let className = styler.registry.className(for: type) else {
            return styler.registry.fallbackClass.flatMap { styler.value(of: declaration, ofClass: $0) }
        }
        return styler.value(of: declaration, ofClass: className)
    }

    private var variablesJSON: JSONValue {
        .object(
            JSONObject(
                styler.variableNames.compactMap { name in
                    guard let variable = styler.variable(name) else { return nil }
                    let place = variable.nameSpan.fileName.hasPrefix("<") && variable.nameSpan.fileName != "<stdin>"
                        ? JSONValue.null : variable.nameSpan.placeJSON
                    return .init(
                        name,
                        [
                            "raw": .string(variable.value.text), "value": styler.value(ofVariable: name)?.json ?? nil,
                            "source": place,
                        ])
                }))
    }

    private func elementJSON(_ element: ElementID) -> JSONValue {
        let tree = styler.tree
        return [
            "path": .string(tree.path(of: element)), "type": .string(tree.type(of: element)),
            "id": .optional(tree.id(of: element)), "classes": .array(tree.classes(of: element).map(JSONValue.string)),
            "states": .array(tree.states(of: element).map(JSONValue.string)), "text": .optional(tree.text(of: element)),
            "attributes": .object(JSONObject(tree.attributes(of: element).map { .init($0.name, .string($0.value)) })),
            "properties": .array(styler.declaredProperties(of: element).map { $0.json(in: tree) }),
        ]
    }
}

extension StyleEnvironment {
    /// All keys in order; width, height and scale are numbers.
    var json: JSONValue {
        .object(
            JSONObject(
                EnvironmentKey.all.map { key in
                    let text = key.read(self)
                    return .init(key.name, key.kind == .number ? .number(Double(text) ?? 0) : .string(text))
                }))
    }
}

extension ComputedProperty {
    func json(in tree: ElementTree) -> JSONValue {
        [
            "name": .string(name), "arguments": .object(JSONObject(arguments.map { .init($0.name, .string($0.value)) })),
            "keyPath": .string(keyPath), "value": value.json, "text": .string(text), "source": span.placeJSON,
            "selector": .optional(selector), "specificity": specificity?.json ?? nil,
            "inheritedFrom": .optional(inheritedFrom.map { tree.path(of: $0) }),
        ]
    }
}

extension Specificity {
    var json: JSONValue { [.integer(ids), .integer(classes), .integer(types)] }
}
