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
}
