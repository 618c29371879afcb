import CLuaSupport
import StyleDiagnostics

/// Messages for names that are not there or not to be written.
extension LuaState {
    func installNames() throws(LuaError) {
        try push(function: "names") { call in throw try Self.refusal(call) }
        try check(luahost_set_name_handler(host))
    }

    /// Arguments: access, label or nil, key, names, more names (globals, or the fields of an object).
    private static func refusal(_ call: borrowing LuaCall) throws -> LuaFault {
        let access = try call.string(1)
        let label = call.isMissing(2) ? nil : try call.string(2)
        guard case .string(let key) = try call.value(3) else {
            let key = try call.value(3).kindPhrase
            return LuaFault("\(key) is no name in \(label ?? "the globals")", id: "script.unknown-name")
        }
        var names = try Self.names(in: call.table(4))
        if access != "read" || label == nil { names += try Self.names(in: call.table(5)) }
        if access == "write" { return writeRefusal(key, label: label, names: names) }
        let hint = Suggestion.phrase(for: key, in: names.sorted())
        guard let label else { return LuaFault("unknown global \"\(key)\"\(hint)", id: "script.unknown-name") }
        return LuaFault("\(label) has no \"\(key)\"\(hint)", id: "script.unknown-name")
    }

    private static func writeRefusal(_ key: String, label: String?, names: [String]) -> LuaFault {
        let owner = label.map { "\($0).\(key)" } ?? key
        if names.contains(key) { return LuaFault("\"\(owner)\" cannot be replaced", id: "script.read-only") }
        let hint = Suggestion.phrase(for: key, in: names.sorted())
        return LuaFault("\"\(owner)\" cannot be set: \(label ?? "it") is read-only\(hint)", id: "script.read-only")
    }

    private static func names(in table: LuaTable) throws -> [String] {
        try table.keys().compactMap { if case .string(let name) = $0 { name } else { nil } }
    }
}
