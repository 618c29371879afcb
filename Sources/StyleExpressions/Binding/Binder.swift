import StyleDiagnostics
import StyleSyntax
import StyleValues

/// Binds one expression with the variables that it reaches.
///
/// Binding is evaluation over what is known: it runs the steps of every branch with known values where there are
/// some, so that names, counts, types and units are checked everywhere, and keeps steps only for what stays unknown.
struct Binder<Scope: SymbolScope> {
    let scope: Scope
    let functions: FunctionLibrary
    let context: EvaluationContext
    let keeping: Set<String>
    let root: MathExpression

    var slots: [VariableSlot] = []
    private var slotOfName: [String: Int] = [:]
    private var variablesRead: [String] = []
    /// The variables being bound, outermost first, with the places that use them.
    private var path: [(slot: Int, use: SourceSpan)] = []
    var diagnostics: [Diagnostic] = []
    /// List elements that went through operations.
    private var work = 0

    init(
        scope: Scope, functions: FunctionLibrary, context: EvaluationContext, keeping: Set<String>,
        root: MathExpression
    ) {
        self.scope = scope
        self.functions = functions
        self.context = context
        self.keeping = keeping
        self.root = root
    }

    mutating func run() -> BoundExpression {
        diagnostics = root.diagnostics
        let program =
            root.steps.isEmpty
            ? BoundProgram(
                steps: [], constant: nil, file: root.source.file,
                machine: Operation(context: context, dialect: root.dialect)) : bind(root)
        return BoundExpression(
            diagnostics: diagnostics, variablesRead: variablesRead,
            variableNotes: slots.map { note(for: $0.declaration) }, program: program, slots: slots, context: context)
    }

    private mutating func bind(_ expression: MathExpression, speculation: Int = 0) -> BoundProgram {
        var draft = ProgramDraft(expression)
        draft.speculation = speculation
        for step in expression.steps { bind(step, &draft) }
        return BoundProgram(
            steps: draft.output, constant: draft.operands.last?.value, file: expression.source.file,
            machine: Operation(context: context, dialect: expression.dialect))
    }

    private mutating func bind(_ step: ExpressionStep, _ draft: inout ProgramDraft) {
        switch step.operation {
        case .constant(let value): draft.pushConstant(context.grounded(value), step.range, from: draft.output.count)
        case .word(let word, let callee, let isOptional):
            bindWord(word, callee: callee, isOptional: isOptional, step.range, &draft)
        case .variable(let name, let isOptional):
            bindVariable(name, isOptional: isOptional, step.range, &draft)
        case .unary(let sign): bindOperation(.unary(sign), count: 1, step.range, &draft)
        case .binary(let sign): bindOperation(.binary(sign), count: 2, step.range, &draft)
        case .index: bindOperation(.index, count: 2, step.range, &draft)
        case .list(let count, let hasCommas):
            bindOperation(.list(count: count, hasCommas: hasCommas), count: count, step.range, &draft)
        case .call(let site): bindCall(site, step.range, &draft)
        case .chain(let count): bindOperation(.chain(count: count), count: count, step.range, &draft)
        case .branch: bindCondition(step.range, &draft)
        case .otherwise: bindOtherwise(step.range, &draft)
        case .merge: bindMerge(step.range, &draft)
        case .shortcut(let isAnd): bindShortcut(isAnd: isAnd, step.range, &draft)
        case .endShortcut(let isAnd): bindEndOfShortcut(isAnd: isAnd, step.range, &draft)
        case .coalesce: bindCoalesce(&draft)
        case .endCoalesce: bindEndOfCoalesce(step.range, &draft)
        }
    }

    /// An operation that needs all its operands: computed if they are known, else kept as a step.
    mutating func bindOperation(
        _ operation: BoundStep.Operation, count: Int, _ range: SourceRange, _ draft: inout ProgramDraft,
        mayCompute: Bool = true
    ) {
        let operands = draft.pop(count)
        let codeStart = operands.first?.codeStart ?? draft.output.count
        if operands.contains(where: \.isFaulty) { return draft.pushFaulty(range, from: codeStart) }
        let origins = operands.count == 1 ? operands[0].origins : Array(operands.flatMap(\.origins).prefix(4))
        var values: [ExpressionValue] = []
        values.reserveCapacity(count)
        for operand in operands { if let value = operand.value { values.append(value) } }
        if mayCompute, values.count == count {
            let expression = draft.expression
            do throws(ExpressionFault) {
                try ElementWork.add(values, to: &work)
                let value = try Operation(context: context, dialect: expression.dialect).result(of: operation, values)
                return draft.pushConstant(value, range, from: codeStart, origins: origins)
            } catch {
                if error.isOfBinding || draft.speculation == 0 {
                    report(error, operation, operands, range, in: expression)
                    return draft.pushFaulty(range, from: codeStart)
                }
            }
        }
        draft.emit(operation, range)
        draft.operands.append(Operand(value: nil, range: range, codeStart: codeStart, origins: origins))
    }

    // MARK: Variables

