import StyleValues

extension ExpressionValue {
    /// Canonical text, which parses back to the same value: numbers shortest, strings in double quotes, lists joined
    /// by `, `, lists in lists in parentheses.
    public var text: String {
        switch self {
        case .number(let quantity): quantity.text
        case .sum(let terms): Quantity.sumText(terms)
        case .bool(let value): value ? "true" : "false"
        case .string(let value): QuotedText.double(value)
        case .keyword(let value): value
        case .color(let color): color.text
        case .list(let list): list.items.map(\.textInList).joined(separator: ", ")
        case .call(let call): call.text
        case .data(let data): data.text
        }
    }

    /// The text as a part of a longer one.
    fileprivate var textInList: String {
        if case .list = self { return "(\(text))" }
        return text
    }

    /// What the value is, for messages: `a number`, `a color`, `a list of 3 values`.
    public var kindText: String {
        switch self {
        case .number(let quantity): quantity.kindText
        case .sum: "a sum of lengths"
        case .bool: "a bool"
        case .string: "a string"
        case .keyword(let word): "the word \"\(word)\""
        case .color: "a color"
        case .list(let list): "a list of \(list.items.count) values"
        case .call(let call): "the call \(call.name)()"
        case .data: "data"
        }
    }
}

extension ExpressionCall {
    /// `name(a, b).chained(c)`.
    public var text: String {
        let arguments = arguments.map(\.textInList).joined(separator: ", ")
        return ([name + "(" + arguments + ")"] + chained.map(\.text)).joined(separator: ".")
    }
}

extension ExpressionList {
    /// The items with those of the lists in it, in order: `10 $v 20` with `$v` of two values has four.
    /// Complexity: linear in the number of items.
    public var flattened: [ExpressionValue] {
        guard items.contains(where: { if case .list = $0 { true } else { false } }) else { return items }
        var result: [ExpressionValue] = []
        for item in items {
            if case .list(let list) = item { result += list.flattened } else { result.append(item) }
        }
        return result
    }
}

extension Quantity {
    /// What the quantity is, for messages: `a number`, `a length`, `a percentage`.
    var kindText: String {
        switch unit?.dimension {
        case nil: "a number"
        case .angle: "an angle"
        case .relativeLength: "a length in \(unit?.rawValue ?? "")"
        case .some(let dimension): "a \(dimension.rawValue)"
        }
    }
}

extension PlainData {
    /// The data as text, for messages and for strings: scalars as they are, lists in brackets, keys sorted.
    public var text: String {
        switch self {
        case .bool(let value): value ? "true" : "false"
        case .number(let value): NumberText.shortest(value)
        case .string(let value): QuotedText.double(value)
        case .list(let items): "[" + items.map(\.text).joined(separator: ", ") + "]"
        case .dictionary(let entries):
            "{"
                + entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
                .map { "\($0.key): \($0.value.text)" }.joined(separator: ", ") + "}"
        }
    }
}
