import CLuaSupport

extension LuaCall {
    /// A string; numbers are not taken for one.
    public func string(_ argument: Int) throws -> String {
        guard type(argument) == LUA_TSTRING else { throw mismatch(argument, expected: "a string") }
        return LuaState.text(index(argument), on: stack)
    }

    /// The bytes of a string, unchanged.
    public func bytes(_ argument: Int) throws -> [UInt8] {
        guard type(argument) == LUA_TSTRING else { throw mismatch(argument, expected: "a string") }
        return LuaState.withBytes(index(argument), on: stack) { Array($0) }
    }

    /// The number at an index from 1; an error at the script's line where it is none.
    public func number(_ argument: Int) throws -> Double {
        guard type(argument) == LUA_TNUMBER else { throw mismatch(argument, expected: "a number") }
        return lua_tonumberx(stack, index(argument), nil)
    }

    /// A number without a fraction.
    public func integer(_ argument: Int) throws -> Int {
        let at = index(argument)
        if argument <= count, lua_isinteger(stack, at) != 0 { return Int(lua_tointegerx(stack, at, nil)) }
        var isInteger: Int32 = 0
        let value = type(argument) == LUA_TNUMBER ? lua_tointegerx(stack, at, &isInteger) : 0
        guard isInteger != 0 else { throw mismatch(argument, expected: "a whole number") }
        return Int(value)
    }

    /// The boolean at an index from 1; an error at the script's line where it is none.
    public func bool(_ argument: Int) throws -> Bool {
        guard type(argument) == LUA_TBOOLEAN else { throw mismatch(argument, expected: "a boolean") }
        return lua_toboolean(stack, index(argument)) != 0
    }

    /// The table at an index from 1; an error at the script's line where it is none.
    public func table(_ argument: Int) throws -> LuaTable {
        guard case .table(let table) = try value(argument) else { throw mismatch(argument, expected: "a table") }
        return table
    }

    /// The function at an index from 1; an error at the script's line where it is none.
    public func function(_ argument: Int) throws -> LuaFunction {
        guard case .function(let function) = try value(argument) else {
            throw mismatch(argument, expected: "a function")
        }
        return function
    }

    /// The instance of an object of a kind.
    public func object<Instance: AnyObject>(
        _ argument: Int, _ kind: LuaObjectKind, as type: Instance.Type = Instance.self
    ) throws -> Instance {
        guard case .object(let object) = try value(argument), object.kind === kind,
            let instance = object.instance as? Instance
        else { throw mismatch(argument, expected: kind.phrase) }
        return instance
    }

    /// The object that a method was called on, or a field read of.
    public func receiver<Instance: AnyObject>(
        _ kind: LuaObjectKind, as type: Instance.Type = Instance.self
    ) throws -> Instance {
        if lua_gettop(stack) >= 1, case .object(let object) = try state.read(1, on: stack), object.kind === kind,
            let instance = object.instance as? Instance
        {
            return instance
        }
        let method = name.split(separator: ":").last.map(String.init) ?? name
        throw LuaFault("\(name) needs \(kind.phrase) before its colon, as in x:\(method)(…)", id: "script.argument")
    }

    /// The fault for an argument that is not what it should be.
    public func mismatch(_ argument: Int, expected: String) -> LuaFault {
        let found = isMissing(argument) && argument > count ? "nothing" : (try? value(argument).kindPhrase) ?? "nothing"
        return fault(argument, "expected \(expected), got \(found)")
    }

    /// A fault about one argument: `argument 2 of style.property: …`
    public func fault(_ argument: Int, _ message: String) -> LuaFault {
        LuaFault("argument \(argument) of \(name): \(message)", id: "script.argument")
    }

    /// A fault if more than `limit` arguments were given.
    public func checkCount(atMost limit: Int) throws {
        guard count > limit else { return }
        throw LuaFault(
            "\(name) takes \(limit == 1 ? "one argument" : "\(limit) arguments"), got \(count)", id: "script.argument")
    }
}
