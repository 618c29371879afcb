import CLuaSupport
import StyleValues

/// A table of a state. Everything here is raw: no metamethod of the script runs.
///
/// The handle does not keep its state alive: once that is closed, each use throws an error of kind `closed`.
public final class LuaTable {
    let reference: LuaReference

    init(_ reference: LuaReference) { self.reference = reference }

    /// The value of a key; `nil` where there is none.
    public func get(_ key: LuaValue) throws(LuaError) -> LuaValue {
        try reference.state().get(self, key)
    }

    /// Sets the value of a key; `nil` removes it. Errors: memory, and `nil` or NaN as key.
    public func set(_ key: LuaValue, _ value: LuaValue) throws(LuaError) {
        try reference.state().set(self, key, value)
    }

    /// All keys: numbers in order, strings bytewise, booleans, then others in no order.
    public func keys() throws(LuaError) -> [LuaValue] {
        try entries().map(\.key)
    }

    /// All keys with their values, in the order of `keys`. Errors: more than 131,072 of them, as for `keys` and `list`.
    public func entries() throws(LuaError) -> [(key: LuaValue, value: LuaValue)] {
        try reference.state().entries(self)
    }

    /// Length of the list in it, as `#` gives without metamethods.
    public func count() throws(LuaError) -> Int {
        try reference.state().count(self)
    }

    /// The items 1, 2, … up to the first nil.
    public func list() throws(LuaError) -> [LuaValue] {
        var result: [LuaValue] = []
        while true {
            let item = try get(.integer(Int64(result.count + 1)))
            if item.isNil { return result }
            guard result.count < LuaState.mostEntries else { throw LuaState.tooLarge }
            result.append(item)
        }
    }
}
