import StyleDiagnostics
import StyleExpressions
import StyleSyntax

extension StylingTables {
    /// Converts a declaration for a property; nothing is kept.
    func makeConversion(
        _ key: ConversionTable.Key, _ environment: StyleEnvironment
    ) -> (ConversionTable.Conversion, ConversionTable.Outcome?, [Diagnostic]) {
        var conversion = ConversionTable.Conversion(kind: .fault, slot: key.slot)
        let declaration = declaration(key.source)
        if let keyword = CSSWideKeyword(declaration.value) {
            conversion.kind = keyword.kind
            return (conversion, nil, [])
        }
        let expression = self.expression(declaration.value, declaration.dialect)
        conversion.isScoped = !expression.variableNames.isEmpty || declaration.dialect == .cas
        let (outcome, faults) = convert(
            declaration.value, declaration.dialect, Int(key.slot), in: scopes[conversion.isScoped ? key.scope : 0],
            environment)
        if outcome != nil { conversion.kind = .value }
        return (conversion, outcome, faults)
    }

    func convert(
        _ value: SourceSpan, _ dialect: Dialect, _ slot: Int, in scope: VariableScope, _ environment: StyleEnvironment
    ) -> (ConversionTable.Outcome?, [Diagnostic]) {
        let property = slots[slot]
        let conversion = PropertyConversion(
            definition: property.definition, keyPath: property.keyPath, registry: registry, environment: environment)
        return conversion.convert(expression(value, dialect), in: scope)
    }
}

extension CSSWideKeyword {
    fileprivate var kind: ConversionTable.Kind {
        switch self {
        case .current: .current
        case .inherit: .inherit
        case .initial: .initial
        case .unset: .unset
        case .revert: .revert
        }
    }
}
