/// The way from handles to their state, which may be gone before them.
///
/// A handle may be given up at any time, even while Lua collects garbage; so releases wait here until it is safe.
final class LuaReferences {
    // Unchecked: both are read for each call between host and script, and neither is held while other code runs.
    /// Nil once the state is closed.
    @exclusivity(unchecked) var state: Unmanaged<LuaState>?
    /// What C keeps of the state; nil once it is closed.
    @exclusivity(unchecked) var host: OpaquePointer?
    @exclusivity(unchecked) private var released: [Int32] = []

    func release(_ reference: Int32) {
        if state != nil { released.append(reference) }
    }

    var hasReleased: Bool { !released.isEmpty }

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
    let references: LuaReferences

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
