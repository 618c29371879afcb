import CommandLineOptions
import Foundation
import StyleDiagnostics
import StyleEngine
import StyleFiles
import StyleSyntax
import StyleTooling

extension StylingOptions {
    /// What the options of a command line ask of a run.
    static func options(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> StyleTooling.StylingOptions {
        var options = StyleTooling.StylingOptions()
        options.environment = try environment(arguments)
        options.variables = try variables(arguments)
        options.packs = arguments.values(pack)
        options.loadsDefaultPacks = !arguments.has(noDefaultPacks)
        options.cascadeOrder = arguments.value(cascade).flatMap(CascadeOrder.init(rawValue:)) ?? .specificity
        options.isStrict = arguments.has(strict)
        options.isVerbose = arguments.has(verbose)
        options.scriptSeconds = min(arguments.number(timeout) ?? 5, 86_400)
        options.scriptBytes = Int(min(arguments.number(memory) ?? 64, 65_536) * 1_048_576)
        options.strings = arguments.value(strings)
        options.readableFolders = arguments.values(allowRead)
        options.packFolders = FrameworkSources.packFolders
        options.outputFolder = arguments.value(StylingOptions.output)
        options.linkedPacks = output.linkedPacks
        for (target, names) in arguments.pairs(state) {
            guard let element = ElementTarget(target) else {
                throw UsageError("\"\(target)\" is neither a path such as 0/2/1 nor a selector", command: arguments.command)
            }
            options.states.append((element, names.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }))
        }
        if let text = arguments.value(select) {
            let parsed = SelectorList.parse(SourceFile(name: "<selector>", text: text), dialect: .css)
            if let fault = parsed.diagnostics.first(where: { $0.severity == .error }) {
                throw UsageError("--select: \(fault.message)", command: arguments.command)
            }
            options.selection = parsed.selectors
        }
        return options
    }

    private static func environment(_ arguments: ParsedArguments) throws(UsageError) -> StyleEnvironment {
        var environment = StyleEnvironment()
        for (key, value) in arguments.pairs(StylingOptions.environment) {
            do throws(StyleEnvironment.Refusal) {
                try environment.set(key, value)
            } catch {
                throw UsageError("--env: \(error.message)", command: arguments.command)
            }
        }
        return environment
    }

    /// A name may be written with its mark: `$corner`, `@corner`, `--corner`.
    private static func variables(_ arguments: ParsedArguments) throws(UsageError) -> [(name: String, text: String)] {
        var variables: [(name: String, text: String)] = []
        for (name, text) in arguments.pairs(variable) {
            guard let bare = VariableName(name) else {
                throw UsageError("--var: \"\(name)\" is no name of a variable", command: arguments.command)
            }
            variables.append((bare.text, text))
        }
        return variables
    }
}

extension Run {
    /// A run with the palettes, sheets and views of a command line.
    convenience init(_ arguments: ParsedArguments, output: Output) throws(UsageError) {
        let inputs =
            arguments.values(StylingOptions.tokens).map(RunInput.tokens)
            + arguments.values(StylingOptions.sheet).map(RunInput.sheet)
            + arguments.values(StylingOptions.view).map(RunInput.view)
        let readers = (inputs.map(\.path) + arguments.operands).filter { $0 == "-" }.count
        if readers > 1 {
            throw UsageError(
                "standard input can be read once: \"-\" is given \(readers) times", command: arguments.command)
        }
        self.init(
            inputs, options: try StylingOptions.options(arguments, output: output),
            in: Workspace(files: .disk, standardInput: StandardInput.read), print: { output.relay($0) })
    }

    /// Styles and prints: JSON with the diagnostics inside, or the tree with them on standard error.
    func print(_ arguments: ParsedArguments, output: Output, showsRules: Bool) throws(UsageError) -> ExitCode {
        let document: StyledDocument
        do throws(TargetFailure) {
            document = try self.document()
        } catch {
            throw UsageError(error.message, command: arguments.command)
        }
        if arguments.value(StylingOptions.format) == "json" {
            output.write(document.json(showsRules: showsRules))
        } else {
            output.write(StyledTreePrinter(style: output.style).text(for: document))
            if showsRules, let rules = document.rules { output.write(RulesPrinter(style: output.style).text(for: rules)) }
            output.report(document.diagnostics)
        }
        return document.diagnostics.containsError ? .errors : .ok
    }
}
