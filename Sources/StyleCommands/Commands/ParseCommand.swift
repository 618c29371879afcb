import CommandLineOptions
import StyleDiagnostics
import StyleFiles
import StyleSyntax
import StyleTooling

/// `stylectl parse`: print the syntax tree, the flattened rules or the source of stylesheets.
struct ParseCommand: Command {
    static let definition = CommandDefinition(
        "parse", summary: "print the syntax tree, the flattened rules or the source of stylesheets",
        details: [
            "rules are printed as JSON unless --format text is given; tree and source are text, json is JSON:",
            "the root node of one file, {version, trees: [{file, tree}]} of several.",
        ],
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
        let trees = sources.map { SyntaxTree.parse($0.0, dialect: $0.1) }
        switch arguments.value(Self.dump) {
        case "json":
            // One document, whatever the number of files.
            if arguments.operands.count > 1 {
                let list: [JSONValue] = trees.map { ["file": .string($0.file.name), "tree": $0.json] }
                output.write(["version": .integer(1), "trees": .array(list)])
            } else if let tree = trees.first {
                output.write(tree.json)
            }
        case "source": for tree in trees { output.write(tree.printedBytes) }
        default: for tree in trees { output.write(tree.dumpTree()) }
        }
        var diagnostics = faults + trees.flatMap(\.diagnostics)
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
