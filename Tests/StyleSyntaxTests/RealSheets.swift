import Foundation

/// Sheets written for the ancestors, which lie beside the package where they are at hand.
enum RealSheets {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/data")

    static var areThere: Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent("classy").path) }

    /// Path below the data folder, and content.
    static var all: [(path: String, bytes: [UInt8])] {
        ["classy", "interfacss"].flatMap { name -> [(path: String, bytes: [UInt8])] in
            let base = folder.appendingPathComponent(name)
            guard let paths = FileManager.default.enumerator(atPath: base.path)?.allObjects as? [String] else {
                return []
            }
            return paths.sorted().filter { $0.hasSuffix(".css") || $0.hasSuffix(".cas") }.compactMap { path in
                FileManager.default.contents(atPath: base.appendingPathComponent(path).path).map {
                    (name + "/" + path, [UInt8]($0))
                }
            }
        }
    }

    static var contents: [String: [UInt8]] { Dictionary(all.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 }) }
}
