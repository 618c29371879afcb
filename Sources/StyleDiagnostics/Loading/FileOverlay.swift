/// Texts that stand in for files, or for files that are not there: what an editor has not saved yet.
package final class FileOverlay {
    private var contents: [FileIdentity: [UInt8]] = [:]
    /// The folders on the way to them, there or not.
    private var folders: Set<FileIdentity> = []

    package init() {}

    /// Lets a text stand in for a file; nil lets the file itself be seen again.
    package func set(_ bytes: [UInt8]?, for file: FileIdentity) {
        contents[file] = bytes
        folders = []
        for file in contents.keys {
            var path = file.path
            while path != "/" {
                path = SourceLoader.folder(of: path)
                folders.insert(FileIdentity(path))
            }
        }
    }

    fileprivate func canonicalPath(_ path: String, _ files: FileAccess) -> String? {
        guard !contents.isEmpty, let place = files.place(of: path) else { return nil }
        var parts = place.folder.split(separator: "/")
        // Nothing of the rest is on disk, so that no link is in the way of `..`.
        for part in place.rest.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        let found = FileIdentity("/" + parts.joined(separator: "/"))
        return contents[found] != nil || folders.contains(found) ? found.path : nil
    }

    fileprivate func read(_ path: String) -> Result<[UInt8], LoadFailure>? {
        guard let bytes = contents[FileIdentity(path)] else { return nil }
        return bytes.count > FileAccess.byteLimit ? .failure(LoadFailure(.tooLarge, path: path)) : .success(bytes)
    }
}

extension FileAccess {
    /// The same files seen through texts that stand in for some of them. What may be read is not concerned.
    package func overlaying(_ overlay: FileOverlay) -> FileAccess {
        FileAccess(
            canonicalPath: { self.canonicalPath($0) ?? overlay.canonicalPath($0, self) },
            read: { overlay.read($0) ?? self.read($0) })
    }
}
