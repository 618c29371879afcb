import StyleExpressions
import StyleValues

/// A conversion whose value compiled code computes: a number, bool, color or some numbers, from variables.
///
/// It gives what `PropertyConversion` gives, and has no faults to tell: where it gives nothing, that one says why.
final class CompiledConversion {
    private let formula: ValueFormula
    private let computed: ValueConverter.Computation
    private let conversion: ValueConversion
    private let model: LengthModel
    private let isKeyword: (String) -> Bool

    /// Nil where the property's type reads more than a value, and where the text is one to be warned of.
    init?(_ expression: MathExpression, _ conversion: PropertyConversion) {
        guard expression.diagnostics.isEmpty,
            let converter = conversion.registry.converter(forType: conversion.definition.type),
            let computed = converter.computed
        else { return nil }
        formula = ValueFormula(expression, keeping: converter.calls)
        self.computed = computed
        self.conversion = ValueConversion(converter: converter, range: conversion.definition.range)
        model = conversion.environment.lengthModel
        isKeyword = conversion.isKeyword
    }

    /// The value with its canonical text, under the variables of a scope.
    func outcome(_ memory: FormulaMemory, scope: UInt32, in scopes: ScopeTable) -> ConversionTable.Outcome? {
        let result = memory.value(formula, scope: scope) { KeywordScope(scope: scopes[scope], isKeyword: isKeyword) }
        guard let result, let value = computed(result, model), conversion.allows(value),
            let text = conversion.converter.print(value)
        else { return nil }
        return ConversionTable.Outcome(value: value, text: text)
    }
}
