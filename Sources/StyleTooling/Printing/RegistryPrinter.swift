import StyleDiagnostics

/// Registered things as a table for people, a section a kind.
public struct RegistryPrinter {
    public var style: TerminalStyle

    public init(style: TerminalStyle = TerminalStyle(usesColor: false)) { self.style = style }

    public func text(for document: RegistryDocument) -> String {
        var lines: [String] = []
        var kind: RegistryDocument.Kind?
        for entry in document.entries {
            if kind != entry.kind {
                if kind != nil { lines.append("") }
                lines.append(style.text(entry.kind.rawValue, .strong))
                kind = entry.kind
            }
            lines.append("  " + line(entry))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func line(_ entry: RegistryDocument.Entry) -> String {
        var name = entry.name
        switch entry.kind {
        case .properties: name = "\(entry.className ?? "").\(entry.name)"
        case .classes: name += entry.className.map { " : \($0)" } ?? ""
        default: break
        }
        if !entry.arguments.isEmpty { name += "[" + entry.arguments.map(\.name).joined(separator: ", ") + "]" }
        var parts = [style.text(TerminalText.safe(name), .name)]
        switch entry.kind {
        case .properties: parts.append(TerminalText.safe(entry.type ?? ""))
        case .enums, .converters, .functions, .pseudoClasses, .packs: parts.append(TerminalText.safe(entry.shape ?? ""))
        case .colors: parts.append(TerminalText.safe(entry.defaultText ?? ""))
        case .classes: break
        }
        if !entry.doc.isEmpty { parts.append(style.text(TerminalText.safe(entry.doc), .faint)) }
        if entry.kind != .packs { parts.append(style.text("(\(TerminalText.safe(entry.provider)))", .faint)) }
        return parts.filter { !$0.isEmpty }.joined(separator: "  ")
    }
}
