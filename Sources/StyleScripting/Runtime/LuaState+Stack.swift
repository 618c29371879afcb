import CLuaSupport

/// Values on and off the stack of the running thread. What may need memory goes through a protected call in C; the
/// functions of Lua named here cannot raise as they are used.
extension LuaState {
    var stack: OpaquePointer { luahost_running(host) }

    /// Throws for a call of C that failed.
    func check(_ status: Int32) throws(LuaError) {
        if status != Int32(LUAHOST_OK) { throw takeError(status) }
    }

    // MARK: pushing

    /// Pushes results and gives their number.
    func push(_ values: [LuaValue]) throws(LuaError) -> Int32 {
        if values.isEmpty { return 0 }
        for value in values { try push(value) }
        return Int32(values.count)
    }

    func push(_ value: LuaValue) throws(LuaError) {
        let stack = self.stack
        guard lua_checkstack(stack, 8) != 0 else { throw LuaError(.memory, "not enough memory") }
        switch value {
        case .nil: lua_pushnil(stack)
        case .bool(let value): lua_pushboolean(stack, value ? 1 : 0)
        case .integer(let value): lua_pushinteger(stack, value)
        case .number(let value): lua_pushnumber(stack, value)
        case .string(let value): try push(string: value)
        case .table(let table): try push(table.reference)
        case .function(let function): try push(function.reference)
        case .object(let object): try push(object: object)
        case .coroutine: throw LuaError(.runtime, "a coroutine cannot be passed on by the host")
        }
    }

    private func push(string: String) throws(LuaError) {
        var string = string
        let host = self.host
        try check(
            string.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { luahost_push_string(host, $0.baseAddress, $0.count) }
            })
    }

    func push(_ reference: LuaReference) throws(LuaError) {
        guard try reference.state() === self else {
            throw LuaError(.closed, "a value of one script cannot be given to another")
        }
        luahost_push_reference(stack, reference.index)
    }

    private func push(object: LuaObject) throws(LuaError) {
        guard try object.kind.reference.state() === self else {
            throw LuaError(.closed, "an object of one script cannot be given to another")
        }
        let identity = Unmanaged.passUnretained(object.instance).toOpaque()
        if luahost_push_known_object(host, identity) { return }
        let context = Unmanaged.passRetained(HostObject(object)).toOpaque()
        try check(luahost_push_object(host, object.kind.reference.index, identity, context))
    }

    func push(function name: String, isMethod: Bool = false, body: @escaping LuaFunctionBody) throws(LuaError) {
        try push(function: name, isMethod: isMethod, .values(body))
    }

    func push(function name: String, isMethod: Bool = false, _ body: consuming HostFunction.Body) throws(LuaError) {
        let function = HostFunction(name: name, isMethod: isMethod, state: self, body: body)
        try check(luahost_push_callback(host, HostFunction.entry, Unmanaged.passRetained(function).toOpaque()))
    }

    // MARK: reading

    /// The value at an index, which stays there.
    func read(_ index: Int32, on stack: OpaquePointer) throws(LuaError) -> LuaValue {
        switch lua_type(stack, index) {
        case LUA_TBOOLEAN: return .bool(lua_toboolean(stack, index) != 0)
        case LUA_TNUMBER:
            return lua_isinteger(stack, index) != 0
                ? .integer(lua_tointegerx(stack, index, nil)) : .number(lua_tonumberx(stack, index, nil))
        case LUA_TSTRING: return .string(Self.text(index, on: stack))
        case LUA_TTABLE: return .table(LuaTable(try reference(index, on: stack)))
        case LUA_TFUNCTION: return .function(LuaFunction(try reference(index, on: stack)))
        case LUA_TUSERDATA:
            guard let context = luahost_object(stack, index) else { return .nil }
            return .object(Unmanaged<HostObject>.fromOpaque(context).takeUnretainedValue().object)
        case LUA_TTHREAD: return .coroutine
        default: return .nil
        }
    }

    private func reference(_ index: Int32, on stack: OpaquePointer) throws(LuaError) -> LuaReference {
        guard lua_checkstack(stack, 8) != 0 else { throw LuaError(.memory, "not enough memory") }
        lua_pushvalue(stack, index)
        return try popReference()
    }

    /// Moves the value on top of the stack into a handle.
    func popReference() throws(LuaError) -> LuaReference {
        flushReleases()
        var index: Int32 = 0
        try check(luahost_reference(host, &index))
        return LuaReference(index, in: references)
    }

    /// Frees what handles gave up.
    func flushReleases() {
        let host = self.host
        references.flush { luahost_dereference(host, $0) }
    }

    /// Calls a closure with the bytes of the string at an index.
    static func withBytes<Result>(
        _ index: Int32, on stack: OpaquePointer, _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result {
        var length = 0
        let bytes = lua_tolstring(stack, index, &length)
        return body(UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : length))
    }

    static func text(_ index: Int32, on stack: OpaquePointer) -> String {
        withBytes(index, on: stack) { String(decoding: $0, as: UTF8.self) }
    }
}
