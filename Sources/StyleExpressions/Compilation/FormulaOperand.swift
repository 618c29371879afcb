import StyleValues

/// A value while a formula is compiled: a register or a number that is known, and what kind of value it is.
struct FormulaOperand {
    /// The register; meaningless for constants.
    var register: Int
    var constant: Double
    var isConstant: Bool
    /// Whether it is a truth value: 0 or 1.
    var isBool = false
    /// Whether it is a color, in `Color.registerCount` temporaries from `register` on. Never a constant.
    var isColor = false
    /// Whether it stands there as a word that names it, which some places take for something else.
    var isWord = false
    var unit: MeasureUnit?

    @inline(__always)
    static func constant(_ value: Double, _ unit: MeasureUnit? = nil, isBool: Bool = false) -> FormulaOperand {
        FormulaOperand(register: 0, constant: value, isConstant: true, isBool: isBool, unit: unit)
    }

    @inline(__always)
    static func register(_ register: Int, _ unit: MeasureUnit? = nil, isBool: Bool = false) -> FormulaOperand {
        FormulaOperand(register: register, constant: 0, isConstant: false, isBool: isBool, unit: unit)
    }

    @inline(__always)
    static func color(_ register: Int) -> FormulaOperand {
        FormulaOperand(register: register, constant: 0, isConstant: false, isColor: true)
    }

    /// Whether the two are of one kind and unit.
    func isLike(_ other: FormulaOperand) -> Bool {
        isBool == other.isBool && isColor == other.isColor && unit == other.unit
    }

    /// Registers that it takes.
    @inline(__always)
    var width: Int { isColor ? Color.registerCount : 1 }

    /// Whether it is a temporary, which may be overwritten.
    @inline(__always)
    var isTemporary: Bool { !isConstant && register < FrameStorage.temporaries }
}

/// Why a formula is left to the general evaluator, which reports what is wrong with it if anything is.
struct NotNumeric: Error {}
