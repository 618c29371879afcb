import Foundation
import StyleFiles

/// Writes a new pack into a folder of its name, with the trees that its tests expect.
public struct PackMaker {
    private let language: PackTemplate.Language
    private let name: String
    private let sources: String?

    /// Why no pack was made, in words for people.
    public struct Failure: Error {
        public var message: String
    }

    /// - Parameter sources: folder of this framework's package; needed for a Swift pack.
    public init(_ language: PackTemplate.Language, name: String, sources: String?) {
        self.language = language
        self.name = name
        self.sources = sources
    }

    /// Writes the files and gives their paths. What exists is left alone: then nothing is written.
    public func write() throws(Failure) -> [String] {
        let files = FileManager.default
        guard !files.fileExists(atPath: name) else { throw Failure(message: "\"\(name)\" exists already") }
        if language == .swift, sources == nil {
            throw Failure(message: "the sources of swift-stylesheets are not found: install with make install, or set STYLESHEETS_SOURCES to their folder")
        }
        let trees = try expectedTrees()
        let template = PackTemplate(language, name: name, sources: sources ?? "")
        return try (template.files + trees).map { file throws(Failure) in
            try Self.write(file.text, to: "\(name)/\(file.path)")
            return "\(name)/\(file.path)"
        }
    }

    /// The trees of the template's tests: made by running the Lua pack, which registers the same as the Swift one.
    private func expectedTrees() throws(Failure) -> [PackTemplate.File] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pack-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for file in PackTemplate(.lua, name: name).files { try Self.write(file.text, to: "\(folder)/\(file.path)") }
        let test = PackTest(folder: folder, isUpdating: true) {
            var options = StylingOptions()
            options.packs = [folder]
            return Run(options: options, in: Workspace(files: .disk))
        }
        return test.outcomes.compactMap { outcome in
            let path = String(outcome.name.dropLast(4)) + ".tree"
            return FileManager.default.contents(atPath: "\(folder)/\(path)").map { PackTemplate.File(path: path, text: String(decoding: $0, as: UTF8.self)) }
        }
    }

    /// Writes a file with the folders on the way to it.
    static func write(_ text: String, to path: String) throws(Failure) {
        if case .failure(let failure) = FileWriting.write([FileToWrite(path: path, bytes: Array(text.utf8))]) {
            throw Failure(message: failure.diagnostic.message)
        }
    }
}
