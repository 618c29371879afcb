import StyleValues

/// The arguments of a colour function, in whichever of its syntaxes they are written: `1, 2, 3, 0.5` with commas, or
/// `1 2 3 / 50%` with blanks.
struct ColorArguments {
    let call: FunctionCall
    /// Three components, or those after the name of a space.
    private(set) var components: [ExpressionValue]
    private(set) var alpha: Double
    /// The first value if it is a word and `takesSpace`.
    private(set) var space: String?

    /// Errors: another number of components than three.
    init(_ call: FunctionCall, takesSpace: Bool = false) throws(FunctionFailure) {
        self.call = call
        var values = call.arguments
        var isSpaced = false
        if values.count == 1, case .list(let list) = values[0] {
            isSpaced = !list.hasCommas
            values = list.flattened
        }
        var written: ExpressionValue?
        if let slash = values.firstIndex(of: .keyword("/")) {
            guard values.count == slash + 2 else {
                throw FunctionFailure("expected one alpha after \"/\" and nothing more", id: .arity)
            }
            written = values[slash + 1]
            values.removeSubrange(slash...)
        } else if values.count == 4, !takesSpace {
            guard !isSpaced || call.dialect == .cas else {
                throw FunctionFailure("expected \"/\" before the alpha, or commas between all values", id: .arity)
            }
            written = values.removeLast()
        }
        if takesSpace, case .keyword(let name)? = values.first {
            space = name
            values.removeFirst()
        }
        guard values.count == 3 else {
            throw FunctionFailure("expected 3 components, found \(values.count)", id: .arity)
        }
        components = values
        alpha = 1
        if let written { alpha = try part(written, of: 1) }
        alpha = ColorChange.fraction(alpha)
    }

    /// Component as a fraction of `whole`, a percentage as one of 100; `none` is 0.
    func part(_ index: Int, of whole: Double) throws(FunctionFailure) -> Double {
        try part(components[index], of: whole)
    }

    /// Component as the number that it is, a percentage as one of `whole`; `none` and NaN are 0.
    func number(_ index: Int, percentOf whole: Double) throws(FunctionFailure) -> Double {
        if case .keyword("none") = components[index] { return 0 }
        let quantity = try call.quantity(components[index], position(index) ?? 0)
        guard quantity.unit == nil || quantity.unit == .percent else {
            throw FunctionFailure("expected a number or a percentage, found \"\(quantity.text)\"", id: .unitMismatch)
        }
        let number = quantity.unit == nil ? quantity.value : quantity.value / 100 * whole
        return number.isNaN ? 0 : number
    }

    /// Hue in degrees; infinite and NaN are 0.
    func hue(_ index: Int = 0) throws(FunctionFailure) -> Double {
        if case .keyword("none") = components[index] { return 0 }
        let quantity = try call.quantity(components[index], position(index) ?? 0)
        guard quantity.unit == nil || quantity.unit == .deg || quantity.unit == .percent && call.dialect == .cas else {
            throw FunctionFailure(
                "expected an angle, found \"\(quantity.text)\"", argument: position(index), id: .unitMismatch)
        }
        return quantity.value.isFinite ? quantity.value : 0
    }

    private func part(_ value: ExpressionValue, of whole: Double) throws(FunctionFailure) -> Double {
        if case .keyword("none") = value { return 0 }
        let quantity = try call.quantity(value, position(0) ?? 0)
        switch quantity.unit {
        case nil: return quantity.value / whole
        case .percent: return quantity.value / 100
        default:
            throw FunctionFailure(
                "expected a number or a percentage, found \"\(quantity.text)\"", id: .unitMismatch)
        }
    }

    /// Which argument of the call a component is; nil if all are one.
    private func position(_ index: Int) -> Int? { call.arguments.count > 1 ? index : nil }
}
