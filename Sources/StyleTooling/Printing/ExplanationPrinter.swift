import StyleDiagnostics
import StyleEngine

/// Why a property has its value, for people: the value, then a line for each contender, then the variables.
public struct ExplanationPrinter {
    public var style: TerminalStyle

    public init(style: TerminalStyle = TerminalStyle(usesColor: false)) { self.style = style }

    public func text(for explanation: StyleExplanation, in tree: ElementTree) -> String {
        let arguments = explanation.arguments.isEmpty
            ? "" : "[" + explanation.arguments.map { "\($0.name):\($0.value)" }.joined(separator: ", ") + "]"
        let element = tree.type(of: explanation.element) + " " + tree.path(of: explanation.element)
        var lines = [style.text(TerminalText.safe(element), .strong)]
        let value = explanation.winner.map(\.text) ?? "no value"
        let inherited = explanation.winner?.inheritedFrom.map { " from \(tree.path(of: $0))" } ?? ""
        lines.append("\(style.text(explanation.keyPath + arguments, .name)): \(TerminalText.safe(value))\(inherited)")
        lines += table(explanation.contenders.map(cells))
        if explanation.contenders.isEmpty, let winner = explanation.winner {
            lines.append("  declared at \(place(winner.span)) \(winner.selector ?? "inline")")
        }
        for variable in explanation.variables {
            let place = variable.hasPlace ? "  " + style.text(place(variable.span), .faint) : ""
            lines.append("  $\(variable.name) = \(TerminalText.safe(variable.raw))\(place)")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func cells(_ contender: StyleExplanation.Contender) -> [String] {
        let row = contender.row
        var origin = row.origin.name
        if let layer = contender.layer { origin += " @layer \(layer)" }
        if contender.isImportant { origin += " !important" }
        let specificity = row.specificity.map { "(\($0.ids),\($0.classes),\($0.types))" } ?? ""
        let verdict = contender.lostBecause.map { "lost by \($0.rawValue)" } ?? "wins"
        return ["\(row.name): \(row.text)", place(row.span), row.selector ?? "inline", specificity, origin, verdict]
    }

    /// Columns aligned; the last one is free.
    private func table(_ rows: [[String]]) -> [String] {
        let safe = rows.map { $0.map { TerminalText.safe($0) } }
        guard let columns = safe.first?.count else { return [] }
        let widths = (0..<columns).map { column in min(safe.map { $0[column].count }.max() ?? 0, 60) }
        return safe.map { row in
            "  " + row.enumerated().map { column, cell in
                column == columns - 1 ? cell : cell + String(repeating: " ", count: max(widths[column] - cell.count, 0))
            }.joined(separator: "  ")
        }
    }

    private func place(_ span: SourceSpan) -> String {
        let location = span.startLocation
        return "\(span.fileName):\(location.line):\(location.column)"
    }
}
