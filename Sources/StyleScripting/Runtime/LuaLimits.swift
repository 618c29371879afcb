/// What a script may use up.
public struct LuaLimits: Sendable {
    /// Memory that the state may hold at a time, in bytes. What its libraries need and 16 KiB are given in any case.
    public var memoryBytes: Int
    /// Time spent in the script, in seconds, until the budget is renewed. Short calls from the host are not timed.
    public var seconds: Double
    /// Instructions of Lua's virtual machine, with the work of library functions counted as such; nil for no limit.
    public var instructions: Int64?
    /// Bytes that `print` may hand to the host in all; the rest is dropped.
    public var printedBytes: Int

    /// Limits of one state; nil for as many instructions as the time allows.
    public init(
        memoryBytes: Int = 64 << 20, seconds: Double = 5, instructions: Int64? = nil, printedBytes: Int = 64 << 10
    ) {
        self.memoryBytes = memoryBytes
        self.seconds = seconds
        self.instructions = instructions
        self.printedBytes = printedBytes
    }
}