    /// Pushes the variable of that name.
    mutating func bindVariable(_ name: String, isOptional: Bool, _ range: SourceRange, _ draft: inout ProgramDraft) {
        let codeStart = draft.output.count
        let use = SourceSpan(draft.expression.source.file, range)
        guard let slot = slot(of: name, use: use, isNeeded: draft.speculation == 0) else {
            if isOptional {
                draft.operands.append(Operand(value: nil, range: range, codeStart: codeStart, isUndefined: true))
            } else {
                if !isFull { report(undefined(name, range, in: draft.expression), in: draft.expression) }
                draft.pushFaulty(range, from: codeStart)
            }
            return
        }
        guard slots[slot].isBound, let program = slots[slot].program else {
            return draft.pushFaulty(range, from: codeStart)
        }
        if let constant = program.constant {
            draft.pushConstant(constant, range, from: codeStart, origins: [slot])
        } else {
            draft.emit(.variable(slot: slot), range)
            draft.operands.append(Operand(value: nil, range: range, codeStart: codeStart, origins: [slot]))
        }
    }

    /// The slot of a variable, bound on first use; nil if there is no such variable.
    private mutating func slot(of name: String, use: SourceSpan, isNeeded: Bool) -> Int? {
        if let slot = slotOfName[name] {
            if !slots[slot].isBound { reportCycle(from: slot) }
            return slot
        }
        guard let declaration = scope.variable(name) else { return nil }
        let slot = slots.count
        slots.append(VariableSlot(declaration: declaration))
        slotOfName[name] = slot
        variablesRead.append(name)
        if path.count >= ExpressionLimits.depth {
            let limit = ExpressionLimits.depth
            report(
                ExpressionFault(.depthLimit, "variables use each other more than \(limit) levels deep", at: use.range),
                in: use.file)
        } else {
            path.append((slot, use))
            slots[slot].program = bindValue(of: declaration, isNeeded: isNeeded)
            path.removeLast()
        }
        slots[slot].isBound = true
        return slot
    }

    /// The program of a variable's value; nil after an error. Where it is not needed for certain, it is bound as a
    /// branch that may not be taken.
    private mutating func bindValue(of declaration: VariableDeclaration, isNeeded: Bool) -> BoundProgram? {
        let expression = MathExpression.parse(declaration.value, grammar: .value, dialect: declaration.dialect)
        let before = diagnostics.count
        for diagnostic in expression.diagnostics {
            var diagnostic = diagnostic
            diagnostic.notes += notesOfPath
            diagnostics.append(diagnostic)
        }
        guard !expression.steps.isEmpty else { return nil }
        let program = bind(expression, speculation: isNeeded ? 0 : 1)
        return diagnostics[before...].contains { $0.severity == .error } ? nil : program
    }

    // MARK: Faults

    func note(for declaration: VariableDeclaration) -> Diagnostic.Note {
        Diagnostic.Note("variable \"\(declaration.name)\" is declared here", at: declaration.nameSpan)
    }

    /// How the variable being bound was reached, innermost first.
    private var notesOfPath: [Diagnostic.Note] {
        guard let first = path.first else { return [] }
        return path.reversed().map { note(for: slots[$0.slot].declaration) } + [
            Diagnostic.Note("used here", at: first.use)
        ]
    }

    mutating func report(_ fault: ExpressionFault, in expression: MathExpression) {
        report(fault, in: expression.source.file)
    }

    /// Whether so much is wrong that more need not be said.
    var isFull: Bool { diagnostics.count > ExpressionLimits.faults }

    private mutating func report(_ fault: ExpressionFault, in file: SourceFile) {
        guard !isFull else { return }
        guard diagnostics.count < ExpressionLimits.faults else {
            return diagnostics.append(
                Diagnostic(
                    .faultLimit, .error, "more than \(ExpressionLimits.faults) faults; the rest is not shown",
                    at: root.source))
        }
        diagnostics.append(
            Diagnostic(
                fault.id, .error, fault.message, at: SourceSpan(file, fault.range ?? SourceRange(0, 0)),
                notes: fault.notes + notesOfPath, fixIts: fault.fixIts))
    }

    /// Reports a fault of an operation, with the declarations that its operands come from.
    private mutating func report(
        _ fault: ExpressionFault, _ operation: BoundStep.Operation, _ operands: [Operand], _ range: SourceRange,
        in expression: MathExpression
    ) {
        guard !isFull, fault.id != .workLimit || !diagnostics.contains(where: { $0.id == .workLimit }) else { return }
        var fault = fault
        fault.place(in: operation, operands: operands.map(\.range), whole: range)
        if let word = fault.unknownWord {
            fault.message += Suggestion.phrase(for: word, in: scope.variableNames + MathConstant.table.map(\.name))
        }
        let origins = operands.flatMap(\.origins)
        for (index, origin) in origins.enumerated() where !origins[..<index].contains(origin) {
            fault.notes.append(note(for: slots[origin].declaration))
        }
        report(fault, in: expression)
    }

    /// One error for the whole cycle, at the use that leads into it.
    private mutating func reportCycle(from slot: Int) {
        guard let start = path.firstIndex(where: { $0.slot == slot }), let first = path.first else { return }
        let cycle = path[start...].map { slots[$0.slot].declaration }
        let names = (cycle + cycle.prefix(1)).map { "\"\($0.name)\"" }.joined(separator: " → ")
        diagnostics.append(
            Diagnostic(
                .cycle, .error, "variables use each other in a cycle: \(names)", at: first.use,
                notes: cycle.map { note(for: $0) }))
    }
}
