import StyleDiagnostics
import StyleEngine
import StyleExpressions
import StyleSyntax
import StyleValues

/// What an expression became on the way to its value, for `eval --explain`.
public struct EvaluationExplanation {
    /// The expression after binding: what is known is computed.
    public let folded: String
    /// What its value is: `a length`, `a color`; nil without a value.
    public let kind: String?
    /// The unit of a number.
    public let unit: String?
    /// Whether the value can never change.
    public let isConstant: Bool
    /// The variables read, directly or through others, in the order of first use, with their texts.
    public let variables: [(name: String, text: String)]
    /// The functions called at every evaluation.
    public let functions: [String]

    public init(_ expression: String, grammar: MathExpression.Grammar, dialect: Dialect, styler: Styler, scope: any SymbolScope) {
        let file = SourceFile(name: "<expression>", text: expression)
        let parsed = MathExpression.parse(SourceSpan(file, file.range), grammar: grammar, dialect: dialect)
        let input = ConversionInput(parsed, scope: scope, registry: styler.registry, environment: styler.environment)
        var context = input.context
        context.keepsSums = grammar == .value
        let bound = parsed.bind(in: scope, functions: styler.registry.functions, context: context)
        let value = bound.evaluate().value
        folded = bound.foldedText
        kind = value?.kindText
        if case .number(let quantity)? = value { unit = quantity.unit?.rawValue } else { unit = nil }
        isConstant = bound.isConstant
        functions = bound.functionsCalled
        variables = bound.variablesRead.map { name in (name, scope.variable(name)?.value.text ?? "") }
    }

    /// One line a fact.
    public var lines: [String] {
        var facts = [("folded", folded)]
        if let kind { facts.append(("kind", kind + (unit.map { " in \($0)" } ?? ""))) }
        facts.append(("constant", isConstant ? "yes" : "no"))
        for (name, text) in variables { facts.append(("variable", "\(name) = \(text)")) }
        if !functions.isEmpty { facts.append(("calls", functions.joined(separator: ", "))) }
        return facts.map { "  " + $0.0.padded(to: 10) + $0.1 }
    }

    public var json: JSONValue {
        [
            "folded": .string(folded), "kind": .optional(kind), "unit": .optional(unit), "constant": .bool(isConstant),
            "variables": .array(variables.map { ["name": .string($0.name), "raw": .string($0.text)] }),
            "functions": .array(functions.map { .string($0) }),
        ]
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - utf8.count, 1)) }
}
