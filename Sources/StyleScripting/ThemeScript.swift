import StyleDiagnostics
import StyleEngine

/// A theme script and the packs it uses: runs them in sandboxed Lua states and registers what they say.
///
/// Lives as long as what it registered is used: converters, functions and pseudo-classes call back into it.
public final class ThemeScript {
    let styler: Styler
    let loader: SourceLoader
    let limits: ScriptLimits
    let packFolders: [String]
    let print: (String) -> Void
    /// The script's state; nil before it runs.
    private var theme: ScriptContext?
    /// Packs by name, each with a state of its own.
    private var packs: [String: LoadedPack] = [:]
    /// Names of packs being loaded, outermost first.
    private var loading: [String] = []
    private var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - styler: what the script registers into and styles.
    ///   - packFolders: folders that hold packs by name.
    ///   - print: takes each line that a script prints, prefixed by its place.
    public init(
        styler: Styler, loader: SourceLoader, limits: ScriptLimits, packFolders: [String],
        print: @escaping (String) -> Void
    ) {
        self.styler = styler
        self.loader = loader
        self.limits = limits
        self.packFolders = packFolders
        self.print = print
    }

    /// Runs a theme script. An error of Lua stops it; faults in sheets are the styler's diagnostics.
    public func run(_ file: SourceFile) -> ScriptOutcome {
        outcome {
            let context = try ScriptContext(file: file, provider: file.name, theme: self)
            theme = context
            try context.state.run(file)
        }
    }

    /// Loads a pack by name or folder, as `--pack` does.
    public func use(pack name: String) -> ScriptOutcome { outcome { _ = try load(pack: name, from: nil) } }

    /// Faults of callbacks since the last call.
    public func takeDiagnostics() -> [Diagnostic] {
        defer { diagnostics = [] }
        return diagnostics
    }

    /// Notes a fault of a callback that has no other way out.
    func report(_ error: LuaError) { diagnostics.append(error.diagnostic(isVerbose: limits.isVerbose)) }

    /// Notes faults of texts that the script gave.
    func report(_ more: [Diagnostic]) { diagnostics += more }

    private func outcome(_ body: () throws -> Void) -> ScriptOutcome {
        do {
            try body()
            return ScriptOutcome(finished: true, diagnostics: takeDiagnostics())
        } catch {
            return ScriptOutcome(finished: false, diagnostics: takeDiagnostics() + [diagnostic(error)])
        }
    }

    private func diagnostic(_ error: any Error) -> Diagnostic {
        switch error {
        case let error as LuaError: error.diagnostic(isVerbose: limits.isVerbose)
        case let fault as LuaFault: fault.diagnostic
        default: Diagnostic("script.error", "\(error)")
        }
    }

    // MARK: Packs

    private struct LoadedPack {
        let context: ScriptContext
        let version: SemanticVersion
    }

    /// Loads a pack once: finds its folder, runs `pack.lua` in a state of its own, checks what it requires.
    ///
    /// - Returns: the pack's name.
    func load(pack name: String, from importer: SourceFile?) throws -> String {
        let folderName = name.split(separator: "/").last.map(String.init) ?? name
        if packs[folderName] != nil { return folderName }
        if loading.contains(folderName) {
            throw LuaFault("packs require each other in a cycle: \((loading + [folderName]).joined(separator: " → "))", id: "pack.cycle")
        }
        let file = try find(pack: name, from: importer)
        loading.append(folderName)
        defer { loading.removeLast() }
        let context = try ScriptContext(file: file, provider: folderName, theme: self)
        let results = try context.state.run(file)
        let manifest = try PackManifest(results.first ?? .nil, folderName: folderName, file: file)
        try check(manifest)
        packs[folderName] = LoadedPack(context: context, version: manifest.version)
        styler.registry.note(RegisteredPack(name: manifest.name, version: manifest.version.text, doc: manifest.doc))
        return manifest.name
    }

    private func check(_ manifest: PackManifest) throws {
        for (name, range) in manifest.requires {
            if name == "engine" {
                guard let engine = SemanticVersion(EngineVersion.current), range.contains(engine) else {
                    throw LuaFault(
                        "the pack \"\(manifest.name)\" requires engine \(range.text), this is \(EngineVersion.current)", id: "pack.version")
                }
                continue
            }
            let loaded = try load(pack: name, from: manifest.file)
            guard let version = packs[loaded]?.version, range.contains(version) else {
                let found = packs[loaded]?.version.text ?? "none"
                throw LuaFault("the pack \"\(manifest.name)\" requires \(name) \(range.text), found \(found)", id: "pack.version")
            }
        }
    }

    /// `pack.lua` of a pack: in a folder named by a path, beside the script, below its `packs`, on the search path.
    private func find(pack name: String, from importer: SourceFile?) throws -> SourceFile {
        if name.contains("/") || name == "." || importer == nil {
            let path = name.hasSuffix("/") ? name + "pack.lua" : name + "/pack.lua"
            let result = importer.map { loader.load(path, from: $0) } ?? loader.open(path)
            switch result {
            case .success(let file): return file
            case .failure(let failure):
                if name.contains("/") || importer != nil || failure.reason != .missing { throw LuaFault(failure.diagnostic()) }
            }
        }
        if let importer {
            for path in ["\(name)/pack.lua", "packs/\(name)/pack.lua"] {
                if case .success(let file) = loader.load(path, from: importer) { return file }
            }
        }
        for folder in packFolders {
            if case .success(let file) = loader.open("\(folder)/\(name)/pack.lua") { return file }
        }
        throw LuaFault("there is no pack \"\(name)\": no folder of that name with a pack.lua beside the script or on the search path", id: "pack.missing")
    }
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
            result.notes.append(.init(frame.isChunk ? "in the script" : "in \(frame.function ?? "a function")", at: place.span))
        }
        return result
    }
}

extension LuaFault {
    var diagnostic: Diagnostic { Diagnostic(id, message, at: span ?? place?.span, notes: notes, fixIts: fixIts) }
}
