import Foundation
import StyleDiagnostics
import StyleFiles
import StyleEngine

/// The packs at hand: those loaded by default, and those on the search path.
public struct PackListing {
    public struct Pack {
        public var name: String
        public var version: String
        public var doc: String
        /// Nil for a pack that is built in.
        public var folder: String?
    }

    public private(set) var packs: [Pack] = []
    /// Why packs on the search path cannot be loaded.
    public private(set) var diagnostics: [Diagnostic] = []

    public init(options: StylingOptions) {
        let builtIn = Run(options: options, in: Workspace(files: .disk)).styler.registry.packs
        packs = builtIn.map { Pack(name: $0.name, version: $0.version, doc: $0.doc, folder: nil) }
        for folder in options.packFolders {
            for name in Self.names(in: [folder]) { add(name, in: folder, options, builtIn: Set(builtIn.map(\.name))) }
        }
    }

    /// Names of the folders that hold a `pack.lua`, sorted within each of the given ones.
    static func names(in folders: [String]) -> [String] {
        folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().filter {
                FileManager.default.fileExists(atPath: "\(folder)/\($0)/pack.lua")
            }
        }
    }

    private mutating func add(_ name: String, in folder: String, _ options: StylingOptions, builtIn: Set<String>) {
        var options = options
        options.packs = ["\(folder)/\(name)"]
        let run = Run(options: options, in: Workspace(files: .disk))
        diagnostics += run.registrationDiagnostics.filter { $0.severity == .error }
        guard let pack = run.styler.registry.packs.last(where: { !builtIn.contains($0.name) }),
            !packs.contains(where: { $0.name == pack.name })
        else { return }
        packs.append(Pack(name: pack.name, version: pack.version, doc: pack.doc, folder: "\(folder)/\(name)"))
    }

    public var json: JSONValue {
        [
            "version": 1,
            "packs": .array(
                packs.map {
                    ["name": .string($0.name), "version": .string($0.version), "doc": .string($0.doc), "folder": .optional($0.folder)]
                }), "diagnostics": .array(diagnostics.map(\.json)),
        ]
    }
}
