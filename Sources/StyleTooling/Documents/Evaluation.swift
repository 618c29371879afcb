import StyleDiagnostics
import StyleEngine
import StyleExpressions
import StyleSyntax
import StyleValues

/// One expression evaluated as `eval` does: plain mathematics, or a value of a type or property.
public struct Evaluation {
    /// What the result is to be.
    public enum Target: Hashable, Sendable {
        /// Plain mathematics.
        case expression
        /// A value of a registered type.
        case type(String)
        /// A value of a property, `UIButton.titleColor`.
        case property(String)
    }

    public let value: StyleValue?
    public let text: String?
    public private(set) var diagnostics: [Diagnostic]

    /// - Throws: where the target names no type or property.
    public init(
        _ expression: String, as target: Target, dialect: Dialect, styler: Styler, scope: any SymbolScope
    ) throws(TargetFailure) {
        let file = SourceFile(name: "<expression>", text: expression)
        let grammar: MathExpression.Grammar = target == .expression ? .mathematics : .value
        let parsed = MathExpression.parse(SourceSpan(file, file.range), grammar: grammar, dialect: dialect)
        let (conversion, property) = try Self.conversion(target, styler.registry)
        let input = ConversionInput(
            parsed, scope: scope, registry: styler.registry, environment: styler.environment, property: property)
        if let result = conversion.result(input) {
            (value, text, diagnostics) = (result.value, result.text, result.diagnostics)
        } else {
            (value, text, diagnostics) = (nil, nil, conversion.faults(input))
        }
    }

    /// No value, and why not.
    public init(refusing message: String) {
        (value, text, diagnostics) = (nil, nil, [Diagnostic("batch.bad-request", message)])
    }

    private static func conversion(
        _ target: Target, _ registry: PropertyRegistry
    ) throws(TargetFailure) -> (ValueConversion, property: String?) {
        switch target {
        case .expression: return (ValueConversion(converter: .any, allowsNonFinite: true), nil)
        case .type(let name):
            guard let converter = registry.converter(forType: name) else {
                let names = registry.converters.map(\.name) + registry.enums.map(\.name)
                throw TargetFailure(message: "unknown type \"\(name)\"\(Suggestion.phrase(for: name, in: names))")
            }
            return (ValueConversion(converter: converter), nil)
        case .property(let path):
            guard let dot = path.firstIndex(of: ".") else {
                throw TargetFailure(message: "\"\(path)\" is no property: write CLASS.NAME, such as UIButton.titleColor")
            }
            let (owner, name) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
            guard let className = registry.className(forElement: owner) else {
                if let contested = registry.contestedElement(owner) { throw TargetFailure(message: contested.message) }
                throw TargetFailure(message: "unknown class \"\(owner)\"\(Suggestion.phrase(for: owner, in: registry.classes.map(\.name)))")
            }
            guard let property = registry.property(name, ofClass: className) else {
                if let contested = registry.contestedProperty(name, ofClass: className) { throw TargetFailure(message: contested.message) }
                let names = registry.properties(ofClass: className).flatMap { [$0.name, $0.keyPath] }
                throw TargetFailure(message: "\"\(className)\" has no property \"\(name)\"\(Suggestion.phrase(for: name, in: names))")
            }
            guard let converter = registry.converter(forType: property.definition.type) else {
                throw TargetFailure(message: "the type \"\(property.definition.type)\" of \"\(path)\" is not registered")
            }
            return (ValueConversion(converter: converter, range: property.definition.range), property.keyPath)
        }
    }

    /// The same with every warning an error.
    public var strict: Evaluation {
        var copy = self
        copy.diagnostics = diagnostics.map(\.strict)
        return copy
    }

    /// The members of an `eval` document after `version`.
    public var json: JSONObject {
        [
            "value": value?.json ?? nil, "text": .optional(text), "diagnostics": .array(diagnostics.map(\.json)),
        ]
    }
}
