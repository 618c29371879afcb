/// What a formula is compiled from. It hands over the operands of what is at hand one after the other, wherever they are
/// written.
protocol FormulaSource {
    /// Compiles the next operand, in a call the next argument.
    static func operand(_ compiler: inout FormulaCompiler<Self>) throws(NotNumeric) -> FormulaOperand

    /// Compiles the right operand of an operator of that precedence.
    static func rightOperand(
        _ precedence: Precedence, _ compiler: inout FormulaCompiler<Self>
    ) throws(NotNumeric) -> FormulaOperand

    /// Steps over a sign between operands; whether there was one.
    static func takeSign(_ sign: UInt8, _ compiler: inout FormulaCompiler<Self>) -> Bool
}
