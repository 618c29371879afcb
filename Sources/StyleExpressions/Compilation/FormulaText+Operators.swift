import StyleValues

extension FormulaCompiler<FormulaText> {
    /// `condition ? a : b`, or an operation.
    mutating func conditional() throws(NotNumeric) -> FormulaOperand {
        let condition = try operation(.coalescing)
        guard byte == UInt8(ascii: "?") else { return condition }
        guard byteAfter != UInt8(ascii: "?") else { throw NotNumeric() }
        next += 1
        try deeper()
        let result = try choice(condition)
        source.depth -= 1
        return result
    }

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
        case UInt8(ascii: "+"): return source.isSpaced && !standsAlone ? nil : .binary(.add, .addition)
        case UInt8(ascii: "-"): return source.isSpaced && !standsAlone ? nil : .binary(.subtract, .addition)
        case UInt8(ascii: "*"): return .binary(.multiply, .multiplication)
        case UInt8(ascii: "/"):
            // `//` and `/*` start comments.
            guard byteAfter != UInt8(ascii: "/"), byteAfter != UInt8(ascii: "*"), !source.isSpaced else { return nil }
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
        let operand = try prefix()
        source.depth -= 1
        return try apply(sign == UInt8(ascii: "!") ? .not : sign == UInt8(ascii: "-") ? .negate : .plus, operand)
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
        source.depth -= 1
        return try apply(.power, base, exponent)
    }
}
