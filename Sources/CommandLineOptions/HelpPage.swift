/// The text of `--help`, made from the table.
public struct HelpPage {
    private let program: CommandDefinition
    private let path: [String]
    private let command: CommandDefinition

    /// Columns that a line has at most, and where the explanations start.
    private static let width = 100
    private static let column = 30

    public init(program: CommandDefinition, path: [String], command: CommandDefinition) {
        self.program = program
        self.path = path
        self.command = command
    }

    /// Ends with a line end.
    public var text: String {
        let name = ([program.name] + path).joined(separator: " ")
        var lines = ["\(name): \(command.summary)"]
        if !command.isAvailable { lines.append("(not available yet)") }
        lines += ["", "Usage: \(name)\(usage)"]
        for paragraph in command.details { lines += [""] + HelpPage.wrapped(paragraph, to: HelpPage.width) }
        if !command.subcommands.isEmpty {
            lines +=
                ["", "Commands:"]
                + command.subcommands.flatMap {
                    row("  " + $0.name, $0.summary + ($0.isAvailable ? "" : " (not available yet)"))
                }
        }
        let own = command.options.filter { !$0.isHidden }
        if !own.isEmpty, !path.isEmpty { lines += ["", "Options:"] + own.flatMap(row) }
        let everywhere = program.options + [CommandLineParser.help, CommandLineParser.version]
        lines += ["", "Everywhere:"] + everywhere.filter { !$0.isHidden }.flatMap(row)
        return lines.joined(separator: "\n") + "\n"
    }

    private var usage: String {
        if !command.subcommands.isEmpty { return " COMMAND [options]" }
        let required = command.options.filter(\.isRequired).map { " \($0.spelling) \($0.value?.name ?? "")" }.joined()
        let isOptional = command.operands.count.lowerBound == 0
        let operands =
            command.operands.name.isEmpty
            ? "" : isOptional ? " [\(command.operands.name)]" : " \(command.operands.name)"
        return required + " [options]" + operands
    }

    private func row(_ option: OptionDefinition) -> [String] {
        let letter = option.letter.map { "-\($0), " } ?? ""
        let value = option.value.map { " " + $0.name } ?? ""
        var doc = option.doc
        if option.isRepeatable { doc += "; repeatable" }
        if let text = option.defaultText { doc += " [\(text)]" }
        if !option.isAvailable { doc += " (not available yet)" }
        return row("  \(letter)\(option.spelling)\(value)", doc)
    }

    private func row(_ head: String, _ doc: String) -> [String] {
        let lines = HelpPage.wrapped(doc, to: HelpPage.width - HelpPage.column)
        let blanks = String(repeating: " ", count: HelpPage.column)
        let first =
            head.count < HelpPage.column - 1
            ? [head + blanks.dropFirst(head.count) + (lines.first ?? "")] : [head, blanks + (lines.first ?? "")]
        return first + lines.dropFirst().map { blanks + $0 }
    }

    private static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
