import StyleDiagnostics
import StyleEngine
import StyleExpressions
import StyleSyntax

/// A theme script and the packs it uses: runs them in sandboxed Lua states and registers what they say.
///
/// Lives as long as what it registered is used: converters, functions and pseudo-classes call back into it. A run fills
/// a draft, which is installed when it has ended: one that fails leaves nothing, and the theme before it stays.
public final class ThemeScript {
    private let host: Styler
    /// What is being filled, a pack's draft within that of the script that uses it.
    private var drafts: [ThemeDraft] = []
    /// Whether a script or pack is running, and nothing of it is installed yet.
    var isDrafting: Bool { !drafts.isEmpty }
    /// What scripts register into, ask and style.
    var styler: Styler { drafts.last?.styler ?? host }
    let loader: SourceLoader
    let limits: ScriptLimits
    let print: (String) -> Void
    /// Writes a file for `style.write`; nil where scripts may write none.
    let write: Writer?
    /// The states of scripts and packs: what they registered calls back into them.
    private var contexts: [ScriptContext] = []
    /// What the scripts installed, by name.
    private var runs: [String: Run] = [:]
    /// Faults of sheets that no styler has, as their script failed.
    private var droppedFaults: [Diagnostic] = []
    /// What sheets were parsed, so that they are not parsed again.
    package var parsed = ParsedSheets()
    var library: PackLibrary
    var reactions = Reactions()
    private var diagnostics: [Diagnostic] = []
    private var namedStates: [(name: String, span: SourceSpan?)] = []
    /// Whether a spent limit was reported: every later call meets it again.
    private var isSpentReported = false

    /// Writes the bytes to a path below the output folder.
    public typealias Writer = (_ path: String, _ bytes: [UInt8]) throws(WriteFailure) -> Void

    /// - Parameters:
    ///   - styler: what the script registers into and styles.
    ///   - packFolders: folders that hold packs by name.
    ///   - packNames: names of the packs in folders; asked where one is missing, to say which may have been meant.
    ///   - write: what `style.write` does; nil for an error.
    ///   - print: takes each line that a script prints, prefixed by its place.
    public init(
        styler: Styler, loader: SourceLoader, limits: ScriptLimits, packFolders: [String],
        packNames: @escaping (_ folders: [String]) -> [String] = { _ in [] }, write: Writer? = nil,
        print: @escaping (String) -> Void
    ) {
        host = styler
        self.loader = loader
        self.limits = limits
        self.write = write
        self.print = print
        library = PackLibrary(folders: packFolders, names: packNames)
    }

    /// Runs a theme script, in place of what a script of that name installed before: the next `apply` tells what differs,
    /// and elements that both made stay, with their states. An error of Lua stops it, and nothing of it is left; faults in
    /// sheets are the styler's diagnostics.
    public func run(_ file: SourceFile) -> ScriptOutcome {
        isSpentReported = false
        return outcome {
            let old = runs[file.name]
            var own: [ScriptContext] = []
            let theme = try inDraft(replacing: old?.theme) {
                if let old { forget(old) }
                let others = contexts.count
                let context = try context(file, provider: file.name)
                try context.state.run(file)
                reportFaultyDefaults(of: context)
                endTelling()
                own = Array(contexts[others...])
            }.theme
            runs[file.name] = Run(theme: theme, contexts: own)
        }
    }

    /// Loads a pack by name or folder, as `--pack` does.
    public func use(pack name: String) -> ScriptOutcome { outcome { _ = try load(pack: name, from: nil) } }

    /// Does something on a draft of the styler: all of it stays, or nothing if it throws.
    func inDraft<Value>(replacing old: InstalledTheme? = nil, _ body: () throws -> Value) throws -> (
        value: Value, theme: InstalledTheme
    ) {
        let before = (contexts, library, reactions)
        let draft = try ThemeDraft(for: styler, replacing: old)
        drafts.append(draft)
        let result = Result { try body() }
        drafts.removeLast()
        do {
            let value = try result.get()
            let (theme, identities) = try styler.adopt(draft)
            rename(identities)
            if drafts.isEmpty { applyWhatIsTold() }
            return (value, theme)
        } catch {
            if !(error is PackIsUnready) { droppedFaults += explained(draft.styler.diagnostics) }
            (contexts, library, reactions) = before
            throw error
        }
    }

    /// A state for a script or pack.
    func context(_ file: SourceFile, provider: String, isPack: Bool = false) throws(LuaError) -> ScriptContext {
        let context = try ScriptContext(file: file, provider: provider, theme: self, isPack: isPack)
        contexts.append(context)
        return context
    }

    /// Drops the states of a run that is replaced, and what its callbacks did after it.
    private func forget(_ run: Run) {
        for context in run.contexts {
            context.dropLateWorks(besides: run.theme)
            reactions.forget(context)
        }
        library.remove(run.contexts)
        contexts.removeAll { context in run.contexts.contains { $0 === context } }
    }

    private func rename(_ identities: [ElementID: ElementID]) {
        guard !identities.isEmpty else { return }
        for context in contexts { context.rename(identities) }
    }

