import StyleDiagnostics
import StyleEngine

/// A theme script and the packs it uses: runs them in sandboxed Lua states and registers what they say.
///
/// Lives as long as what it registered is used: converters, functions and pseudo-classes call back into it.
public final class ThemeScript {
    public init(
        styler: Styler, loader: SourceLoader, limits: ScriptLimits, packFolders: [String],
        print: @escaping (String) -> Void
    ) {}

    /// Runs a theme script.
    public func run(_ file: SourceFile) -> ScriptOutcome { ScriptOutcome(finished: true, diagnostics: []) }

    /// Loads a pack by name or folder, as `--pack` does.
    public func use(pack: String) -> ScriptOutcome { ScriptOutcome(finished: true, diagnostics: []) }

    /// Faults of callbacks since the last call.
    public func takeDiagnostics() -> [Diagnostic] { [] }
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
