import CLuaSupport

/// One call of a function of the host by a script: its arguments, checked, and where it stands.
///
/// Every accessor that throws says what it expected: `argument 2 of style.property: expected a table, got a number`.
public struct LuaCall: ~Copyable {
    /// The state that the script runs in.
    public var state: LuaState { unmanagedState.takeUnretainedValue() }
    let stack: OpaquePointer
    /// The name that messages use: `style.property`, `element:get`.
    public var name: String { function.takeUnretainedValue().name }
    // Unmanaged: a call does not outlive what it is made of, and most calls need neither counted.
    private let unmanagedState: Unmanaged<LuaState>
    private let function: Unmanaged<HostFunction>
    /// Index of the first argument on the stack.
    private let first: Int32
    /// Number of arguments given, trailing nils included; without the receiver of a method.
    public let count: Int

    init(function: HostFunction, state: Unmanaged<LuaState>, stack: OpaquePointer) {
        unmanagedState = state
        self.stack = stack
        self.function = .passUnretained(function)
        first = function.isMethod ? 2 : 1
        count = max(0, Int(lua_gettop(stack)) - Int(first) + 1)
    }

    /// Whether an argument was left out or is nil. Arguments count from 1.
    public func isMissing(_ argument: Int) -> Bool { type(argument) <= LUA_TNIL }

    /// An argument as it is; `nil` where none was given.
    public func value(_ argument: Int) throws(LuaError) -> LuaValue {
        argument > count ? .nil : try state.read(index(argument), on: stack)
    }

    /// All arguments as they are.
    public func values() throws(LuaError) -> [LuaValue] {
        var result: [LuaValue] = []
        result.reserveCapacity(count)
        for argument in 0..<count { result.append(try value(argument + 1)) }
        return result
    }

    /// The line of the script that made the call; `level` 1 is the line that called the function around it, and so on.
    public func place(_ level: Int = 0) -> LuaPlace? { state.callerPlace(level, on: stack) }

    func index(_ argument: Int) -> Int32 { first + Int32(argument) - 1 }

    func type(_ argument: Int) -> Int32 { argument > count ? LUA_TNONE : lua_type(stack, index(argument)) }
}