    /// Faults of callbacks since the last call.
    public func takeDiagnostics() -> [Diagnostic] {
        defer { diagnostics = [] }
        // A pseudo-class may be registered after the line that names its state.
        for (state, span) in namedStates {
            if let warning = styler.registry.unknownState(state, at: span) { reportOnce([warning]) }
        }
        namedStates = []
        return diagnostics
    }

    /// Notes a state that a script names; one that nothing asks for is warned of when the script has ended.
    func note(state: String, at span: SourceSpan?) {
        // Enough to tell of slips; a script may name states without end.
        guard namedStates.count < 64, !namedStates.contains(where: { $0.name == state && $0.span == span }) else {
            return
        }
        namedStates.append((state, span))
    }

    /// Diagnostics with a note at the call, for texts that scripts gave and that stand nowhere in them.
    public func explained(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.map { diagnostic in
            guard let file = diagnostic.span?.file,
                let note = contexts.lazy.compactMap({ $0.explanations[ObjectIdentifier(file)] }).first
            else { return diagnostic }
            var copy = diagnostic
            copy.notes.append(note)
            return copy
        }
    }

    /// Notes a fault of a callback that has no other way out; a spent limit once.
    func report(_ error: LuaError) {
        let isLimit = [.time, .instructions, .memory].contains(error.kind)
        if isLimit, isSpentReported { return }
        isSpentReported = isSpentReported || isLimit
        let diagnostic = error.diagnostic(isVerbose: limits.isVerbose)
        if !diagnostics.contains(where: { $0.message == diagnostic.message && $0.span == diagnostic.span }) {
            diagnostics.append(diagnostic)
        }
    }

    /// Notes what a call in a loop would say again and again.
    func reportOnce(_ more: [Diagnostic]) {
        diagnostics += more.filter { new in !diagnostics.contains { $0.message == new.message && $0.span == new.span } }
    }

    /// Notes faults of texts that the script gave.
    func report(_ more: [Diagnostic]) { diagnostics += more }

    private func outcome(_ body: () throws -> Void) -> ScriptOutcome {
        do {
            try body()
            return ScriptOutcome(finished: true, diagnostics: takeDiagnostics() + takeDroppedFaults())
        } catch {
            // The error that stopped it is the first one; what callbacks met before follows from it or is a fault of its own.
            return ScriptOutcome(
                finished: false, diagnostics: takeDiagnostics() + [diagnostic(error)] + takeDroppedFaults())
        }
    }

    private func takeDroppedFaults() -> [Diagnostic] {
        defer { droppedFaults = [] }
        return droppedFaults
    }

    private func diagnostic(_ error: any Error) -> Diagnostic {
        switch error {
        case let error as LuaError: error.diagnostic(isVerbose: limits.isVerbose)
        case let fault as LuaFault: fault.diagnostic
        default: Diagnostic("script.error", "\(error)")
        }
    }

    /// Defaults can be read only when all types are there: those that are none of their type are faults of the call.
    func reportFaultyDefaults(of context: ScriptContext) {
        for definition in styler.registry.properties where definition.provider == context.provider {
            guard let fault = styler.defaults[definition]?.faults.first(where: { $0.severity == .error }) else {
                continue
            }
            diagnostics.append(
                Diagnostic(
                    "registry.bad-default",
                    "the default of \"\(definition.owner).\(definition.name)\" is no value: \(fault.message)",
                    at: definition.span))
        }
    }
}

/// What a script installed, with the states that it and its packs ran in.
private struct Run {
    let theme: InstalledTheme
    let contexts: [ScriptContext]
}

/// What scripts may use up.
public struct ScriptLimits: Hashable, Sendable {
    public var memoryBytes: Int
    /// Time over all calls into the script, in seconds.
    public var seconds: Double
    /// Whether diagnostics list the script's own frames.
    public var isVerbose: Bool

    public init(memoryBytes: Int, seconds: Double, isVerbose: Bool = false) {
        self.memoryBytes = memoryBytes
        self.seconds = seconds
        self.isVerbose = isVerbose
    }
}

/// How a script ended.
public struct ScriptOutcome {
    /// Whether it ran to its end; false after an error that stopped it.
    public var finished: Bool
    public var diagnostics: [Diagnostic]

    public init(finished: Bool, diagnostics: [Diagnostic]) {
        self.finished = finished
        self.diagnostics = diagnostics
    }
}

extension LuaError {
    /// The error as a diagnostic; with the script's own frames as notes if asked for.
    func diagnostic(isVerbose: Bool) -> Diagnostic {
        var result = diagnostic
        guard isVerbose else { return result }
        for frame in frames {
            guard let place = frame.place else { continue }
            result.notes.append(
                .init(frame.isChunk ? "in the script" : "in \(frame.function ?? "a function")", at: place.span))
        }
        return result
    }
}

extension LuaFault {
    var diagnostic: Diagnostic { Diagnostic(id, message, at: span ?? place?.span, notes: notes, fixIts: fixIts) }
}
