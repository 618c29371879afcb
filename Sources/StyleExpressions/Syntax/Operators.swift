/// An operator between two operands that are both evaluated.
enum BinaryOperator: String, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case modulo = "%"
    case power = "^"
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case equal = "=="
    case notEqual = "!="
}

/// An operator before its operand.
enum UnaryOperator: String, Sendable {
    case negate = "-"
    case plus = "+"
    case not = "!"
}

/// How tightly an operator holds its operands; higher is tighter.
///
/// Source: the order of C, with the power above the prefix signs as in Lua and Python: `-2^2` is -4.
enum Precedence: Int, Comparable {
    case coalescing = 1
    case or, and, equality, comparison, addition, multiplication

    static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }

    /// The precedence of the right operand of a left-associative operator.
    var next: Precedence? { Precedence(rawValue: rawValue + 1) }

    /// The same, of the tightest the precedence itself.
    @inline(__always)
    var tighter: Precedence { next ?? self }
}

/// What an operator between two operands does.
enum InfixOperator {
    case binary(BinaryOperator, Precedence)
    case shortcut(isAnd: Bool)
    case coalescing

    var precedence: Precedence {
        switch self {
        case .binary(_, let precedence): precedence
        case .shortcut(let isAnd): isAnd ? .and : .or
        case .coalescing: .coalescing
        }
    }
}
