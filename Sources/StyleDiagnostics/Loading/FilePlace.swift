/// Where a file is, or would be: the nearest folder that is there, and the rest of the path.
package struct FilePlace: Sendable {
    /// Canonical.
    package let folder: String
    /// Usually a name; with folders before it where they are missing too.
    package let rest: String

    init(folder: String, rest: String) {
        self.folder = folder
        self.rest = rest
    }

    /// Of something that is there.
    init(canonicalPath path: String) {
        self.init(folder: SourceLoader.folder(of: path), rest: SourceLoader.lastPart(of: path))
    }

    /// The file's, whether it is there or not.
    package var identity: FileIdentity { FileIdentity(folder.hasSuffix("/") ? folder + rest : folder + "/" + rest) }
}

extension FileAccess {
    /// Where a path leads, or would lead if something were there; nil if nothing of it is.
    package func place(of path: String) -> FilePlace? {
        if let canonical = canonicalPath(path) { return FilePlace(canonicalPath: canonical) }
        var part = path
        var rest = ""
        while true {
            rest = rest.isEmpty ? SourceLoader.lastPart(of: part) : SourceLoader.lastPart(of: part) + "/" + rest
            let above = SourceLoader.folder(of: part)
            if let folder = canonicalPath(above) { return FilePlace(folder: folder, rest: rest) }
            guard above != part, above != "." else { return nil }
            part = above
        }
    }
}
