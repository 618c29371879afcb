import StyleDiagnostics
import StyleSyntax

/// The scopes of one pass: elements with the same variables in sight share one.
struct ScopeTable {
    let global: VariableScope
    private var scopes: [Key: VariableScope] = [:]

    private struct Key: Hashable {
        let outer: Int
        let own: [VariableName]
    }

    /// A variable by where it is declared.
    private struct VariableName: Hashable {
        let name: String
        let place: SourceSpan
    }

    init(globals: VariableTable) {
        global = VariableScope(id: 0, outer: nil, own: [:], globals: globals)
        self.globals = globals
    }

    private let globals: VariableTable

    /// The scope with these variables inside `outer`; the last of a name counts.
    mutating func scope(outer: VariableScope, _ own: [VariableDeclaration]) -> VariableScope {
        var byName: [String: VariableDeclaration] = [:]
        for variable in own { byName[variable.name] = variable }
        let names = byName.keys.sorted().compactMap { name in
            byName[name].map { VariableName(name: name, place: $0.value) }
        }
        let key = Key(outer: outer.id, own: names)
        if let known = scopes[key] { return known }
        let scope = VariableScope(id: scopes.count + 1, outer: outer, own: byName, globals: globals)
        scopes[key] = scope
        return scope
    }
}
