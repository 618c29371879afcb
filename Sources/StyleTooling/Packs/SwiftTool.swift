import Foundation

/// The `swift` command of a toolchain.
public struct SwiftTool {
    private let path: String

    /// How a call ended and what it said.
    public struct Answer {
        public var code: Int32
        public var output: String
        public var errors: String
    }

    /// The one on the PATH; nil without any.
    public init?() {
        let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        guard let path = folders.map({ $0 + "/swift" }).first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return nil }
        self.path = path
    }

    public func run(_ arguments: [String]) -> Answer {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        // Files, not pipes: a build may say more than a pipe holds.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("swift-\(UUID().uuidString)")
        let (output, errors) = (folder.appendingPathComponent("out"), folder.appendingPathComponent("err"))
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for url in [output, errors] { _ = FileManager.default.createFile(atPath: url.path, contents: nil) }
            process.standardOutput = try FileHandle(forWritingTo: output)
            process.standardError = try FileHandle(forWritingTo: errors)
            process.standardInput = FileHandle.nullDevice
            try process.run()
        } catch {
            return Answer(code: 127, output: "", errors: "\(path) cannot be started")
        }
        process.waitUntilExit()
        func text(_ url: URL) -> String { FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) } ?? "" }
        return Answer(code: process.terminationStatus, output: text(output), errors: text(errors))
    }
}
