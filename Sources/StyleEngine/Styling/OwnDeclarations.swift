import StyleSyntax

/// What an element has of its own: inline declarations, and variables set at run time.
struct OwnDeclarations {
    var inline: DeclarationBlock?
    /// Numbers of the inline declarations in the present tables.
    var numbers: [Int] = []
    var variables: [VariableDeclaration] = []

    var isEmpty: Bool { inline == nil && variables.isEmpty }
}

/// A property that a host took back: what it had stays, whatever rules say.
struct KeptProperty {
    /// As the host wrote it, folded.
    var keyPath: String
    /// The rows that there were.
    var rows: [ComputedProperty]

    func covers(_ row: ComputedProperty) -> Bool {
        PropertyRegistry.folded(row.keyPath) == keyPath || PropertyRegistry.folded(row.name) == keyPath
    }

    func covers(_ change: StyleChange) -> Bool {
        let path = PropertyRegistry.folded(change.keyPath)
        return path == keyPath || path.split(separator: ".").last.map(String.init) == keyPath
    }
}
