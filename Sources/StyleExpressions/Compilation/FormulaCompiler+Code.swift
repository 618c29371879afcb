import StyleValues

// Writing code.

extension FormulaCompiler {
    /// Writes an instruction. There is room: `reserve` is asked before each operand.
    @inline(__always)
    mutating func emit(_ opcode: Opcode, d: Int = 0, a: Int = 0, b: Int = 0) {
        code[count] = Instruction(opcode, d: d, a: a, b: b)
        if opcode.isCall { hasCalls = true }
        beforeLast = last
        last = count
        count += 1
    }

    /// Writes an instruction and its number.
    @inline(__always)
    mutating func emit(_ opcode: Opcode, d: Int = 0, a: Int = 0, constant: Double) {
        code[count] = Instruction(opcode, d: d, a: a)
        UnsafeMutableRawPointer(code + count + 1).storeBytes(of: constant, as: Double.self)
        beforeLast = last
        last = count
        count += 2
    }

    /// Copies a number of the code, as the bytes that it is: it is no instruction.
    mutating func moveNumber(from place: Int, to target: Int) {
        let number = UnsafeRawPointer(code + place).load(as: UInt64.self)
        UnsafeMutableRawPointer(code + target).storeBytes(of: number, as: UInt64.self)
    }

    /// Refuses what has too much code or too many values in between. An operand writes less than 64 words: a call of
    /// three numbers in other units is the longest.
    @inline(__always)
    func reserve() throws(NotNumeric) {
        guard count < FormulaScratch.codeCapacity - 256, top < FrameStorage.temporaries - 4 else { throw NotNumeric() }
    }

    /// Takes back code from a place on.
    mutating func truncate(to place: Int) {
        count = place
        last = -1
    }

    /// Whether the result of the last instruction is in that register.
    @inline(__always)
    func isLast(_ register: Int) -> Bool {
        last >= 0 && Int(code[last].d) == register && register < FrameStorage.temporaries && code[last].opcode.stores
    }

    /// Writes an operation on a register and a number.
    mutating func emitOperation(_ opcode: Opcode, d: Int, a: Int, constant: Double) {
        if isLast(a), let shorter = opcode.forms.onLast {
            emit(shorter, d: d, constant: constant)
        } else {
            emit(opcode, d: d, a: a, constant: constant)
        }
    }

    /// Writes an operation on two registers.
    mutating func emitOperation(_ opcode: Opcode, d: Int, a: Int, b: Int) {
        if isLast(a), let shorter = opcode.forms.onLast {
            emit(shorter, d: d, a: b)
        } else if opcode.forms.isCommutative, isLast(b), let shorter = opcode.forms.onLast {
            emit(shorter, d: d, a: a)
        } else {
            emit(opcode, d: d, a: a, b: b)
        }
    }

    /// A jump whose target comes later; gives its place.
    mutating func emitJump(_ opcode: Opcode, a: Int = 0, b: Int = 0) -> Int {
        emit(opcode, a: a, b: b)
        last = -1
        return count - 1
    }

    /// Lets a jump go to what comes next.
    mutating func land(_ jump: Int) {
        code[jump].d = UInt16(truncatingIfNeeded: count - jump)
        last = -1
    }

    // MARK: Operands

    /// The register of an operand; a constant is loaded.
    mutating func register(_ operand: FormulaOperand) -> Int {
        guard operand.isConstant else { return operand.register }
        emit(.load, d: top, constant: operand.constant)
        top += 1
        return top - 1
    }

    /// Puts an operand into a temporary.
    mutating func place(_ operand: FormulaOperand, in register: Int) {
        if operand.isColor {
            placeColor(operand, in: register)
        } else if operand.isConstant {
            emit(.load, d: register, constant: operand.constant)
        } else if operand.register != register {
            if isLast(operand.register), code[last].opcode.readsNoTarget {
                code[last].d = UInt16(truncatingIfNeeded: register)
            } else {
                emit(.move, d: register, a: operand.register)
            }
        }
    }

    /// The temporary that takes the result of an operation on one operand.
    @inline(__always)
    mutating func target(_ operand: FormulaOperand) -> Int {
        let register = operand.isTemporary ? operand.register : top
        top = register + 1
        return register
    }

    /// A number times a factor.
    mutating func scaled(_ operand: FormulaOperand, by factor: Double, to unit: MeasureUnit?) -> FormulaOperand {
        var operand = operand
        operand.unit = unit
        guard factor != 1 else { return operand }
        if operand.isConstant {
            operand.constant *= factor
            return operand
        }
        let from = operand.register
        operand.register = target(operand)
        emitOperation(.multiplyConstant, d: operand.register, a: from, constant: factor)
        return operand
    }

    /// The number in the canonical unit of its dimension.
    mutating func canonical(_ operand: FormulaOperand) -> FormulaOperand {
        guard let unit = operand.unit else { return operand }
        let canonical = unit.canonical(in: model)
        guard canonical != unit else { return operand }
        return scaled(operand, by: unit.factor(in: model), to: canonical)
    }

    /// What code from `place` on leaves in `register`, computed now: all its operands are known.
    mutating func folded(from place: Int, in register: Int) -> Double {
        emit(.result, a: register)
        let value = RegisterMachine.run(code + place, storage)
        truncate(to: place)
        return value
    }
}

extension Opcode {
    /// Whether the instruction writes `r[d]`.
    @inline(__always)
    fileprivate var stores: Bool { rawValue >= Opcode.move.rawValue && !isJump }

    /// Whether the instruction writes `r[d]` without reading it.
    fileprivate var readsNoTarget: Bool { self != .multiplyAdd && self != .multiplyAddConstant }

    fileprivate var isJump: Bool {
        rawValue >= Opcode.jump.rawValue && rawValue <= Opcode.jumpUnlessNotEqualConstant.rawValue
    }
}
