import StyleEngine
import StyleValues

extension LuaValue {
    /// What it is, for messages, with its text where it is short: `the number 0`, `a table`.
    var shownPhrase: String {
        switch self {
        case .string(let text): text.utf8.count > 40 ? "a string" : "the string \"\(text)\""
        case .integer, .number: numberValue.map { "the number \(NumberText.shortest($0))" } ?? kindPhrase
        default: kindPhrase
        }
    }

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
        var room = Self.largestText
        return try valueText(call, argument, depth: 0, room: &room)
    }

    /// Values in one text, those of a table that stands in it twice counted twice.
    static let largestText = 10_000

    private func valueText(_ call: borrowing LuaCall, _ argument: Int, depth: Int, room: inout Int) throws -> String {
        room -= 1
        guard room >= 0 else { throw call.fault(argument, "more than \(Self.largestText) values are too many") }
        switch self {
        case .string(let text): return text
        case .bool(let flag): return flag ? "true" : "false"
        case .integer, .number: return NumberText.shortest(numberValue ?? 0)
        case .object(let object):
            guard let value = object.instance as? ScriptValue else { break }
            return value.text
        case .table(let table):
            let items = try table.list()
            guard depth < 16, !items.isEmpty, try table.entries().count == items.count else {
                throw call.fault(argument, "expected a list without named keys")
            }
            var texts: [String] = []
            for item in items { texts.append(try item.valueText(call, argument, depth: depth + 1, room: &room)) }
            return texts.joined(separator: ", ")
        default: break
        }
        throw call.fault(argument, "expected \(LuaShape.value.phrase), got \(kindPhrase)")
    }
}

extension ScriptContext {
    /// A style's value as scripts see it: numbers, strings and booleans plain, lists as tables, all else as a value object.
    ///
    /// - Parameter text: the value's canonical text, where its property knows better than the value itself.
    func value(of value: StyleValue, text: String? = nil) throws -> LuaValue {
        switch value {
        case .number(let quantity) where quantity.isPlain: return LuaValue(quantity.value)
        case .bool(let flag): return .bool(flag)
        case .string(let text), .keyword(let text): return .string(text)
        case .enumeration(let value): return .string(value.caseName)
        case .list(let items): return .table(try state.table(list: try items.map { try self.value(of: $0) }))
        default: return try object(value, text: text)
        }
    }

    /// The parts of a value as plain tables.
    func parts(of value: StyleValue) throws -> LuaValue {
        switch value {
        case .custom(let custom): return try state.value(of: custom.data)
        case .point(let p): return .table(try state.table(["x": LuaValue(p.x), "y": LuaValue(p.y)]))
        case .size(let s): return .table(try state.table(["width": LuaValue(s.width), "height": LuaValue(s.height)]))
        case .offset(let o): return .table(try state.table(["horizontal": LuaValue(o.horizontal), "vertical": LuaValue(o.vertical)]))
        case .rect(let r):
            return .table(
                try state.table(["x": LuaValue(r.x), "y": LuaValue(r.y), "width": LuaValue(r.width), "height": LuaValue(r.height)]))
        case .flags(let flags): return .table(try state.table(list: flags.caseNames.map(LuaValue.string)))
        case .font(let font):
            return .table(
                try state.table([
                    "family": font.family.map(LuaValue.string) ?? .nil, "size": font.size.map { LuaValue($0) } ?? .nil,
                ]))
        case .dictionary(let entries):
            return .table(try state.table(try entries.mapValues { try self.value(of: $0) }))
        default: return .string(value.text ?? "")
        }
    }
}

extension Quantity {
    /// Whether the number says all: no unit, or a length, angle or time (in canonical units where it comes from).
    var isPlain: Bool {
        switch unit?.dimension {
        case nil, .length, .angle, .duration: true
        case .percentage, .relativeLength: false
        }
    }
}

extension LuaState {
    func value(of data: PlainData) throws(LuaError) -> LuaValue {
        switch data {
        case .bool(let flag): return .bool(flag)
        case .number(let number): return LuaValue(number)
        case .string(let text): return .string(text)
        case .list(let items):
            return .table(try table(list: try items.map { item throws(LuaError) in try value(of: item) }))
        case .dictionary(let entries):
            var values: [String: LuaValue] = [:]
            for (key, entry) in entries { values[key] = try value(of: entry) }
            return .table(try table(values))
        }
    }
}
