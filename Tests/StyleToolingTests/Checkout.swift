import Foundation
import StyleDiagnostics
import StyleEngine
import StyleFiles
import StyleTooling

/// Files of this checkout, and sessions in folders of their own.
enum Checkout {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func text(_ path: String) -> String {
        FileManager.default.contents(atPath: root.appending(path: path).path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Writes files into a new folder.
    static func folder(_ files: [String: String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "stylesheets-\(UUID().uuidString)")
        for (path, text) in files {
            let url = folder.appending(path: path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        return folder
    }

    /// A session that has run a script with files beside it; the files are gone afterwards.
    static func session(
        script: String, files: [String: String] = [:], options: StylingOptions = StylingOptions(), print: @escaping (String) -> Void = { _ in }
    ) throws -> StylingSession {
        let folder = try folder(files.merging(["theme.lua": script]) { $1 })
        defer { try? FileManager.default.removeItem(at: folder) }
        let session = StylingSession(options: options, files: .disk, print: print)
        session.runScript(folder.path + "/theme.lua", standardInput: { .failure(LoadFailure(.missing, path: "")) })
        return session
    }

    /// Everything registered, as the registry's document says it, without who registered it.
    static func entries(_ registry: PropertyRegistry) -> [String] {
        RegistryDocument(registry, kinds: RegistryDocument.Kind.allCases.filter { $0 != .packs }).entries.map { entry in
            var entry = entry
            entry.provider = ""
            return "\(entry)"
        }
    }
}
