import Foundation
import StyleDiagnostics

/// A file that is to be on disk.
public struct FileToWrite: Sendable {
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Whether the file on disk has other bytes, or is none.
    ///
    /// Unchanged files are not written, so that build systems see no change.
    public var isStale: Bool {
        guard access(path, F_OK) == 0, let canonical = FileAccess.disk.canonicalPath(path),
            case .success(let found) = FileAccess.disk.read(canonical)
        else { return true }
        return found != bytes
    }
}

/// Writes files whole or not at all.
public enum FileWriting {
    /// Writes those of the files that are stale, and makes the folders that they need.
    ///
    /// All contents are written beside their places first and put there last: when the disk is full or a folder
    /// may not be written, no file has changed.
    /// - Returns: the number of files written, or why none was: `write.failed`.
    public static func write(_ files: [FileToWrite]) -> Result<Int, WriteFailure> {
        var waiting: [(temporary: String, target: String)] = []
        do throws(WriteFailure) {
            for file in files where file.isStale {
                var status = stat()
                let isThere = lstat(file.path, &status) == 0
                // A symbolic link stays one: what it leads to is written.
                let target = isThere ? FileAccess.disk.canonicalPath(file.path) ?? file.path : file.path
                if !isThere { try makeFolder(SourceLoader.folder(of: target)) }
                let temporary = target + ".part-\(getpid())"
                waiting.append((temporary, target))
                try write(file.bytes, to: temporary, for: target, isThere: isThere)
            }
            for (temporary, target) in waiting where rename(temporary, target) != 0 {
                throw WriteFailure(target, errno)
            }
            return .success(waiting.count)
        } catch {
            for (temporary, _) in waiting { unlink(temporary) }
            return .failure(error)
        }
    }

    /// The folders directly in a folder whose names end so, sorted; none where it is no folder or may not be read.
    public static func folders(in path: String, suffix: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { name in
            var isFolder: ObjCBool = false
            return name.hasSuffix(suffix)
                && FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder) && isFolder.boolValue
        }.sorted()
    }

    private static func makeFolder(_ path: String) throws(WriteFailure) {
        if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
        let above = SourceLoader.folder(of: path)
        guard errno == ENOENT, above != path else { throw WriteFailure(path, errno) }
        try makeFolder(above)
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw WriteFailure(path, errno) }
    }

    /// - Parameters:
    ///   - target: the file that failures name; its permissions stay if it is there.
    ///   - isThere: whether there is a file to replace.
    private static func write(
        _ bytes: [UInt8], to path: String, for target: String, isThere: Bool
    ) throws(WriteFailure) {
        var status = stat()
        let isThere = isThere && stat(target, &status) == 0
        if isThere, status.st_mode & S_IFMT == S_IFDIR { throw WriteFailure(target, EISDIR) }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, isThere ? status.st_mode & 0o777 : 0o666)
        guard descriptor >= 0 else { throw WriteFailure(target, errno) }
        var fault: Int32 = 0
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty, fault == 0 {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { fault = errno }
            }
        }
        if close(descriptor) != 0, fault == 0 { fault = errno }
        if fault != 0 { throw WriteFailure(target, fault) }
    }
}

/// Why files could not be written.
public struct WriteFailure: Error, Hashable, Sendable {
    public var path: String
    /// The system's error number.
    public var number: Int32

    init(_ path: String, _ number: Int32) {
        self.path = path
        self.number = number
    }

    public var diagnostic: Diagnostic {
        let text = String(cString: strerror(number))
        return Diagnostic(
            "write.failed", "\"\(path)\" cannot be written: \(text.prefix(1).lowercased() + text.dropFirst())")
    }
}
