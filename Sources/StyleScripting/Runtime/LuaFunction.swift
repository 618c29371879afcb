import CLuaSupport

/// A function of a state, of the script or of the host.
///
/// The handle does not keep its state alive: once that is closed, a call throws an error of kind `closed`.
public final class LuaFunction {
    let reference: LuaReference

    init(_ reference: LuaReference) { self.reference = reference }

    /// Calls the function and gives all its results.
    /// Errors: what the script raised, or a limit. Nothing of the call stays behind on failure.
    @discardableResult
    public func call(_ arguments: [LuaValue] = []) throws(LuaError) -> [LuaValue] {
        try reference.state().call(self, arguments)
    }

    /// Calls the function with one argument and gives its first result; nil where it has none.
    ///
    /// Cheaper than `call`: numbers, booleans and nil cross without an array or a counted reference.
    @discardableResult
    public func value(_ argument: LuaValue) throws(LuaError) -> LuaValue {
        guard let host = reference.references.host, !reference.references.hasReleased,
            var given = luahost_scalar(argument)
        else { return try call([argument]).first ?? .nil }
        var result = luahost_scalar()
        let status = luahost_call_scalars(host, reference.index, &given, 1, &result)
        return try finish(status, result)
    }

    /// Calls the function with two arguments and gives its first result; nil where it has none.
    @discardableResult
    public func value(_ first: LuaValue, _ second: LuaValue) throws(LuaError) -> LuaValue {
        guard let host = reference.references.host, !reference.references.hasReleased,
            let one = luahost_scalar(first), let two = luahost_scalar(second)
        else { return try call([first, second]).first ?? .nil }
        var result = luahost_scalar()
        let status = withUnsafePointer(to: (one, two)) { pair in
            pair.withMemoryRebound(to: luahost_scalar.self, capacity: 2) {
                luahost_call_scalars(host, reference.index, $0, 2, &result)
            }
        }
        return try finish(status, result)
    }

    /// The first result for those numbers; nil where it is no number, or the call failed, or the state is closed.
    ///
    /// The numbers are read before anything of the script runs.
    func number(_ arguments: UnsafeBufferPointer<Double>) -> Double? {
        guard let host = reference.references.host else { return nil }
        if reference.references.hasReleased { reference.references.state?.takeUnretainedValue().flushReleases() }
        var result = 0.0
        guard luahost_call_numbers(host, reference.index, arguments.baseAddress, Int32(arguments.count), &result)
        else { return nil }
        return result
    }

    @inline(__always)
    private func finish(_ status: Int32, _ result: luahost_scalar) throws(LuaError) -> LuaValue {
        guard status == Int32(LUAHOST_OK) else { throw try reference.state().takeError(status) }
        if let value = LuaValue(result) { return value }
        // Any other value was left on the stack.
        let state = try reference.state()
        let stack = state.stack
        defer { luahost_pop(stack, 1) }
        return try state.read(-1, on: stack)
    }
}

extension luahost_scalar {
    /// The value as C takes it without memory; nil for strings and everything that is counted.
    @inline(__always)
    fileprivate init?(_ value: LuaValue) {
        self.init()
        switch value {
        case .nil: kind = Int32(LUAHOST_NIL)
        case .bool(let flag):
            kind = Int32(LUAHOST_BOOLEAN)
            boolean = flag
        case .integer(let number):
            kind = Int32(LUAHOST_INTEGER)
            integer = number
        case .number(let value):
            kind = Int32(LUAHOST_NUMBER)
            number = value
        default: return nil
        }
    }
}

extension LuaValue {
    @inline(__always)
    fileprivate init?(_ scalar: luahost_scalar) {
        switch Int(scalar.kind) {
        case LUAHOST_NIL: self = .nil
        case LUAHOST_BOOLEAN: self = .bool(scalar.boolean)
        case LUAHOST_INTEGER: self = .integer(scalar.integer)
        case LUAHOST_NUMBER: self = .number(scalar.number)
        default: return nil
        }
    }
}
