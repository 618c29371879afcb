import StyleDiagnostics

/// A table argument with named keys, whose keys and shapes the function's row has checked.
struct OptionTable {
    private let table: LuaTable?

    /// The argument, or nothing where it is missing.
    init(_ call: borrowing LuaCall, _ argument: Int) throws {
        table = call.isMissing(argument) ? nil : try call.table(argument)
    }

    func value(_ key: String) throws -> LuaValue { try table?.get(.string(key)) ?? .nil }

    func string(_ key: String) throws -> String? {
        if case .string(let text) = try value(key) { return text }
        return nil
    }

    func bool(_ key: String) throws -> Bool? {
        if case .bool(let flag) = try value(key) { return flag }
        return nil
    }

    func function(_ key: String) throws -> LuaFunction? {
        if case .function(let function) = try value(key) { return function }
        return nil
    }

    func table(_ key: String) throws -> LuaTable? {
        if case .table(let table) = try value(key) { return table }
        return nil
    }

    /// A list of strings; empty where there is none.
    func strings(_ key: String) throws -> [String] {
        try table(key)?.list().compactMap { if case .string(let text) = $0 { text } else { nil } } ?? []
    }
}
