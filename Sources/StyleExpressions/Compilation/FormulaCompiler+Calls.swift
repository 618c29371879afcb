import StyleValues

extension FormulaCompiler {
    /// A call of a standard function, from its first argument on.
    mutating func call(_ meaning: NumericMeaning) throws(NotNumeric) -> FormulaOperand {
        let base = top
        switch meaning {
        case .plain(let operation, let count, let unit):
            var result = try emit(operation, try arguments(count, from: base), base)
            guard result.unit == nil else { throw NotNumeric() }
            result.unit = unit
            return result
        case .keeping(let operation): return try emit(operation, try arguments(1, from: base), base)
        case .dropping(let operation):
            var result = try emit(operation, try arguments(1, from: base), base)
            result.unit = nil
            return result
        case .aligned(let operation, let count, let unit):
            var result = try emit(operation, try arguments(count, from: base), base)
            switch unit {
            case .same: break
            case .none: result.unit = nil
            case .degrees: result.unit = .deg
            }
            return result
        case .folded(let operation): return try fold(operation, base)
        case .angle(let radians, let degrees):
            let angle = try arguments(1, from: base)
            guard angle.unit == nil || angle.unit == .deg else { throw NotNumeric() }
            var result = try emit(angle.unit == nil ? radians : degrees, angle, base)
            result.unit = nil
            return result
        case .rounded(let whole, let step):
            let value = try argument()
            guard takeComma() else { return try emit(whole, FormulaArguments(value), base) }
            guard let step else { throw NotNumeric() }
            var both = FormulaArguments(value)
            try both.add(try argument(), isStrict: isStrict)
            return try emit(step, both, base)
        case .logarithm:
            var numbers = FormulaArguments(try argument())
            let hasBase = takeComma()
            if hasBase { try numbers.add(try argument(), isStrict: isStrict) }
            guard numbers.unit == nil else { throw NotNumeric() }
            return try emit(hasBase ? .logarithmToBase : .logarithm, numbers, base)
        case .interpolation: return try interpolate(base)
        }
    }

    // MARK: Arguments

    /// One argument in canonical units.
    mutating func argument() throws(NotNumeric) -> FormulaOperand {
        let operand = canonical(try Source.operand(&self))
        guard !operand.isBool, !operand.isColor else { throw NotNumeric() }
        return operand
    }

    mutating func takeComma() -> Bool { Source.takeSign(UInt8(ascii: ","), &self) }

    /// That many arguments in one unit; three stand in registers one after the other.
    private mutating func arguments(_ count: Int, from base: Int) throws(NotNumeric) -> FormulaArguments {
        var arguments = FormulaArguments(try argument())
        if count == 3 { placeArgument(&arguments.first, in: base) }
        for index in 1..<max(count, 1) {
            guard takeComma() else { throw NotNumeric() }
            var argument = try argument()
            if count == 3 { placeArgument(&argument, in: base + index) }
            try arguments.add(argument, isStrict: isStrict)
        }
        return arguments
    }

    /// Puts an argument into a register; a constant is known all the same.
    mutating func placeArgument(_ argument: inout FormulaOperand, in register: Int) {
        place(argument, in: register)
        argument.register = register
        top = register + 1
        last = -1
    }

    // MARK: Code

    /// A function of one to three arguments; the result goes to `base`.
    private mutating func emit(
        _ operation: NumericOperation, _ arguments: FormulaArguments, _ base: Int
    ) throws(NotNumeric) -> FormulaOperand {
        guard let opcode = Opcode(operation) else { throw NotNumeric() }
        let start = count
        if arguments.count == 3 {
            emit(opcode, d: base, a: base)
            top = base + 1
            guard arguments.areConstant else { return .register(base, arguments.unit) }
            // The three loads stand before it.
            top = base
            return .constant(folded(from: start - 6, in: base), arguments.unit)
        }
        let a = register(arguments.first)
        let b = arguments.count == 2 ? register(arguments.second) : 0
        emit(opcode, d: base, a: a, b: b)
        top = base + 1
        guard arguments.areConstant else { return .register(base, arguments.unit) }
        top = base
        return .constant(folded(from: start, in: base), arguments.unit)
    }

    /// Any number of arguments, two at a time; one stays as it is, but for `hypot`, which has no sign.
    private mutating func fold(_ operation: NumericOperation, _ base: Int) throws(NotNumeric) -> FormulaOperand {
        var result = try argument()
        if operation == .hypotenuse { result = try emit(.magnitude, FormulaArguments(result), base) }
        var arguments = 1
        while takeComma() {
            arguments += 1
            guard arguments <= ExpressionLimits.arguments else { throw NotNumeric() }
            var both = FormulaArguments(result)
            try both.add(try argument(), isStrict: isStrict)
            result = try emit(operation, both, base)
        }
        return result
    }

    private mutating func interpolate(_ base: Int) throws(NotNumeric) -> FormulaOperand {
        var ends = FormulaArguments(try argument())
        placeArgument(&ends.first, in: base)
        guard takeComma() else { throw NotNumeric() }
        var second = try argument()
        placeArgument(&second, in: base + 1)
        try ends.add(second, isStrict: isStrict)
        guard takeComma() else { throw NotNumeric() }
        var part = try argument()
        if part.unit == .percent {
            part.unit = nil
            if part.isConstant {
                part.constant /= 100
            } else {
                let from = part.register
                part.register = target(part)
                emit(.divideConstant, d: part.register, a: from, constant: 100)
            }
        }
        guard part.unit == nil else { throw NotNumeric() }
        placeArgument(&part, in: base + 2)
        try ends.add(part, isStrict: false)
        return try emit(.interpolate, ends, base)
    }
}

/// One to three arguments of a call, brought to one unit.
struct FormulaArguments {
    var first: FormulaOperand
    private(set) var second = FormulaOperand.constant(0)
    private(set) var count = 1
    private(set) var areConstant: Bool
    /// Their common unit.
    private(set) var unit: MeasureUnit?

    init(_ first: FormulaOperand) {
        self.first = first
        areConstant = first.isConstant
        unit = first.unit
    }

    /// One more argument; a plain number takes the unit of the others.
    mutating func add(_ operand: FormulaOperand, isStrict: Bool) throws(NotNumeric) {
        if operand.unit != unit {
            guard operand.unit == nil || unit == nil, !isStrict else { throw NotNumeric() }
            unit = unit ?? operand.unit
        }
        if count == 1 { second = operand }
        count += 1
        areConstant = areConstant && operand.isConstant
    }
}
