extension BinaryOperator {
    /// How many bytes it is written with; `**` is taken by the power itself.
    var byteCount: Int {
        switch self {
        case .lessOrEqual, .greaterOrEqual, .equal, .notEqual: 2
        default: 1
        }
    }

    var isComparison: Bool {
        switch self {
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: true
        case .add, .subtract, .multiply, .divide, .modulo, .power: false
        }
    }

    /// On two registers; `>` and `>=` are `<` and `<=` the other way round.
    var opcode: Opcode {
        switch self {
        case .add: .add
        case .subtract: .subtract
        case .multiply: .multiply
        case .divide: .divide
        case .modulo: .modulo
        case .power: .power
        case .less, .greater: .less
        case .lessOrEqual, .greaterOrEqual: .lessOrEqual
        case .equal: .equal
        case .notEqual: .notEqual
        }
    }

    /// On a register and a number.
    var withConstant: Opcode? {
        switch self {
        case .add: .addConstant
        case .subtract: .subtractConstant
        case .multiply: .multiplyConstant
        case .divide: .divideConstant
        case .less: .lessConstant
        case .lessOrEqual: .lessOrEqualConstant
        case .greater: .greaterConstant
        case .greaterOrEqual: .greaterOrEqualConstant
        case .equal: .equalConstant
        case .notEqual: .notEqualConstant
        default: nil
        }
    }

    /// On a number and a register.
    var ofConstant: Opcode? {
        switch self {
        case .add: .addConstant
        case .subtract: .subtractFromConstant
        case .multiply: .multiplyConstant
        case .divide: .divideConstantBy
        case .less: .greaterConstant
        case .lessOrEqual: .greaterOrEqualConstant
        case .greater: .lessConstant
        case .greaterOrEqual: .lessOrEqualConstant
        case .equal: .equalConstant
        case .notEqual: .notEqualConstant
        default: nil
        }
    }

    /// The result for plain numbers; of comparisons 0 or 1.
    func result(_ a: Double, _ b: Double) -> Double {
        switch self {
        case .add: a + b
        case .subtract: a - b
        case .multiply: a * b
        case .divide: a / b
        case .modulo: FlooredDivision.remainder(a, b)
        case .power: ElementaryFunctions.power(a, b)
        case .less: a < b ? 1 : 0
        case .lessOrEqual: a <= b ? 1 : 0
        case .greater: a > b ? 1 : 0
        case .greaterOrEqual: a >= b ? 1 : 0
        case .equal: a == b ? 1 : 0
        case .notEqual: a != b ? 1 : 0
        }
    }
}

extension Opcode {
    /// The jump unless a comparison holds.
    var branch: Opcode? {
        switch self {
        case .less: .jumpUnlessLess
        case .lessOrEqual: .jumpUnlessLessOrEqual
        case .equal: .jumpUnlessEqual
        case .notEqual: .jumpUnlessNotEqual
        case .lessConstant: .jumpUnlessLessConstant
        case .lessOrEqualConstant: .jumpUnlessLessOrEqualConstant
        case .greaterConstant: .jumpUnlessGreaterConstant
        case .greaterOrEqualConstant: .jumpUnlessGreaterOrEqualConstant
        case .equalConstant: .jumpUnlessEqualConstant
        case .notEqualConstant: .jumpUnlessNotEqualConstant
        default: nil
        }
    }

    /// The same where `r[a]` is the result of the instruction before; then `a` names the other operand.
    var onLast: Opcode? {
        switch self {
        case .add: .addToLast
        case .subtract: .subtractFromLast
        case .multiply: .multiplyLast
        case .divide: .divideLast
        case .addConstant: .addConstantToLast
        case .subtractConstant: .subtractConstantFromLast
        case .multiplyConstant: .multiplyLastByConstant
        case .divideConstant: .divideLastByConstant
        case .multiplyAdd: .multiplyAddToLast
        case .multiplyAddConstant: .multiplyAddConstantToLast
        default: nil
        }
    }

    /// Whether the operands may change places.
    var isCommutative: Bool { self == .add || self == .multiply }

    /// A multiplication with the addition after it.
    var fusedWithAdding: Opcode? {
        switch self {
        case .multiply: .multiplyAdd
        case .multiplyConstant: .multiplyAddConstant
        default: nil
        }
    }
}
