import Foundation
import StyleDiagnostics

/// A file that is to be on disk.
package struct FileToWrite: Sendable {
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Whether the file on disk has other bytes, or is none.
    ///
    /// Unchanged files are not written, so that build systems see no change.
    package var isStale: Bool {
        guard access(path, F_OK) == 0, let canonical = FileAccess.disk.canonicalPath(path),
            case .success(let found) = FileAccess.disk.read(canonical)
        else { return true }
        return found != bytes
    }
}

/// Writes files whole or not at all.
package enum FileWriting {
    /// Writes those of the files that are stale, and makes the folders that they need.
    ///
    /// All contents are written beside their places first and put there last: when the disk is full or a folder
    /// may not be written, no file has changed. What is there must be a plain file, or a link to one.
    /// - Returns: the number of files written, or why none was: `write.failed`.
    package static func write(_ files: [FileToWrite]) -> Result<Int, FileWritingError> {
        let signals = SignalHold()
        defer { signals.release() }
        var waiting: [FileReplacement] = []
        do throws(FileWritingError) {
            for file in files where file.isStale {
                // Whoever interrupts the program need not wait for all of them.
                if signals.isOneWaiting { throw FileWritingError(file.path, EINTR) }
                waiting.append(try FileReplacement(of: try place(of: file.path), with: file.bytes))
            }
            for file in waiting { try file.commit() }
            return .success(waiting.count)
        } catch {
            for file in waiting { file.discard() }
            return .failure(error)
        }
    }

    /// Writes a file in an open folder unless it has these bytes already; a link in its place is replaced.
    package static func write(_ bytes: [UInt8], to name: String, in folder: Int32) throws(FileWritingError) {
        let descriptor = openat(folder, name, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
        if descriptor >= 0 {
            defer { close(descriptor) }
            var status = stat()
            if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == bytes.count,
                case .success(bytes) = readToEnd(descriptor, expected: bytes.count)
            {
                return
            }
        }
        let signals = SignalHold()
        defer { signals.release() }
        let file = try FileReplacement(of: name, in: folder, with: bytes)
        do throws(FileWritingError) { try file.commit() } catch {
            file.discard()
            throw error
        }
    }

    /// The folders directly in a folder whose names end so, sorted; none where it is no folder or may not be read.
    package static func folders(in path: String, suffix: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { name in
            var isFolder: ObjCBool = false
            return name.hasSuffix(suffix)
                && FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
                && isFolder.boolValue
        }.sorted()
    }

    /// The path that is written: what a link leads to, else the path itself, whose folder is made.
    private static func place(of path: String) throws(FileWritingError) -> String {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            try makeFolder(SourceLoader.folder(of: path))
            return path
        }
        guard let canonical = FileAccess.disk.canonicalPath(path) else {
            throw FileWritingError(path, reason: "it is a link that leads nowhere")
        }
        return canonical
    }

    private static func makeFolder(_ path: String) throws(FileWritingError) {
        if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
        let above = SourceLoader.folder(of: path)
        guard errno == ENOENT, above != path else { throw FileWritingError(path, errno) }
        try makeFolder(above)
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileWritingError(path, errno) }
    }
}
