import StyleValues

// Colors: words, digits, and the functions on them.

extension FormulaCompiler {
    /// A color that is known.
    mutating func load(_ color: Color) throws(NotNumeric) -> FormulaOperand {
        let base = top
        try reserve(registers: base + Color.registerCount)
        let (first, second, third, alpha, space) = color.registers
        emit(.load, d: base, constant: first)
        emit(.load, d: base + 1, constant: second)
        emit(.load, d: base + 2, constant: third)
        emit(.load, d: base + 3, constant: alpha)
        emit(.load, d: base + 4, constant: space)
        return take(.color(base))
    }

    /// A function of colors from its first argument on.
    mutating func call(_ operation: ColorOperation) throws(NotNumeric) -> FormulaOperand {
        let base = top
        let parameters = operation.parameters
        var place = base
        var arguments = 0
        repeat {
            guard arguments < parameters.count else { throw NotNumeric() }
            top = place
            let argument = try argument(parameters[arguments])
            try reserve(registers: place + argument.width)
            self.place(argument, in: place)
            place += argument.width
            arguments += 1
        } while takeComma()
        guard arguments >= parameters.count - operation.optionalCount else { throw NotNumeric() }
        try reserve(registers: base + Color.registerCount)
        if operation.mayFail { hasAttempts = true }
        emit(.color, d: base, a: base, b: Int(operation.rawValue) << 3 | arguments)
        switch operation.result(count: arguments) {
        case .color: return take(.color(base))
        case .number(let unit): return take(.register(base, unit))
        }
    }

    private mutating func argument(_ parameter: ColorOperation.Parameter) throws(NotNumeric) -> FormulaOperand {
        guard case .color = parameter else { return try number(try argument(), for: parameter) }
        let operand = try Source.operand(&self)
        guard operand.isColor else { throw NotNumeric() }
        return operand
    }

    /// The number that a parameter takes, without its unit.
    private mutating func number(
        _ operand: FormulaOperand, for parameter: ColorOperation.Parameter
    ) throws(NotNumeric) -> FormulaOperand {
        var operand = operand
        let isPercentage = operand.unit == .percent
        switch parameter {
        case .percentage, .color: guard operand.unit == nil || isPercentage else { throw NotNumeric() }
        case .degrees: guard operand.unit == nil || operand.unit == .deg else { throw NotNumeric() }
        case .part(let whole):
            guard operand.unit == nil || isPercentage else { throw NotNumeric() }
            operand = divided(operand, by: isPercentage ? 100 : whole)
        case .number(let whole):
            guard operand.unit == nil || isPercentage else { throw NotNumeric() }
            if isPercentage { operand = scaled(divided(operand, by: 100), by: whole, to: nil) }
        }
        operand.unit = nil
        return operand
    }

    private mutating func divided(_ operand: FormulaOperand, by divisor: Double) -> FormulaOperand {
        guard divisor != 1 else { return operand }
        var operand = operand
        if operand.isConstant {
            operand.constant /= divisor
        } else {
            let from = operand.register
            operand.register = target(operand)
            emitOperation(.divideConstant, d: operand.register, a: from, constant: divisor)
        }
        return operand
    }

    // MARK: Registers

    /// Puts a color into temporaries from `register` on, which is not behind it.
    mutating func placeColor(_ operand: FormulaOperand, in register: Int) {
        if operand.register != register {
            for part in 0..<Color.registerCount { emit(.move, d: register + part, a: operand.register + part) }
        }
        last = -1
    }

    /// Ends an operand of several instructions: none of them becomes part of what follows.
    private mutating func take(_ operand: FormulaOperand) -> FormulaOperand {
        top = operand.register + operand.width
        last = -1
        return operand
    }

    private func reserve(registers count: Int) throws(NotNumeric) {
        guard count <= FrameStorage.temporaries - 4 else { throw NotNumeric() }
    }
}
