import StyleDiagnostics
import StyleEngine

extension StyleExplanation {
    /// The document of `explain`.
    public func json(in tree: ElementTree, diagnostics: [Diagnostic]) -> JSONValue {
        [
            "version": 1, "element": .string(tree.path(of: element)), "property": .string(keyPath),
            "winner": winner?.json(in: tree) ?? nil, "contenders": .array(contenders.map { $0.json(in: tree) }),
            "variablePath": .array(
                variables.map {
                    ["name": .string($0.name), "raw": .string($0.raw), "source": $0.hasPlace ? $0.span.placeJSON : nil]
                }),
            "diagnostics": .array(diagnostics.map(\.json)),
        ]
    }
}

extension StyleExplanation.Contender {
    /// A row with what the cascade asked; the value is null where the declaration gives none (`current`).
    fileprivate func json(in tree: ElementTree) -> JSONValue {
        guard case .object(let written) = row.json(in: tree) else { return nil }
        var row = JSONObject(written.members.map { $0.key == "value" && value == nil ? .init("value", nil) : $0 })
        row.append("origin", .string(self.row.origin.name))
        row.append("layer", .optional(layer))
        row.append("important", .bool(isImportant))
        row.append("lostBecause", .optional(lostBecause?.rawValue))
        return .object(row)
    }
}

extension StyleExplanation.ReadVariable {
    /// Whether it stands in a file: those of a host or of the command line do not.
    var hasPlace: Bool { !span.fileName.hasPrefix("<") || span.fileName == "<stdin>" }
}
