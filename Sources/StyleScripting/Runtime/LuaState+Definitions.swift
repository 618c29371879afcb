import CLuaSupport

extension LuaState {
    /// Makes a value a global that scripts can read but not replace.
    public func define(_ name: String, _ value: LuaValue) throws(LuaError) {
        try push(value)
        try check(luahost_define_global(host, name))
    }

    /// Makes a function of the host a global that scripts can call but not replace.
    public func define(_ name: String, _ body: @escaping LuaFunctionBody) throws(LuaError) {
        try push(function: name, body: body)
        try check(luahost_define_global(host, name))
    }

    /// The same for a function with one result, which so costs less: no array is made.
    public func defineFunction(_ name: String, _ body: @escaping LuaValueBody) throws(LuaError) {
        try push(function: name, .value(body))
        try check(luahost_define_global(host, name))
    }

    /// A function of the host as a value. `name` is for messages: `style.property`.
    public func function(_ name: String, _ body: @escaping LuaFunctionBody) throws(LuaError) -> LuaFunction {
        try push(function: name, body: body)
        return LuaFunction(try popReference())
    }

    /// A new table with items 1, 2, … and named values.
    public func table(list: [LuaValue] = [], _ named: [String: LuaValue] = [:]) throws(LuaError) -> LuaTable {
        try check(luahost_push_table(host, Int32(clamping: list.count), Int32(clamping: named.count)))
        let table = LuaTable(try popReference())
        for (index, item) in list.enumerated() { try table.set(.integer(Int64(index + 1)), item) }
        for (name, value) in named.sorted(by: { $0.key < $1.key }) { try table.set(.string(name), value) }
        return table
    }

    /// A read-only table of functions and values that scripts call `name`, to be defined or given to `require`.
    /// Reading or writing an unknown name in it is an error with the nearest name.
    public func library(
        _ name: String, functions: [String: LuaFunctionBody], values: [String: LuaValue] = [:]
    ) throws(LuaError) -> LuaTable {
        let base = lua_gettop(stack)
        try check(luahost_push_table(host, 0, Int32(clamping: functions.count + values.count)))
        do {
            try setFunctions(functions, prefix: name + ".", isMethod: false)
            for (key, value) in values {
                try push(.string(key))
                try push(value)
                try check(luahost_raw_set(host, base + 1))
            }
            try check(luahost_lock(host, name))
            return LuaTable(try popReference())
        } catch {
            lua_settop(stack, base)
            throw error
        }
    }

    /// Makes a kind of object known.
    public func defineObject(_ definition: LuaObjectDefinition) throws(LuaError) -> LuaObjectKind {
        let base = lua_gettop(stack)
        do {
            try check(luahost_push_table(host, 0, Int32(clamping: definition.methods.count)))
            try setFunctions(definition.methods, prefix: definition.name + ":", isMethod: true)
            try check(luahost_push_table(host, 0, Int32(clamping: definition.fields.count)))
            try setFunctions(definition.fields, prefix: definition.name + ".", isMethod: true)
            try check(luahost_push_table(host, 0, Int32(clamping: definition.operators.count + 6)))
            var operators: [String: LuaFunctionBody] = [:]
            for (key, body) in definition.operators { operators[key.rawValue] = body }
            try setFunctions(operators, prefix: definition.name + ".", isMethod: false)
            var index: Int32 = 0
            try check(luahost_define_object(host, definition.name, &index))
            return LuaObjectKind(name: definition.name, reference: LuaReference(index, in: references))
        } catch {
            lua_settop(stack, base)
            throw error
        }
    }

    /// Puts functions into the table on top of the stack.
    private func setFunctions(
        _ functions: [String: LuaFunctionBody], prefix: String, isMethod: Bool
    ) throws(LuaError) {
        let table = lua_gettop(stack)
        for (name, body) in functions {
            try push(.string(name))
            try push(function: prefix + name, isMethod: isMethod, body: body)
            try check(luahost_raw_set(host, table))
        }
    }
}
