import Foundation
import Testing

@Suite("Command table of stylectl")
struct CommandTableTests {
    /// Every command of the manual.
    private static let all = [
        "run", "resolve", "eval", "parse", "check", "format", "layout", "registry", "tokens", "metrics",
        "recolor", "render", "preview",
        "watch", "explain", "pack", "lsp", "completions",
    ]
    private static let working = ["run", "resolve", "eval", "parse", "registry", "tokens", "metrics", "recolor", "pack", "explain"]

    @Test("every command has help on standard output", arguments: all)
    func help(command: String) throws {
        let answer = try BuiltProgram.run(command, "--help")
        #expect(answer.code == 0)
        #expect(answer.output.contains("Usage: stylectl \(command)"))
        #expect(answer.output.contains("--help"))
        #expect(answer.errors.isEmpty)
    }

    @Test("the help of the program lists every command")
    func programHelp() throws {
        let answer = try BuiltProgram.run("--help")
        #expect(answer.code == 0)
        for command in Self.all { #expect(answer.output.contains("\n  \(command) ")) }
    }

    @Test(
        "commands that do not work yet say so",
        arguments: all.filter { !working.contains($0) && $0 != "tokens" && $0 != "pack" })
    func planned(command: String) throws {
        let answer = try BuiltProgram.run(command)
        #expect(answer.code == 64)
        #expect(answer.errors.contains("\"\(command)\" is not available yet"))
        #expect(answer.output.isEmpty)
    }

    @Test(
        "wrong usage ends with 64 and says where to look",
        arguments: [
            (["nonsense"], "see stylectl --help"), (["resolve", "--nonsense"], "see stylectl resolve --help"),
            (["eval", "--as"], "see stylectl eval --help"),
            (["resolve", "--cascade", "sideways"], "see stylectl resolve --help"),
            (["parse", "x.css", "--dump", "nonsense"], "see stylectl parse --help"), ([], "see stylectl --help"),
        ])
    func wrongUsage(line: [String], hint: String) throws {
        let process = try BuiltProgram.run(list: line)
        #expect(process.code == 64)
        #expect(process.output.isEmpty)
        #expect(process.errors.hasSuffix(hint + "\n"))
    }

    @Test("the version is one line")
    func version() throws {
        let answer = try BuiltProgram.run("--version")
        #expect(answer.code == 0)
        #expect(answer.output.hasPrefix("stylectl ") && answer.output.hasSuffix("\n"))
    }

    @Test("an argument cannot send escape sequences to the terminal")
    func escapes() throws {
        let answer = try BuiltProgram.run("\u{1B}[31m")
        #expect(answer.code == 64)
        #expect(!answer.errors.contains("\u{1B}"))
    }

    @Test("a reader that goes away is no fault")
    func brokenPipe() throws {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/bash")
        shell.arguments = ["-c", "\"$1\" --help | true; exit ${PIPESTATUS[0]}", "bash", BuiltProgram.url.path]
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationReason == .exit)
        #expect(shell.terminationStatus == 0)
    }
}
