import Foundation
import StyleFiles
import StyleScripting

/// A folder that scripts may write below, and nowhere else.
///
/// No symbolic link is followed on the way to a file.
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
        do throws(FileWritingError) { try FileWriting.write(bytes, to: file, in: folder) } catch {
            throw WriteFailure("\"\(name)\" cannot be written: \(error.reason)")
        }
    }
}
