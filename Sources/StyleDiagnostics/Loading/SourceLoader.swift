/// The one door to files: whatever a sheet, script or view reaches comes through it.
///
/// A file that the user names opens its own folder; what such a file names in turn (imports, includes,
/// `require`, tokens, images) must really lie in an open folder, whatever symbolic links say.
/// A file is read once: later loads see the bytes of the first one.
public final class SourceLoader {
    private let files: FileAccess
    /// Canonical paths of the folders that may be read.
    private var folders: [[UInt8]] = []
    /// What was loaded, by canonical path; one source a name. Keys are bytes, since two file names that differ
    /// in Unicode normalization alone are two files, but equal as `String`.
    private var sources: [[UInt8]: [SourceFile]] = [:]
    /// Canonical paths of what was read, in order: what to watch for changes.
    public private(set) var loadedPaths: [String] = []

    /// A loader that may read only in `allowedFolders` (a folder that does not exist allows nothing)
    /// until `open` adds further ones.
    public init(files: FileAccess, allowedFolders: [String] = []) {
        self.files = files
        for folder in allowedFolders { allow(folder) }
    }

    /// A file that the user named; its folder may be read from now on. Its `name` is the path as given.
    public func open(_ path: String) -> Result<SourceFile, LoadFailure> {
        guard let canonical = files.canonicalPath(path) else { return .failure(LoadFailure(.missing, path: path)) }
        return source(at: canonical, named: path).map { source in
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
        load(reference, inFolder: SourceLoader.folder(of: importer.outermost.name))
    }

    /// A file that something in `folder` names, where no source stands for the importer.
    public func load(_ reference: String, inFolder folder: String) -> Result<SourceFile, LoadFailure> {
        guard !reference.isEmpty else { return .failure(LoadFailure(.missing, path: reference)) }
        let name = SourceLoader.name(of: reference, in: folder)
        guard let canonical = files.canonicalPath(name) else {
            return .failure(LoadFailure(existingPartMayBeRead(name) ? .missing : .outsideFolder, path: name))
        }
        guard mayRead(canonical) else { return .failure(LoadFailure(.outsideFolder, path: name)) }
        return source(at: canonical, named: name)
    }

    /// Allows a folder and all below it.
    public func allow(_ folder: String) {
        guard let canonical = files.canonicalPath(folder).map({ Array($0.utf8) }), !folders.contains(canonical) else {
            return
        }
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
    private func source(at canonical: String, named name: String) -> Result<SourceFile, LoadFailure> {
        let key = Array(canonical.utf8)
        let known = sources[key] ?? []
        if let same = known.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) { return .success(same) }
        let bytes: [UInt8]
        if let first = known.first {
            bytes = first.bytes
        } else {
            switch files.read(canonical) {
            case .success(let content): bytes = content
            case .failure(let failure): return .failure(LoadFailure(failure.reason, path: name))
            }
            loadedPaths.append(canonical)
        }
        let source = SourceFile(name: name, bytes: bytes)
        sources[key, default: []].append(source)
        return .success(source)
    }

    private func mayRead(_ canonical: String) -> Bool {
        let path = canonical.utf8
        return folders.contains { folder in
            guard path.starts(with: folder) else { return false }
            return path.count == folder.count || folder.last == 0x2F || path.dropFirst(folder.count).first == 0x2F
        }
    }

    /// Whether the part of a path that exists lies in an open folder. Otherwise even "does not exist" would
    /// tell a script something about the world outside.
    private func existingPartMayBeRead(_ path: String) -> Bool {
        var part = path
        while true {
            let above = SourceLoader.folder(of: part)
            if let canonical = files.canonicalPath(above) { return mayRead(canonical) }
            guard above != part, above != "." else { return false }
            part = above
        }
    }
}
