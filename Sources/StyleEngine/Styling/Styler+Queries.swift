import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

extension Styler {
    /// The elements that match one of the selectors, in document order.
    public func elements(matching selectors: [Selector]) -> [ElementID] {
        var compiler = SelectorCompiler(registry: registry, tree: tree, span: nil)
        let compiled = selectors.map { compiler.compile($0) }
        let matcher = SelectorMatcher(tree: tree, environment: environment)
        return tree.allElements.filter { element in compiled.contains { matcher.matches($0, element) } }
    }

    /// The value that a declaration has on elements of a class, by the global variables alone; nil if it has none.
    public func value(of declaration: Declaration, ofClass className: String) -> StyleValue? {
        guard let property = registry.property(declaration.keyPath, ofClass: className) else { return nil }
        let expression = MathExpression.parse(declaration.value, grammar: .value, dialect: declaration.dialect)
        return PropertyConversion(
            definition: property.definition, keyPath: property.keyPath, registry: registry, environment: environment
        ).convert(expression, in: globalScope)?.value
    }

    /// What a global variable holds where no property says what it is for: a number, a colour, a list …; nil if
    /// its text is no expression.
    public func value(ofVariable name: String) -> StyleValue? {
        guard let variable = variable(name) else { return nil }
        let expression = MathExpression.parse(variable.value, grammar: .value, dialect: variable.dialect)
        let input = ConversionInput(expression, scope: globalScope, registry: registry, environment: environment)
        return ValueConversion(converter: .any).result(input)?.value
    }
}
