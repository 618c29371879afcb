import Foundation

/// The `stylectl` that was built along with these tests.
struct BuiltProgram {
    struct Answer {
        var code: Int32
        var output: String
        var errors: String
    }

    /// Next to the test bundle: SwiftPM puts all products of a build into one folder.
    static var url: URL {
        let marker = ".xctest"
        let bundle = CommandLine.arguments.first { $0.contains(marker) } ?? Bundle.main.bundlePath
        let path = bundle.range(of: marker).map { String(bundle[..<$0.upperBound]) } ?? bundle
        return URL(fileURLWithPath: path).deletingLastPathComponent().appending(path: "stylectl")
    }

    static func run(_ arguments: String..., environment: [String: String] = [:], input: String = "") throws -> Answer {
        try run(list: arguments, environment: environment, input: input)
    }

    static func run(
        list arguments: [String], environment: [String: String] = [:], input: String = "", folder: URL? = nil
    ) throws -> Answer {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Answer(code: process.terminationStatus, output: text, errors: complaints)
    }
}
