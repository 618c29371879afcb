import StyleDiagnostics
import StyleExpressions
import StyleSyntax

/// The variables that an element sees: those of rules that match it or its ancestors, then the global ones.
final class VariableScope {
    /// Number of the scope in its styler; 0 is the one with the global variables alone.
    let id: Int
    private let outer: VariableScope?
    private let own: [String: VariableDeclaration]
    private let globals: VariableTable

    init(id: Int, outer: VariableScope?, own: [String: VariableDeclaration], globals: VariableTable) {
        self.id = id
        self.outer = outer
        self.own = own
        self.globals = globals
    }
}

extension VariableScope: SymbolScope {
    func variable(_ name: String) -> VariableDeclaration? {
        var scope: VariableScope? = self
        while let here = scope {
            if let variable = here.own[name] { return variable }
            scope = here.outer
        }
        return globals.find(name)
    }

    func isBareVariable(_ name: String, in file: SourceFile) -> Bool {
        globals.bareNames[ObjectIdentifier(file)]?.contains(name) ?? false || globals.injectedNames.contains(name)
    }

    var variableNames: [String] {
        var names = Set(globals.names)
        var scope: VariableScope? = self
        while let here = scope {
            names.formUnion(here.own.keys)
            scope = here.outer
        }
        return names.sorted()
    }

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
