import StyleDiagnostics
import StyleSyntax
import StyleValues

/// The arguments of one call, and what the call may ask of its surroundings.
public struct FunctionCall {
    /// In order, labels apart.
    public var arguments: [ExpressionValue]
    /// The name of each argument, nil for one without; empty where none has a name.
    public var labels: [String?]
    /// Of the source that calls.
    public var dialect: Dialect
    /// What is known where the call is evaluated.
    public var context: EvaluationContext

    /// A call with everything that a function may ask of it.
    public init(arguments: [ExpressionValue], labels: [String?] = [], dialect: Dialect, context: EvaluationContext) {
        self.arguments = arguments
        self.labels = labels
        self.dialect = dialect
        self.context = context
    }
}

extension FunctionCall {
    /// The name of an argument; nil if it has none.
    public func label(_ index: Int) -> String? { labels.indices.contains(index) ? labels[index] : nil }
}

// Arguments by the type that a function wants; each fails with `expression.type-mismatch` or
// `expression.unit-mismatch` at that argument.
extension FunctionCall {
    /// Number with or without a unit, lengths, angles and times in their canonical units.
    public func quantity(_ index: Int) throws(FunctionFailure) -> Quantity {
        try quantity(arguments[index], index)
    }

    /// Number without a unit.
    public func number(_ index: Int) throws(FunctionFailure) -> Double {
        let quantity = try quantity(index)
        guard quantity.unit == nil else {
            throw FunctionFailure(
                "expected a plain number, found \(quantity.kindText) (\"\(quantity.text)\")", argument: index,
                id: .unitMismatch)
        }
        return quantity.value
    }

    /// Number that may be written as a percentage: `50%` and `0.5` are 0.5.
    public func fraction(_ index: Int) throws(FunctionFailure) -> Double {
        let quantity = try quantity(index)
        guard quantity.unit != .percent else { return quantity.value / 100 }
        return try number(index)
    }

    /// Percentage whose sign may be left out: `50%` and `50` are 50.
    public func percentage(_ index: Int) throws(FunctionFailure) -> Double {
        let quantity = try quantity(index)
        guard quantity.unit != .percent else { return quantity.value }
        return try number(index)
    }

    /// Angle in degrees; a plain number is in degrees too.
    public func degrees(_ index: Int) throws(FunctionFailure) -> Double {
        let quantity = try quantity(index)
        guard quantity.unit != .deg else { return quantity.value }
        return try number(index)
    }

    /// Colour, or a word that names one.
    public func color(_ index: Int) throws(FunctionFailure) -> Color {
        try color(arguments[index], index)
    }

    /// Text of a string or word.
    public func string(_ index: Int) throws(FunctionFailure) -> String {
        switch arguments[index] {
        case .string(let text), .keyword(let text): return text
        case let other: throw mismatch("a string", other, index)
        }
    }

    /// All arguments in one common unit.
    func aligned(_ indices: Range<Int>) throws(FunctionFailure) -> (values: [Double], unit: MeasureUnit?) {
        var quantities: [Quantity] = []
        for index in indices { quantities.append(try quantity(index)) }
        do throws(UnitAlignment.Mismatch) {
            let (values, unit) = try UnitAlignment(context).align(quantities)
            return (values, unit)
        } catch {
            throw FunctionFailure(
                "cannot compute with \(error.text): \"\(error.left.text)\" and \"\(error.right.text)\"",
                id: .unitMismatch)
        }
    }

    func quantity(_ value: ExpressionValue, _ index: Int) throws(FunctionFailure) -> Quantity {
        switch value {
        case .number(let quantity): return quantity.canonical(in: context.lengthModel)
        case .keyword(let word):
            guard let number = MathConstant.value(named: word) else { throw mismatch("a number", value, index) }
            return Quantity(number)
        default: throw mismatch("a number", value, index)
        }
    }

    func color(_ value: ExpressionValue, _ index: Int) throws(FunctionFailure) -> Color {
        switch value {
        case .color(let color): return color
        case .keyword(let word):
            if let color = context.namedColor(word, dialect) { return color }
            if let refusal = context.refusedColor?(word) {
                throw FunctionFailure(refusal, argument: index, id: "registry.contested-name")
            }
            throw FunctionFailure(
                "\"\(word)\" is no color" + NamedColors.suggestionPhrase(for: word), argument: index, id: .unknownSymbol
            )
        default: throw mismatch("a color", value, index)
        }
    }

    func mismatch(_ expected: String, _ found: ExpressionValue, _ index: Int) -> FunctionFailure {
        FunctionFailure("expected \(expected), found \(found.kindText)", argument: index, id: .typeMismatch)
    }
}

extension NamedColors {
    /// `, did you mean "green"?` for a word that names no colour.
    static func suggestionPhrase(for word: String) -> String { Suggestion.phrase(for: word, in: names) }
}
