import Foundation
import Testing

/// No input crashes or hangs a command; the document is whole, the exit status is 0 or 1.
@Suite("Hostile input")
struct HostileInputTests {
    private static let sheets: [(String, Data)] = [
        ("empty", Data()), ("binary", Data((0...255).map { UInt8($0) })), ("one line of 10 MB", Data(repeating: 0x61, count: 10_000_000)),
        ("100,000 open braces", Data(String(repeating: ".x{", count: 100_000).utf8)),
        ("100,000 nested braces", Data((String(repeating: ".x{", count: 100_000) + String(repeating: "}", count: 100_000)).utf8)),
        ("100,000 parentheses", Data((".x { alpha: " + String(repeating: "(", count: 100_000)).utf8)),
        ("invalid UTF-8", Data(".x { alpha: ".utf8) + Data([0xFF, 0xFE, 0xC3]) + Data(" } .y { alpha: 1 }".utf8)),
        ("NUL", Data(".x { al\0pha: 1 }\0".utf8)),
    ]

    @Test("every command survives every sheet", arguments: sheets.map(\.0))
    func everyCommand(name: String) throws {
        let data = try #require(Self.sheets.first { $0.0 == name }?.1)
        let place = try Workplace(["v.xml": "<view class=\"x\"/>", "ok.css": ".x { alpha: .5 }"])
        for file in ["s.css", "s.cas", "bad.xml", "bad.lua"] { try place.write(file, data) }
        for arguments in [
            ["parse", "s.css", "--dump", "rules"], ["parse", "s.cas", "--dump", "rules"], ["parse", "s.cas", "--dump", "tree"],
            ["resolve", "--sheet", "s.css", "--view", "v.xml", "--format", "json"], ["resolve", "--sheet", "ok.css", "--view", "bad.xml", "--format", "json"],
            ["run", "bad.lua", "--format", "json"],
        ] {
            let answer = try BuiltProgram.run(list: arguments, folder: place.folder)
            #expect(answer.code == 0 || answer.code == 1, "\(arguments): \(answer.code) \(answer.errors.prefix(200))")
            guard arguments.contains("json") else { continue }
            let document = try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
            let hasError = (document["diagnostics"] as? [[String: Any]] ?? []).contains { $0["severity"] as? String == "error" }
            #expect(answer.code == (hasError ? 1 : 0), "\(arguments)")
        }
    }

    @Test("the source of each comes back byte for byte", arguments: sheets.map(\.0).filter { $0 != "invalid UTF-8" && $0 != "binary" })
    func source(name: String) throws {
        let data = try #require(Self.sheets.first { $0.0 == name }?.1)
        let place = try Workplace()
        for file in ["s.css", "s.cas"] {
            try place.write(file, data)
            #expect(try place.run("parse", file, "--dump", "source").output == String(decoding: data, as: UTF8.self))
        }
    }

    @Test("missing files and folders are errors that name them")
    func missing() throws {
        let place = try Workplace(["v.xml": "<view/>", "dir.css/x": "", "ok.css": ""])
        for arguments in [
            ["resolve", "--sheet", "none.css", "--view", "v.xml"], ["resolve", "--sheet", "dir.css", "--view", "v.xml"],
            ["resolve", "--sheet", "ok.css", "--view", "none.xml"], ["parse", "none.css"], ["run", "none.lua"], ["run", "dir.css"],
        ] {
            let answer = try BuiltProgram.run(list: arguments, folder: place.folder)
            #expect(answer.code == 1, "\(arguments)")
            #expect(answer.errors.contains("none.") || answer.errors.contains("dir.css"), "\(arguments): \(answer.errors)")
        }
    }

    @Test("CRLF and a byte order mark change no value and no place")
    func lineEnds() throws {
        let place = try Workplace(["s.css": "\u{FEFF}.x {\r\n  alpha: .5;\r\n}\r\n", "v.xml": "\u{FEFF}<view\r\n class=\"x\"/>\r\n"])
        let answer = try place.run("resolve", "--sheet", "s.css", "--view", "v.xml", "--format", "json")
        #expect(answer.code == 0 && answer.faults.isEmpty && answer.text("0", "alpha") == "0.5")
        let source = answer.row("0", "alpha")?["source"] as? [String: Any]
        #expect(source?["line"] as? Int == 2 && source?["column"] as? Int == 3)
    }

    @Test("deep expressions are one error")
    func expression() throws {
        let answer = try BuiltProgram.run("eval", "--format", "json", String(repeating: "(", count: 100_000))
        #expect(answer.code == 1 && answer.output.contains("\"severity\":\"error\""))
    }
}
