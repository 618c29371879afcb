import StyleDiagnostics
import StyleSyntax

/// Flattened rules as text for people: the selector with its weight and conditions, its declarations below.
public struct RulesPrinter {
    public var style: TerminalStyle

    public init(style: TerminalStyle = TerminalStyle(usesColor: false)) { self.style = style }

    public func text(for rules: [StyleRule]) -> String {
        var lines: [String] = []
        for rule in rules {
            let weight = "(\(rule.specificity.ids), \(rule.specificity.classes), \(rule.specificity.types))"
            var notes = [weight]
            if let media = rule.media { notes.append("@media " + media.text) }
            if let layer = rule.layer { notes.append("@layer " + layer) }
            lines.append(style.text(TerminalText.safe(rule.selector.text), .strong) + "  " + style.text(TerminalText.safe(notes.joined(separator: " ")), .faint))
            for declaration in rule.declarations {
                let arguments = declaration.arguments.map { ($0.name.map { $0 + ":" } ?? "") + $0.value }
                let name = declaration.keyPath + (arguments.isEmpty ? "" : "[" + arguments.joined(separator: ", ") + "]")
                let value = declaration.value.text.split(whereSeparator: \.isNewline).joined(separator: " ")
                lines.append(
                    "    " + style.text(TerminalText.safe(name), .name) + ": " + TerminalText.safe(value)
                        + (declaration.isImportant ? " !important" : ""))
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
