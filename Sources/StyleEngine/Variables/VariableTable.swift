import StyleDiagnostics
import StyleSyntax

/// The global variables of a styler by where they come from; a later source wins.
struct VariableTable {
    /// Where a global variable comes from, weakest first.
    enum Source: Int, CaseIterable {
        case tokens, sheets, set, commandLine
    }

    private var tables: [[String: VariableDeclaration]] = Array(repeating: [:], count: Source.allCases.count)
    /// Names that bare words of `.cas` may mean because host, script or command line set them.
    private(set) var injectedNames: Set<String> = []
    private(set) var bareNames: [ObjectIdentifier: Set<String>] = [:]
    /// How strong the variables of sheets are.
    private var priorities: [String: CascadePriority] = [:]
    /// Names that the sheets take away: `--x: initial`.
    private var hiddenNames: Set<String> = []
    /// Names that rules declare too: at the root of a view these compete with the global ones.
    private var namesInRules: Set<String> = []

    /// The variables of one source.
    subscript(source: Source) -> [String: VariableDeclaration] { tables[source.rawValue] }

    mutating func set(_ variable: VariableDeclaration, _ source: Source) {
        tables[source.rawValue][variable.name] = variable
        if source == .set || source == .commandLine { injectedNames.insert(variable.name) }
    }

    mutating func remove(_ name: String, _ source: Source) {
        tables[source.rawValue][name] = nil
        if tables[Source.set.rawValue][name] == nil, tables[Source.commandLine.rawValue][name] == nil { injectedNames.remove(name) }
    }

    /// Takes the variables of the active sheets, of each name the strongest, in place of those taken before.
    mutating func setSheets(_ sheets: [IndexedSheet]) {
        let layers = LayerPositions(sheets)
        var cascade = VariableCascade()
        var order = 0
        bareNames = [:]
        namesInRules = []
        for indexed in sheets where indexed.isActive {
            func add(_ variable: VariableDeclaration) {
                let priority = CascadePriority(
                    origin: indexed.origin, isImportant: variable.isImportant, layer: layers.position(variable.layer, indexed.origin),
                    specificity: Specificity(), order: order)
                cascade.add(.init(variable: variable, origin: indexed.origin, priority: priority))
                order += 1
            }
            for variable in indexed.sheet.variables where indexed.setVariables[variable.name] == nil { add(variable) }
            for (_, variable) in indexed.setVariables { add(variable) }
            for rule in indexed.sheet.rules { namesInRules.formUnion(rule.variables.lazy.map(\.name)) }
            guard !indexed.bareNames.isEmpty else { continue }
            for file in indexed.files { bareNames[file, default: []].formUnion(indexed.bareNames) }
        }
        tables[Source.sheets.rawValue] = [:]
        priorities = [:]
        hiddenNames = []
        for winner in cascade.winners {
            let name = winner.variable.name
            priorities[name] = winner.priority
            if winner.variable.isInitial { hiddenNames.insert(name) } else { tables[Source.sheets.rawValue][name] = winner.variable }
        }
    }

    func find(_ name: String) -> VariableDeclaration? {
        for source in Source.allCases.reversed() {
            if let variable = tables[source.rawValue][name] { return variable }
            if source == .sheets, hiddenNames.contains(name) { return nil }
        }
        return nil
    }

    var names: [String] { Set(tables.flatMap(\.keys)).filter { hiddenNames.isEmpty || find($0) != nil }.sorted() }

    // MARK: At the root of a view

    /// Whether host, script or command line gave the variable its value.
    func isSet(_ name: String) -> Bool { injectedNames.contains(name) }

    /// Whether rules declare variables of that name.
    func isInRules(_ name: String) -> Bool { namesInRules.contains(name) }

    /// Whether the variable of a sheet keeps its place at a root where a rule declares one of that name: it does where
    /// importance, origin or layer decide; otherwise the rule is nearer.
    func stands(_ name: String, against contender: VariableCascade.Contender) -> Bool {
        priorities[name].map { $0.isOfHigherLevel(than: contender.priority) } ?? false
    }
}
