import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

/// Results of conversions, so that a declaration is parsed and converted once however many elements it meets.
struct ConversionCache {
    /// What makes two conversions the same.
    struct Key: Hashable {
        let value: SourceSpan
        let dialect: Dialect
        let type: String
        let property: String
        /// The variables in sight; 0 unless a rule's own variables matter.
        let scope: Int
    }

    /// A value with its canonical text, or nothing where the conversion failed (and was reported).
    struct Outcome {
        let value: StyleValue
        let text: String
    }

    private var outcomes: [Key: Outcome?] = [:]
    private var expressions: [SourceSpan: MathExpression] = [:]

    mutating func clear() { outcomes = [:] }

    func outcome(_ key: Key) -> Outcome?? { outcomes[key] }

    mutating func keep(_ outcome: Outcome?, for key: Key) { outcomes[key] = .some(outcome) }

    /// The parsed text; expressions stay valid whatever changes.
    mutating func expression(_ span: SourceSpan, _ dialect: Dialect) -> MathExpression {
        if let known = expressions[span] { return known }
        let expression = MathExpression.parse(span, grammar: .value, dialect: dialect)
        expressions[span] = expression
        return expression
    }
}
