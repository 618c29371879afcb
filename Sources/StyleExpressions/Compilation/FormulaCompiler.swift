import StyleValues

/// Compiles a formula of numbers to register code in one pass over its source: the bytes of plain mathematics, or the
/// steps of a parsed expression.
///
/// It knows a part of what expressions may be, and exactly that: whatever it does not know (strings, lists in lists,
/// names and units that do not fit, bounds) it throws `NotNumeric` at, and the general parser and binder take over, so
/// that faults are worded in one place. What it takes has the value that they would give; `FormulaTests` and
/// `ValueFormulaTests` hold the two against each other.
struct FormulaCompiler<Source: FormulaSource> {
    var source: Source
    let storage: UnsafeMutablePointer<FrameStorage>
    let model: LengthModel
    let isStrict: Bool

    let code: UnsafeMutablePointer<Instruction>
    /// Words of code.
    var count = 0
    /// Where the last instruction starts, if nothing jumps behind it; else -1.
    var last = -1
    /// Where the instruction before the last one starts, likewise.
    var beforeLast = -1
    /// Whether an instruction is a call.
    var hasCalls = false
    /// Whether one of them is of a function that is not pure.
    var hasImpureCalls = false
    /// Whether one of them may give no number.
    var hasAttempts = false
    /// Whether one of them is of a script.
    var callsScript = false
    /// The first free temporary.
    var top = 0

    let inputs: UnsafeMutablePointer<UInt16>
    var inputCount = 0
    /// The variables among the first 64 that are inputs already.
    private var seen: UInt64 = 0

    /// The lengths and the strictness are those of the context.
    init(
        _ source: Source, storage: UnsafeMutablePointer<FrameStorage>, scratch: FormulaScratch,
        context: EvaluationContext
    ) {
        self.source = source
        self.storage = storage
        model = context.lengthModel
        isStrict = context.isStrictAboutUnits
        code = scratch.code
        inputs = scratch.inputs
    }

    /// Compiles all of the source: one value, or several numbers.
    ///
    /// - Parameter isCanonical: whether the result is in the canonical units of its dimensions.
    mutating func compile(isCanonical: Bool = true) throws(NotNumeric) -> FormulaShape {
        var operand = try Source.operand(&self)
        let isList = Source.takeSign(UInt8(ascii: ","), &self)
        if isCanonical { operand = canonical(operand) }
        // A word for a number stays a word where nothing computes with it.
        guard !operand.isWord || operand.isColor else { throw NotNumeric() }
        guard isList else {
            // What reads nothing that changes runs once, unless it is known.
            if inputCount == 0, !operand.isConstant { try note(input: FrameStorage.neverChanged) }
            if operand.isColor { return finishColor(operand) }
            finish(operand)
            return FormulaShape(
                first: FormulaElement(operand), constant: operand.isConstant ? operand.constant : nil)
        }
        guard !operand.isColor else { throw NotNumeric() }
        place(operand, in: 0)
        var shape = FormulaShape(first: FormulaElement(operand))
        repeat {
            top = shape.count
            guard top < FrameStorage.temporaries - 4 else { throw NotNumeric() }
            operand = try Source.operand(&self)
            if isCanonical { operand = canonical(operand) }
            guard !operand.isColor, !operand.isWord else { throw NotNumeric() }
            place(operand, in: shape.count)
            shape.others.append(FormulaElement(operand))
        } while Source.takeSign(UInt8(ascii: ","), &self)
        // Where all elements are known the code runs once.
        if inputCount == 0 { try note(input: FrameStorage.neverChanged) }
        emit(.resultElements, d: shape.count)
        return shape
    }

    private mutating func finishColor(_ operand: FormulaOperand) -> FormulaShape {
        placeColor(operand, in: 0)
        emit(.resultElements, d: Color.registerCount)
        return FormulaShape(first: FormulaElement(operand))
    }

    /// Ends the code with a result, in one instruction with the operation before it where there is one.
    private mutating func finish(_ operand: FormulaOperand) {
        if operand.isConstant { return emit(.resultConstant, constant: operand.constant) }
        if last >= 0, operand.isTemporary, Int(code[last].d) == operand.register,
            let ending = code[last].opcode.forms.ending
        {
            code[last].opcode = ending
            // A product and a sum with numbers are one instruction.
            if ending == .resultAddConstantToLast, beforeLast >= 0, code[beforeLast].opcode == .multiplyConstant {
                code[beforeLast].opcode = .resultMultiplyAddConstants
                moveNumber(from: last + 1, to: last)
                count = last + 1
            }
        } else {
            emit(.result, a: operand.register)
        }
    }

    // MARK: Inputs

    /// Notes that a register is read; `FrameStorage.alwaysChanged` and `.neverChanged` count as such.
    @inline(__always)
    mutating func note(input register: Int) throws(NotNumeric) {
        let place = register & 63
        if seen & (1 << place) != 0 {
            for index in 0..<inputCount where Int(inputs[index]) == register { return }
        }
        guard inputCount < FormulaScratch.inputCapacity else { throw NotNumeric() }
        seen |= 1 << place
        inputs[inputCount] = UInt16(truncatingIfNeeded: register)
        inputCount += 1
    }
}
