import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

/// Turns the text of a declaration into the value of a property: converts, checks range and finiteness, prints.
public struct PropertyConversion {
    public let definition: PropertyDefinition
    public let keyPath: String
    public let registry: PropertyRegistry
    public let environment: StyleEnvironment

    public init(definition: PropertyDefinition, keyPath: String, registry: PropertyRegistry, environment: StyleEnvironment) {
        self.definition = definition
        self.keyPath = keyPath
        self.registry = registry
        self.environment = environment
    }

    /// The value with its canonical text and the faults; no value where a fault is an error.
    public func convert(_ expression: MathExpression, in scope: any SymbolScope) -> (value: StyleValue, text: String, diagnostics: [Diagnostic])? {
        let (outcome, faults) = convert(expression, any: scope)
        return outcome.map { ($0.value, $0.text, faults) }
    }

    func convert(_ expression: MathExpression, in scope: VariableScope) -> (ConversionTable.Outcome?, [Diagnostic]) {
        convert(expression, any: KeywordScope(scope: scope, isKeyword: isKeyword))
    }

    private func convert(_ expression: MathExpression, any scope: any SymbolScope) -> (ConversionTable.Outcome?, [Diagnostic]) {
        // An unknown type is reported where the property is registered.
        guard let converter = registry.converter(forType: definition.type) else { return (nil, []) }
        let input = ConversionInput(expression, scope: scope, registry: registry, environment: environment, property: keyPath)
        return ValueConversion(converter: converter, range: definition.range).convert(input)
    }

    /// Whether the word means something to the property, so that a variable of that name does not hide it.
    func isKeyword(_ word: String) -> Bool {
        if let mapping = registry.enumMapping(definition.type) { return mapping.find(word) != nil }
        return definition.type == "color" && registry.color(named: word, dialect: .cas) != nil
    }
}
