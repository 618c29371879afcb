import Foundation

/// A Swift package that holds packs: its library products, and the extensions they define.
public struct SwiftPack {
    /// Absolute, without symbolic links.
    public let folder: String
    public let packageName: String
    /// Path of the framework's package that it depends on; nil where its manifest names none by path.
    public let frameworkFolder: String?
    public let products: [String]
    /// Modules of the products, and public types in them that conform to `StyleExtension`.
    public let extensions: [(module: String, type: String)]

    /// Why a folder gives no pack, in words for people.
    public struct Failure: Error {
        public var message: String
    }

    /// Whether a folder is a Swift package and no Lua pack.
    public static func isPackage(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/Package.swift") && !FileManager.default.fileExists(atPath: folder + "/pack.lua")
    }

    /// Reads the package through the toolchain.
    public init(folder: String, tool: SwiftTool) throws(Failure) {
        self.folder = folder
        let answer = tool.run(["package", "--package-path", folder, "dump-package"])
        guard answer.code == 0, let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(answer.output.utf8)) else {
            throw Failure(message: "the manifest of \"\(folder)\" cannot be read:\n\(answer.errors.suffix(2000))")
        }
        packageName = manifest.name
        let local = (manifest.dependencies ?? []).flatMap { $0.fileSystem ?? [] }
        frameworkFolder = local.first { $0.nameForTargetDependencyResolutionOnly == "swift-stylesheets" || $0.identity == "swift-stylesheets" }?.path
        let libraries = manifest.products.filter { $0.type.library != nil }
        products = libraries.map(\.name)
        let modules = libraries.flatMap(\.targets)
        var found: [(module: String, type: String)] = []
        for target in manifest.targets where modules.contains(target.name) {
            let path = folder + "/" + (target.path ?? "Sources/" + target.name)
            for type in Self.extensions(in: path) { found.append((target.name, type)) }
        }
        extensions = found
        guard !found.isEmpty else {
            throw Failure(message: "no library of \"\(folder)\" has a public type that conforms to StyleExtension")
        }
    }

    /// Names of public types that say they conform, by their text; in the order of files.
    private static func extensions(in folder: String) -> [String] {
        let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
        return files.flatMap { file -> [String] in
            guard let text = FileManager.default.contents(atPath: folder + "/" + file).map({ String(decoding: $0, as: UTF8.self) }) else { return [] }
            return text.matches(of: /public\s+(?:final\s+)?(?:struct|class|enum)\s+(\w+)\s*:[^{]*\bStyleExtension\b/).map { String($0.output.1) }
        }
    }

    /// The parts of `swift package dump-package` that matter here.
    private struct Manifest: Decodable {
        var name: String
        var products: [Product]
        var targets: [Target]
        var dependencies: [Dependency]?

        struct Product: Decodable {
            var name: String
            var targets: [String]
            var type: Kind

            struct Kind: Decodable { var library: [String]? }
        }

        struct Target: Decodable {
            var name: String
            var path: String?
        }

        struct Dependency: Decodable {
            var fileSystem: [Local]?

            struct Local: Decodable {
                var identity: String
                var path: String
                var nameForTargetDependencyResolutionOnly: String?
            }
        }
    }
}
