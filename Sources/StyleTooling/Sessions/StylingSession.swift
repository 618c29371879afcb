import MetricsPack
import StyleDiagnostics
import StyleEngine
import StyleScripting
import StyleSyntax
import StyleTokens
import StyleViews
import UIKitPack

/// One run of the pipeline: packs, sheets, views and scripts in, a styled document out.
///
/// Files come through one loader; whatever goes wrong is a diagnostic of the document, and the rest works on.
public final class StylingSession {
    public let options: StylingOptions
    public let loader: SourceLoader
    public let styler: Styler
    private let script: ThemeScript
    private var diagnostics: [Diagnostic] = []
    /// Whether a script stopped with an error: then nothing is styled, as the theme before it would stay.
    private var scriptFailed = false

    /// - Parameters:
    ///   - print: takes each line that a script prints, with its place.
    public init(options: StylingOptions, files: FileAccess, print: @escaping (String) -> Void = { _ in }) {
        self.options = options
        loader = SourceLoader(files: files, allowedFolders: options.readableFolders)
        var registry = PropertyRegistry.standard()
        if options.loadsDefaultPacks {
            do {
                try registry.add(UIKitPack())
                try registry.add(MetricsPack())
            } catch {
                diagnostics.append(Diagnostic("pack.failed", error.message))
            }
        }
        styler = Styler(registry: registry, environment: options.environment)
        styler.cascadeOrder = options.cascadeOrder
        for variable in options.variables { styler.overrideVariable(variable.name, variable.text) }
        script = ThemeScript(
            styler: styler, loader: loader,
            limits: ScriptLimits(memoryBytes: options.scriptBytes, seconds: options.scriptSeconds, isVerbose: options.isVerbose),
            packFolders: options.packFolders, packNames: PackListing.names,
            write: options.outputFolder.map { OutputFolder($0).write }, print: print)
        if let path = options.strings { readStrings(path) }
        for pack in options.packs { load(pack) }
    }

    /// Adds a pack that is linked in under this folder, or loads a Lua pack.
    private func load(_ pack: String) {
        guard let linked = options.linkedPacks.first(where: { $0.folder == LinkedPack.canonical(pack) }) else {
            return take(script.use(pack: pack))
        }
        for each in linked.packs {
            do { try styler.registry.add(each) } catch {
                diagnostics.append(Diagnostic("pack.failed", error.message))
                scriptFailed = true
            }
        }
    }

    // MARK: Input

    private func readStrings(_ path: String) {
        switch loader.open(path) {
        case .failure(let failure): diagnostics.append(failure.diagnostic())
        case .success(let file):
            let result = StringTable.read(file)
            styler.registry.strings = result.table
            diagnostics += result.diagnostics
        }
    }

    /// Loads a sheet named by the user; `-` is standard input.
    public func addSheet(_ path: String, standardInput: () -> Result<[UInt8], LoadFailure>) {
        guard let file = open(path, standardInput) else { return }
        styler.add(Stylesheet.load(file, dialect: Dialect(fileName: file.name), loader: loader, variables: variableTexts))
    }

    /// The texts that an `@import $name` may mean.
    private var variableTexts: [String: String] {
        var texts: [String: String] = [:]
        for name in styler.variableNames { texts[name] = styler.variable(name)?.value.text }
        return texts
    }

    /// Loads a palette named by the user: its colors become variables and named colors.
    public func addTokens(_ path: String, standardInput: () -> Result<[UInt8], LoadFailure>) {
        guard let file = open(path, standardInput) else { return }
        let reading = Palette.read(file)
        diagnostics += reading.diagnostics
        diagnostics += styler.add(reading.palette)
    }

    /// Builds the elements of a view definition named by the user.
    public func addView(_ path: String, standardInput: () -> Result<[UInt8], LoadFailure>) {
        guard let file = open(path, standardInput) else { return }
        let view = ViewDefinition.read(file)
        diagnostics += view.diagnostics
        styler.build(view)
    }

    /// Runs a theme script named by the user.
    public func runScript(_ path: String, standardInput: () -> Result<[UInt8], LoadFailure>) {
        guard let file = open(path, standardInput) else {
            scriptFailed = true
            return
        }
        take(script.run(file))
    }

    private func take(_ outcome: ScriptOutcome) {
        diagnostics += outcome.diagnostics
        if !outcome.finished { scriptFailed = true }
    }

    private func open(_ path: String, _ standardInput: () -> Result<[UInt8], LoadFailure>) -> SourceFile? {
        let result = path == "-" ? standardInput().map { loader.openStandardInput($0) } : loader.open(path)
        switch result {
        case .success(let file): return file
        case .failure(let failure):
            diagnostics.append(failure.diagnostic())
            return nil
        }
    }

    // MARK: Output

    /// What went wrong so far without any element: packs, registrations, sheets.
    public var registrationDiagnostics: [Diagnostic] {
        let all = diagnostics + styler.diagnostics + styler.registry.unresolvedReferences()
        return options.isStrict ? all.map(\.strict) : all
    }

    /// Styles everything and gives the document.
    ///
    /// - Throws: where `--state` or `--select` do not name what they must.
    public func finish() throws(TargetFailure) -> StyledDocument {
        for (target, states) in options.states where !scriptFailed {
            let element = try styler.element(target)
            for state in states {
                if let warning = styler.registry.unknownState(state) { diagnostics.append(warning) }
                styler.tree.setState(state, true, of: element)
            }
        }
        if !scriptFailed {
            script.apply()
            // Callbacks of the script may have gone wrong while styles were computed.
            diagnostics += script.takeDiagnostics()
        }
        var document = StyledDocument(styler: styler, isStyled: !scriptFailed, selection: options.selection)
        document.diagnostics = diagnostics + script.explained(styler.diagnostics)
        if options.isStrict { document.diagnostics = document.diagnostics.map(\.strict) }
        return document
    }
}

/// Why an element named on the command line is none, in words for people.
public struct TargetFailure: Error {
    public var message: String
}

extension Styler {
    /// The one element that a target names.
    public func element(_ target: ElementTarget) throws(TargetFailure) -> ElementID {
        switch target {
        case .path(let path):
            guard let element = tree.element(atPath: path) else {
                throw TargetFailure(message: "there is no element \"\(path)\"")
            }
            return element
        case .selector(let text, let selectors):
            let matches = elements(matching: selectors)
            guard matches.count == 1 else {
                let list = matches.prefix(10).map { "\(tree.path(of: $0)) (\(tree.type(of: $0)))" }.joined(separator: ", ")
                throw TargetFailure(
                    message: matches.isEmpty
                        ? "no element matches \"\(text)\""
                        : "\"\(text)\" matches \(matches.count) elements: \(list)\(matches.count > 10 ? " …" : "")")
            }
            return matches[0]
        }
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
