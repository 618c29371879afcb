import StyleValues

/// Sums of lengths that no common unit holds, as `calc()` has them: each unit once, in the order of first use.
struct LengthSum {
    private(set) var terms: [Quantity]

    /// One length, percentage or relative length, or a sum of them; nil for what is no length.
    init?(_ value: ExpressionValue) {
        switch value {
        case .sum(let terms): self.terms = terms
        case .number(let quantity): terms = [quantity]
        default: return nil
        }
        let dimensions = terms.map { $0.unit?.dimension }
        guard dimensions.allSatisfy({ $0 != .angle && $0 != .duration }) else { return nil }
    }

    /// The sum with another one added, `sign` times; a plain number counts as a length.
    func adding(_ other: LengthSum, times sign: Double, in model: LengthModel) -> LengthSum {
        var sum = self
        sum.terms = []
        for (terms, factor) in [(terms, 1), (other.terms, sign)] {
            for term in terms {
                let term = term.unit == nil ? Quantity(term.value, model.canonicalUnit) : term.canonical(in: model)
                if let known = sum.terms.firstIndex(where: { $0.unit == term.unit }) {
                    sum.terms[known].value += factor * term.value
                } else {
                    sum.terms.append(Quantity(factor * term.value, term.unit))
                }
            }
        }
        return sum
    }

    func mapValues(_ change: (Double) -> Double) -> LengthSum {
        var sum = self
        for index in sum.terms.indices { sum.terms[index].value = change(sum.terms[index].value) }
        return sum
    }

    /// Whether it is a number without a unit.
    var isPlain: Bool { terms.count == 1 && terms[0].unit == nil }

    /// A sum of one term is a number.
    var value: ExpressionValue { terms.count == 1 ? .number(terms[0]) : .sum(terms) }
}

extension EvaluationContext {
    /// A value as it is written, with the units that the context has a basis for as lengths.
    func grounded(_ value: ExpressionValue) -> ExpressionValue {
        guard !basis.isEmpty, case .number(let quantity) = value, let unit = quantity.unit, unit != .percent,
            let size = basis[unit]
        else { return value }
        return .number(Quantity(quantity.value * size, lengthModel.canonicalUnit))
    }

    /// A result with its percentages as lengths, where the context says of what.
    func groundedResult(_ value: ExpressionValue) -> ExpressionValue {
        guard let percent = basis[.percent] else { return value }
        switch value {
        case .number(let quantity) where quantity.unit == .percent:
            return .number(Quantity(quantity.value * percent, lengthModel.canonicalUnit))
        case .sum(let terms):
            let lengths = terms.map { $0.unit == .percent ? Quantity($0.value * percent, lengthModel.canonicalUnit) : $0 }
            guard let first = LengthSum(.number(lengths[0])) else { return value }
            return lengths.dropFirst().reduce(first) { sum, term in
                LengthSum(.number(term)).map { sum.adding($0, times: 1, in: lengthModel) } ?? sum
            }.value
        case .list(var list):
            for index in list.items.indices { list.items[index] = groundedResult(list.items[index]) }
            return .list(list)
        default: return value
        }
    }

    /// Whether sums of different kinds of length are values.
    var hasSums: Bool { keepsSums || basis[.percent] != nil }
}
