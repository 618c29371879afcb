import Foundation
import Testing

@Suite("stylectl run")
struct RunTests {
    private static let theme = """
        local style = require("style")
        style.class("Card", { extends = "UIView" })
        style.enum("Elevation", { flat = 0, raised = 4, floating = 12 })
        style.property("Card", "elevation", { type = "Elevation", default = "flat" })
        style.property("Card", "fadeDuration", { type = "duration" })
        style.converter("duration", { shape = "<number>(s|ms)", parse = function(text)
          local n, unit = text:match("^([%d.]+)(m?s)$")
          if not n then return nil, "expected a duration such as 200ms" end
          return tonumber(n) * (unit == "ms" and 0.001 or 1)
        end })
        style.func("spacing", function(n) return n * 8 end)
        style.var("brand", "#0a84ff")
        style.sheet([[
        Card.primary { elevation: raised; fade-duration: 200ms; background-color: $brand; layout-margins: spacing(1), spacing(2); }
        ]])
        style.view([[ <Card id="main" class="primary"/> ]])

        """

    @Test("what a converter gives that is no number stops at the property")
    func nonFinite() throws {
        let place = try Workplace([
            "t.lua": """
                style.converter("ratio", { parse = function(text) return { parts = { tonumber(text) / 0 } } end })
                style.property("UIView", "ratio", { type = "ratio" })
                style.sheet("view { ratio: 1; hidden: 0 / 0 }")
                style.view("<view/>")

                """
        ])
        let answer = try place.run("run", "t.lua", "--format", "json")
        #expect(answer.code == 1 && answer.faults.map { String($0.prefix(16)) } == ["value.not-finite", "value.not-finite"], "\(answer.faults)")
        #expect((answer.elements.first?["properties"] as? [Any])?.isEmpty == true)
    }

    @Test("a fault in a value of style.rule stands where the text does, or at the call that computed it; importance counts")
    func rulePlaces() throws {
        let place = try Workplace([
            "t.lua": """
                style.rule("label", { alpha = "0.5 +" })
                  style.rule("button", { alpha = "1" .. " +" })
                style.rule("view", { alpha = "0.25 !important" })
                style.rule("#v", { alpha = 0.75 })
                style.view("<view id='v'><label/><button/></view>")

                """
        ])
        let answer = try place.run("run", "t.lua", "--format", "json")
        #expect(answer.faults.map { String($0.drop { $0 != " " }) } == [" error t.lua:1:37", " error t.lua:2:3"], "\(answer.faults)")
        #expect((answer.elements.first?["properties"] as? [[String: Any]])?.first?["text"] as? String == "0.25")
    }

    @Test("a theme registers, loads, and prints typed values with their places")
    func wholeTheme() throws {
        let answer = try Workplace(["theme.lua": Self.theme]).run("run", "theme.lua", "--format", "json")
        #expect(answer.code == 0 && answer.faults.isEmpty)
        #expect(answer.text("0", "elevation") == "raised")
        #expect(answer.text("0", "fadeDuration") == "200ms")
        #expect(answer.text("0", "layoutMargins") == "8, 16, 8, 16")
        #expect(answer.text("0", "backgroundColor") == "#0a84ff")
        let custom = answer.row("0", "fadeDuration")?["value"] as? [String: Any]
        #expect(custom?["type"] as? String == "custom" && custom?["converter"] as? String == "duration" && custom?["value"] as? Double == 0.2)
        let place = answer.row("0", "elevation")?["source"] as? [String: Any]
        #expect(place?["file"] as? String == "theme.lua" && place?["line"] as? Int == 14 && place?["column"] as? Int == 16)
    }

