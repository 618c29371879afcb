import StyleEngine

extension LuaValue {
    /// The number, where it is one.
    var numberValue: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// The value as the text of a declaration or variable: strings as they are, lists with commas.
    func valueText(_ call: borrowing LuaCall, _ argument: Int) throws -> String {
        switch self {
        case .string(let text): return text
        case .bool(let flag): return flag ? "true" : "false"
        case .integer, .number: return NumberText.shortest(numberValue ?? 0)
        case .table(let table):
            let items = try table.list()
            guard !items.isEmpty, try table.entries().count == items.count else {
                throw call.fault(argument, "expected a list without named keys")
            }
            var texts: [String] = []
            for item in items { texts.append(try item.valueText(call, argument)) }
            return texts.joined(separator: ", ")
        default: throw call.fault(argument, "expected a string, number, boolean or list, got \(kindPhrase)")
        }
    }
}

extension LuaState {
    /// A style's value as scripts see it: numbers, strings and booleans plain, other values as their text or a table
    /// of their parts.
    func value(of value: StyleValue) throws(LuaError) -> LuaValue {
        switch value {
        case .number(let quantity): quantity.unit == .percent ? .string(quantity.text) : LuaValue(quantity.value)
        case .bool(let flag): .bool(flag)
        case .string(let text), .keyword(let text): .string(text)
        case .enumeration(let value): .string(value.caseName)
        case .list(let items):
            .table(try table(list: try items.map { item throws(LuaError) in try self.value(of: item) }))
        case .custom(let custom): try self.value(of: custom.data)
        case .point(let p): .table(try table(["x": LuaValue(p.x), "y": LuaValue(p.y)]))
        case .size(let s): .table(try table(["width": LuaValue(s.width), "height": LuaValue(s.height)]))
        case .insets(let i):
            .table(try table(["top": LuaValue(i.top), "left": LuaValue(i.left), "bottom": LuaValue(i.bottom), "right": LuaValue(i.right)]))
        case .rect(let r):
            .table(try table(["x": LuaValue(r.x), "y": LuaValue(r.y), "width": LuaValue(r.width), "height": LuaValue(r.height)]))
        default: value.text.map(LuaValue.string) ?? .nil
        }
    }

    func value(of data: PlainData) throws(LuaError) -> LuaValue {
        switch data {
        case .bool(let flag): .bool(flag)
        case .number(let number): LuaValue(number)
        case .string(let text): .string(text)
        case .list(let items): .table(try table(list: try items.map { item throws(LuaError) in try value(of: item) }))
        case .dictionary(let entries):
            .table(try dictionary(entries))
        }
    }

    private func dictionary(_ entries: [String: PlainData]) throws(LuaError) -> LuaTable {
        var values: [String: LuaValue] = [:]
        for (key, entry) in entries { values[key] = try value(of: entry) }
        return try table(values)
    }

    /// An expression's value as a function of a script gets it: quantities in canonical units, colours as text.
    func value(of value: ExpressionValue, in context: EvaluationContext) throws(LuaError) -> LuaValue {
        switch value {
        case .number(let quantity): LuaValue(quantity.canonical(in: context.lengthModel).value)
        case .bool(let flag): .bool(flag)
        case .string(let text), .keyword(let text): .string(text)
        case .color(let color): .string(color.text)
        case .list(let list):
            .table(try table(list: try list.items.map { item throws(LuaError) in try self.value(of: item, in: context) }))
        case .data(let data): try self.value(of: data)
        case .call: .string(value.text)
        }
    }
}
