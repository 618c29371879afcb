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

    /// A session that has run a script with files beside it; the files are gone afterwards.
    static func session(
        script: String, files: [String: String] = [:], options: StylingOptions = StylingOptions(), print: @escaping (String) -> Void = { _ in }
    ) throws -> StylingSession {
        let folder = TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        try folder.write(files.merging(["theme.lua": script]) { $1 })
        let session = StylingSession(options: options, files: .disk, print: print)
        session.runScript(folder.url.path + "/theme.lua", standardInput: { .failure(LoadFailure(.missing, path: "")) })
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
