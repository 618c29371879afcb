import Foundation

/// Where this framework's own package and packs are: beside the installed program, or in the checkout that built it.
public enum FrameworkSources {
    /// The program that the user started: a runner is started by another one, which says so.
    private static var program: URL {
        let path = ProcessInfo.processInfo.environment["STYLESHEETS_PROGRAM"] ?? "/proc/self/exe"
        return URL(fileURLWithPath: path).resolvingSymlinksInPath()
    }

    /// Folders that may be the package's, nearest first.
    private static var candidates: [String] {
        var folder = program.deletingLastPathComponent()
        var folders = [folder.appendingPathComponent("../share/swift-stylesheets").standardized.path]
        for _ in 0..<4 {
            folder = folder.deletingLastPathComponent()
            folders.append(folder.path)
        }
        return folders
    }

    /// Folder of the package; nil if it is nowhere. `STYLESHEETS_SOURCES` names it first.
    public static var folder: String? {
        let named = ProcessInfo.processInfo.environment["STYLESHEETS_SOURCES"].map { [$0] } ?? []
        return (named + candidates).first {
            FileManager.default.fileExists(atPath: $0 + "/Sources/StyleEngine") && FileManager.default.fileExists(atPath: $0 + "/Package.swift")
        }
    }

    /// Where Lua packs are looked for by name: `STYLESHEETS_PACKS`, then this framework's own.
    public static var packFolders: [String] {
        let listed = ProcessInfo.processInfo.environment["STYLESHEETS_PACKS"] ?? ""
        let folders = listed.split(separator: ":").map(String.init) + candidates.map { $0 + "/Plugins/Lua" }
        return folders.filter { FileManager.default.fileExists(atPath: $0) }
    }
}
