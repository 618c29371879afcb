import StyleDiagnostics

/// What binding knows of a value on the stack.
struct Operand {
    /// The value, if it is known.
    var value: ExpressionValue?
    /// Where it is written.
    var range: SourceRange
    /// The first of its steps in the program.
    var codeStart: Int
    /// Whether a fault in it has been reported, so that nothing more is said of it.
    var isFaulty = false
    /// Whether it is a variable that does not exist, before `??`.
    var isUndefined = false
    /// Variables that it was computed from, the first few: for notes.
    var origins: [Int] = []
}

/// What binding knows of a lazy operator between its parts.
struct LazyFrame {
    /// The left operand or the condition; for `otherwise` the value if true.
    var first: Operand
    /// The condition, if it is known.
    var condition: Bool?
    var isFaulty: Bool
    /// The step whose target is not known yet.
    var pending: Int?
    var codeStart: Int
    var thenValue: Operand?
}

/// The program of one expression in the making.
struct ProgramDraft {
    let expression: MathExpression
    var operands: [Operand] = []
    var output: [BoundStep] = []
    var frames: [LazyFrame] = []
    /// Number of enclosing branches that may not be taken: values do not matter there, types do.
    var speculation = 0

    init(_ expression: MathExpression) {
        self.expression = expression
        operands.reserveCapacity(8)
        output.reserveCapacity(expression.steps.count)
    }

    /// Appends a step and gives its place.
    @discardableResult
    mutating func emit(_ operation: BoundStep.Operation, _ range: SourceRange) -> Int {
        output.append(BoundStep(operation: operation, range: range))
        return output.count - 1
    }

    /// Puts a known value in place of all steps from `codeStart`.
    mutating func pushConstant(_ value: ExpressionValue, _ range: SourceRange, from codeStart: Int, origins: [Int] = [])
    {
        output.removeSubrange(codeStart...)
        emit(.constant(value), range)
        operands.append(Operand(value: value, range: range, codeStart: codeStart, origins: origins))
    }

    /// Takes the last `count` operands.
    mutating func pop(_ count: Int) -> [Operand] {
        let taken = Array(operands.suffix(count))
        operands.removeLast(min(count, operands.count))
        return taken
    }

    mutating func pushFaulty(_ range: SourceRange, from codeStart: Int) {
        operands.append(Operand(value: nil, range: range, codeStart: codeStart, isFaulty: true))
    }
}
