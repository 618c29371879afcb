import Foundation
import StyleDiagnostics
import StyleEngine
import StyleFiles
import StyleTooling

/// Files of this checkout, and runs in folders of their own.
enum Checkout {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func text(_ path: String) -> String {
        FileManager.default.contents(atPath: root.appending(path: path).path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// A run of a script with files beside it; the files are gone afterwards.
    static func run(
        script: String, files: [String: String] = [:], options: StylingOptions = StylingOptions(), print: @escaping (String) -> Void = { _ in }
    ) throws -> Run {
        let folder = TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        try folder.write(files.merging(["theme.lua": script]) { $1 })
        let run = Run(options: options, in: Workspace(files: .disk), print: print)
        run.add(.script(folder.url.path + "/theme.lua"))
        return run
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
