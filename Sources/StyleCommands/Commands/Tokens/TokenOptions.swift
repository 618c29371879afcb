import CommandLineOptions
import StyleDiagnostics
import StyleFiles
import StyleTokens

/// The options and inputs that the commands about tokens have in common.
enum TokenOptions {
    static let out = OptionDefinition("out", OptionValue("OUT"), letter: "o", doc: "the file or folder to write")
        .required()
    static let from = OptionDefinition(
        "from", OptionValue("FORMAT"),
        doc: "format of the input: \(PaletteFormat.words.joined(separator: ", ")); by extension unless given")
    static let alpha = OptionDefinition(
        "alpha", .choice("rgba", "argb"),
        doc: "where alpha stands in four or eight digits; without it as the format says")
    static let rmr = OptionDefinition("rmr", doc: "read palette lists as RMRColorTools did")
    static let prefix = OptionDefinition("prefix", OptionValue("PREFIX"), letter: "p", doc: "put before every name")

    /// How palettes are read.
    static let reading = [from, alpha, rmr]

    static func reading(_ arguments: ParsedArguments) throws(UsageError) -> PaletteReadingOptions {
        PaletteReadingOptions(
            format: try format(arguments, from), alphaOrder: arguments.value(alpha).flatMap(AlphaOrder.init(rawValue:)),
            isRMR: arguments.has(rmr))
    }

    static func format(_ arguments: ParsedArguments, _ option: OptionDefinition) throws(UsageError) -> PaletteFormat? {
        guard let word = arguments.value(option) else { return nil }
        guard let format = PaletteFormat(word: word) else {
            throw UsageError(
                "option \"\(option.spelling)\": \"\(word)\" is no format\(Suggestion.phrase(for: word, in: PaletteFormat.words)), expected \(PaletteFormat.words.joined(separator: ", "))",
                command: arguments.command)
        }
        return format
    }

    /// A file that the user named, `-` being standard input; nil after a report.
    static func file(_ path: String, _ loader: SourceLoader, _ diagnostics: inout [Diagnostic]) -> SourceFile? {
        let result = path == "-" ? StandardInput.read().map { loader.openStandardInput($0) } : loader.open(path)
        switch result {
        case .success(let file): return file
        case .failure(let failure):
            diagnostics.append(failure.diagnostic())
            return nil
        }
    }

    /// A palette that the user named; nil after an error.
    static func palette(_ path: String, _ options: PaletteReadingOptions, _ diagnostics: inout [Diagnostic]) -> Palette?
    {
        guard let file = file(path, SourceLoader(files: .disk), &diagnostics) else { return nil }
        let reading = Palette.read(file, options)
        diagnostics += reading.diagnostics
        return reading.diagnostics.containsError ? nil : reading.palette
    }
}

extension Output {
    /// Writes files, says how many, and reports what went wrong.
    func write(_ files: [FileToWrite], to path: String, _ diagnostics: [Diagnostic]) -> ExitCode {
        guard !diagnostics.containsError else {
            report(diagnostics)
            return .errors
        }
        if path == "-", files.count == 1 {
            write(files[0].bytes)
            report(diagnostics)
            return .ok
        }
        switch FileWriting.write(files) {
        case .success(let count):
            report(diagnostics)
            let name = TerminalText.safe(path)
            writeLine(
                count == 0
                    ? "\(name): unchanged"
                    : files.count == 1 ? "\(name): written" : "\(name): \(count) of \(files.count) files written")
            return .ok
        case .failure(let failure):
            report(diagnostics + [failure.diagnostic])
            return .errors
        }
    }
}
