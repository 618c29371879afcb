import MetricsPack
import StyleDiagnostics
import StyleEngine
import StyleScripting
import StyleSyntax
import StyleTokens
import StyleViews
import UIKitPack

/// The pipeline run over a workspace: packs, palettes, sheets, views and scripts in; a styled document, explanations and
/// diagnostics out, as often as one asks.
///
/// Whatever goes wrong is a diagnostic, each told once, and the rest works on.
package final class Run {
    package let options: StylingOptions
    package let workspace: Workspace
    /// The files given so far, in order.
    package private(set) var inputs: [RunInput] = []
    /// Reads what this run may read.
    package let loader: SourceLoader
    package let styler: Styler
    private let script: ThemeScript
    private let print: (String) -> Void
    /// What the run itself found; the styler keeps a log of its own.
    private var log = DiagnosticLog()
    /// Whether a script stopped with an error: then nothing is styled, as the theme before it would stay.
    private var scriptFailed = false
    /// The sheets given, so that one given twice counts once.
    private var sheets: [FileIdentity: (id: SheetID, file: SourceFile)] = [:]

    /// - Parameters:
    ///   - print: takes each line that a script prints, with its place.
    package init(
        _ inputs: [RunInput] = [], options: StylingOptions = StylingOptions(), in workspace: Workspace,
        print: @escaping (String) -> Void = { _ in }
    ) {
        self.options = options
        self.workspace = workspace
        self.print = print
        loader = SourceLoader(store: workspace.store, allowedFolders: options.readableFolders)
        var registry = PropertyRegistry.standard()
        if options.loadsDefaultPacks {
            do {
                try registry.add(UIKitPack())
                try registry.add(MetricsPack())
            } catch {
                log.add([Diagnostic("pack.failed", error.message)])
            }
        }
        styler = Styler(registry: registry, environment: options.environment)
        styler.cascadeOrder = options.cascadeOrder
        for variable in options.variables { styler.overrideVariable(variable.name, variable.text) }
        script = ThemeScript(
            styler: styler, loader: loader,
            limits: ScriptLimits(
                memoryBytes: options.scriptBytes, seconds: options.scriptSeconds, isVerbose: options.isVerbose),
            packFolders: options.packFolders, packNames: PackListing.names,
            write: options.outputFolder.map { OutputFolder($0).write }, print: print)
        script.parsed = workspace.parsed
        if let path = options.strings { readStrings(path) }
        for pack in options.packs { load(pack) }
        for input in inputs { add(input) }
    }

    /// The same run over the files as they are now: only those that were forgotten or overlaid are read, and only those
    /// that differ are parsed.
    package func again() -> Run { Run(inputs, options: options, in: workspace, print: print) }
}

// MARK: - Input

extension Run {
    /// Adds a pack that is linked in under this folder, or loads a Lua pack.
    private func load(_ pack: String) {
        guard let linked = options.linkedPacks.first(where: { $0.folder == LinkedPack.canonical(pack) }) else {
            return take(script.use(pack: pack))
        }
        for each in linked.packs {
            do { try styler.registry.add(each) } catch {
                log.add([Diagnostic("pack.failed", error.message)])
                scriptFailed = true
            }
        }
    }

    private func readStrings(_ path: String) {
        guard let file = open(path) else { return }
        let result = StringTable.read(file)
        styler.registry.strings = result.table
        log.add(result.diagnostics)
    }

    /// Takes in a further file.
    package func add(_ input: RunInput) {
        inputs.append(input)
        guard let file = open(input.path) else {
            if case .script = input { scriptFailed = true }
            return
        }
        switch input {
        case .tokens:
            let reading = Palette.read(file)
            log.add(reading.diagnostics)
            log.add(styler.add(reading.palette))
        case .sheet: add(sheet: file)
        case .view:
            let view = ViewDefinition.read(file)
            log.add(view.diagnostics)
            styler.build(view)
        case .script: take(script.run(file))
        }
    }

    /// A sheet given before, by whatever name, counts at its last place alone.
    private func add(sheet file: SourceFile) {
        let before = file.identity.flatMap { sheets[$0] }
        let file = before?.file ?? file
        let variables = styler.variableNames.map { ($0, styler.variable($0)?.value.text ?? "") }
        if let before { styler.remove(before.id) }
        let id = styler.add(
            Stylesheet.load(
                file, dialect: Dialect(fileName: file.name), loader: loader,
                variables: Dictionary(variables, uniquingKeysWith: { $1 }), parsed: workspace.parsed))
        if let identity = file.identity { sheets[identity] = (id, file) }
    }

    private func take(_ outcome: ScriptOutcome) {
        log.add(outcome.diagnostics)
        if !outcome.finished { scriptFailed = true }
    }

    private func open(_ path: String) -> SourceFile? {
        let result = path == "-" ? workspace.standardInput.map { loader.openStandardInput($0) } : loader.open(path)
        switch result {
        case .success(let file): return file
        case .failure(let failure):
            log.add([failure.diagnostic()])
            return nil
        }
    }
}

// MARK: - Answers

extension Run {
    /// Everything that went wrong so far: what the run found, then what the styler did, each once.
    package var diagnostics: [Diagnostic] { told() }

    /// The same, with what is registered for names that nobody registered.
    package var registrationDiagnostics: [Diagnostic] { told(styler.registry.unresolvedReferences()) }

    /// Styles everything and gives the document.
    ///
    /// - Throws: where `--state` or `--select` do not name what they must.
    package func document() throws(TargetFailure) -> StyledDocument {
        try style()
        var document = StyledDocument(styler: styler, isStyled: !scriptFailed, selection: options.selection)
        document.diagnostics = diagnostics
        return document
    }

    /// Says why an element has its value of a property.
    ///
    /// - Throws: where there is no such element, or no such property of its class.
    package func explanation(of target: ElementTarget, property: String) throws(TargetFailure) -> StyleExplanation {
        try style()
        let element = try styler.element(target)
        do throws(ExplanationFailure) {
            return try styler.explanation(of: element, property: property)
        } catch {
            throw TargetFailure(message: error.message)
        }
    }

    private func style() throws(TargetFailure) {
        guard !scriptFailed else { return }
        for (target, states) in options.states {
            let element = try styler.element(target)
            for state in states {
                if let warning = styler.registry.unknownState(state) { log.add([warning]) }
                styler.tree.setState(state, true, of: element)
            }
        }
        script.apply()
        // Callbacks of the script may have gone wrong while styles were computed.
        log.add(script.takeDiagnostics())
    }

    private func told(_ more: [Diagnostic] = []) -> [Diagnostic] {
        var all = log
        all.add(script.explained(styler.diagnostics))
        all.add(more)
        return options.isStrict ? all.diagnostics.map(\.strict) : all.diagnostics
    }
}

extension Diagnostic {
    /// The diagnostic with a warning made an error.
    public var strict: Diagnostic {
        var copy = self
        if copy.severity == .warning { copy.severity = .error }
        return copy
    }
}
