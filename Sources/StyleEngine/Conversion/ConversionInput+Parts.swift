import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

extension ConversionInput {
    /// The same question about a part of the text.
    public func part(_ span: SourceSpan) -> ConversionInput {
        ConversionInput(
            MathExpression.parse(span, grammar: .value, dialect: dialect), scope: scope, registry: registry,
            environment: environment, property: property)
    }

    /// The same question about a value that is known already: an item of a list, an argument of a call.
    public func given(_ value: ExpressionValue) -> ConversionInput {
        var copy = self
        copy.known = value
        return copy
    }

    /// The parts of the text between its outer commas, each with its own place; a text that is one variable is
    /// read where the variable is declared.
    public func commaParts() throws(ConversionFailure) -> [ConversionInput] {
        let input = followed
        let tokens = ValueTokens(input.source)
        if tokens.tokens.isEmpty { throw expected("a value") }
        var parts: [ConversionInput] = []
        for part in tokens.split(tokens.indices) { parts.append(input.part(tokens.span(part))) }
        return parts
    }

    /// The input itself, or where its whole text is one variable, that variable's value.
    var followed: ConversionInput {
        var input = self
        // Bounded: a cycle is told by whoever evaluates.
        for _ in 0..<16 {
            guard let name = input.onlyVariable, let variable = scope.variable(name) else { return input }
            input = ConversionInput(
                MathExpression.parse(variable.value, grammar: .value, dialect: variable.dialect), scope: scope,
                registry: registry, environment: environment, property: property)
        }
        return self
    }

    /// Name of the variable that is the whole text; nil if there is more or other text.
    private var onlyVariable: String? {
        let tokens = ValueTokens(source)
        switch (tokens.tokens.count, tokens.kind(0)) {
        case (1, .dollarName), (1, .atKeyword): return String(tokens.text(0).dropFirst())
        case (1, .dashedName): return String(tokens.text(0).dropFirst(2))
        case (1, .identifier): return scope.isBareVariable(tokens.text(0), in: tokens.file) ? tokens.text(0) : nil
        case (4, .identifier) where tokens.text(0).lowercased() == "var" && tokens.kind(2) == .dashedName:
            return String(tokens.text(2).dropFirst(2))
        default: return nil
        }
    }

    /// The input with variables put in as text; places in it are those of a text of its own.
    func substituted() throws(ConversionFailure) -> ConversionInput {
        let file = SourceFile(name: source.fileName, text: try text())
        return part(SourceSpan(file, file.range))
    }
}

extension ConversionFailure {
    /// The same faults at another place, for texts that stand nowhere.
    func placed(at span: SourceSpan) -> ConversionFailure {
        ConversionFailure(
            diagnostics.map { diagnostic in
                var moved = diagnostic
                moved.span = span
                moved.fixIts = []
                return moved
            })
    }
}
