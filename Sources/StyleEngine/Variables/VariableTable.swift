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

    mutating func set(_ variable: VariableDeclaration, _ source: Source) {
        tables[source.rawValue][variable.name] = variable
        if source == .set || source == .commandLine { injectedNames.insert(variable.name) }
    }

    mutating func remove(_ name: String, _ source: Source) {
        tables[source.rawValue][name] = nil
        if tables[Source.set.rawValue][name] == nil, tables[Source.commandLine.rawValue][name] == nil { injectedNames.remove(name) }
    }

    /// Takes the variables of the active sheets in load order, in place of those taken before.
    mutating func setSheets(_ sheets: [IndexedSheet]) {
        tables[Source.sheets.rawValue] = [:]
        bareNames = [:]
        for indexed in sheets where indexed.isActive { add(indexed) }
    }

    /// Takes the variables of one more sheet, the last in load order.
    mutating func add(_ indexed: IndexedSheet) {
        for variable in indexed.sheet.variables { tables[Source.sheets.rawValue][variable.name] = variable }
        for (name, variable) in indexed.setVariables { tables[Source.sheets.rawValue][name] = variable }
        guard !indexed.bareNames.isEmpty else { return }
        for file in indexed.files { bareNames[file, default: []].formUnion(indexed.bareNames) }
    }

    func find(_ name: String) -> VariableDeclaration? {
        for table in tables.reversed() {
            if let variable = table[name] { return variable }
        }
        return nil
    }

    var names: [String] { Array(Set(tables.flatMap(\.keys))).sorted() }
}
