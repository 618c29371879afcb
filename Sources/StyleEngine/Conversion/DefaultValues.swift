import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

/// What properties come to where nothing is declared: each default is converted once a registry and environment, whoever asks.
package final class DefaultValues {
    private let registry: PropertyRegistry
    let environment: StyleEnvironment
    /// Those in sight of defaults that are still to be converted.
    var variables: VariableTable
    private var known: [PropertyID: DefaultValue] = [:]
    private var classes: [String: ClassDefaults] = [:]
    /// Whether one of them names a variable: they are of its value then.
    private(set) var usesVariables = false

    init(registry: PropertyRegistry, environment: StyleEnvironment, variables: VariableTable) {
        self.registry = registry
        self.environment = environment
        self.variables = variables
    }

    /// The default of a registered property; nil where it has none, so that the host decides.
    package subscript(definition: PropertyDefinition) -> DefaultValue? {
        guard let text = definition.defaultText else { return nil }
        if let value = known[definition.id] { return value }
        let file = SourceFile(name: "<default of \(definition.owner).\(definition.keyPath)>", text: text)
        let expression = MathExpression.parse(SourceSpan(file, file.range), grammar: .value, dialect: .css)
        if !expression.variableNames.isEmpty { usesVariables = true }
        let conversion = PropertyConversion(
            definition: definition, keyPath: definition.keyPath, registry: registry, environment: environment)
        let (outcome, faults) = conversion.convert(expression, in: VariableScope(globals: variables))
        let value = DefaultValue(outcome: outcome, faults: faults)
        known[definition.id] = value
        return value
    }

    /// The defaults of a class and of all classes that its key paths lead to, by class.
    func table(of className: String) -> [String: ClassDefaults] {
        var waiting = [className]
        while let name = waiting.popLast() {
            guard classes[name] == nil else { continue }
            let made = ClassDefaults(name, registry, self)
            classes[name] = made
            waiting += made.prefixes.values
        }
        return classes
    }
}

/// What the default of a property comes to.
package struct DefaultValue {
    /// Nil where the text is no value.
    let outcome: ConversionTable.Outcome?
    package let faults: [Diagnostic]

    package var value: StyleValue? { outcome?.value }
}

/// The defaults of one class, those of its superclasses among them.
struct ClassDefaults: Sendable {
    private(set) var values: [PropertyID: StyleValue] = [:]
    /// Properties by key path, name and alias, folded.
    private var properties: [String: PropertyID] = [:]
    /// Classes of objects inside, by folded key path.
    private(set) var prefixes: [String: String] = [:]

    fileprivate init(_ className: String, _ registry: PropertyRegistry, _ defaults: DefaultValues) {
        let definitions = registry.properties(ofClass: className)
        for definition in definitions {
            values[definition.id] = defaults[definition]?.value
            for name in [definition.writtenKeyPath] + definition.aliases {
                properties[PropertyRegistry.folded(name)] = definition.id
            }
        }
        // A key path comes before the last component of another one.
        for definition in definitions {
            let name = PropertyRegistry.folded(definition.name)
            if properties[name] == nil { properties[name] = definition.id }
        }
        let chain = registry.classChain(className)
        for prefix in registry.keyPathPrefixes where chain.contains(prefix.owner) {
            prefixes[PropertyRegistry.folded(prefix.name)] = prefix.className
        }
    }

    /// The default that a key path leads to.
    ///
    /// - Parameter all: the table that this is of.
    func value(at path: Substring, in all: [String: ClassDefaults]) -> StyleValue? {
        if let id = properties[String(path)] { return values[id] }
        for dot in path.indices where path[dot] == "." {
            guard let inside = prefixes[String(path[..<dot])], let facts = all[inside] else { continue }
            return facts.value(at: path[path.index(after: dot)...], in: all)
        }
        return nil
    }
}
