import Foundation
import StyleScripting

/// A folder that scripts may write below, and nowhere else.
///
/// No symbolic link is followed on the way to a file, and a file is written whole or not at all.
struct OutputFolder {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Writes a file, with the folders on the way to it, if its content is another one.
    /// Errors: a path that leads out of the folder or through a link; what the system says.
    func write(_ name: String, _ bytes: [UInt8]) throws(WriteFailure) {
        let parts = name.split(separator: "/").filter { $0 != "." }.map(String.init)
        guard let file = parts.last, !name.hasPrefix("/"), !parts.contains(".."), !name.utf8.contains(0), !name.hasSuffix("/") else {
            throw WriteFailure("\"\(name)\" is no path below the output folder")
        }
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw WriteFailure("the output folder \"\(path)\" cannot be made")
        }
        var folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(folder) }
        for part in parts.dropLast() {
            _ = mkdirat(folder, part, 0o777)
            let inner = openat(folder, part, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
            guard inner >= 0 else { throw WriteFailure("\"\(name)\" cannot be written: \"\(part)\" is no folder, or a link") }
            close(folder)
            folder = inner
        }
        if content(of: file, in: folder) == bytes { return }
        try replace(file, in: folder, with: bytes, named: name)
    }

    /// The bytes of a plain file; nil where there is none.
    private func content(of file: String, in folder: Int32) -> [UInt8]? {
        let descriptor = openat(folder, file, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
        var count = 0
        while count < bytes.count {
            let got = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count) }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { break }
            count += got
        }
        return Array(bytes[..<count])
    }

    private func replace(_ file: String, in folder: Int32, with bytes: [UInt8], named name: String) throws(WriteFailure) {
        let temporary = ".\(file).\(getpid()).tmp"
        let descriptor = openat(folder, temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else { throw WriteFailure("\"\(name)\" cannot be written: \(String(cString: strerror(errno)).lowercased())") }
        var isWhole = true
        bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let count = Foundation.write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    isWhole = false
                    return
                }
                done += count
            }
        }
        isWhole = close(descriptor) == 0 && isWhole
        // A link in the file's place is replaced, not followed; a folder is refused by the system.
        guard isWhole, renameat(folder, temporary, folder, file) == 0 else {
            let reason = String(cString: strerror(errno)).lowercased()
            unlinkat(folder, temporary, 0)
            throw WriteFailure("\"\(name)\" cannot be written: \(reason)")
        }
    }
}
