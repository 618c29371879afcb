import StyleValues

extension FormulaCompiler<FormulaText> {
    /// A call from its opening parenthesis on.
    mutating func call(_ function: FormulaFunction) throws(NotNumeric) -> FormulaOperand {
        next += 1
        try deeper()
        let outer = source.isSpaced
        source.isSpaced = false
        let result: FormulaOperand
        switch function {
        case .standard(let meaning): result = try call(meaning)
        case .color(let operation):
            source.isSpaced = operation.takesBlanks
            result = try call(operation)
        case .host(let index, let arity, let isPure, let isAttempt):
            result = try call(host: index, arity, isPure: isPure, isAttempt: isAttempt)
        }
        source.isSpaced = outer
        source.depth -= 1
        try closeParenthesis()
        return result
    }

    private mutating func call(
        host index: Int, _ arity: ClosedRange<Int>, isPure: Bool, isAttempt: Bool
    ) throws(NotNumeric) -> FormulaOperand {
        let base = top
        var arguments = 0
        var areConstant = true
        skipBlanks()
        if byte != UInt8(ascii: ")") {
            repeat {
                guard arguments < HostFunction.mostArguments else { throw NotNumeric() }
                var argument = try argument()
                guard argument.unit == nil else { throw NotNumeric() }
                areConstant = areConstant && argument.isConstant
                placeArgument(&argument, in: base + arguments)
                arguments += 1
            } while takeComma()
        }
        guard arity.contains(arguments) else { throw NotNumeric() }
        if isAttempt {
            // A result that is known while binding is a fault there if it is one.
            guard !isPure || !areConstant else { throw NotNumeric() }
            hasAttempts = true
            callsScript = true
        }
        if !isPure { hasImpureCalls = true }
        try note(input: isPure ? FrameStorage.neverChanged : FrameStorage.alwaysChanged)
        emit(.call, d: base, a: base, b: HostFunction.field(index: index, argumentCount: arguments))
        top = base + 1
        return .register(base)
    }
}
