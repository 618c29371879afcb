import Foundation

/// A folder of files for one test; it goes with its last reference.
final class Workplace {
    let folder: URL

    init(_ files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "stylectl-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try write(name, Data(text.utf8)) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ name: String, _ data: Data) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Runs `stylectl` inside the folder.
    func run(_ arguments: String..., environment: [String: String] = [:], input: String = "") throws -> Answer {
        try run(list: arguments, environment: environment, input: input)
    }

    func run(list arguments: [String], environment: [String: String] = [:], input: String = "") throws -> Answer {
        let answer = try BuiltProgram.run(list: arguments, environment: environment, input: input, folder: folder)
        return Answer(code: answer.code, output: answer.output, errors: answer.errors)
    }

    struct Answer {
        let code: Int32
        let output: String
        let errors: String

        /// The document on standard output.
        var document: [String: Any] {
            (try? JSONSerialization.jsonObject(with: Data(output.utf8))) as? [String: Any] ?? [:]
        }

        var elements: [[String: Any]] { document["elements"] as? [[String: Any]] ?? [] }

        /// `text` of a property of an element by path.
        func text(_ path: String, _ keyPath: String) -> String? { row(path, keyPath)?["text"] as? String }

        func row(_ path: String, _ keyPath: String) -> [String: Any]? {
            let element = elements.first { $0["path"] as? String == path }
            return (element?["properties"] as? [[String: Any]])?.first { $0["keyPath"] as? String == keyPath }
        }

        /// `id severity file:line:column` of each diagnostic.
        var faults: [String] {
            (document["diagnostics"] as? [[String: Any]] ?? []).map { diagnostic in
                "\(diagnostic["id"] ?? "") \(diagnostic["severity"] ?? "") \(diagnostic["file"] ?? ""):\(diagnostic["line"] ?? ""):\(diagnostic["column"] ?? "")"
            }
        }
    }
}

/// Sheets and views of other projects beside this one, where they are there.
enum SharedData {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../shared/data").standardized

    static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }
}
