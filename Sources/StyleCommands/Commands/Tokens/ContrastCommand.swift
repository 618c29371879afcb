import CommandLineOptions
import StyleDiagnostics
import StyleTokens

/// `stylectl tokens contrast`: the contrast of every pair of colors.
struct ContrastCommand: Command {
    static let definition = CommandDefinition(
        "contrast", summary: "print the contrast of every pair of colors",
        details: ["By WCAG 2.2: 7 is AAA, 4.5 is AA, 3 is enough for large text and controls."], operands: .one("FILE"),
        options: TokenOptions.reading + [StylingOptions.format])

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        let options = try TokenOptions.reading(arguments)
        var diagnostics: [Diagnostic] = []
        let palette = TokenOptions.palette(arguments.operands[0], options, &diagnostics)
        let matrix = palette.flatMap(ContrastMatrix.init)
        if let palette, matrix == nil {
            diagnostics.append(
                Diagnostic(
                    "tokens.too-many-colors",
                    "\(palette.colors.count) colors are too many to compare all pairs: at most \(ContrastMatrix.colorLimit)"
                ))
        }
        if arguments.value(StylingOptions.format) == "json" {
            output.write([
                "version": 1,
                "colors": .array(
                    (matrix?.colors ?? []).map { ["name": .string($0.name), "color": .string($0.color.text)] }),
                "pairs": .array((matrix?.pairs ?? []).map(json)), "diagnostics": .array(diagnostics.map(\.json)),
            ])
        } else {
            let rows = (matrix?.pairs ?? []).map {
                (name: TerminalText.safe("\($0.first) / \($0.second)"), ratio: $0.ratio)
            }
            let width = min(rows.map(\.name.count).max() ?? 0, 60)
            for row in rows {
                let blanks = String(repeating: " ", count: max(0, width - row.name.count))
                let ratio = Contrast.text(row.ratio)
                output.writeLine(
                    "\(row.name)\(blanks)  \(String(repeating: " ", count: max(0, 7 - ratio.count)))\(ratio)  \(Contrast.level(row.ratio))"
                )
            }
            output.report(diagnostics)
        }
        return diagnostics.containsError ? .errors : .ok
    }

    private func json(_ pair: ContrastMatrix.Pair) -> JSONValue {
        [
            "first": .string(pair.first), "second": .string(pair.second), "ratio": .number(pair.ratio),
            "level": .string(Contrast.level(pair.ratio)),
        ]
    }
}
