import StyleDiagnostics
import StyleSyntax
import StyleValues

/// Computes the result of one step from its operands: the same for binding and for evaluating.
struct Operation {
    let context: EvaluationContext
    let dialect: Dialect
    let arithmetic: Arithmetic

    init(context: EvaluationContext, dialect: Dialect) {
        self.context = context
        self.dialect = dialect
        arithmetic = Arithmetic(context: context, dialect: dialect)
    }

    /// Operands are as many as the operation takes.
    func result(
        of operation: BoundStep.Operation, _ operands: [ExpressionValue]
    ) throws(ExpressionFault) -> ExpressionValue {
        switch operation {
        case .unary(let sign): return try arithmetic.apply(sign, operands[0])
        case .binary(let sign): return try arithmetic.apply(sign, operands[0], operands[1])
        case .index: return try arithmetic.element(of: operands[0], at: operands[1])
        case .list(_, let hasCommas): return try list(operands, hasCommas: hasCommas)
        case .call(let function, let site): return try call(function, operands, site.labels)
        case .keep(let name, _): return .call(ExpressionCall(name: name, arguments: operands))
        case .chain: return chain(operands)
        case .truth: return .bool(try arithmetic.truth(of: operands[0]))
        case .constant(let value): return value
        case .variable, .branch, .jump, .decide: return operands[0]
        }
    }

    private func list(_ items: [ExpressionValue], hasCommas: Bool) throws(ExpressionFault) -> ExpressionValue {
        let value = ExpressionValue.list(ExpressionList(items, hasCommas: hasCommas))
        guard items.contains(where: \.isList) else { return value }
        guard value.elementCount(limit: ExpressionLimits.listElements) <= ExpressionLimits.listElements else {
            throw ExpressionFault(.tupleLimit, "the list has more than \(ExpressionLimits.listElements) elements")
        }
        guard value.depth <= ExpressionLimits.depth else {
            throw ExpressionFault(.depthLimit, "lists stand in lists more than \(ExpressionLimits.depth) levels deep")
        }
        return value
    }

    /// Joins calls written one after the other with points.
    private func chain(_ calls: [ExpressionValue]) -> ExpressionValue {
        var parts: [ExpressionCall] = []
        for case .call(let call) in calls { parts.append(call) }
        guard var first = parts.first else { return calls[0] }
        first.chained += parts.dropFirst()
        return .call(first)
    }

    /// Calls a function, for each element where it works on elements.
    private func call(
        _ function: ExpressionFunction, _ arguments: [ExpressionValue], _ labels: [String?]
    ) throws(ExpressionFault) -> ExpressionValue {
        guard function.isElementwise, let first = arguments.first(where: \.isList), case .list(let pattern) = first
        else {
            do throws(FunctionFailure) {
                return try function.evaluate(FunctionCall(arguments: arguments, labels: labels, dialect: dialect, context: context))
            } catch {
                throw ExpressionFault(error)
            }
        }
        var items: [ExpressionValue] = []
        for index in pattern.items.indices {
            var elements = arguments
            for (place, argument) in arguments.enumerated() {
                guard case .list(let list) = argument else { continue }
                guard list.items.count == pattern.items.count else {
                    let counts = "\(pattern.items.count) and \(list.items.count)"
                    throw ExpressionFault(
                        .tupleArity, "\"\(function.name)\" takes lists of one count, found \(counts) values",
                        operand: place)
                }
                elements[place] = list.items[index]
            }
            items.append(try call(function, elements, labels))
        }
        return .list(ExpressionList(items, hasCommas: pattern.hasCommas))
    }
}

extension ExpressionFault {
    /// Finds the place of the operand at fault; without one the fault is the whole part's.
    mutating func place(in operation: BoundStep.Operation, operands: [SourceRange], whole: SourceRange) {
        guard range == nil else { return }
        range = whole
        guard let operand else { return }
        if case .call(_, let site) = operation {
            if site.argumentRanges.indices.contains(operand) { range = site.argumentRanges[operand] }
        } else if operands.indices.contains(operand) {
            range = operands[operand]
        }
    }
}

extension ExpressionValue {
    var isList: Bool { if case .list = self { true } else { false } }
}
