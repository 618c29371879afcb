import CLuaSupport

/// What the handles of tables and functions do.
extension LuaState {
    func call(_ function: LuaFunction, _ arguments: [LuaValue]) throws(LuaError) -> [LuaValue] {
        let stack = self.stack
        let base = lua_gettop(stack)
        do {
            try begin(function)
            try reserve(arguments.count + 4)
            _ = try push(arguments)
            try check(luahost_call(host, Int32(arguments.count), LUA_MULTRET))
            let results = try read(from: base + 2, on: stack)
            lua_settop(stack, base)
            return results
        } catch {
            lua_settop(stack, base)
            throw error
        }
    }

    private func begin(_ function: LuaFunction) throws(LuaError) {
        flushReleases()
        guard luahost_begin_call(host, function.reference.index) else { throw LuaError(.memory, "not enough memory") }
    }

    func get(_ table: LuaTable, _ key: LuaValue) throws(LuaError) -> LuaValue {
        try withTable(table) { stack, index throws(LuaError) in
            try push(key)
            lua_rawget(stack, index)
            return try read(-1, on: stack)
        }
    }

    func set(_ table: LuaTable, _ key: LuaValue, _ value: LuaValue) throws(LuaError) {
        try withTable(table) { stack, index throws(LuaError) in
            try push(key)
            try push(value)
            try check(luahost_raw_set(host, index))
        }
    }

    /// Entries of a table that the host takes over at once: scripts can make far more than it should copy.
    static let mostEntries = 1 << 17
    static var tooLarge: LuaError {
        LuaError(.runtime, "a table with more than \(mostEntries) entries is too large for the host")
    }

    func count(_ table: LuaTable) throws(LuaError) -> Int {
        try withTable(table) { stack, index throws(LuaError) in Int(clamping: lua_rawlen(stack, index)) }
    }

    func entries(_ table: LuaTable) throws(LuaError) -> [(key: LuaValue, value: LuaValue)] {
        try withTable(table) { stack, index throws(LuaError) in
            var result: [(key: LuaValue, value: LuaValue)] = []
            try reserve(8)
            lua_pushnil(stack)
            // Nothing is written meanwhile, so going on to the next key cannot raise.
            while lua_next(stack, index) != 0 {
                guard result.count < Self.mostEntries else { throw Self.tooLarge }
                result.append((try read(-2, on: stack), try read(-1, on: stack)))
                luahost_pop(stack, 1)
            }
            return result.sorted { $0.key.comes(before: $1.key) }
        }
    }

    /// Calls a closure with the table on the stack, and cleans up after it.
    private func withTable<Result>(
        _ table: LuaTable, _ body: (OpaquePointer, Int32) throws(LuaError) -> Result
    ) throws(LuaError) -> Result {
        let stack = self.stack
        let base = lua_gettop(stack)
        defer { lua_settop(stack, base) }
        try reserve(8)
        try push(table.reference)
        return try body(stack, base + 1)
    }

    private func reserve(_ count: Int) throws(LuaError) {
        guard count < 100_000, lua_checkstack(stack, Int32(count)) != 0 else {
            throw LuaError(.memory, "not enough memory")
        }
    }

    private func read(from first: Int32, on stack: OpaquePointer) throws(LuaError) -> [LuaValue] {
        let top = lua_gettop(stack)
        guard top >= first else { return [] }
        var results: [LuaValue] = []
        results.reserveCapacity(Int(top - first) + 1)
        for index in first...top { results.append(try read(index, on: stack)) }
        return results
    }
}

extension LuaValue {
    /// The order of keys: numbers, strings bytewise, booleans; others are equal.
    fileprivate func comes(before other: LuaValue) -> Bool {
        switch (self, other) {
        case (.integer(let a), .integer(let b)): a < b
        case (.string(let a), .string(let b)): a.utf8.lexicographicallyPrecedes(b.utf8)
        case (.bool(let a), .bool(let b)): !a && b
        default: if let a = asNumber, let b = other.asNumber { a < b } else { rank < other.rank }
        }
    }

    private var asNumber: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    private var rank: Int {
        switch self {
        case .integer, .number: 0
        case .string: 1
        case .bool: 2
        default: 3
        }
    }
}
