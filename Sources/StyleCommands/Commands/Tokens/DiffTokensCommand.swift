import CommandLineOptions
import StyleDiagnostics
import StyleTokens

/// `stylectl tokens diff`: what changed from one version of a palette to the next.
struct DiffTokensCommand: Command {
    static let definition = CommandDefinition(
        "diff", summary: "compare two versions of a palette", operands: OperandDefinition("OLD NEW", 2...2),
        options: TokenOptions.reading + [StylingOptions.format])

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        let options = try TokenOptions.reading(arguments)
        var diagnostics: [Diagnostic] = []
        let old = TokenOptions.palette(arguments.operands[0], options, &diagnostics)
        let new = TokenOptions.palette(arguments.operands[1], options, &diagnostics)
        let difference = old.flatMap { old in new.map { PaletteDifference(from: old, to: $0) } }
        if arguments.value(StylingOptions.format) == "json" {
            output.write(json(difference, diagnostics))
        } else {
            if let difference { output.write(text(difference, output.style)) }
            output.report(diagnostics)
        }
        return diagnostics.containsError ? .errors : .ok
    }

    private func text(_ difference: PaletteDifference, _ style: TerminalStyle) -> String {
        var lines: [String] = []
        for color in difference.removed {
            lines.append("- \(TerminalText.safe(color.name)): \(style.swatch(color.color))\(color.color.text)")
        }
        for color in difference.added {
            lines.append("+ \(TerminalText.safe(color.name)): \(style.swatch(color.color))\(color.color.text)")
        }
        for change in difference.changed {
            lines.append(
                "~ \(TerminalText.safe(change.name)): \(style.swatch(change.old))\(change.old.text) → \(style.swatch(change.new))\(change.new.text)"
            )
        }
        for renaming in difference.renamed {
            lines.append(
                "> \(TerminalText.safe(renaming.old)) → \(TerminalText.safe(renaming.new)): \(style.swatch(renaming.color))\(renaming.color.text)"
            )
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func json(_ difference: PaletteDifference?, _ diagnostics: [Diagnostic]) -> JSONValue {
        [
            "version": 1,
            "added": .array(
                (difference?.added ?? []).map { ["name": .string($0.name), "color": .string($0.color.text)] }),
            "removed": .array(
                (difference?.removed ?? []).map { ["name": .string($0.name), "color": .string($0.color.text)] }),
            "changed": .array(
                (difference?.changed ?? []).map {
                    ["name": .string($0.name), "old": .string($0.old.text), "new": .string($0.new.text)]
                }),
            "renamed": .array(
                (difference?.renamed ?? []).map {
                    ["old": .string($0.old), "new": .string($0.new), "color": .string($0.color.text)]
                }),
            "diagnostics": .array(diagnostics.map(\.json)),
        ]
    }
}
