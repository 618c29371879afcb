import StyleValues

/// What the elements of a result are.
struct FormulaShape {
    var first: FormulaElement
    /// Those after the first; an array only where there are some, which saves an allocation.
    var others: [FormulaElement] = []
    /// The value, if it is known; for one element.
    var constant: Double?

    var count: Int { others.count + 1 }

    /// Numbers that it is made of.
    var width: Int { first.isColor ? Color.registerCount : count }

    subscript(index: Int) -> FormulaElement { index == 0 ? first : others[index - 1] }
}

/// What an element of a formula's result is.
struct FormulaElement: Hashable, Sendable {
    var isBool: Bool
    var isColor: Bool
    /// Whether it is a word that names a color, in some branch at least.
    var isWord: Bool
    var unit: MeasureUnit?

    init(_ operand: FormulaOperand) {
        isBool = operand.isBool
        isColor = operand.isColor
        isWord = operand.isWord
        unit = operand.unit
    }

    /// The value that a number of the register is.
    func value(_ number: Double) -> ExpressionValue {
        isBool ? .bool(number != 0) : .number(Quantity(number, unit))
    }

    /// The number of the register that a value is; NaN for one of another kind or unit.
    func number(_ value: ExpressionValue) -> Double {
        switch value {
        case .bool(let flag) where unit == nil: flag ? 1 : 0
        case .number(let quantity) where !isBool && quantity.unit == unit: quantity.value
        default: .nan
        }
    }
}
