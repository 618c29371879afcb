import StyleValues

/// A formula as the steps of a parsed expression, compiled for variables of the kinds that they have at the moment.
struct FormulaSteps: FormulaSource {
    /// More steps are left to the general evaluator: compiling recurses.
    static let mostSteps = 256
    /// Registers for variables.
    static let inputRegisters = 64

    let expression: MathExpression
    let functions: FunctionLibrary
    /// The color that a word names.
    let namedColor: (String) -> Color?
    /// Calls that are none of a function: the converter reads them.
    let keeping: Set<String>
    /// Whether a bare word is a variable; nil where that depends on who asks.
    let isVariable: (String) -> Bool?
    /// What a variable is; its number among the inputs.
    let variable: (String) -> FormulaInput

    private(set) var inputs: [FormulaInput] = []
    /// The first step of the operand that ends at each step.
    private let starts: [Int]
    /// The steps that end the operands of the one at hand, those that are not compiled yet.
    fileprivate var rest: ArraySlice<Int>

    /// Nil for what is no formula, whatever its variables are.
    init?(
        _ expression: MathExpression, functions: FunctionLibrary, keeping: Set<String>,
        namedColor: @escaping (String) -> Color?,
        isVariable: @escaping (String) -> Bool?, variable: @escaping (String) -> FormulaInput
    ) {
        guard expression.diagnostics.isEmpty, !expression.steps.isEmpty,
            expression.steps.count <= FormulaSteps.mostSteps,
            let starts = FormulaSteps.starts(expression.steps)
        else { return nil }
        self.expression = expression
        self.functions = functions
        self.namedColor = namedColor
        self.keeping = keeping
        self.isVariable = isVariable
        self.variable = variable
        self.starts = starts
        rest = [expression.steps.count - 1]
        if case .list = expression.steps[expression.steps.count - 1].operation {
            rest = operands(of: expression.steps.count - 1)
        }
    }

    // MARK: Operands

    private static func starts(_ steps: [ExpressionStep]) -> [Int]? {
        var starts: [Int] = []
        var open: [Int] = []
        for (place, step) in steps.enumerated() {
            let count = step.operation.operandCount
            guard count >= 0, open.count >= count else { return nil }
            let start = count > 0 ? open[open.count - count] : place
            starts.append(start)
            if step.operation.isMark { continue }
            open.removeLast(count)
            open.append(start)
        }
        return open.count == 1 ? starts : nil
    }

    /// The steps that end the operands of a step, the first operand first.
    private func operands(of place: Int) -> ArraySlice<Int> {
        var ends: [Int] = []
        var end = place - 1
        for _ in 0..<max(0, expression.steps[place].operation.operandCount) {
            while end > 0, expression.steps[end].operation.isMark { end -= 1 }
            ends.append(end)
            end = starts[end] - 1
        }
        return ends.reversed()[...]
    }

    static func operand(_ compiler: inout FormulaCompiler<FormulaSteps>) throws(NotNumeric) -> FormulaOperand {
        guard let place = compiler.source.rest.popFirst() else { throw NotNumeric() }
        try compiler.reserve()
        let outer = compiler.source.rest
        compiler.source.rest = compiler.source.operands(of: place)
        let operand = try compiler.step(place)
        // More arguments than the function takes.
        guard compiler.source.rest.isEmpty else { throw NotNumeric() }
        compiler.source.rest = outer
        return operand
    }

    static func rightOperand(
        _ precedence: Precedence, _ compiler: inout FormulaCompiler<FormulaSteps>
    ) throws(NotNumeric) -> FormulaOperand {
        try operand(&compiler)
    }

    static func takeSign(_ sign: UInt8, _ compiler: inout FormulaCompiler<FormulaSteps>) -> Bool {
        !compiler.source.rest.isEmpty
    }

    /// The variable, with registers that are its own.
    fileprivate mutating func input(_ name: String) throws(NotNumeric) -> FormulaInput {
        if let known = inputs.first(where: { $0.name == name }) { return known }
        var input = variable(name)
        let last = inputs.last
        input.register = last.map { $0.register + $0.kind.width } ?? FrameStorage.temporaries
        inputs.append(input)
        guard input.register + input.kind.width <= FrameStorage.temporaries + FormulaSteps.inputRegisters else {
            throw NotNumeric()
        }
        return input
    }
}

