extension BoundExpression {
    /// The expression as it is left after binding: known parts are their values, what depends on functions of the host
    /// is written out, with parentheses round every part. It parses back to an expression of the same value.
    ///
    /// `""` where nothing could be bound. Complexity: linear in the number of steps.
    public var foldedText: String {
        if let constant = program.constant { return constant.canonical(in: context.lengthModel).text }
        return FoldedWriter(slots: slots).text(of: program.steps[...])?.text ?? ""
    }

    /// Names of the functions that are called at every evaluation, in the order of first use.
    public var functionsCalled: [String] {
        var names: [String] = []
        for program in [program] + slots.compactMap(\.program) where program.constant == nil {
            for case .call(let function, _) in program.steps.map(\.operation) where !names.contains(function.name) {
                names.append(function.name)
            }
        }
        return names
    }
}

/// Writes steps in postfix order as an expression.
private struct FoldedWriter {
    let slots: [VariableSlot]

    /// A part of the text, and whether it needs parentheses inside of another one.
    struct Part {
        var text: String
        var isCompound = false

        var inside: String { isCompound ? "(\(text))" : text }
    }

    /// The steps with what encloses them; lazy operators say where their parts end.
    func text(of steps: ArraySlice<BoundStep>) -> Part? {
        var parts: [Part] = []
        var index = steps.startIndex
        while index < steps.endIndex {
            switch steps[index].operation {
            case .branch(let otherwise):
                guard let condition = parts.popLast(), otherwise <= steps.endIndex, otherwise > index + 1,
                    case .jump(let end) = steps[otherwise - 1].operation, end <= steps.endIndex,
                    let first = text(of: steps[(index + 1)..<(otherwise - 1)]), let second = text(of: steps[otherwise..<end])
                else { return nil }
                parts.append(Part(text: "\(condition.inside) ? \(first.inside) : \(second.inside)", isCompound: true))
                index = end
                continue
            case .decide(let isAnd, let end):
                guard let left = parts.popLast(), end <= steps.endIndex, let right = text(of: steps[(index + 1)..<end])
                else { return nil }
                parts.append(Part(text: "\(left.inside) \(isAnd ? "&&" : "||") \(right.inside)", isCompound: true))
                index = end
                continue
            default:
                guard let part = part(steps[index].operation, &parts) else { return nil }
                parts.append(part)
                index += 1
            }
        }
        return parts.last
    }

    private func part(_ operation: BoundStep.Operation, _ parts: inout [Part]) -> Part? {
        func take(_ count: Int) -> [Part] {
            let taken = Array(parts.suffix(count))
            parts.removeLast(taken.count)
            return taken
        }
        switch operation {
        case .constant(let value):
            let isList = if case .list = value { true } else { false }
            return Part(text: value.text, isCompound: isList || value.text.hasPrefix("-") || value.text.contains("*"))
        case .variable(let slot): return Part(text: "$" + slots[slot].declaration.name)
        case .unary(let sign): return take(1).first.map { Part(text: sign.rawValue + $0.inside, isCompound: true) }
        case .binary(let sign):
            let operands = take(2)
            guard operands.count == 2 else { return nil }
            return Part(text: "\(operands[0].inside) \(sign.rawValue) \(operands[1].inside)", isCompound: true)
        case .index:
            let operands = take(2)
            guard operands.count == 2 else { return nil }
            return Part(text: "\(operands[0].inside)[\(operands[1].text)]")
        case .list(let count, let hasCommas):
            return Part(text: take(count).map(\.inside).joined(separator: hasCommas ? ", " : " "), isCompound: true)
        case .call(let function, let site):
            let arguments = take(site.argumentRanges.count).enumerated().map { index, part in
                let label = site.labels.indices.contains(index) ? site.labels[index] : nil
                return (label.map { "\($0): " } ?? "") + part.inside
            }
            return Part(text: "\(function.name)(\(arguments.joined(separator: ", ")))")
        case .keep(let name, let count):
            return Part(text: "\(name)(\(take(count).map(\.inside).joined(separator: ", ")))")
        case .chain(let count): return Part(text: take(count).map(\.text).joined(separator: "."))
        case .truth: return take(1).first
        case .branch, .jump, .decide: return nil
        }
    }
}
