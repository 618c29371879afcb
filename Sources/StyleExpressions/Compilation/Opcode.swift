/// What one instruction of a formula does; `r` is the registers, `d`, `a`, `b` the fields of the instruction, `k` the
/// number stored after it, `x` the result of the instruction before.
enum Opcode: UInt8 {
    // Ends
    /// Result `r[a]`.
    case result
    /// Result `k`.
    case resultConstant
    /// Results `r[0]` to `r[d - 1]`, stored after the instruction.
    case resultElements
    /// Result of an operation, for the last step of most formulas.
    case resultAdd, resultSubtract, resultMultiply, resultDivide
    case resultAddConstant, resultSubtractConstant, resultMultiplyConstant, resultDivideConstant
    case resultLeast, resultGreatest
    case resultAddToLast, resultSubtractFromLast, resultMultiplyLast, resultDivideLast
    case resultAddConstantToLast, resultSubtractConstantFromLast, resultMultiplyLastByConstant
    case resultDivideLastByConstant
    /// Result `r[a] * k`, and added to it a second number after `k`.
    case resultMultiplyAddConstants

    // r[d] = …
    case move, load
    case add, subtract, multiply, divide
    case addConstant, subtractConstant, multiplyConstant, divideConstant
    /// `k - r[a]`, `k / r[a]`.
    case subtractFromConstant, divideConstantBy
    /// `r[d] + r[a] * r[b]`, `r[d] + r[a] * k`: two roundings, as the two steps have.
    case multiplyAdd, multiplyAddConstant
    // The same on the result of the instruction before: it is still in a register of the processor, which saves the
    // way through memory that sums of many terms would wait for.
    case addToLast, subtractFromLast, multiplyLast, divideLast
    case addConstantToLast, subtractConstantFromLast, multiplyLastByConstant, divideLastByConstant
    case multiplyAddToLast, multiplyAddConstantToLast
    case negate, not, truth
    case less, lessOrEqual, equal, notEqual
    case lessConstant, lessOrEqualConstant, greaterConstant, greaterOrEqualConstant, equalConstant, notEqualConstant

    // The next instruction is `d` further on.
    case jump
    /// Where the condition does not hold, or, with `jumpIf`, holds.
    case jumpUnless, jumpIf, jumpUnlessLast, jumpIfLast
    case jumpUnlessLess, jumpUnlessLessOrEqual, jumpUnlessEqual, jumpUnlessNotEqual
    case jumpUnlessLessConstant, jumpUnlessLessOrEqualConstant, jumpUnlessGreaterConstant
    case jumpUnlessGreaterOrEqualConstant, jumpUnlessEqualConstant, jumpUnlessNotEqualConstant

    // The operations of functions, in the order of `NumericOperation`: first those of the processor
    case magnitude, least, greatest

    // Functions of r[a]; this and all below are calls.
    case sign, squareRoot, exponential, logarithm, logarithm2, logarithm10
    case floor, ceiling, truncate, nearest
    case sine, cosine, tangent, sineOfDegrees, cosineOfDegrees, tangentOfDegrees
    case arcSine, arcCosine, arcTangent
    // of r[a] and r[b]
    case modulo, power, hypotenuse, remainder, logarithmToBase, arcTangentOfPoint, step
    case roundNearest, roundUp, roundDown, roundToZero
    // of r[a], r[a + 1], r[a + 2]
    case clamp, interpolate, smoothStep
    /// The function `b` of the frame with arguments from `r[a]` on.
    case call
    /// The color operation `b >> 3` of `b & 7` arguments from `r[a]` on; writes a color there.
    case color

    init?(_ operation: NumericOperation) { self.init(rawValue: Opcode.magnitude.rawValue + operation.rawValue) }

    /// Whether it is one of the calls, or copies memory, which is one too.
    var isCall: Bool { rawValue >= Opcode.sign.rawValue || self == .resultElements }
}

/// Eight bytes of a program; the opcodes named `…Constant` and `load` have eight more, a number.
///
/// Its fields fill the eight bytes: a byte between them would belong to none, and need not survive a copy.
struct Instruction {
    var opcode: Opcode
    /// Always 0.
    private var unused: UInt8 = 0
    var d: UInt16
    var a: UInt16
    var b: UInt16

    @inline(__always)
    init(_ opcode: Opcode, d: Int = 0, a: Int = 0, b: Int = 0) {
        self.opcode = opcode
        self.d = UInt16(truncatingIfNeeded: d)
        self.a = UInt16(truncatingIfNeeded: a)
        self.b = UInt16(truncatingIfNeeded: b)
    }
}
