import Foundation

/// Another engine's program that styles the same files: `PROGRAM TREE SHEET [ROUNDS]` prints, separated by tabs, its
/// name, elements, rules, median and best nanoseconds, and `sum CHECKSUM …` in hexadecimal digits.
struct Peer {
    let program: URL

    struct Answer {
        var nanoseconds: Double
        var checksum: UInt64?
    }

    func run(_ workload: Workload, in folder: URL, rounds: Int) throws -> Answer {
        let output = try Command(
            program.path,
            [folder.appendingPathComponent(workload.treeName).path, folder.appendingPathComponent(workload.sheetName).path, "\(rounds)"]
        ).run().output
        let fields = output.split(separator: "\t").map(String.init)
        guard fields.count > 5, let median = Double(fields[3]) else { throw MeasurementFailure("the peer printed \"\(output)\"") }
        let words = fields[5].split(whereSeparator: \.isWhitespace)
        let sum = words.firstIndex(of: "sum").flatMap { $0 + 1 < words.count ? UInt64(words[$0 + 1], radix: 16) : nil }
        return Answer(nanoseconds: median, checksum: sum)
    }
}

/// A program to run to its end.
struct Command {
    let program: String
    let arguments: [String]

    init(_ program: String, _ arguments: [String]) {
        self.program = program
        self.arguments = arguments
    }

    func run() throws -> (output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let errorFile = FileManager.default.temporaryDirectory.appendingPathComponent("engine-benchmark-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: errorFile.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: errorFile) }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let errors = (try? String(contentsOf: errorFile, encoding: .utf8)) ?? ""
        guard process.terminationStatus == 0 else {
            throw MeasurementFailure("\(program) ended with status \(process.terminationStatus): \(errors.suffix(400))")
        }
        return (text, errors)
    }
}

/// Why there is no figure.
struct MeasurementFailure: Error {
    let message: String

    init(_ message: String) { self.message = message }
}
