import StyleValues

/// How a formula calls a function: its opcode, and what it does with units.
enum NumericForm {
    /// Plain numbers, one to three as its opcode takes; the result has that unit.
    case plain(Opcode, count: Int, unit: MeasureUnit? = nil)
    /// One number; it keeps its unit, in canonical form.
    case keeping(Opcode)
    /// One number with any unit, which the result has not.
    case dropping(Opcode)
    /// Numbers in one unit, one to three as its opcode takes; the result has it, or that of the result.
    case aligned(Opcode, count: Int, unit: ResultUnit)
    /// Any number of numbers in one unit, two at a time.
    case folded(Opcode)
    /// An angle, or a plain number of radians.
    case angle(radians: Opcode, degrees: Opcode)
    /// A number, and a step in its unit or 1.
    case rounded(whole: Opcode, step: Opcode?)
    /// One number, or one and a base.
    case logarithm
    /// Two numbers in one unit, and a part that may be a percentage.
    case interpolation

    /// The unit of a result.
    enum ResultUnit {
        case same
        case none
        case degrees
    }
}

/// What a frame knows of a function that formulas may call.
enum FormulaFunction {
    case standard(NumericForm)
    case color(ColorOperation)
    /// A function of the host: its place in the table of the frame, and whether it may give something else than a
    /// number.
    case host(Int, arity: ClosedRange<Int>, isPure: Bool, isAttempt: Bool)
}

/// What a word in a formula means.
enum FormulaWord {
    case bool(Bool)
    case constant(Double)
    /// A variable: its register, and the unit of its values.
    case variable(Int, MeasureUnit?)
    /// An operator, where it cannot be one.
    case reserved
}
