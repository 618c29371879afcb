import StyleExpressions
import StyleSyntax

extension PropertyRegistry {
    /// Whether some class has the declared property and the text is one of its values, as `@supports` asks.
    func supports(_ declaration: Declaration, _ environment: StyleEnvironment) -> Bool {
        let candidates = owners(ofProperty: declaration.keyPath) + [fallbackClass].compactMap(\.self)
        return candidates.contains { className in
            guard let property = property(declaration.keyPath, ofClass: className) else { return false }
            let expression = MathExpression.parse(declaration.value, grammar: .value, dialect: declaration.dialect)
            let conversion = PropertyConversion(
                definition: property.definition, keyPath: property.keyPath, registry: self, environment: environment)
            return conversion.convert(expression, in: EmptyScope()) != nil
        }
    }
}
