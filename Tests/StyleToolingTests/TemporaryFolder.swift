import Foundation

/// A new folder, which goes with this object.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "stylesheets-\(UUID().uuidString)")

    /// Writes files, by their paths in the folder.
    func write(_ files: [String: String]) throws {
        for (path, text) in files {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
