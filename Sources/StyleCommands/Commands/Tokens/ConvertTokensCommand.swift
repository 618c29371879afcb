import CommandLineOptions
import StyleDiagnostics
import StyleFiles
import StyleTokens

/// `stylectl tokens convert`: a palette in another format.
struct ConvertTokensCommand: Command {
    static let definition = CommandDefinition(
        "convert", summary: "convert palettes between formats",
        details: [
            "Formats go by extension unless given: .txt by content (\"#COLOR name\" or \"name: value\"; written as the former), .gpl, .clr, .xml (Android), .json, .css."
        ],
        operands: .one("IN"), options: [TokenOptions.out, TokenOptions.from, to, TokenOptions.alpha, TokenOptions.rmr])

    private static let to = OptionDefinition(
        "to", OptionValue("FORMAT"), doc: "format of the output; by extension unless given")

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        let options = try TokenOptions.reading(arguments)
        let target = arguments.value(TokenOptions.out) ?? "-"
        let isText = target.lowercased().hasSuffix(".txt")
        guard
            let format = try TokenOptions.format(arguments, Self.to) ?? PaletteFormat(fileName: target)
                ?? (isText ? .list : nil)
        else {
            throw UsageError(
                "the extension of \"\(target)\" is no format; say which with --to: \(PaletteFormat.words.joined(separator: ", "))",
                command: arguments.command)
        }
        var diagnostics: [Diagnostic] = []
        guard let palette = TokenOptions.palette(arguments.operands[0], options, &diagnostics) else {
            output.report(diagnostics)
            return .errors
        }
        let writing = palette.written(as: format, alphaOrder: options.alphaOrder ?? (options.isRMR ? .argb : .rgba))
        return output.write(
            [FileToWrite(path: target, bytes: writing.bytes)], to: target, diagnostics + writing.diagnostics)
    }
}
