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

    /// On two registers; `>` and `>=` are `<` and `<=` with the operands the other way round.
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
