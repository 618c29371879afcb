import CLuaSupport
import StyleDiagnostics

/// A sandboxed Lua 5.4 state.
///
/// Scripts get an allow-list of functions, a memory limit and one budget of time; nothing they do crashes, hangs or
/// outlives it. A state whose budget is spent runs nothing any more: make a new one. A state and its handles belong to
/// one isolation domain.
///
///     let state = try LuaState(limits: LuaLimits(memoryBytes: 64 << 20, seconds: 5))
///     try state.define("twice") { call in [.number(try call.number(1) * 2)] }
///     let results = try state.run(SourceFile(name: "a.lua", text: "return twice(4)"))
public final class LuaState {
    /// Receives one line of `print`, without its end, and where it was called.
    public typealias Printer = (String, LuaPlace?) -> Void
    /// Finds the file of a module; throws a `LuaFault` where there is none.
    public typealias ModuleFinder = (_ name: String, _ caller: LuaPlace?) throws -> SourceFile

    /// What scripts in it may use.
    public let limits: LuaLimits
    let host: OpaquePointer
    let references = LuaReferences()
    var chunks = ChunkNames()
    var faults = RaisedFaults()
    var modules: Modules

    /// Opens a state. Errors: kind `closed` without memory for it.
    public init(
        limits: LuaLimits = LuaLimits(), print: @escaping Printer = { _, _ in }, findModule: ModuleFinder? = nil
    ) throws(LuaError) {
        let counted = luahost_limits(
            memory_bytes: max(limits.memoryBytes, 1), instructions: limits.instructions ?? 0,
            nanoseconds: Int64((min(max(limits.seconds, 1e-6), 1e9) * 1e9)))
        guard let host = luahost_open(counted, { $0.map { Unmanaged<AnyObject>.fromOpaque($0).release() } }) else {
            throw LuaError(.closed, "there is no memory for a Lua state")
        }
        self.limits = limits
        self.host = host
        modules = Modules(find: findModule)
        references.state = Unmanaged.passUnretained(self)
        references.host = host
        try installNames()
        try installPrint(print)
        try define("require") { [unowned self] call in [try require(call)] }
    }

    deinit {
        references.state = nil
        references.host = nil
        luahost_close(host)
    }

    /// Runs a file and gives what it returns. A byte order mark and a first line `#!…` are passed over.
    /// Errors: syntax, what the script raises, limits; each with the script's line.
    @discardableResult
    public func run(_ file: SourceFile) throws(LuaError) -> [LuaValue] {
        modules.begin(file)
        defer { modules.end() }
        return try load(file).call()
    }

    /// A file as a function, not yet run. Byte code is refused.
    public func load(_ file: SourceFile) throws(LuaError) -> LuaFunction {
        let name = chunks.name(for: file)
        let text = Self.script(in: file.bytes)
        let status = text.withUnsafeBytes { text in
            luahost_load(host, text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count, "=" + name)
        }
        guard status == Int32(LUAHOST_OK) else { throw loadError(status, of: file) }
        return LuaFunction(try popReference())
    }

    /// Gives the script its whole budget of time and instructions again: before a call that stands for itself.
    /// A budget that was spent stays spent.
    public func renewBudget() { luahost_renew(host) }

    /// Whether a limit of time or instructions was passed, so that nothing runs any more.
    public var isSpent: Bool { luahost_tripped(host) != 0 }

    /// Bytes that the state holds now, and the host for it.
    public var memoryUsed: Int { luahost_memory_used(host) }

    /// Counts bytes that the host keeps for the script as the script's own, so that its limit holds for both.
    /// Errors: `memory` if they are too many; then none is counted.
    public func hold(_ bytes: Int) throws(LuaError) {
        guard luahost_hold(host, max(bytes, 0)) else { throw LuaError(.memory, "not enough memory") }
    }

    /// Ends the counting of bytes that were held.
    public func giveBack(_ bytes: Int) { luahost_give_back(host, bytes) }

    /// The text that Lua reads: without mark and `#!` line, whose line end stays so that lines count right.
    private static func script(in bytes: [UInt8]) -> ArraySlice<UInt8> {
        var text = bytes[...]
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        if text.first == 0x23 { text = text.drop { $0 != 0x0A && $0 != 0x0D } }
        return text
    }

    private func installPrint(_ print: @escaping Printer) throws(LuaError) {
        var room = limits.printedBytes
        try push(function: "print") { call in
            let line = try call.string(1)
            guard room > 0 else { return [] }
            room -= line.utf8.count + 1
            let shown = room >= 0 ? line : String(decoding: line.utf8.dropLast(-room), as: UTF8.self)
            print(shown, call.place())
            if room <= 0 { print("print: the output is cut here", call.place()) }
            return []
        }
        try check(luahost_set_printer(host))
    }
}
