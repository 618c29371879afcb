import StyleDiagnostics
import StyleExpressions
import StyleSyntax

extension StylingTables {
    /// Converts a declaration for a property; nothing is kept but code.
    ///
    /// - Parameter again: whether it was converted before, so that it may be again: what depends on variables is compiled.
    func makeConversion(
        _ key: ConversionTable.Key, _ environment: StyleEnvironment, again: Bool = false
    ) -> (ConversionTable.Conversion, ConversionTable.Outcome?, [Diagnostic]) {
        if again { compiled.add(key) { compile(key, environment) } }
        if let outcome = compiled.outcome(key, in: scopes) {
            return (ConversionTable.Conversion(kind: .value, isScoped: true, slot: key.slot), outcome, [])
        }
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
        conversion(slot, environment).convert(expression(value, dialect), in: scope)
    }

    private func conversion(_ slot: Int, _ environment: StyleEnvironment) -> PropertyConversion {
        let property = slots[slot]
        return PropertyConversion(
            definition: property.definition, keyPath: property.keyPath, registry: registry, environment: environment)
    }

    private func compile(_ key: ConversionTable.Key, _ environment: StyleEnvironment) -> CompiledConversion? {
        let declaration = declaration(key.source)
        guard CSSWideKeyword(declaration.value) == nil else { return nil }
        return CompiledConversion(
            expression(declaration.value, declaration.dialect), conversion(Int(key.slot), environment))
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
