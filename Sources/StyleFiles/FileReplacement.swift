import Foundation
import StyleDiagnostics

/// New content of a file, written beside its place under a random name and not yet put there.
///
/// A file that is there keeps its permissions, its owner and its other names.
struct FileReplacement {
    private let folder: Int32
    private let path: String
    private let temporary: String
    private let bytes: [UInt8]
    /// Whether renaming would part the file from its other names or its owner: then its bytes are written anew.
    private let isInPlace: Bool

    /// Writes the content under its temporary name, of which nothing stays after an error.
    ///
    /// - Parameter folder: the open folder that the path starts at; the working folder unless given.
    init(of path: String, in folder: Int32 = AT_FDCWD, with bytes: [UInt8]) throws(FileWritingError) {
        var old = stat()
        let isThere = fstatat(folder, path, &old, AT_SYMLINK_NOFOLLOW) == 0 && old.st_mode & S_IFMT != S_IFLNK
        if isThere { try Self.checkReplaceable(old, path, folder) }
        let beside = SourceLoader.folder(of: path)
        let temporary =
            (beside == "." ? "" : beside + "/") + ".part-" + String(UInt64.random(in: .min ... .max), radix: 16)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = openat(folder, temporary, flags, isThere ? 0o600 : 0o666)
        guard descriptor >= 0 else { throw FileWritingError(path, errno) }
        var number = Self.write(bytes, to: descriptor)
        var keepsOwner = true
        if isThere {
            var new = stat()
            _ = fstat(descriptor, &new)
            keepsOwner =
                (new.st_uid, new.st_gid) == (old.st_uid, old.st_gid) || fchown(descriptor, old.st_uid, old.st_gid) == 0
            let keepsMode = new.st_mode == old.st_mode || fchmod(descriptor, old.st_mode & 0o7777) == 0
            if !keepsMode, number == 0 { number = errno }
        }
        if close(descriptor) != 0, number == 0 { number = errno }
        (self.folder, self.path, self.temporary, self.bytes) = (folder, path, temporary, bytes)
        isInPlace = isThere && (old.st_nlink > 1 || !keepsOwner)
        if number != 0 {
            unlinkat(folder, temporary, 0)
            throw FileWritingError(path, number)
        }
    }

    /// Puts the content in its place.
    func commit() throws(FileWritingError) {
        // There was room for the content a moment ago; if it fails all the same, the new file takes the old one's place.
        if isInPlace, overwrite() {
            discard()
        } else if renameat(folder, temporary, folder, path) != 0 {
            throw FileWritingError(path, errno)
        }
    }

    /// Removes the temporary file.
    func discard() { unlinkat(folder, temporary, 0) }

    private func overwrite() -> Bool {
        let descriptor = openat(folder, path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        let isWritten = Self.write(bytes, to: descriptor) == 0 && ftruncate(descriptor, off_t(bytes.count)) == 0
        return close(descriptor) == 0 && isWritten
    }

    private static func checkReplaceable(_ status: stat, _ path: String, _ folder: Int32) throws(FileWritingError) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw FileWritingError(path, EISDIR)
        default: throw FileWritingError(path, reason: "it is not a regular file")
        }
        // The superuser may write any file; whoever took the right away meant it.
        if status.st_mode & 0o222 == 0 { throw FileWritingError(path, reason: "it is read-only") }
        if faccessat(folder, path, W_OK, 0) != 0 { throw FileWritingError(path, errno) }
    }

    /// Writes all bytes; gives the system's error number, or 0.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
            }
            return 0
        }
    }
}
