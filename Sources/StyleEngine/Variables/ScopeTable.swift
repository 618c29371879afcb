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

    /// The scope with these variables inside `outer`, one of a name; an initial one hides what is outside.
    ///
    /// Variables that are in sight already make no new scope, so that a rule for every element costs one.
    func scope(outer: UInt32, _ own: [VariableDeclaration]) -> UInt32 {
        let around = self[outer]
        let own = own.filter {
            $0.isInitial ? !around.hidden.contains($0.name) : around.visible[$0.name]?.value != $0.value
        }.sorted { $0.name < $1.name }
        if own.isEmpty { return outer }
        let key = Key(outer: outer, own: own.map { VariableName(name: $0.name, place: $0.value) })
        if let known = numbers[key] { return known }
        var (visible, hidden) = (around.visible, around.hidden)
        for variable in own {
            visible[variable.name] = variable.isInitial ? nil : variable
            if variable.isInitial { hidden.insert(variable.name) } else { hidden.remove(variable.name) }
        }
        let number = UInt32(scopes.count)
        scopes.append(VariableScope(visible: visible, hidden: hidden, table: self))
        numbers[key] = number
        return number
    }
}
