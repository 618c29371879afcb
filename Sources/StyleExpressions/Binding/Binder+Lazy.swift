import StyleDiagnostics

// Operators whose operands are not all evaluated. Both sides are bound; a side that is certainly not taken leaves no
// steps, and a side that may not be taken is bound without complaints about values.

extension Binder {
    // MARK: Conditions

    /// After the condition of `?:`.
    mutating func bindCondition(_ range: SourceRange, _ draft: inout ProgramDraft) {
        var frame = frame(takingCondition: &draft)
        if frame.condition == nil {
            frame.pending = draft.emit(.branch(otherwise: 0), range)
            draft.speculation += 1
        } else {
            draft.output.removeSubrange(frame.codeStart...)
            if frame.condition == false { draft.speculation += 1 }
        }
        draft.frames.append(frame)
    }

    /// Between the two values of `?:`.
    mutating func bindOtherwise(_ range: SourceRange, _ draft: inout ProgramDraft) {
        guard var frame = draft.frames.popLast(), let value = draft.operands.popLast() else { return }
        frame.thenValue = value
        switch frame.condition {
        case true?: draft.speculation += 1
        case false?:
            draft.speculation -= 1
            draft.output.removeSubrange(value.codeStart...)
        case nil:
            let branch = frame.pending
            frame.pending = draft.emit(.jump(0), range)
            if let branch { draft.output[branch].operation = .branch(otherwise: draft.output.count) }
        }
        draft.frames.append(frame)
    }

    /// After the second value of `?:`.
    mutating func bindMerge(_ range: SourceRange, _ draft: inout ProgramDraft) {
        guard let frame = draft.frames.popLast(), let value = draft.operands.popLast(), let first = frame.thenValue
        else { return }
        var result: Operand
        switch frame.condition {
        case true?:
            draft.speculation -= 1
            draft.output.removeSubrange(value.codeStart...)
            result = first
        case false?: result = value
        case nil:
            draft.speculation -= 1
            if let jump = frame.pending { draft.output[jump].operation = .jump(draft.output.count) }
            result = Operand(value: nil, range: range, codeStart: frame.codeStart)
            result.origins = Array((frame.first.origins + first.origins + value.origins).prefix(4))
        }
        // A fault anywhere has been reported; nothing computed from it is of interest.
        result.isFaulty = frame.isFaulty || first.isFaulty || value.isFaulty
        result.range = range
        draft.operands.append(result)
    }

    // MARK: `&&` and `||`

    /// After the left operand.
    mutating func bindShortcut(isAnd: Bool, _ range: SourceRange, _ draft: inout ProgramDraft) {
        var frame = frame(takingCondition: &draft)
        if let condition = frame.condition {
            draft.output.removeSubrange(frame.codeStart...)
            if condition != isAnd { draft.speculation += 1 }
        } else {
            frame.pending = draft.emit(.decide(isAnd: isAnd, end: 0), range)
            draft.speculation += 1
        }
        draft.frames.append(frame)
    }

    /// After the right operand.
    mutating func bindEndOfShortcut(isAnd: Bool, _ range: SourceRange, _ draft: inout ProgramDraft) {
        let right = frame(takingCondition: &draft)
        guard let frame = draft.frames.popLast() else { return }
        if frame.condition == nil || frame.condition == !isAnd { draft.speculation -= 1 }
        let origins = Array((frame.first.origins + right.first.origins).prefix(4))
        if frame.isFaulty || right.isFaulty { return draft.pushFaulty(range, from: frame.codeStart) }
        if frame.condition == !isAnd {
            return draft.pushConstant(.bool(!isAnd), range, from: frame.codeStart, origins: origins)
        }
        if frame.condition == isAnd, let condition = right.condition {
            return draft.pushConstant(.bool(condition), range, from: frame.codeStart, origins: origins)
        }
        draft.emit(.truth, range)
        if let decision = frame.pending {
            draft.output[decision].operation = .decide(isAnd: isAnd, end: draft.output.count)
        }
        draft.operands.append(Operand(value: nil, range: range, codeStart: frame.codeStart, origins: origins))
    }

    /// Takes an operand as a condition; says so if it cannot be one.
    private mutating func frame(takingCondition draft: inout ProgramDraft) -> LazyFrame {
        guard let operand = draft.operands.popLast() else {
            return LazyFrame(
                first: Operand(value: nil, range: SourceRange(0, 0), codeStart: 0), isFaulty: true, codeStart: 0)
        }
        var frame = LazyFrame(first: operand, isFaulty: operand.isFaulty, codeStart: operand.codeStart)
        guard let value = operand.value else { return frame }
        do throws(ExpressionFault) {
            let arithmetic = Arithmetic(context: context, dialect: draft.expression.dialect)
            frame.condition = try arithmetic.truth(of: value)
        } catch {
            var fault = error
            fault.range = operand.range
            fault.notes += operand.origins.map { note(for: slots[$0].declaration) }
            report(fault, in: draft.expression)
            frame.isFaulty = true
        }
        return frame
    }

    // MARK: `??`

    /// After the left operand, which is undefined or decides.
    func bindCoalesce(_ draft: inout ProgramDraft) {
        guard let operand = draft.operands.popLast() else { return }
        if !operand.isUndefined { draft.speculation += 1 }
        draft.frames.append(
            LazyFrame(first: operand, isFaulty: operand.isFaulty, codeStart: draft.output.count))
    }

    /// After the right operand.
    func bindEndOfCoalesce(_ range: SourceRange, _ draft: inout ProgramDraft) {
        guard let frame = draft.frames.popLast(), let fallback = draft.operands.popLast() else { return }
        var result: Operand
        if frame.first.isUndefined {
            result = fallback
        } else {
            draft.speculation -= 1
            draft.output.removeSubrange(frame.codeStart...)
            result = frame.first
        }
        result.isFaulty = frame.isFaulty || fallback.isFaulty
        result.range = range
        draft.operands.append(result)
    }
}
