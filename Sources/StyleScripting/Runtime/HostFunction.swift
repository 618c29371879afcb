import CLuaSupport

/// A function of the host: takes a call, gives the results, or throws.
///
/// A `LuaFault` is the usual refusal; a `LuaError` of a nested call passes through as it is; anything else becomes a
/// fault with its description. The call is valid only until the function returns.
public typealias LuaFunctionBody = (borrowing LuaCall) throws -> [LuaValue]

/// What a function of the host is to Lua.
final class HostFunction {
    let name: String
    let isMethod: Bool
    let body: LuaFunctionBody
    private unowned let state: LuaState

    init(name: String, isMethod: Bool, state: LuaState, body: @escaping LuaFunctionBody) {
        self.name = name
        self.isMethod = isMethod
        self.state = state
        self.body = body
    }

    /// Entered from C; must not raise in Lua.
    static let entry: luahost_callback = { context, stack in
        guard let context, let stack else { return Int32(LUAHOST_NO_MEMORY) }
        let function = Unmanaged<HostFunction>.fromOpaque(context).takeUnretainedValue()
        return function.perform(on: stack)
    }

    private func perform(on stack: OpaquePointer) -> Int32 {
        do {
            let results = try body(LuaCall(function: self, state: state, stack: stack))
            return try state.push(results)
        } catch let fault as LuaFault {
            return refuse(fault, on: stack)
        } catch let error as LuaError {
            // An error of a nested call knows its place; one of a push of ours gets it from Lua.
            let isOurs = error.kind == .memory && error.place == nil
            return isOurs ? Int32(LUAHOST_NO_MEMORY) : refuse(LuaFault(error), on: stack)
        } catch {
            return refuse(LuaFault("\(error)"), on: stack)
        }
    }

    private func refuse(_ fault: LuaFault, on stack: OpaquePointer) -> Int32 {
        state.raise(fault, on: stack)
        return Int32(LUAHOST_FAULT)
    }
}

/// What an object of the host is to Lua.
final class HostObject {
    let object: LuaObject

    init(_ object: LuaObject) { self.object = object }
}
