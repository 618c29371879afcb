import CommandLineOptions
import StyleDiagnostics
import StyleFiles
import StyleTokens

/// `stylectl recolor`: colors of xib and storyboard files by a palette; template icons tinted by it.
struct RecolorCommand: Command {
    static let definition = CommandDefinition(
        "recolor", summary: "replace colors in xib and storyboard files by those of a palette",
        details: [
            "Colors are compared with eight bits a part. A match is written in sRGB with the palette's exact numbers, in place; other bytes stay. If one file is wrong, none is written.",
            "With --tint, FILE… are template icons (SVG) that are written in one color of the palette to the folder --out.",
        ],
        operands: .many("FILE…"),
        options: [palette, tolerance, dryRun, audit, link, tint, out] + TokenOptions.reading + [
            StylingOptions.format, StylingOptions.strict,
        ])

    private static let palette = OptionDefinition("palette", OptionValue("FILE"), doc: "the palette").required()
    private static let tolerance = OptionDefinition(
        "tolerance", OptionValue("N", .number), default: "0", doc: "largest difference, in steps of 8 bits")
    private static let dryRun = OptionDefinition("dry-run", doc: "say what would change, write nothing")
    private static let audit = OptionDefinition(
        "audit", doc: "list every color with what the palette has for it, write nothing")
    private static let link = OptionDefinition("link", doc: "refer to named colors in place of values")
    private static let tint = OptionDefinition(
        "tint", OptionValue("NAME"), doc: "write SVG icons in this color of the palette")
    private static let out = OptionDefinition("out", OptionValue("DIR"), letter: "o", doc: "folder for tinted icons")

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        guard let tolerance = arguments.number(Self.tolerance), tolerance.rounded() == tolerance, tolerance <= 255
        else {
            throw UsageError(
                "option \"--tolerance\": expected a whole number from 0 to 255", command: arguments.command)
        }
        if arguments.operands.contains("-") {
            throw UsageError("files are changed in place: \"-\" is none", command: arguments.command)
        }
        var diagnostics: [Diagnostic] = []
        let options = try TokenOptions.reading(arguments)
        guard let palette = TokenOptions.palette(arguments.value(Self.palette) ?? "", options, &diagnostics) else {
            output.report(diagnostics)
            return .errors
        }
        let loader = SourceLoader(files: .disk)
        let sources = arguments.operands.compactMap { TokenOptions.file($0, loader, &diagnostics) }
        if let name = arguments.value(Self.tint) {
            return try tint(sources, name, palette, diagnostics, arguments, output)
        }
        let recolorings = sources.map {
            Recoloring(
                $0, palette: palette, RecoloringOptions(tolerance: Int(tolerance), linksNames: arguments.has(Self.link))
            )
        }
        diagnostics += recolorings.flatMap(\.diagnostics)
        if arguments.has(StylingOptions.strict) { diagnostics = diagnostics.map(\.strict) }
        let changed = recolorings.filter(\.isChanged).map { FileToWrite(path: $0.source.name, bytes: $0.bytes) }
        if !diagnostics.containsError, !arguments.has(Self.dryRun), !arguments.has(Self.audit),
            case .failure(let failure) = FileWriting.write(changed)
        {
            diagnostics.append(failure.diagnostic)
        }
        print(recolorings, diagnostics, arguments, output)
        return diagnostics.containsError ? .errors : .ok
    }

    private func print(
        _ recolorings: [Recoloring], _ diagnostics: [Diagnostic], _ arguments: ParsedArguments, _ output: Output
    ) {
        if arguments.value(StylingOptions.format) == "json" {
            output.write([
                "version": 1,
                "files": .array(
                    recolorings.map {
                        [
                            "file": .string($0.source.name), "changed": .bool($0.isChanged),
                            "colors": .array($0.rows.map(json)),
                        ]
                    }),
                "diagnostics": .array(diagnostics.map(\.json)),
            ])
            return
        }
        for recoloring in recolorings {
            for row in recoloring.rows
            where arguments.has(Self.audit) || [.replaced, .near, .system, .otherSpace].contains(row.status) {
                output.writeLine(text(row))
            }
            let count = recoloring.rows.count { $0.status == .replaced }
            let isWritten = !arguments.has(Self.dryRun) && !arguments.has(Self.audit) && !diagnostics.containsError
            let what = count == 0 ? "nothing to replace" : isWritten ? "\(count) replaced" : "\(count) to replace"
            output.writeLine("\(TerminalText.safe(recoloring.source.name)): \(recoloring.rows.count) colors, \(what)")
        }
        output.report(diagnostics)
    }

    private func text(_ row: Recoloring.Row) -> String {
        let place = row.span.startLocation
        var text = "\(row.span.fileName):\(place.line):\(place.column): \(row.status.rawValue) \(row.key): \(row.text)"
        if let name = row.name { text += " → \(name)" }
        if let distance = row.distance, distance > 0 { text += " (\(distance) step\(distance == 1 ? "" : "s"))" }
        return TerminalText.safe(text)
    }

    private func json(_ row: Recoloring.Row) -> JSONValue {
        let place = row.span.startLocation
        return [
            "line": .integer(place.line), "column": .integer(place.column), "key": .string(row.key),
            "status": .string(row.status.rawValue),
            "color": .string(row.text), "palette": .optional(row.name),
            "distance": row.distance.map { .integer($0) } ?? nil,
        ]
    }

    private func tint(
        _ sources: [SourceFile], _ name: String, _ palette: Palette, _ before: [Diagnostic],
        _ arguments: ParsedArguments, _ output: Output
    ) throws(UsageError) -> ExitCode {
        guard let color = palette.color(named: name) else {
            throw UsageError(
                "--tint: the palette has no color \"\(name)\"\(Suggestion.phrase(for: name, in: palette.colors.map(\.name)))",
                command: arguments.command)
        }
        guard let folder = arguments.value(Self.out) else {
            throw UsageError("--tint needs a folder to write to: --out DIR", command: arguments.command)
        }
        var diagnostics = before
        var files: [FileToWrite] = []
        for source in sources {
            let (bytes, faults) = TemplateImage.tinted(source, color)
            diagnostics += faults
            let last = source.name.split(separator: "/").last.map(String.init) ?? source.name
            files.append(FileToWrite(path: folder + "/" + last, bytes: bytes))
        }
        if arguments.has(Self.dryRun) || diagnostics.containsError {
            output.report(diagnostics)
            return diagnostics.containsError ? .errors : .ok
        }
        return output.write(files, to: folder, diagnostics)
    }
}
