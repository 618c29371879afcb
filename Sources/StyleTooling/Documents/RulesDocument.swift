import StyleDiagnostics
import StyleSyntax

/// What `parse --dump rules` prints: the flattened rules of sheets, imports in place.
public struct RulesDocument {
    public var sheets: [Stylesheet]
    /// Faults of reading the files themselves.
    public var loadDiagnostics: [Diagnostic]

    public init(sheets: [Stylesheet], loadDiagnostics: [Diagnostic] = []) {
        self.sheets = sheets
        self.loadDiagnostics = loadDiagnostics
    }

    public var rules: [StyleRule] { sheets.flatMap(\.rules).filter { !$0.declarations.isEmpty } }

    public var diagnostics: [Diagnostic] { loadDiagnostics + sheets.flatMap(\.diagnostics) }

    /// Makes every warning an error.
    public mutating func makeStrict() {
        loadDiagnostics = loadDiagnostics.map(\.strict)
        for index in sheets.indices { sheets[index].diagnostics = sheets[index].diagnostics.map(\.strict) }
    }

    public var json: JSONValue {
        var variables: [String: String] = [:]
        // Important ones after all others, since the last of a name counts.
        let declared = sheets.flatMap(\.variables)
        for variable in declared.filter({ !$0.isImportant }) + declared.filter(\.isImportant) {
            variables[variable.name] = variable.value.text
        }
        return [
            "version": 1, "rules": .array(rules.map { $0.json() }),
            "variables": .object(JSONObject(variables.keys.sorted().map { .init($0, .string(variables[$0] ?? "")) })),
            "diagnostics": .array(diagnostics.map(\.json)),
        ]
    }
}
