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

    /// Takes the variables of the sheets in load order, in place of those taken before.
    mutating func setSheets(_ sheets: [IndexedSheet]) {
        tables[Source.sheets.rawValue] = [:]
        bareNames = [:]
        for indexed in sheets {
            for variable in indexed.sheet.variables { tables[Source.sheets.rawValue][variable.name] = variable }
            guard !indexed.bareNames.isEmpty else { continue }
            for file in indexed.files { bareNames[file, default: []].formUnion(indexed.bareNames) }
        }
    }

    func find(_ name: String) -> VariableDeclaration? {
        for table in tables.reversed() {
            if let variable = table[name] { return variable }
        }
        return nil
    }

    var names: [String] { Array(Set(tables.flatMap(\.keys))).sorted() }
}
