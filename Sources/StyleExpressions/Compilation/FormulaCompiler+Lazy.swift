// Operators whose operands are not all evaluated.

extension FormulaCompiler {
    /// What `condition ? a : b` comes to, after its condition.
    mutating func choice(_ condition: FormulaOperand) throws(NotNumeric) -> FormulaOperand {
        guard !condition.isColor else { throw NotNumeric() }
        return condition.isConstant ? try knownConditional(condition) : try branches(after: condition)
    }

    private mutating func knownConditional(_ condition: FormulaOperand) throws(NotNumeric) -> FormulaOperand {
        let start = count
        let base = top
        let first = try Source.operand(&self)
        try expectColon()
        if NumberRules.isTrue(condition.constant) {
            // The other branch is compiled to be checked.
            let end = count
            _ = try Source.operand(&self)
            truncate(to: end)
            top = first.isTemporary ? first.register + first.width : base
            return first
        }
        truncate(to: start)
        top = base
        return try Source.operand(&self)
    }

    private mutating func branches(after condition: FormulaOperand) throws(NotNumeric) -> FormulaOperand {
        let result = condition.isTemporary ? condition.register : top
        let unless = emitBranch(condition)
        top = result
        let first = try Source.operand(&self)
        place(first, in: result)
        try expectColon()
        let jump = emitJump(.jump)
        land(unless)
        top = result
        let second = try Source.operand(&self)
        guard first.isLike(second) else { throw NotNumeric() }
        place(second, in: result)
        land(jump)
        top = result + first.width
        var value = first.isColor ? FormulaOperand.color(result) : .register(result, first.unit, isBool: first.isBool)
        value.isWord = first.isWord || second.isWord
        return value
    }

    /// A jump for a condition that does not hold, in one instruction with the comparison before it.
    private mutating func emitBranch(_ condition: FormulaOperand) -> Int {
        guard last >= 0, condition.isTemporary, Int(code[last].d) == condition.register,
            let branch = code[last].opcode.forms.branch
        else { return emitJump(isLast(condition.register) ? .jumpUnlessLast : .jumpUnless, a: condition.register) }
        code[last].opcode = branch
        let place = last
        last = -1
        return place
    }

    private mutating func expectColon() throws(NotNumeric) {
        guard Source.takeSign(UInt8(ascii: ":"), &self) else { throw NotNumeric() }
    }

    // MARK: `&&` and `||`

    mutating func shortcut(
        _ isAnd: Bool, _ left: FormulaOperand, _ precedence: Precedence
    ) throws(NotNumeric) -> FormulaOperand {
        guard !left.isColor else { throw NotNumeric() }
        if left.isConstant {
            let place = count
            let base = top
            let right = try Source.rightOperand(precedence, &self)
            guard !right.isColor else { throw NotNumeric() }
            if NumberRules.isTrue(left.constant) != isAnd {
                truncate(to: place)
                top = base
                return .constant(isAnd ? 0 : 1, isBool: true)
            }
            return truth(right)
        }
        let result = left.isTemporary ? left.register : top
        place(truth(left), in: result)
        top = result + 1
        let jump =
            isLast(result)
            ? emitJump(isAnd ? .jumpUnlessLast : .jumpIfLast) : emitJump(isAnd ? .jumpUnless : .jumpIf, a: result)
        let right = try Source.rightOperand(precedence, &self)
        guard !right.isColor else { throw NotNumeric() }
        place(truth(right), in: result)
        land(jump)
        top = result + 1
        return .register(result, isBool: true)
    }

    /// The operand as a bool.
    private mutating func truth(_ operand: FormulaOperand) -> FormulaOperand {
        if operand.isBool { return operand }
        if operand.isConstant { return .constant(NumberRules.isTrue(operand.constant) ? 1 : 0, isBool: true) }
        let register = target(operand)
        emit(.truth, d: register, a: operand.register)
        return .register(register, isBool: true)
    }
}
