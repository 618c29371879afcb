import Foundation
import StyleDiagnostics
import StyleTokens

/// Reads a palette from text, as a file of that name.
func read(
    _ text: String, _ name: String = "colors.txt", alpha: AlphaOrder? = nil, rmr: Bool = false,
    format: PaletteFormat? = nil
) -> PaletteReading {
    read(Array(text.utf8), name, alpha: alpha, rmr: rmr, format: format)
}

func read(_ bytes: [UInt8], _ name: String, alpha: AlphaOrder? = nil, rmr: Bool = false, format: PaletteFormat? = nil)
    -> PaletteReading
{
    Palette.read(
        SourceFile(name: name, bytes: bytes), PaletteReadingOptions(format: format, alphaOrder: alpha, isRMR: rmr))
}

extension PaletteReading {
    /// `name #rrggbb[aa]` of each color, in order.
    var rows: [String] { palette.colors.map { "\($0.name) \($0.color.text)" } }

    /// `line severity id` of each diagnostic.
    var faults: [String] {
        diagnostics.map { "\($0.span?.startLocation.line ?? 0) \($0.severity.rawValue) \($0.id)" }
    }
}

/// Public palettes and storyboards beside the checkout; nil where they are not.
enum SharedFiles {
    static let folder: URL? = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.deletingLastPathComponent().appending(path: "shared/data/tokens")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    static func bytes(_ path: String) throws -> [UInt8] {
        guard let folder else { return [] }
        return Array(try Data(contentsOf: folder.appending(path: path)))
    }
}

/// A tool of the machine; nil where there is none.
enum Tool {
    static func path(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    static func run(_ path: String, _ arguments: [String]) throws -> (code: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    /// A folder that is gone when the body ends.
    static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tokens-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
