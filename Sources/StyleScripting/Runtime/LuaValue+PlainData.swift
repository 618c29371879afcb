import StyleValues

extension LuaValue {
    /// Tables inside one another that are taken for data.
    private static let deepest = 32
    /// Values in one piece of data.
    private static let largest = 100_000

    /// The value as plain data: booleans, numbers, strings, tables of such.
    ///
    /// A table with the keys 1…n is a list (an empty one too), one with strings as keys a dictionary.
    /// Errors: a `LuaFault` for nil, functions, objects, mixed keys, a table that contains itself, more than 32 levels
    /// or 100,000 values.
    public func plainData() throws -> PlainData {
        var room = Self.largest
        return try plainData(depth: 0, room: &room)
    }

    private func plainData(depth: Int, room: inout Int) throws -> PlainData {
        room -= 1
        guard room > 0 else { throw LuaFault("more than \(Self.largest) values are too many for data") }
        switch self {
        case .bool(let value): return .bool(value)
        case .integer(let value): return .number(Double(value))
        case .number(let value): return .number(value)
        case .string(let value): return .string(value)
        case .table(let table):
            guard depth < Self.deepest else {
                throw LuaFault("the table contains itself, or its tables are more than \(Self.deepest) levels deep")
            }
            return try Self.plainData(of: table, depth: depth, room: &room)
        case .nil, .function, .object, .coroutine: throw LuaFault("\(kindPhrase) is no plain data")
        }
    }

    private static func plainData(of table: LuaTable, depth: Int, room: inout Int) throws -> PlainData {
        var list: [PlainData] = []
        var dictionary: [String: PlainData] = [:]
        for (key, value) in try table.entries() {
            switch key {
            case .integer(Int64(list.count + 1)): list.append(try value.plainData(depth: depth + 1, room: &room))
            case .string(let name): dictionary[name] = try value.plainData(depth: depth + 1, room: &room)
            case .integer(let index): throw LuaFault("item \(index) of a list has no item before it")
            default: throw LuaFault("\(key.kindPhrase) as a key is no plain data")
            }
        }
        if list.isEmpty && !dictionary.isEmpty { return .dictionary(dictionary) }
        guard dictionary.isEmpty else { throw LuaFault("a table with both list items and named keys is no plain data") }
        return .list(list)
    }
}
