/// The one door to files: whatever a sheet, script or view reaches comes through it.
///
/// A file that the user names opens its own folder; what such a file names in turn (imports, includes,
/// `require`, tokens, images) must really lie in an open folder, whatever symbolic links say.
/// A file is read once: later loads see the bytes of the first one, until it is forgotten.
public final class SourceLoader {
    private let store: SourceStore
    /// Canonical paths of the folders that may be read, as bytes like `FileIdentity`.
    private var folders: [[UInt8]] = []
    private var log = LookupLog()

    /// A loader that may read only in `allowedFolders` (a folder that does not exist allows nothing)
    /// until `open` adds further ones.
    public convenience init(files: FileAccess, allowedFolders: [String] = []) {
        self.init(store: SourceStore(files: files), allowedFolders: allowedFolders)
    }

    /// A loader with permissions of its own over files that others may have read.
    package init(store: SourceStore, allowedFolders: [String] = []) {
        self.store = store
        for folder in allowedFolders { allow(folder) }
    }

    /// What was looked for through this loader, in order, found or not: what to watch for changes.
    package var lookups: [FileLookup] { log.lookups }

    /// Canonical paths of what was read, in order.
    public var loadedPaths: [String] {
        var seen: Set<FileIdentity> = []
        return lookups.filter(\.isRead).map(\.place.identity).filter { seen.insert($0).inserted }.map(\.path)
    }

    /// Lets a file be read again when it is next asked for, whatever its spelling.
    public func forget(_ path: String) {
        if let file = store.files.place(of: path)?.identity { store.forget(file) }
    }

    /// A file that the user named; its folder may be read from now on. Its `name` is the path as given.
    public func open(_ path: String) -> Result<SourceFile, LoadFailure> {
        source(at: store.files.canonicalPath(path), named: path, by: nil).map { source in
            allow(SourceLoader.folder(of: path))
            return source
        }
    }

    /// Text that came through standard input, as a source named `<stdin>`; the current folder may be read from now on.
    public func openStandardInput(_ bytes: [UInt8]) -> SourceFile {
        allow(".")
        return SourceFile(name: "<stdin>", bytes: bytes)
    }

    /// A file that another source names: `reference` starts at the folder of the outermost file around `importer`.
    ///
    /// The name of the result is that folder joined with the reference, without `.` parts.
    /// Errors: `load.missing`, `load.directory`, `load.unreadable`, `load.too-large`, `load.outside-folder`.
    public func load(_ reference: String, from importer: SourceFile) -> Result<SourceFile, LoadFailure> {
        guard !reference.isEmpty else { return .failure(LoadFailure(.missing, path: reference)) }
        let name = SourceLoader.name(of: reference, in: SourceLoader.folder(of: importer.outermost.name))
        let canonical = store.files.canonicalPath(name)
        // Where nothing is there, the folder that would hold it must lie in an open one: otherwise even
        // "does not exist" would tell a script something about the world outside.
        guard let reached = canonical ?? store.files.place(of: name)?.folder, mayRead(reached) else {
            return .failure(LoadFailure(.outsideFolder, path: name))
        }
        return source(at: canonical, named: name, by: importer.outermost.identity)
    }

    /// Allows a folder and all below it.
    public func allow(_ folder: String) {
        guard let canonical = store.files.canonicalPath(folder).map({ Array($0.utf8) }), !folders.contains(canonical)
        else { return }
        folders.append(canonical)
    }
}

// MARK: - Names

extension SourceLoader {
    /// The folder of a path as written, `.` where it names none; `.` too for a source that is no file (`<stdin>`).
    public static func folder(of path: String) -> String {
        guard !isPlaceholder(path), let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// What follows the last slash.
    static func lastPart(of path: String) -> String {
        path.utf8.lastIndex(of: 0x2F).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// A reference joined to a folder, without `.` parts and doubled slashes. `..` stays: with symbolic links
    /// only the file system knows where it leads.
    public static func name(of reference: String, in folder: String) -> String {
        let joined = reference.utf8.first == 0x2F ? reference : folder + "/" + reference
        let parts = joined.utf8.split(separator: 0x2F).map { String(Substring($0)) }.filter { $0 != "." }
        let path = parts.joined(separator: "/")
        return joined.utf8.first == 0x2F ? "/" + path : path.isEmpty ? "." : path
    }

    private static func isPlaceholder(_ name: String) -> Bool { name.hasPrefix("<") && name.hasSuffix(">") }
}

// MARK: - Reading

extension SourceLoader {
    /// - Parameter canonical: nil where nothing is there.
    private func source(
        at canonical: String?, named name: String, by importer: FileIdentity?
    ) -> Result<SourceFile, LoadFailure> {
        let result =
            canonical.map { store.source(FileIdentity($0), named: name) } ?? .failure(LoadFailure(.missing, path: name))
        if let place = canonical.map(FilePlace.init(canonicalPath:)) ?? store.files.place(of: name) {
            var isRead = false
            if case .success = result { isRead = true }
            let lookup = FileLookup(name: name, place: place, isRead: isRead)
            log.add(lookup)
            store.note(lookup, by: importer)
        }
        return result
    }

    private func mayRead(_ canonical: String) -> Bool {
        let path = canonical.utf8
        return folders.contains { folder in
            guard path.starts(with: folder) else { return false }
            return path.count == folder.count || folder.last == 0x2F || path.dropFirst(folder.count).first == 0x2F
        }
    }
}
