import StyleValues

/// What a frame knows of a function that formulas may call.
enum FormulaFunction {
    case standard(NumericMeaning)
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
