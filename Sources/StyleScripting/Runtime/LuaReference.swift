/// The way from handles to their state, which may be gone before them.
///
/// A handle may be given up at any time, even while Lua collects garbage; so releases wait here until it is safe.
final class LuaReferences {
    /// Nil once the state is closed.
    var state: Unmanaged<LuaState>?
    private var released: [Int32] = []

    func release(_ reference: Int32) {
        if state != nil { released.append(reference) }
    }

    /// Hands the waiting releases over.
    @inline(__always)
    func flush(_ dereference: (Int32) -> Void) {
        guard !released.isEmpty else { return }
        let waiting = released
        released.removeAll(keepingCapacity: true)
        waiting.forEach(dereference)
    }
}

/// Keeps one value of a state alive.
final class LuaReference {
    let index: Int32
    private let references: LuaReferences

    init(_ index: Int32, in references: LuaReferences) {
        self.index = index
        self.references = references
    }

    deinit { references.release(index) }

    /// The state, or an error if it is closed.
    func state() throws(LuaError) -> LuaState {
        guard let state = references.state else { throw LuaError(.closed, "the state of this script is closed") }
        return state.takeUnretainedValue()
    }
}
