/// The other instructions that do what an instruction does, with a part of what stands beside it.
struct OpcodeForms {
    /// Gives the result as that of the formula.
    var ending: Opcode?
    /// The same where `r[a]` is the result of the instruction before; then `a` names the other operand.
    var onLast: Opcode?
    /// On a register and a number.
    var withConstant: Opcode?
    /// On a number and a register.
    var ofConstant: Opcode?
    /// With the addition after it.
    var withAddition: Opcode?
    /// The jump unless it holds.
    var branch: Opcode?
    /// Whether the operands may change places.
    var isCommutative = false
}

extension Opcode {
    /// The table of forms: a row for each instruction that has some.
    var forms: OpcodeForms {
        switch self {
        case .add:
            OpcodeForms(
                ending: .resultAdd, onLast: .addToLast, withConstant: .addConstant, ofConstant: .addConstant,
                isCommutative: true)
        case .subtract:
            OpcodeForms(
                ending: .resultSubtract, onLast: .subtractFromLast, withConstant: .subtractConstant,
                ofConstant: .subtractFromConstant)
        case .multiply:
            OpcodeForms(
                ending: .resultMultiply, onLast: .multiplyLast, withConstant: .multiplyConstant,
                ofConstant: .multiplyConstant,
                withAddition: .multiplyAdd, isCommutative: true)
        case .divide:
            OpcodeForms(
                ending: .resultDivide, onLast: .divideLast, withConstant: .divideConstant, ofConstant: .divideConstantBy
            )
        case .addConstant: OpcodeForms(ending: .resultAddConstant, onLast: .addConstantToLast)
        case .subtractConstant: OpcodeForms(ending: .resultSubtractConstant, onLast: .subtractConstantFromLast)
        case .multiplyConstant:
            OpcodeForms(
                ending: .resultMultiplyConstant, onLast: .multiplyLastByConstant, withAddition: .multiplyAddConstant)
        case .divideConstant: OpcodeForms(ending: .resultDivideConstant, onLast: .divideLastByConstant)
        case .multiplyAdd: OpcodeForms(onLast: .multiplyAddToLast)
        case .multiplyAddConstant: OpcodeForms(onLast: .multiplyAddConstantToLast)
        case .addToLast: OpcodeForms(ending: .resultAddToLast)
        case .subtractFromLast: OpcodeForms(ending: .resultSubtractFromLast)
        case .multiplyLast: OpcodeForms(ending: .resultMultiplyLast)
        case .divideLast: OpcodeForms(ending: .resultDivideLast)
        case .addConstantToLast: OpcodeForms(ending: .resultAddConstantToLast)
        case .subtractConstantFromLast: OpcodeForms(ending: .resultSubtractConstantFromLast)
        case .multiplyLastByConstant: OpcodeForms(ending: .resultMultiplyLastByConstant)
        case .divideLastByConstant: OpcodeForms(ending: .resultDivideLastByConstant)
        case .less: OpcodeForms(withConstant: .lessConstant, ofConstant: .greaterConstant, branch: .jumpUnlessLess)
        case .lessOrEqual:
            OpcodeForms(
                withConstant: .lessOrEqualConstant, ofConstant: .greaterOrEqualConstant, branch: .jumpUnlessLessOrEqual)
        case .equal: OpcodeForms(withConstant: .equalConstant, ofConstant: .equalConstant, branch: .jumpUnlessEqual)
        case .notEqual:
            OpcodeForms(withConstant: .notEqualConstant, ofConstant: .notEqualConstant, branch: .jumpUnlessNotEqual)
        case .lessConstant: OpcodeForms(branch: .jumpUnlessLessConstant)
        case .lessOrEqualConstant: OpcodeForms(branch: .jumpUnlessLessOrEqualConstant)
        case .greaterConstant: OpcodeForms(branch: .jumpUnlessGreaterConstant)
        case .greaterOrEqualConstant: OpcodeForms(branch: .jumpUnlessGreaterOrEqualConstant)
        case .equalConstant: OpcodeForms(branch: .jumpUnlessEqualConstant)
        case .notEqualConstant: OpcodeForms(branch: .jumpUnlessNotEqualConstant)
        case .least: OpcodeForms(ending: .resultLeast)
        case .greatest: OpcodeForms(ending: .resultGreatest)
        default: OpcodeForms()
        }
    }
}
