import CommandLineOptions
import StyleDiagnostics
import StyleFiles
import StyleSyntax
import StyleTooling

/// `stylectl parse`: print the syntax tree, the flattened rules or the source of stylesheets.
struct ParseCommand: Command {
    static let definition = CommandDefinition(
        "parse", summary: "print the syntax tree, the flattened rules or the source of stylesheets",
        details: ["rules are printed as JSON unless --format text is given; tree and source are text, json is JSON."],
        operands: .many("FILE…"),
        options: [dump, dialect, StylingOptions.format, StylingOptions.allowRead, StylingOptions.strict])

    static let dump = OptionDefinition(
        "dump", .choice("tree", "json", "rules", "source"), default: "tree", doc: "what to print")
    static let dialect = OptionDefinition("dialect", .choice("css", "cas"), doc: "the dialect, whatever the extension says")

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        if arguments.operands.filter({ $0 == "-" }).count > 1 {
            throw UsageError("standard input can be read once: \"-\" is given more than once", command: arguments.command)
        }
        let loader = SourceLoader(files: .disk, allowedFolders: arguments.values(StylingOptions.allowRead))
        var files: [SourceFile] = []
        var faults: [Diagnostic] = []
        for path in arguments.operands {
            let result = path == "-" ? StandardInput.read().map { loader.openStandardInput($0) } : loader.open(path)
            switch result {
            case .success(let file): files.append(file)
            case .failure(let failure): faults.append(failure.diagnostic())
            }
        }
        let forced = arguments.value(Self.dialect).flatMap(Dialect.init(rawValue:))
        let sources = files.map { ($0, forced ?? Dialect(fileName: $0.name)) }
        if arguments.value(Self.dump) == "rules" {
            return dumpRules(sources, faults, loader, arguments, output)
        }
        var diagnostics = faults
        for (file, dialect) in sources {
            let tree = SyntaxTree.parse(file, dialect: dialect)
            switch arguments.value(Self.dump) {
            case "json": output.write(tree.json)
            case "source": output.write(tree.printedBytes)
            default: output.write(tree.dumpTree())
            }
            diagnostics += tree.diagnostics
        }
        if arguments.has(StylingOptions.strict) { diagnostics = diagnostics.map(\.strict) }
        output.report(diagnostics)
        return diagnostics.containsError ? .errors : .ok
    }

    private func dumpRules(
        _ sources: [(SourceFile, Dialect)], _ faults: [Diagnostic], _ loader: SourceLoader, _ arguments: ParsedArguments,
        _ output: Output
    ) -> ExitCode {
        let sheets = sources.map { Stylesheet.load($0.0, dialect: $0.1, loader: loader) }
        var document = RulesDocument(sheets: sheets, loadDiagnostics: faults)
        if arguments.has(StylingOptions.strict) { document.makeStrict() }
        if arguments.has(StylingOptions.format), arguments.value(StylingOptions.format) == "text" {
            output.write(RulesPrinter(style: output.style).text(for: document.rules))
            output.report(document.diagnostics)
        } else {
            output.write(document.json)
        }
        return document.diagnostics.containsError ? .errors : .ok
    }
}
