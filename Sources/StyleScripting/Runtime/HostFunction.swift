import CLuaSupport

/// A function of the host: takes a call, gives the results, or throws.
///
/// A `LuaFault` is the usual refusal; a `LuaError` of a nested call passes through as it is; anything else becomes a
/// fault with its description. The call is valid only until the function returns.
public typealias LuaFunctionBody = (borrowing LuaCall) throws -> [LuaValue]

/// A function of the host with one result, which needs no array.
public typealias LuaValueBody = (borrowing LuaCall) throws -> LuaValue

/// What a function of the host is to Lua.
final class HostFunction {
    /// The work, by what it gives. Not copyable: a call borrows the closure and counts no reference.
    enum Body: ~Copyable {
        case values(LuaFunctionBody)
        case value(LuaValueBody)
    }

    let name: String
    let isMethod: Bool
    private let body: Body
    // Unmanaged: the state closes before it goes, and with it everything that calls this.
    private let unmanagedState: Unmanaged<LuaState>
    private var state: LuaState { unmanagedState.takeUnretainedValue() }

    init(name: String, isMethod: Bool, state: LuaState, body: consuming Body) {
        self.name = name
        self.isMethod = isMethod
        unmanagedState = .passUnretained(state)
        self.body = body
    }

    /// Entered from C; must not raise in Lua.
    static let entry: luahost_callback = { context, stack in
        guard let context, let stack else { return Int32(LUAHOST_NO_MEMORY) }
        return Unmanaged<HostFunction>.fromOpaque(context)._withUnsafeGuaranteedRef { $0.perform(on: stack) }
    }

    private func perform(on stack: OpaquePointer) -> Int32 {
        do {
            switch body {
            case .values(let body):
                return try state.push(body(LuaCall(function: self, state: unmanagedState, stack: stack)))
            case .value(let body):
                // Lua leaves room on the stack of a function: scalars need no more.
                switch try body(LuaCall(function: self, state: unmanagedState, stack: stack)) {
                case .nil: lua_pushnil(stack)
                case .bool(let flag): lua_pushboolean(stack, flag ? 1 : 0)
                case .integer(let number): lua_pushinteger(stack, number)
                case .number(let number): lua_pushnumber(stack, number)
                case let value: try state.push(value)
                }
                return 1
            }
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
