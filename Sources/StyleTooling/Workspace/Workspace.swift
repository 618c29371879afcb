import StyleDiagnostics
import StyleSyntax

/// The files of a project, as they are or as an editor shows them: each read once and parsed once a version, whatever
/// its spelling, for all runs and questions.
///
/// ```swift
/// let workspace = Workspace(files: .disk)
/// let run = Run([.sheet("theme.css"), .view("main.xml")], in: workspace)
/// workspace.overlay("theme.css", text: "UILabel { alpha: .5 }", version: 2)
/// let next = run.again()   // reads and parses theme.css alone
/// ```
///
/// It has no permissions: each run reads through a loader of its own, which opens what that run was given.
package final class Workspace {
    /// What was read.
    package let store: SourceStore
    /// What was parsed.
    package let parsed = ParsedSheets()
    private let overlay = FileOverlay()
    private var versions: [FileIdentity: Int] = [:]
    private let readStandardInput: () -> Result<[UInt8], LoadFailure>
    private var standardInputRead: Result<[UInt8], LoadFailure>?

    /// - Parameter standardInput: reads what `-` means; asked once.
    package init(
        files: FileAccess,
        standardInput: @escaping () -> Result<[UInt8], LoadFailure> = {
            .failure(LoadFailure(.missing, path: "<stdin>"))
        }
    ) {
        store = SourceStore(files: files.overlaying(overlay))
        readStandardInput = standardInput
    }

    /// What came through standard input.
    var standardInput: Result<[UInt8], LoadFailure> {
        if let standardInputRead { return standardInputRead }
        let input = readStandardInput()
        standardInputRead = input
        return input
    }

    // MARK: Versions

    /// Lets a text stand in for a file, which need not be there, until `removeOverlay`.
    ///
    /// - Parameter version: the editor's count; only told again by `version(of:)`.
    package func overlay(_ path: String, text: String, version: Int = 0) {
        guard let file = identity(of: path) else { return }
        overlay.set(Array(text.utf8), for: file)
        versions[file] = version
        store.forget(file)
    }

    /// Lets the file itself be seen again.
    package func removeOverlay(_ path: String) {
        guard let file = identity(of: path), versions.removeValue(forKey: file) != nil else { return }
        overlay.set(nil, for: file)
        store.forget(file)
    }

    /// The version of the text that stands in for a file; nil without one.
    package func version(of path: String) -> Int? { identity(of: path).flatMap { versions[$0] } }

    /// Lets a file be read again when it is next asked for: it changed, came or went.
    package func forget(_ path: String) { if let file = identity(of: path) { store.forget(file) } }

    /// Lets all files be read again; those that are as before are not parsed again.
    package func forgetAll() { store.forgetAll() }

    // MARK: Questions

    /// The file that a path means, whether it is there or not; nil if nothing of the path is.
    package func identity(of path: String) -> FileIdentity? { store.files.place(of: path)?.identity }

    /// A sheet as it is parsed, without its imports; in the dialect of its extension unless one is given.
    package func sheet(_ path: String, dialect: Dialect? = nil) -> Result<ParsedSheet, LoadFailure> {
        SourceLoader(store: store).open(path).map { parsed.sheet($0, dialect: dialect ?? Dialect(fileName: $0.name)) }
    }

    /// A sheet with its imports, which may come from its folder and below.
    package func imports(of path: String, dialect: Dialect? = nil) -> Result<ImportGraph, LoadFailure> {
        let loader = SourceLoader(store: store)
        return loader.open(path).map {
            ImportGraph($0, dialect: dialect ?? Dialect(fileName: $0.name), loader: loader, parsed: parsed)
        }
    }

    /// What files name, in whatever language, as far as they were read for this: missing files too.
    package func lookups(by path: String) -> [FileLookup] { identity(of: path).map(store.lookups(by:)) ?? [] }

    /// The files that name a file, directly or through others, or looked for it in vain: what is to be seen again when
    /// it changes.
    package func dependents(of path: String) -> Set<FileIdentity> {
        identity(of: path).map(store.dependents(of:)) ?? []
    }
}
