import Foundation
import Testing

/// A program at a terminal of its own.
private final class Terminal {
    private let side: Int32
    private let process = Process()
    private(set) var shown = ""

    init(_ arguments: [String]) throws {
        // Linux's pseudoterminals, without the functions of the C library that Foundation does not show: unlock this
        // side (TIOCSPTLCK), and ask for the number of the other one (TIOCGPTN).
        side = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var (lock, number): (Int32, Int32) = (0, 0)
        try #require(side >= 0 && ioctl(side, 0x4004_5431, &lock) == 0 && ioctl(side, 0x8004_5430, &number) == 0)
        let terminal = FileHandle(fileDescriptor: open("/dev/pts/\(number)", O_RDWR | O_NOCTTY), closeOnDealloc: true)
        process.executableURL = BuiltProgram.url
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["TERM": "xterm", "NO_COLOR": "1"]) { $1 }
        (process.standardInput, process.standardOutput, process.standardError) = (terminal, terminal, terminal)
        try process.run()
    }

    /// Types a text.
    func type(_ text: String) { type(bytes: Array(text.utf8)) }

    func type(bytes: [UInt8]) { bytes.withUnsafeBytes { _ = write(side, $0.baseAddress, $0.count) } }

    /// Whether the text is shown, after what was looked for before, within half a minute.
    func shows(_ text: String) -> Bool {
        for _ in 0..<300 {
            if let found = shown.range(of: text) {
                shown = String(shown[found.upperBound...])
                return true
            }
            var waiting = pollfd(fd: side, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, 100) > 0 else { continue }
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = read(side, &bytes, bytes.count)
            guard count > 0 else { return false }
            shown += String(decoding: bytes[..<count], as: UTF8.self)
        }
        return false
    }

    /// The exit code.
    func wait() -> Int32 {
        process.waitUntilExit()
        close(side)
        return process.terminationStatus
    }
}

@Suite(
    "The prompt of stylectl eval", .enabled(if: FileManager.default.fileExists(atPath: "/dev/ptmx")), .timeLimit(.minutes(5)))
struct EvalPromptTests {
    @Test("on a terminal lines are evaluated, kept as variables, edited and called back")
    func conversation() throws {
        let terminal = try Terminal(["eval"])
        #expect(terminal.shows("> "))
        terminal.type("1 + 2\r")
        #expect(terminal.shows("\r\n3"))
        terminal.type("gap = 4px * 2\r")
        #expect(terminal.shows("\r\n8pt"))
        terminal.type("$gap + 1\r")
        #expect(terminal.shows("\r\n9pt"))
        // A comparison is no assignment.
        terminal.type("$gap == 8px\r")
        #expect(terminal.shows("\r\ntrue"))
        // Up three times: the sum; the number at its end is replaced.
        terminal.type("\u{1B}[A\u{1B}[A\u{7F}20\r")
        #expect(terminal.shows("\r\n28pt"))
        // To the start of the line, and a word cut.
        terminal.type("3\u{01}2 *\u{05} nonsense\u{17}\r")
        #expect(terminal.shows("\r\n6"))
        terminal.type("1 +\r")
        #expect(terminal.shows("expression.unexpected-end"))
        // Bytes that are no UTF-8 do nothing, and take nothing with them.
        terminal.type(bytes: [0xFF] + Array("2\r".utf8))
        #expect(terminal.shows("\r\n2"))
        terminal.type(bytes: [0xE2, 0x82] + Array("7 - 4\r".utf8))
        #expect(terminal.shows("\r\n3"))
        terminal.type("dropped\u{03}7 * 6\r")
        #expect(terminal.shows("\r\n42"))
        terminal.type("\u{04}")
        #expect(terminal.wait() == 0)
    }

    @Test("exit ends the prompt, and --as converts each line")
    func converting() throws {
        let terminal = try Terminal(["eval", "--as", "insets"])
        #expect(terminal.shows("> "))
        terminal.type("1 2\r")
        #expect(terminal.shows("\r\n1, 2, 1, 2"))
        terminal.type("exit\r")
        #expect(terminal.wait() == 0)
    }

    @Test("without a terminal there must be an expression")
    func noTerminal() throws {
        #expect(try BuiltProgram.run("eval").code == 64)
    }

    @Test("--explain tells the folded form, the kind, and what the value depends on")
    func explanation() throws {
        let text = try BuiltProgram.run("eval", "--explain", "--var", "gap=4px", "$gap * 2 + (1 + 1)")
        #expect(
            text.output == """
                10pt
                  folded    10pt
                  kind      a length in pt
                  constant  yes
                  variable  gap = 4px

                """)
        let json = try BuiltProgram.run("eval", "--explain", "--format", "json", "--as", "length", "100% - 2 * 10px")
        #expect(
            json.output
                == #"{"version":1,"value":{"type":"calc","terms":[{"value":100,"unit":"%"},{"value":-20,"unit":"pt"}]},"text":"calc(100% - 20pt)","diagnostics":[],"explanation":{"folded":"calc(100% - 20pt)","kind":"a sum of lengths","unit":null,"constant":true,"variables":[],"functions":[]}}"#
                + "\n")
    }
}
