import StyleSyntax

/// A global variable that a theme set, with what it was before.
struct VariableChange {
    let name: String
    let source: VariableTable.Source
    let before: VariableDeclaration?
    let after: VariableDeclaration?
}

extension VariableTable {
    /// What was set or taken away since an earlier table, besides what sheets declare.
    func changes(since earlier: VariableTable) -> [VariableChange] {
        var changes: [VariableChange] = []
        for source in Source.allCases where source != .sheets {
            for name in Set(earlier[source].keys).union(self[source].keys).sorted() {
                let change = VariableChange(
                    name: name, source: source, before: earlier[source][name], after: self[source][name])
                if let before = change.before, let after = change.after, before.isSetting(of: after) { continue }
                changes.append(change)
            }
        }
        return changes
    }

    /// Gives a variable back what it was before a change, unless it was set since.
    mutating func undo(_ change: VariableChange) {
        switch (self[change.source][change.name], change.after) {
        case (let present?, let after?): guard present.isSetting(of: after) else { return }
        case (nil, nil): break
        default: return
        }
        if let before = change.before { set(before, change.source) } else { remove(change.name, change.source) }
    }
}
