import StyleValues

/// Brings quantities to one unit, so that their values can be added and compared.
struct UnitAlignment {
    var model: LengthModel
    var isStrict: Bool

    init(_ context: EvaluationContext) {
        model = context.lengthModel
        isStrict = context.isStrictAboutUnits
    }

    /// Why two quantities cannot be brought to one unit.
    struct Mismatch: Error {
        var left: Quantity
        var right: Quantity

        /// `a length and a duration`
        var text: String { "\(left.kindText) and \(right.kindText)" }
    }

    /// Both values in the unit given with them; equal units stay as they are written, a plain number takes the
    /// other's unit.
    func align(_ a: Quantity, _ b: Quantity) throws(Mismatch) -> (Double, Double, MeasureUnit?) {
        if a.unit == b.unit { return (a.value, b.value, a.unit) }
        guard let first = a.unit, let second = b.unit else {
            if isStrict { throw Mismatch(left: a, right: b) }
            return (a.value, b.value, a.unit ?? b.unit)
        }
        let unit = first.canonical(in: model)
        guard unit == second.canonical(in: model) else { throw Mismatch(left: a, right: b) }
        return (a.value * first.factor(in: model), b.value * second.factor(in: model), unit)
    }

    /// Whether two quantities can be brought to one unit.
    func fit(_ a: Quantity, _ b: Quantity) -> Bool {
        guard let first = a.unit, let second = b.unit else { return a.unit == b.unit || !isStrict }
        return first == second || first.canonical(in: model) == second.canonical(in: model)
    }

    /// The values of all quantities in their common unit, which is a canonical one.
    func align(_ quantities: [Quantity]) throws(Mismatch) -> ([Double], MeasureUnit?) {
        guard let pattern = quantities.first(where: { $0.unit != nil })?.canonical(in: model) else {
            return (quantities.map(\.value), nil)
        }
        var values: [Double] = []
        values.reserveCapacity(quantities.count)
        for quantity in quantities {
            let canonical = quantity.canonical(in: model)
            guard canonical.unit == pattern.unit || canonical.unit == nil && !isStrict else {
                throw Mismatch(left: pattern, right: quantity)
            }
            values.append(canonical.value)
        }
        return (values, pattern.unit)
    }
}

extension ExpressionValue {
    /// The value with every quantity in the canonical unit of its dimension.
    func canonical(in model: LengthModel) -> ExpressionValue {
        switch self {
        case .number(let quantity): return .number(quantity.canonical(in: model))
        case .sum(let terms): return .sum(terms.map { $0.canonical(in: model) })
        case .list(var list):
            for index in list.items.indices { list.items[index] = list.items[index].canonical(in: model) }
            return .list(list)
        case .call(let call): return .call(call.canonical(in: model))
        case .bool, .string, .keyword, .color, .data: return self
        }
    }
}

extension ExpressionCall {
    fileprivate func canonical(in model: LengthModel) -> ExpressionCall {
        ExpressionCall(
            name: name, arguments: arguments.map { $0.canonical(in: model) },
            chained: chained.map { $0.canonical(in: model) })
    }
}
