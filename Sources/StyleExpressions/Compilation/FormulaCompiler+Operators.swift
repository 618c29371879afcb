import StyleValues

extension FormulaCompiler {
    /// Operands with operators of `least` precedence or higher between them; blanks after it are taken.
    mutating func operation(_ least: Precedence) throws(NotNumeric) -> FormulaOperand {
        var left = try prefix()
        var lastPrecedence: Precedence?
        while let found = infixOperator(), found.precedence >= least {
            let precedence = found.precedence
            // A comparison of a comparison.
            if precedence == lastPrecedence, precedence == .comparison || precedence == .equality { throw NotNumeric() }
            lastPrecedence = precedence
            switch found {
            case .binary(let sign, _):
                next += sign.byteCount
                let right = precedence == .multiplication ? try prefix() : try operation(precedence.tighter)
                left = try apply(sign, left, right)
            case .shortcut(let isAnd):
                next += byte == UInt8(ascii: "a") ? 3 : 2
                left = try shortcut(isAnd, left, precedence)
            case .coalescing: throw NotNumeric()
            }
        }
        return left
    }

    /// The operator at the next byte that is no blank; nil where there is none, or none that is known here.
    @inline(__always)
    private mutating func infixOperator() -> InfixOperator? {
        skipBlanks()
        switch byte {
        case UInt8(ascii: "+"): return isSpaced && !standsAlone ? nil : .binary(.add, .addition)
        case UInt8(ascii: "-"): return isSpaced && !standsAlone ? nil : .binary(.subtract, .addition)
        case UInt8(ascii: "*"): return .binary(.multiply, .multiplication)
        case UInt8(ascii: "/"):
            // `//` and `/*` start comments.
            guard byteAfter != UInt8(ascii: "/"), byteAfter != UInt8(ascii: "*"), !isSpaced else { return nil }
            return .binary(.divide, .multiplication)
        case UInt8(ascii: "%"): return .binary(.modulo, .multiplication)
        case UInt8(ascii: "<"):
            return .binary(byteAfter == UInt8(ascii: "=") ? .lessOrEqual : .less, .comparison)
        case UInt8(ascii: ">"):
            return .binary(byteAfter == UInt8(ascii: "=") ? .greaterOrEqual : .greater, .comparison)
        case UInt8(ascii: "="): return byteAfter == UInt8(ascii: "=") ? .binary(.equal, .equality) : nil
        case UInt8(ascii: "!"): return byteAfter == UInt8(ascii: "=") ? .binary(.notEqual, .equality) : nil
        case UInt8(ascii: "&"): return byteAfter == UInt8(ascii: "&") ? .shortcut(isAnd: true) : nil
        case UInt8(ascii: "|"): return byteAfter == UInt8(ascii: "|") ? .shortcut(isAnd: false) : nil
        case UInt8(ascii: "a"): return isWord("and") ? .shortcut(isAnd: true) : nil
        case UInt8(ascii: "o"): return isWord("or") ? .shortcut(isAnd: false) : nil
        default: return nil
        }
    }

    /// Whether the sign at the next byte has blanks on both sides. There is an operand before it.
    private var standsAlone: Bool { next[-1] <= 0x20 && byteAfter <= 0x20 }

    private mutating func apply(
        _ sign: BinaryOperator, _ left: FormulaOperand, _ right: FormulaOperand
    ) throws(NotNumeric) -> FormulaOperand {
        guard !left.isColor, !right.isColor else { throw NotNumeric() }
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
        let room = top
        if right.isConstant, let opcode = sign.withConstant {
            let register = target(left)
            emitOperation(opcode, d: register, a: left.register, constant: right.constant)
            return .register(register)
        }
        if left.isConstant, let opcode = sign.ofConstant {
            let register = target(right)
            emitOperation(opcode, d: register, a: right.register, constant: left.constant)
            return .register(register)
        }
        if sign == .add, left.isTemporary, right.isTemporary, last >= 0, Int(code[last].d) == right.register,
            let fused = code[last].opcode.fusedWithAdding
        {
            let isChain = beforeLast >= 0 && Int(code[beforeLast].d) == left.register
            code[last].opcode = isChain ? fused.onLast ?? fused : fused
            code[last].d = UInt16(truncatingIfNeeded: left.register)
            top = left.register + 1
            return left
        }
        var (a, b) = (register(left), register(right))
        let lowest = min(left.isTemporary ? left.register : room, right.isTemporary ? right.register : room)
        if sign == .greater || sign == .greaterOrEqual { swap(&a, &b) }
        emitOperation(sign.opcode, d: lowest, a: a, b: b)
        top = lowest + 1
        return .register(lowest)
    }

    // MARK: Signs and powers

    /// `-a`, `+a`, `!a`, or a power.
    mutating func prefix() throws(NotNumeric) -> FormulaOperand {
        skipBlanks()
        var sign = byte
        if sign == UInt8(ascii: "n"), isWord("not") {
            sign = UInt8(ascii: "!")
            next += 2
        }
        guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") || sign == UInt8(ascii: "!") else {
            return try power()
        }
        next += 1
        guard sign != UInt8(ascii: "!") || byte != UInt8(ascii: "=") else { throw NotNumeric() }
        try deeper()
        var operand = try prefix()
        depth -= 1
        guard !operand.isColor else { throw NotNumeric() }
        if sign == UInt8(ascii: "!") {
            if operand.isConstant { return .constant(NumberRules.isTrue(operand.constant) ? 0 : 1, isBool: true) }
            let register = target(operand)
            emit(.not, d: register, a: operand.register)
            return .register(register, isBool: true)
        }
        guard !operand.isBool else { throw NotNumeric() }
        guard sign == UInt8(ascii: "-") else { return operand }
        if operand.isConstant {
            operand.constant = -operand.constant
            return operand
        }
        let register = target(operand)
        emit(.negate, d: register, a: operand.register)
        return .register(register, operand.unit)
    }

    private mutating func power() throws(NotNumeric) -> FormulaOperand {
        let base = try primary()
        skipBlanks()
        if byte == UInt8(ascii: "^") {
            next += 1
        } else if byte == UInt8(ascii: "*"), byteAfter == UInt8(ascii: "*") {
            next += 2
        } else {
            return base
        }
        try deeper()
        let exponent = try prefix()
        depth -= 1
        return try apply(.power, base, exponent)
    }
}
