import StyleDiagnostics
import StyleValues

/// Runs bound programs: one evaluation of one expression.
struct Evaluator {
    let slots: [VariableSlot]
    /// Values of variables computed so far; nil inside for those that failed.
    private var values: [Int: ExpressionValue?] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    /// List elements that went through operations.
    private var work = 0

    init(slots: [VariableSlot]) { self.slots = slots }

    /// The value of a program; nil after an error.
    mutating func value(of program: BoundProgram, notes: [Diagnostic.Note] = []) -> ExpressionValue? {
        let machine = program.machine
        var stack: [(value: ExpressionValue, range: SourceRange)] = []
        stack.reserveCapacity(min(program.steps.count, 8))
        var index = 0
        while index < program.steps.count {
            let step = program.steps[index]
            index += 1
            do throws(ExpressionFault) {
                switch step.operation {
                case .constant(let value): stack.append((value, step.range))
                case .variable(let slot):
                    guard let value = value(ofSlot: slot) else { return nil }
                    stack.append((value, step.range))
                case .branch(let otherwise):
                    if !(try machine.truth(of: stack.removeLast())) { index = otherwise }
                case .jump(let target): index = target
                case .decide(let isAnd, let end):
                    let isTrue = try machine.truth(of: stack.removeLast())
                    if isTrue != isAnd {
                        stack.append((.bool(isTrue), step.range))
                        index = end
                    }
                case .unary, .binary, .index, .list, .call, .keep, .chain, .truth:
                    let count = step.operation.operandCount
                    let operands = stack.suffix(count)
                    var result: ExpressionValue
                    do throws(ExpressionFault) {
                        let values = operands.map(\.value)
                        try ElementWork.add(values, to: &work)
                        result = try machine.result(of: step.operation, values)
                    } catch {
                        var fault = error
                        fault.place(in: step.operation, operands: operands.map(\.range), whole: step.range)
                        throw fault
                    }
                    stack.removeLast(count)
                    stack.append((result, step.range))
                }
            } catch {
                diagnostics.append(
                    Diagnostic(
                        error.id, .error, error.message, at: SourceSpan(program.file, error.range ?? step.range),
                        notes: error.notes + notes, fixIts: error.fixIts))
                return nil
            }
        }
        return stack.last?.value
    }

    private mutating func value(ofSlot slot: Int) -> ExpressionValue? {
        if let known = values[slot] { return known }
        guard let program = slots[slot].program else { return nil }
        let declaration = slots[slot].declaration
        let note = Diagnostic.Note("variable \"\(declaration.name)\" is declared here", at: declaration.nameSpan)
        let value = value(of: program, notes: [note])
        values[slot] = .some(value)
        return value
    }
}

extension Operation {
    fileprivate func truth(of entry: (value: ExpressionValue, range: SourceRange)) throws(ExpressionFault) -> Bool {
        do throws(ExpressionFault) { return try arithmetic.truth(of: entry.value) } catch {
            var fault = error
            fault.range = entry.range
            throw fault
        }
    }
}

extension BoundStep.Operation {
    /// How many values the step takes from the stack.
    fileprivate var operandCount: Int {
        switch self {
        case .constant, .variable, .jump: 0
        case .unary, .truth, .branch, .decide: 1
        case .binary, .index: 2
        case .list(let count, _), .keep(_, let count), .chain(let count): count
        case .call(_, let site): site.argumentRanges.count
        }
    }
}
