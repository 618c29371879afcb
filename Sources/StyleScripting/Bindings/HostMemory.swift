/// What the host keeps for a script, in bytes: estimates, so that no script makes the host hold much more than it may
/// hold itself.
enum HostMemory {
    /// A registration, a variable, an element: its entries and names in tables.
    static let entry = 512
    /// A sheet or a view definition with its texts, tree, rules and selectors. Measured: the tree alone is five to eight
    /// times the text.
    static func document(_ bytes: Int) -> Int { 1024 + 10 * bytes }
}

extension ScriptContext {
    /// Counts what the host is about to keep for the script.
    /// Errors: `memory` if the script's limit does not allow it.
    func hold(_ bytes: Int) throws(LuaError) { try state.hold(bytes) }
}
