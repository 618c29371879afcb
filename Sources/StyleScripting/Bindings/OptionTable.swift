import StyleDiagnostics

/// A table argument with named keys, checked against the keys that the function takes.
struct OptionTable {
    private let table: LuaTable?
    private let place: String

    /// The argument, or nothing where it is missing.
    ///
    /// Errors: an unknown key, with the nearest known one; a key that is no string.
    init(_ call: borrowing LuaCall, _ argument: Int, keys: [String], isRequired: Bool = false) throws {
        place = "argument \(argument) of \(call.name)"
        guard isRequired || !call.isMissing(argument) else {
            table = nil
            return
        }
        let table = try call.table(argument)
        for (key, _) in try table.entries() {
            guard case .string(let name) = key else { throw LuaFault("\(place): expected named keys, got \(key.kindPhrase) as a key", id: "script.argument") }
            guard keys.contains(name) else {
                let hint = Suggestion.phrase(for: name, in: keys)
                throw LuaFault("\(place): unknown key \"\(name)\"\(hint.isEmpty ? ", expected \(keys.joined(separator: ", "))" : hint)", id: "script.argument")
            }
        }
        self.table = table
    }

    func value(_ key: String) throws -> LuaValue { try table?.get(.string(key)) ?? .nil }

    func string(_ key: String) throws -> String? {
        switch try value(key) {
        case .nil: nil
        case .string(let text): text
        case let other: throw mismatch(key, "a string", other)
        }
    }

    func bool(_ key: String) throws -> Bool? {
        switch try value(key) {
        case .nil: nil
        case .bool(let flag): flag
        case let other: throw mismatch(key, "a boolean", other)
        }
    }

    func function(_ key: String) throws -> LuaFunction? {
        switch try value(key) {
        case .nil: nil
        case .function(let function): function
        case let other: throw mismatch(key, "a function", other)
        }
    }

    func table(_ key: String) throws -> LuaTable? {
        switch try value(key) {
        case .nil: nil
        case .table(let table): table
        case let other: throw mismatch(key, "a table", other)
        }
    }

    /// A list of strings.
    func strings(_ key: String) throws -> [String] {
        guard let table = try table(key) else { return [] }
        return try table.list().map { item in
            guard case .string(let text) = item else { throw mismatch(key, "a list of strings", item) }
            return text
        }
    }

    func mismatch(_ key: String, _ expected: String, _ found: LuaValue) -> LuaFault {
        LuaFault("\(place): expected \(expected) as \"\(key)\", got \(found.kindPhrase)", id: "script.argument")
    }
}
