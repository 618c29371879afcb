import CommandLineOptions
import Foundation
import StyleDiagnostics
import StyleFiles
import StyleTokens

// The generator that build plugins run: what `stylectl tokens generate` does, without engine, scripts and C libraries.

let name = "style-generate"
let outputOption = OptionDefinition("out", OptionValue("OUT"), letter: "o", doc: "the file or folder to write")
    .required()
let targetOption = OptionDefinition(
    "to",
    OptionValue(
        GenerationTarget.allCases.map(\.rawValue).joined(separator: "|"),
        .choice(GenerationTarget.allCases.map(\.rawValue))),
    default: "swift", doc: "what to write")
let prefixOption = OptionDefinition("prefix", OptionValue("PREFIX"), letter: "p", doc: "put before every name")
let alphaOption = OptionDefinition("alpha", .choice("rgba", "argb"), doc: "where alpha stands in four or eight digits")
let rmrOption = OptionDefinition("rmr", doc: "read palette lists as RMRColorTools did")
let checkOption = OptionDefinition("check", doc: "exit 1 if the output is stale, write nothing")
let generate = CommandDefinition(
    "generate", summary: "write code and assets from a palette or a list of font styles", operands: .one("IN"),
    options: [outputOption, targetOption, prefixOption, alphaOption, rmrOption, checkOption])
let program = CommandDefinition(name, summary: "write code and assets from design tokens", subcommands: [generate])

/// Writes to standard error.
func complain(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

/// The files of one command line; nil after an error.
func run(_ arguments: ParsedArguments) -> Int32 {
    guard let path = arguments.operands.first, let out = arguments.value(outputOption),
        let target = arguments.value(targetOption).flatMap(GenerationTarget.init(rawValue:))
    else { return 70 }
    var diagnostics: [Diagnostic] = []
    var files: [FileToWrite] = []
    switch SourceLoader(files: .disk).open(path) {
    case .failure(let failure): diagnostics.append(failure.diagnostic())
    case .success(let file):
        let reading = PaletteReadingOptions(
            alphaOrder: arguments.value(alphaOption).flatMap(AlphaOrder.init(rawValue:)),
            isRMR: arguments.has(rmrOption))
        let (source, faults) = TokenSource.read(file, reading)
        diagnostics += faults
        guard !faults.containsError else { break }
        let generation = source.generated(
            target, GenerationOptions(prefix: arguments.value(prefixOption) ?? "", isRMR: arguments.has(rmrOption)))
        diagnostics += generation.diagnostics
        files = generation.files.map { FileToWrite(path: $0.path.isEmpty ? out : out + "/" + $0.path, bytes: $0.bytes) }
    }
    if !diagnostics.containsError {
        if arguments.has(checkOption) {
            for file in files where file.isStale {
                diagnostics.append(Diagnostic("generate.stale", "\"\(file.path)\" is stale: generate it again"))
            }
        } else if case .failure(let failure) = FileWriting.write(files) {
            diagnostics.append(failure.diagnostic)
        }
    }
    complain(DiagnosticPrinter().text(for: diagnostics))
    return diagnostics.containsError ? 1 : 0
}

do throws(UsageError) {
    // One command needs no word: `style-generate brand.txt -o Brand.swift`.
    let words = Array(CommandLine.arguments.dropFirst())
    let isPlain = words != ["--help"] && words != ["--version"]
    switch try CommandLineParser(program: program).parse(isPlain ? ["generate"] + words : words) {
    case .help: print(HelpPage(program: program, path: ["generate"], command: generate).text, terminator: "")
    case .version: print("\(name) \(ReleaseVersion.current)")
    case .run(_, let parsed): exit(run(parsed))
    }
} catch {
    complain("\(name): \(error.message)\n")
    exit(64)
}
