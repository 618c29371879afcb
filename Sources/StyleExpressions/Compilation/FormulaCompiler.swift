import StyleValues

/// Compiles a formula of numbers in plain mathematics: from bytes to register code in one pass, without tokens or
/// steps, a hundred times as fast as muParser does it.
///
/// It knows a part of the grammar, and exactly that: whatever it does not know (strings, colours, lists in lists,
/// names and units that do not fit, bounds) it throws `NotNumeric` at, and the general parser and binder take over, so
/// that faults are worded in one place. What it takes has the value that they would give; `FormulaTests` hold the two
/// against each other.
struct FormulaCompiler {
    let frame: VariableFrame
    let words: NameTable<FormulaWord>
    let functions: NameTable<FormulaFunction>
    let model: LengthModel
    let isStrict: Bool

    /// The next byte, and the end of the text.
    var next: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>
    var depth = 0
    /// Whether blanks and `/` separate directly here, as in `rgb(1 2 3 / 50%)`: what could be either is not known here.
    var isSpaced = false

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

    init(_ text: UnsafeBufferPointer<UInt8>, start: UnsafePointer<UInt8>, frame: VariableFrame) {
        self.frame = frame
        words = frame.words.pointee
        functions = frame.functions
        model = frame.context.lengthModel
        isStrict = frame.context.isStrictAboutUnits
        next = start
        end = start + text.count
        code = frame.scratch.code
        inputs = frame.scratch.inputs
    }

    /// What the elements of a result are.
    struct Shape {
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

    /// Compiles all of the text.
    mutating func compile() throws(NotNumeric) -> Shape {
        var operand = try conditional()
        skipBlanks()
        guard byte == UInt8(ascii: ",") else {
            guard next == end else { throw NotNumeric() }
            operand = canonical(operand)
            // What reads nothing that changes runs once, unless it is known.
            if inputCount == 0, !operand.isConstant { try note(input: FrameStorage.neverChanged) }
            if operand.isColor { return finishColor(operand) }
            finish(operand)
            return Shape(
                first: FormulaElement(operand), constant: operand.isConstant ? operand.constant : nil)
        }
        operand = canonical(operand)
        guard !operand.isColor else { throw NotNumeric() }
        place(operand, in: 0)
        var shape = Shape(first: FormulaElement(operand))
        while true {
            top = shape.count
            guard byte == UInt8(ascii: ",") else { break }
            next += 1
            operand = canonical(try conditional())
            guard !operand.isColor else { throw NotNumeric() }
            place(operand, in: shape.count)
            shape.others.append(FormulaElement(operand))
            skipBlanks()
        }
        guard next == end else { throw NotNumeric() }
        // Where all elements are known the code runs once.
        if inputCount == 0 { try note(input: FrameStorage.neverChanged) }
        emit(.resultElements, d: shape.count)
        return shape
    }

    private mutating func finishColor(_ operand: FormulaOperand) -> Shape {
        placeColor(operand, in: 0)
        emit(.resultElements, d: Color.registerCount)
        return Shape(first: FormulaElement(operand))
    }

    /// Ends the code with a result, in one instruction with the operation before it where there is one.
    private mutating func finish(_ operand: FormulaOperand) {
        if operand.isConstant { return emit(.resultConstant, constant: operand.constant) }
        if last >= 0, operand.isTemporary, Int(code[last].d) == operand.register,
            let ending = code[last].opcode.ending
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

    // MARK: Bytes

    /// The next byte; 0 at the end.
    @inline(__always)
    var byte: UInt8 { next < end ? next.pointee : 0 }

    /// The byte after the next one.
    @inline(__always)
    var byteAfter: UInt8 { end - next > 1 ? next[1] : 0 }

    /// Blank, tab, and the ends of lines, as bits.
    private static var blanks: UInt64 { 1 << 0x20 | 1 << 0x09 | 1 << 0x0A | 1 << 0x0C | 1 << 0x0D }

    @inline(__always)
    mutating func skipBlanks() {
        while next < end, next.pointee <= 0x20, FormulaCompiler.blanks & (1 << UInt64(next.pointee)) != 0 { next += 1 }
    }

    /// Whether that word stands here, whole.
    func isWord(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard end - next >= length else { return false }
        for offset in 0..<length where next[offset] != word.utf8Start[offset] { return false }
        return end - next == length || !FormulaCompiler.belongsToName(next[length])
    }

    /// Letters, digits, `_`; what is not ASCII and escapes too, which are not known here.
    @inline(__always)
    static func belongsToName(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
            || byte >= 0x80 || byte == UInt8(ascii: "\\")
    }

    @inline(__always)
    mutating func deeper() throws(NotNumeric) {
        depth += 1
        guard depth <= ExpressionLimits.depth else { throw NotNumeric() }
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

/// What an element of a formula's result is.
struct FormulaElement: Hashable, Sendable {
    var isBool: Bool
    var isColor: Bool
    var unit: MeasureUnit?

    init(_ operand: FormulaOperand) {
        isBool = operand.isBool
        isColor = operand.isColor
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

extension Opcode {
    /// The opcode that gives the result of an operation as that of the formula.
    fileprivate var ending: Opcode? {
        switch self {
        case .add: .resultAdd
        case .subtract: .resultSubtract
        case .multiply: .resultMultiply
        case .divide: .resultDivide
        case .addConstant: .resultAddConstant
        case .subtractConstant: .resultSubtractConstant
        case .multiplyConstant: .resultMultiplyConstant
        case .divideConstant: .resultDivideConstant
        case .addToLast: .resultAddToLast
        case .subtractFromLast: .resultSubtractFromLast
        case .multiplyLast: .resultMultiplyLast
        case .divideLast: .resultDivideLast
        case .addConstantToLast: .resultAddConstantToLast
        case .subtractConstantFromLast: .resultSubtractConstantFromLast
        case .multiplyLastByConstant: .resultMultiplyLastByConstant
        case .divideLastByConstant: .resultDivideLastByConstant
        case .least: .resultLeast
        case .greatest: .resultGreatest
        default: nil
        }
    }
}
