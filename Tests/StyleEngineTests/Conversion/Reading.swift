import StyleDiagnostics
import StyleEngine
import StyleExpressions
import StyleSyntax
import StyleValues

/// What a type makes of a text.
struct Reading {
    let value: StyleValue?
    let text: String?
    let diagnostics: [Diagnostic]

    init(
        _ text: String, as type: String, dialect: Dialect = .css, variables: [String: String] = [:],
        in registry: PropertyRegistry = .forConversions
    ) {
        let styler = Styler(registry: registry)
        for (name, value) in variables { styler.setVariable(name, value, dialect: dialect) }
        let file = SourceFile(name: "value", text: text)
        let expression = MathExpression.parse(SourceSpan(file, file.range), grammar: .value, dialect: dialect)
        let input = ConversionInput(expression, scope: styler.globalScope, registry: registry)
        guard let converter = registry.converter(forType: type) else {
            (value, self.text, diagnostics) = (nil, nil, [Diagnostic("test.unknown-type", type)])
            return
        }
        let conversion = ValueConversion(converter: converter)
        if let result = conversion.result(input) {
            (value, self.text, diagnostics) = (result.value, result.text, result.diagnostics)
        } else {
            (value, self.text, diagnostics) = (nil, nil, conversion.faults(input))
        }
    }

    /// `id column-endColumn` of each diagnostic.
    var faults: [String] {
        diagnostics.map { "\($0.id) \($0.span.map { "\($0.startLocation.column)-\($0.endLocation.column)" } ?? "-")" }
    }
}

extension PropertyRegistry {
    /// The built-ins, and the enums that they read text attributes by.
    static var forConversions: PropertyRegistry {
        var registry = PropertyRegistry.standard()
        try? registry.register(EnumMapping("NSTextAlignment", ["left", "center", "right"]))
        try? registry.register(
            EnumMapping("NSUnderlineStyle", kind: .set, cases: [.init("none", 0), .init("double", 9), .init("single", 1), .init("dash", 0x200)]))
        try? registry.register(EnumMapping("Mood", ["calm", "wild"]))
        return registry
    }
}