extension FormulaCompiler<FormulaSteps> {
    fileprivate mutating func step(_ place: Int) throws(NotNumeric) -> FormulaOperand {
        switch source.expression.steps[place].operation {
        case .constant(.number(let quantity)): return .constant(quantity.value, quantity.unit)
        case .constant(.color(let color)): return try load(color)
        case .constant: throw NotNumeric()
        case .word(let word, _, _): return try self.word(word)
        case .variable(let name, _): return try variable(name)
        case .unary(let sign):
            let operand = try FormulaSteps.operand(&self)
            return try apply(sign, operand)
        case .binary(let sign):
            let left = try FormulaSteps.operand(&self)
            let right = try FormulaSteps.operand(&self)
            return try apply(sign, left, right)
        case .call(let site): return try call(site)
        case .merge:
            let condition = try FormulaSteps.operand(&self)
            return try choice(condition)
        case .endShortcut(let isAnd):
            let left = try FormulaSteps.operand(&self)
            return try shortcut(isAnd, left, isAnd ? .and : .or)
        case .endCoalesce: return try coalesced(source.expression.steps[source.rest.first ?? place].operation)
        case .index, .list, .chain, .branch, .otherwise, .shortcut, .coalesce: throw NotNumeric()
        }
    }

    // MARK: Names

    private mutating func word(_ word: String) throws(NotNumeric) -> FormulaOperand {
        if let bool = BoolWord.value(of: word, dialect: source.expression.dialect) {
            return .constant(bool ? 1 : 0, isBool: true)
        }
        guard let isVariable = source.isVariable(word) else { throw NotNumeric() }
        if isVariable { return try variable(word) }
        // `-gap` is the opposite of a variable.
        let isSigned = word.utf8.first == UInt8(ascii: "-")
        guard !isSigned || source.isVariable(String(word.dropFirst())) == false else { throw NotNumeric() }
        var operand: FormulaOperand
        if let number = MathConstant.value(named: word) {
            operand = .constant(number)
        } else {
            guard let color = source.namedColor(word) else { throw NotNumeric() }
            operand = try load(color)
        }
        operand.isWord = true
        return operand
    }

    private mutating func variable(_ name: String) throws(NotNumeric) -> FormulaOperand {
        let input = try source.input(name)
        switch input.kind {
        case .undefined, .other: throw NotNumeric()
        case .number(let unit): return .register(input.register, unit)
        case .bool: return .register(input.register, isBool: true)
        case .color(let isWord):
            var operand = FormulaOperand.color(input.register)
            operand.isWord = isWord
            return operand
        }
    }

    /// What stands before `??`, or where that is a variable that does not exist what stands behind it.
    private mutating func coalesced(_ first: ExpressionStep.Operation) throws(NotNumeric) -> FormulaOperand {
        if case .variable(let name, isOptional: true) = first, try source.input(name).kind == .undefined {
            _ = source.rest.popFirst()
            return try FormulaSteps.operand(&self)
        }
        let operand = try FormulaSteps.operand(&self)
        // The fallback is compiled to be checked.
        let (end, room) = (count, top)
        _ = try FormulaSteps.operand(&self)
        truncate(to: end)
        top = room
        return operand
    }

    // MARK: Calls

    private mutating func call(_ site: ExpressionStep.CallSite) throws(NotNumeric) -> FormulaOperand {
        guard !site.isChained, site.firstSpacedArgument == nil, !source.keeping.contains(site.name),
            site.labels.allSatisfy({ $0 == nil }),
            let function = source.functions[site.name] ?? source.functions[site.name.lowercased()],
            function.arity.contains(site.argumentRanges.count)
        else { throw NotNumeric() }
        switch function.numericForm {
        case .standard(let meaning): return try call(meaning)
        // In `.cas` the third number is the brightness.
        case .color(.hsl) where source.expression.dialect == .cas: return try call(.hsb)
        case .color(let operation): return try call(operation)
        // Of a function of a host nobody knows whether it may be called once more.
        case .host, .attempt, nil: throw NotNumeric()
        }
    }
}

extension ExpressionStep.Operation {
    /// How many operands it ends; -1 for what is no part of formulas.
    fileprivate var operandCount: Int {
        switch self {
        case .constant, .word, .variable, .branch, .otherwise, .shortcut, .coalesce: 0
        case .unary: 1
        case .binary, .endShortcut, .endCoalesce: 2
        case .merge: 3
        case .list(let count, _): count
        case .call(let site): site.argumentRanges.count
        case .index, .chain: -1
        }
    }

    /// Whether it stands between operands and gives no value.
    fileprivate var isMark: Bool {
        switch self {
        case .branch, .otherwise, .shortcut, .coalesce: true
        default: false
        }
    }
}
