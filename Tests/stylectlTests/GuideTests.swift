import Foundation
import Testing

@Suite("Guides")
struct GuideTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Docs/Guides")

    /// One fenced block: its language, the file that it is, and its lines.
    private struct Block {
        var language: String
        var file: String?
        var lines: [String] = []
    }

    private func blocks(_ text: String) -> [Block] {
        var blocks: [Block] = []
        var open: Block?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("```") {
                if let block = open { blocks.append(block) }
                let words = line.dropFirst(3).split(separator: " ").map(String.init)
                open = open == nil ? Block(language: words.first ?? "", file: words.dropFirst().first) : nil
            } else {
                open?.lines.append(line)
            }
        }
        return blocks
    }

    @Test("commands print what the guides say", arguments: ["FromAListToAnApp.md", "PhoneAndTablet.md"])
    func commands(guide: String) throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "guide-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        var count = 0
        for block in blocks(try String(contentsOf: Self.folder.appending(path: guide), encoding: .utf8)) {
            if let file = block.file {
                try Data((block.lines.joined(separator: "\n") + "\n").utf8).write(to: place.appending(path: file))
            }
            guard block.language == "console" else { continue }
            var lines = block.lines[...]
            while let command = lines.popFirst() {
                let expected = Array(lines.prefix { !$0.hasPrefix("$ ") })
                lines = lines.dropFirst(expected.count)
                count += 1
                #expect(try run(String(command.dropFirst(2)), in: place) == expected, "\(command)")
            }
        }
        #expect(count >= 4)
    }

    /// The lines of both streams of a command, which starts with `stylectl`.
    private func run(_ command: String, in folder: URL) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "stylectl() { \"$STYLECTL\" \"$@\"; }; \(command) 2>&1"]
        process.environment = ProcessInfo.processInfo.environment.merging(["STYLECTL": BuiltProgram.url.path]) { $1 }
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
