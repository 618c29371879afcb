import StyleDiagnostics
import StyleExpressions
import StyleSyntax

/// The variables that an element sees: those of rules that match it or its ancestors, then the global ones.
struct VariableScope {
    /// Those that are not global.
    let visible: [String: VariableDeclaration]
    /// Names that mean nothing here, whatever stands outside.
    let hidden: Set<String>
    private let source: Source

    private enum Source {
        case table(Unowned)
        case globals(VariableTable)
    }

    /// The table outlives its scopes.
    private struct Unowned {
        unowned let table: ScopeTable
    }

    init(visible: [String: VariableDeclaration], hidden: Set<String> = [], table: ScopeTable) {
        self.visible = visible
        self.hidden = hidden
        source = .table(Unowned(table: table))
    }

    init(globals: VariableTable) {
        visible = [:]
        hidden = []
        source = .globals(globals)
    }

    private var globals: VariableTable {
        switch source {
        case .table(let box): box.table.globals
        case .globals(let globals): globals
        }
    }
}

extension VariableScope: SymbolScope {
    func variable(_ name: String) -> VariableDeclaration? {
        visible[name] ?? (hidden.contains(name) ? nil : globals.find(name))
    }

    func isBareVariable(_ name: String, in file: SourceFile) -> Bool {
        isDeclaredBare(name, in: file) || globals.injectedNames.contains(name)
    }

    var variableNames: [String] { Set(globals.names).subtracting(hidden).union(visible.keys).sorted() }

    /// Whether the bare word is a variable because some file declared it so (not because it was set).
    func isDeclaredBare(_ name: String, in file: SourceFile) -> Bool {
        globals.bareNames[ObjectIdentifier(file)]?.contains(name) ?? false
    }
}

/// A scope in which the words of a property keep their meaning: a set variable does not hide an enum case.
struct KeywordScope: SymbolScope {
    let scope: VariableScope
    let isKeyword: (String) -> Bool

    func variable(_ name: String) -> VariableDeclaration? { scope.variable(name) }

    func isBareVariable(_ name: String, in file: SourceFile) -> Bool {
        scope.isBareVariable(name, in: file) && (scope.isDeclaredBare(name, in: file) || !isKeyword(name))
    }

    var variableNames: [String] { scope.variableNames }
}
