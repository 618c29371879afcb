import StyleValues

extension FormulaCompiler {
    /// An operation on two operands.
    mutating func apply(
        _ sign: BinaryOperator, _ left: FormulaOperand, _ right: FormulaOperand
    ) throws(NotNumeric) -> FormulaOperand {
        guard !left.isColor, !right.isColor else { throw NotNumeric() }
        // A word equals what it names, by rules of its own.
        if left.isWord || right.isWord, sign == .equal || sign == .notEqual { throw NotNumeric() }
        // Bools are equal or not; all else is a fault, or false whatever they are.
        if left.isBool || right.isBool {
            guard left.isBool, right.isBool, sign == .equal || sign == .notEqual else { throw NotNumeric() }
        }
        var (left, right) = (left, right)
        var unit = left.unit ?? right.unit
        switch sign {
        case .multiply: guard left.unit == nil || right.unit == nil else { throw NotNumeric() }
        case .power: guard unit == nil else { throw NotNumeric() }
        case .divide where right.unit == nil: break
        default:
            if left.unit != right.unit {
                guard sign != .divide || left.unit != nil else { throw NotNumeric() }
                (left, right) = try aligned(left, right)
                unit = left.unit ?? right.unit
            }
            if sign.isComparison || sign == .divide { unit = nil }
        }
        var result = emit(sign, left, right)
        result.unit = unit
        result.isBool = sign.isComparison
        return result
    }

    /// Both numbers in one unit: that of one if the other has none, else the canonical one.
    private mutating func aligned(
        _ left: FormulaOperand, _ right: FormulaOperand
    ) throws(NotNumeric) -> (FormulaOperand, FormulaOperand) {
        guard let first = left.unit, let second = right.unit else {
            guard !isStrict else { throw NotNumeric() }
            return (left, right)
        }
        let unit = first.canonical(in: model)
        guard unit == second.canonical(in: model) else { throw NotNumeric() }
        let room = top
        let a = scaled(left, by: first.factor(in: model), to: unit)
        top = max(room, top)
        let b = scaled(right, by: second.factor(in: model), to: unit)
        top = max(room, a.isTemporary ? a.register + 1 : 0, b.isTemporary ? b.register + 1 : 0)
        return (a, b)
    }

    /// The code of an operation, or its result.
    private mutating func emit(
        _ sign: BinaryOperator, _ left: FormulaOperand, _ right: FormulaOperand
    ) -> FormulaOperand {
        if left.isConstant && right.isConstant {
            return .constant(sign.result(left.constant, right.constant))
        }
        var (left, right) = (left, right)
        // `>` and `>=` are `<` and `<=` the other way round.
        if sign == .greater || sign == .greaterOrEqual { swap(&left, &right) }
        let (opcode, room) = (sign.opcode, top)
        if right.isConstant, let short = opcode.forms.withConstant {
            let register = target(left)
            emitOperation(short, d: register, a: left.register, constant: right.constant)
            return .register(register)
        }
        if left.isConstant, let short = opcode.forms.ofConstant {
            let register = target(right)
            emitOperation(short, d: register, a: right.register, constant: left.constant)
            return .register(register)
        }
        if sign == .add, left.isTemporary, right.isTemporary, last >= 0, Int(code[last].d) == right.register,
            let fused = code[last].opcode.forms.withAddition
        {
            let isChain = beforeLast >= 0 && Int(code[beforeLast].d) == left.register
            code[last].opcode = isChain ? fused.forms.onLast ?? fused : fused
            code[last].d = UInt16(truncatingIfNeeded: left.register)
            top = left.register + 1
            return left
        }
        let (a, b) = (register(left), register(right))
        let lowest = min(left.isTemporary ? left.register : room, right.isTemporary ? right.register : room)
        emitOperation(opcode, d: lowest, a: a, b: b)
        top = lowest + 1
        return .register(lowest)
    }

    /// A sign before an operand.
    mutating func apply(_ sign: UnaryOperator, _ operand: FormulaOperand) throws(NotNumeric) -> FormulaOperand {
        var operand = operand
        operand.isWord = false
        guard !operand.isColor else { throw NotNumeric() }
        if sign == .not {
            if operand.isConstant { return .constant(NumberRules.isTrue(operand.constant) ? 0 : 1, isBool: true) }
            let register = target(operand)
            emit(.not, d: register, a: operand.register)
            return .register(register, isBool: true)
        }
        guard !operand.isBool else { throw NotNumeric() }
        guard sign == .negate else { return operand }
        if operand.isConstant {
            operand.constant = -operand.constant
            return operand
        }
        let register = target(operand)
        emit(.negate, d: register, a: operand.register)
        return .register(register, operand.unit)
    }
}
