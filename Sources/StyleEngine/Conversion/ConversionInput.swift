import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

/// The text of a value with everything that a converter may ask about it.
public struct ConversionInput {
    /// The value, parsed once.
    public let expression: MathExpression
    /// Where its variables are found.
    public let scope: any SymbolScope
    public let registry: PropertyRegistry
    public let environment: StyleEnvironment
    /// Key path of the property, for messages; nil outside of one.
    public let property: String?
    /// The value, where it is known without the text.
    var known: ExpressionValue?

    public init(
        _ expression: MathExpression, scope: any SymbolScope = EmptyScope(), registry: PropertyRegistry,
        environment: StyleEnvironment = StyleEnvironment(), property: String? = nil
    ) {
        self.expression = expression
        self.scope = scope
        self.registry = registry
        self.environment = environment
        self.property = property
    }

    /// The place of the whole value.
    public var source: SourceSpan { expression.source }

    public var dialect: Dialect { expression.dialect }

    public var lengthModel: LengthModel { environment.lengthModel }

    /// What expressions know besides variables: the length model and the named colours.
    public var context: EvaluationContext {
        var context = EvaluationContext(
            lengthModel: environment.lengthModel, namedColor: registry.colorLookup,
            surroundings: StyleSurroundings(environment: environment, settings: registry.settings))
        context.refusedColor = registry.refusedColors
        return context
    }

    // MARK: Reading

    /// The value of the whole text as an expression.
    ///
    /// - Parameters:
    ///   - calls: names of functions that the converter reads itself; they come as `.call`.
    ///   - summing: whether lengths that no common unit holds come as `.sum`.
    public func evaluate(
        keeping calls: Set<String> = [], summing: Bool = false
    ) throws(ConversionFailure) -> ExpressionValue {
        if let known { return known }
        if expression.diagnostics.containsError { throw ConversionFailure(expression.diagnostics) }
        var context = context
        context.keepsSums = summing
        let bound = expression.bind(in: scope, functions: registry.functions, context: context, keeping: calls)
        if bound.diagnostics.containsError { throw ConversionFailure(bound.diagnostics) }
        let result = bound.evaluate()
        guard let value = result.value, !result.diagnostics.containsError else {
            throw ConversionFailure(result.diagnostics)
        }
        return value
    }

    /// The values of the text, lists inside lists opened.
    public func items(keeping calls: Set<String> = []) throws(ConversionFailure) -> [ExpressionValue] {
        let value = try evaluate(keeping: calls)
        guard case .list(let list) = value else { return [value] }
        return list.flattened
    }

    /// The text after variables are put in, comments out, blanks single.
    public func text() throws(ConversionFailure) -> String {
        if let known { return known.text }
        let result = VariableSubstitution.text(of: source, dialect: dialect, scope: scope)
        if result.diagnostics.containsError { throw ConversionFailure(result.diagnostics) }
        return result.text
    }

    /// The number that a quantity is for properties without a unit of their own: lengths in points (or CSS
    /// pixels), angles in degrees, times in seconds; nil where only a context knows (`%`, `em`).
    public func plainNumber(_ quantity: Quantity) -> Double? {
        let canonical = quantity.canonical(in: lengthModel)
        switch canonical.unit?.dimension {
        case nil, .length, .angle, .duration: return canonical.value
        case .percentage, .relativeLength: return nil
        }
    }

    // MARK: Failures

    /// An error at the whole value.
    public func failure(_ id: DiagnosticID, _ message: String, fixIts: [FixIt] = []) -> ConversionFailure {
        ConversionFailure(Diagnostic(id, message, at: source, notes: variableNotes, fixIts: fixIts))
    }

    /// An error that says what was expected and what stands there.
    public func expected(_ what: String, found: ExpressionValue? = nil, suggestion: String = "") -> ConversionFailure {
        failure(
            "value.unexpected",
            "expected \(what), found \(found.map { "\"\($0.text)\"" } ?? "\"\(source.text)\"")\(suggestion)")
    }

    /// An error about a word that is none of those known.
    func unknownWord(_ value: ExpressionValue, _ words: [String], _ what: String) -> ConversionFailure {
        expected(what, found: value, suggestion: value.word.map { Suggestion.phrase(for: $0, in: words) } ?? "")
    }

    /// A warning that a form of value belongs to a later version.
    public func notAvailable(_ what: String) -> ConversionFailure {
        let subject = property.map { "\"\($0)\" is not set: " } ?? ""
        return ConversionFailure(
            Diagnostic("value.not-available", .warning, "\(subject)\(what) not available yet", at: source))
    }

    /// Where the variables stand that the value was read through.
    private var variableNotes: [Diagnostic.Note] {
        expression.variableNames.sorted().compactMap { name in
            guard let variable = scope.variable(name) else { return nil }
            return Diagnostic.Note("\"\(name)\" is declared here", at: variable.nameSpan)
        }
    }
}
