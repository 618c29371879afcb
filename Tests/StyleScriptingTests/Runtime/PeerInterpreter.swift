import Foundation

/// The stock interpreter, where it is installed: a peer to compare the replaced library functions with.
enum PeerInterpreter {
    static let path = ["/usr/bin/lua5.4", "/usr/local/bin/lua5.4"].first { FileManager.default.isExecutableFile(atPath: $0) }

    /// What the peer prints for a script.
    static func output(of script: String) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("peer-\(UUID().uuidString).lua")
        try script.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path ?? "")
        process.arguments = [file.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}