    /// A change of the theme and the one error it must give: its line, and a word of its message.
    struct Fault: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var replacing: (String, String) = ("", "")
        var adding = ""
        let line: Int
        let word: String
        /// Seconds: short where time is the limit that must strike.
        var timeout = 60
    }

    private static let faults = [
        Fault(testDescription: "an unknown type", replacing: ("type = \"duration\" }", "type = \"durration\" }"), line: 5, word: "duration"),
        Fault(testDescription: "a second enum of the name", replacing: ("style.property(\"Card\", \"elevation\"", "style.enum(\"Elevation\", { low = 1 })\nstyle.property(\"Card\", \"elevation\""), line: 4, word: "Elevation"),
        Fault(testDescription: "an error inside parse", replacing: ("  local n, unit", "  error(\"boom inside parse\")\n  local n, unit"), line: 7, word: "boom inside parse"),
        Fault(testDescription: "a misspelt case in the sheet", replacing: ("elevation: raised", "elevation: rased"), line: 14, word: "raised"),
        Fault(testDescription: "an endless loop", adding: "while true do end\n", line: 17, word: "longer", timeout: 1),
        Fault(testDescription: "an endless loop inside pcall inside an endless loop", adding: "while true do pcall(function() while true do end end) end\n", line: 17, word: "longer", timeout: 1),
        Fault(testDescription: "a string of ten billion bytes", adding: "local s = string.rep(\"x\", 1e10)\n", line: 17, word: ""),
        Fault(testDescription: "memory that grows", adding: "local t = {} while true do t[#t + 1] = (\"x\"):rep(100000) .. #t end\n", line: 17, word: "memory", timeout: 600),
        Fault(testDescription: "a slip in Lua's syntax", adding: "x = = 1\n", line: 17, word: "="),
        Fault(testDescription: "an import of an absolute path", adding: "style.sheet('@import \"/etc/hostname\";')\n", line: 17, word: "/etc/hostname"),
        Fault(testDescription: "an import through a symbolic link", adding: "style.sheet('@import \"link.css\";')\n", line: 17, word: "link.css"),
        Fault(testDescription: "a misspelt key", adding: "style.property(\"Card\", \"x\", { typ = \"number\" })\n", line: 17, word: "type"),
        Fault(testDescription: "a misspelt function", adding: "style.clas(\"X\")\n", line: 17, word: "class"),
    ]

    @Test("each fault is one error at the script's own line, within the limits", arguments: faults)
    func oneError(_ fault: Fault) throws {
        var text = Self.theme
        if !fault.replacing.0.isEmpty { text = text.replacingOccurrences(of: fault.replacing.0, with: fault.replacing.1) }
        let secrets = try Workplace(["secret.css": "Deepsecret { w: 1"])
        let place = try Workplace(["theme.lua": text + fault.adding])
        try FileManager.default.createSymbolicLink(
            at: place.folder.appending(path: "link.css"), withDestinationURL: secrets.folder.appending(path: "secret.css"))
        let answer = try place.run("run", "theme.lua", "--format", "json", "--timeout", "\(fault.timeout)")
        #expect(answer.code == 1)
        let errors = (answer.document["diagnostics"] as? [[String: Any]] ?? []).filter { $0["severity"] as? String == "error" }
        #expect(errors.count == 1, "\(answer.faults)")
        #expect(errors.first?["file"] as? String == "theme.lua" && errors.first?["line"] as? Int == fault.line, "\(answer.faults)")
        #expect(fault.word.isEmpty || (errors.first?["message"] as? String)?.contains(fault.word) == true, "\(errors)")
        #expect(!(answer.output + answer.errors).contains("Deepsecret"))
    }

    @Test("a script that fails leaves nothing in the document: no variable, element, registration or environment")
    func failedRun() throws {
        let place = try Workplace([
            "v.xml": "<view id='v'/>",
            "t.lua": """
                style.class("Card", { extends = "UIView" })
                style.var("gap", 8)
                style.env { width = 900 }
                style.on("apply", function() print("told") end)
                style.sheet("view { alpha: 0.5 } Card { tag 1 }")
                style.select("view")[1]:add_class("seen")
                style.element("Card"):apply()
                error("no luck")

                """,
        ])
        let answer = try place.run("run", "t.lua", "--view", "v.xml", "--format", "json")
        #expect(answer.code == 1 && answer.faults.map { String($0.drop { $0 != " " }.dropFirst(7)) }.first?.hasPrefix("t.lua:8:") == true, "\(answer.faults)")
        #expect(answer.elements.isEmpty && (answer.document["variables"] as? [String: Any])?.isEmpty == true)
        #expect((answer.document["environment"] as? [String: Any])?["width"] as? Double == 375)
        #expect(answer.document["rules"] == nil && !answer.output.contains("gap"))
    }

    @Test("a script without a view prints its rules, with one it does not")
    func rules() throws {
        let without = try Workplace(["t.lua": "require('style').sheet('.a { alpha: .5 }')"]).run("run", "t.lua", "--format", "json")
        #expect((without.document["rules"] as? [Any])?.count == 1 && without.elements.isEmpty)
        let with = try Workplace(["theme.lua": Self.theme]).run("run", "theme.lua", "--format", "json")
        #expect(with.document["rules"] == nil)
    }

    @Test("print goes to standard error with the place, results to standard output")
    func printing() throws {
        let answer = try Workplace(["t.lua": "print('hello', 1)\nrequire('style').view('<view/>')"]).run("run", "t.lua")
        #expect(answer.errors == "t.lua:1: hello\t1\n")
        #expect(answer.output == "UIView\n")
    }

    @Test(
        "tables without an end are one error, wherever a script hands them over",
        arguments: [
            "local r = {1} r[2] = r style.func('f', function() return r end)",
            "local r = {1} for i = 1, 40 do r = {r, r} end style.func('f', function() return r end)",
            "local r = {1} for i = 1, 100000 do r = {r} end style.func('f', function() return r end)",
            "local r = {1} for i = 1, 12 do r = {r, r, r, r, r, r, r, r} end style.func('f', function() return r end)",
            "local r = {1} r[2] = r style.var('x', r)", "local r = {1} for i = 1, 30 do r = {r, r} end style.var('x', r)",
            "local r = {1} for i = 1, 12 do r = {r, r, r, r, r, r, r, r} end style.var('x', r)",
            "local r = {1} r[2] = r style.rule('label', { alpha = r })",
        ])
    func endlessTables(script: String) throws {
        let text = "local style = require('style')\n\(script)\nstyle.sheet('label { alpha: f() }')\nstyle.view('<label/>')"
        let answer = try Workplace(["t.lua": text]).run("run", "t.lua", "--format", "json")
        #expect(answer.code == 1)
        #expect(answer.faults.filter { $0.contains(" error ") }.count == 1, "\(answer.faults.prefix(3)) \(answer.errors.prefix(200))")
    }

    @Test("control characters that a script prints are shown, not sent")
    func printedControls() throws {
        let answer = try Workplace(["t.lua": "print('a\\27[31mb\\7')"]).run("run", "t.lua")
        #expect(answer.code == 0 && !answer.errors.utf8.contains { $0 == 0x1B || $0 == 0x07 } && answer.errors.hasPrefix("t.lua:1: a"))
    }

    @Test("packs are found beside the script, by path and below packs; a cycle is refused")
    func packs() throws {
        let pack = "require('style').func('twice', function(n) return n * 2 end)\nreturn { name = 'double', version = '1.0.0' }"
        for (folder, name) in [("double", "double"), ("packs/double", "double"), ("deep/double", "deep/double")] {
            let place = try Workplace([
                "\(folder)/pack.lua": pack, "t.lua": "local style = require('style')\nstyle.use('\(name)')\nstyle.view('<view style=\"tag: twice(4)\"/>')",
            ])
            let answer = try place.run("run", "t.lua", "--format", "json")
            #expect(answer.code == 0, "\(folder): \(answer.faults)")
        }
        for folder in ["", "packs/"] {
            let neighbours = try Workplace([
                "\(folder)outer/pack.lua": "return { name = 'outer', version = '1.0.0', requires = { double = '>=1' } }",
                "\(folder)double/pack.lua": pack,
                "t.lua": "local style = require('style')\nstyle.use('outer')\nstyle.view('<view style=\"tag: twice(4)\"/>')",
            ]).run("run", "t.lua", "--format", "json")
            #expect(neighbours.code == 0, "\(folder): \(neighbours.faults)")
        }
        let ring = try Workplace([
            "a/pack.lua": "return { name = 'a', version = '1.0.0', requires = { ['../b'] = '>=1' } }",
            "b/pack.lua": "return { name = 'b', version = '1.0.0', requires = { ['../a'] = '>=1' } }", "t.lua": "require('style').use('a')",
        ]).run("run", "t.lua", "--format", "json")
        #expect(ring.code == 1 && ring.faults.count == 1)
    }
}
