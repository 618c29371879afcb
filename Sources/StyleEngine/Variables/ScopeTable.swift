import StyleDiagnostics
import StyleSyntax

/// The sets of variables that elements see, numbered; elements with the same ones in sight share one.
final class ScopeTable {
    /// The global variables of the moment.
    var globals: VariableTable
    @exclusivity(unchecked) private var scopes: [VariableScope] = []
    private var numbers: [Key: UInt32] = [:]

    private struct Key: Hashable {
        let outer: UInt32
        let own: [VariableName]
    }

    /// A variable by where it is declared.
    private struct VariableName: Hashable {
        let name: String
        let place: SourceSpan
    }

    /// The number of the scope that has the global variables alone.
    static let global: UInt32 = 0

    init(globals: VariableTable) {
        self.globals = globals
        scopes.append(VariableScope(visible: [:], table: self))
    }

    var count: Int { scopes.count }

    subscript(number: UInt32) -> VariableScope { scopes[Int(number)] }

    /// The scope with these variables inside `outer`; the last of a name counts.
    ///
    /// Variables that are in sight already make no new scope, so that a rule for every element costs one.
    func scope(outer: UInt32, _ own: [VariableDeclaration]) -> UInt32 {
        var visible = self[outer].visible
        var byName: [String: VariableDeclaration] = [:]
        for variable in own { byName[variable.name] = variable }
        byName = byName.filter { visible[$0.key]?.value != $0.value.value }
        if byName.isEmpty { return outer }
        let key = Key(
            outer: outer,
            own: byName.keys.sorted().compactMap { name in byName[name].map { VariableName(name: name, place: $0.value) } })
        if let known = numbers[key] { return known }
        visible.merge(byName) { $1 }
        let number = UInt32(scopes.count)
        scopes.append(VariableScope(visible: visible, table: self))
        numbers[key] = number
        return number
    }
}
