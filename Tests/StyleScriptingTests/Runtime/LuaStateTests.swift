import StyleDiagnostics
import StyleScripting
import Testing

@Suite("Lua state")
struct LuaStateTests {
    @Test("a file gives what it returns")
    func results() throws {
        #expect(try shown("return 1 + 1, 'a', true, nil, 10 / 4") == ["2", "a", "true", "nil", "2.5"])
    }

    @Test("a byte order mark and a first line #! are passed over, lines count on", arguments: ["\u{FEFF}", "#!/usr/bin/lua\n", "\u{FEFF}#!x\n"])
    func firstLine(start: String) throws {
        #expect(try shown(start + "return 7") == ["7"])
        #expect(failure(of: start + "\nerror('x')")?.place?.line == (start.contains("\n") ? 3 : 2))
    }

    @Test("CR LF ends lines")
    func lineEnds() {
        #expect(failure(of: "local a = 1\r\nlocal b = 2\r\nerror('x')\r\n")?.place?.line == 3)
    }

    @Test("byte code is refused", arguments: ["\u{1B}Lua\u{54}\u{0}", "\u{1B}"])
    func byteCode(text: String) {
        #expect(failure(of: text)?.kind == .syntax)
    }

    @Test("globals that the host defines can be read and not replaced")
    func definitions() throws {
        let state = try LuaState()
        try state.define("answer", 42)
        try state.define("twice") { call in [LuaValue(try call.number(1) * 2)] }
        let results = try state.run(SourceFile(name: "a.lua", text: "return twice(answer)"))
        guard case .integer(84)? = results.first else { Issue.record("got \(results)"); return }
        for text in ["answer = 1", "twice = nil", "rawset(_G, 'twice', 1)", "_G.twice = 1"] {
            let error = #expect(throws: LuaError.self) { try state.run(SourceFile(name: "b.lua", text: text)) }
            #expect(error?.message.contains("cannot be replaced") == true)
        }
    }

    @Test("globals of the script live on between runs")
    func globals() throws {
        let state = try LuaState()
        try state.run(SourceFile(name: "a.lua", text: "count = 1 function more() count = count + 1 return count end"))
        let results = try state.run(SourceFile(name: "b.lua", text: "return more()"))
        guard case .integer(2)? = results.first else { Issue.record("got \(results)"); return }
    }

    @Test("a module runs once, and its value is what require gives")
    func modules() throws {
        let files = ["parts": "runs = (rawget(_G, 'runs') or 0) + 1 return { w = 1 }", "quiet": "local x = 1"]
        let state = try LuaState(findModule: { name, _ in
            guard let text = files[name] else { throw LuaFault("no module \"\(name)\"") }
            return SourceFile(name: "\(name).lua", text: text)
        })
        let text = """
            local p = require("parts")
            assert(p.w == 1 and require("parts") == p and runs == 1)
            assert(require("quiet") == true)
            """
        try state.run(SourceFile(name: "t.lua", text: text))
        let error = #expect(throws: LuaError.self) {
            try state.run(SourceFile(name: "u.lua", text: "\nrequire('nothing')"))
        }
        #expect(error?.message == "no module \"nothing\"")
        #expect(error?.place?.line == 2)
    }

    @Test("modules that require each other are an error that names them")
    func cycle() throws {
        let state = try LuaState(findModule: { name, _ in
            SourceFile(name: "\(name).lua", text: "require('\(name == "a" ? "b" : "a")')")
        })
        let error = #expect(throws: LuaError.self) { try state.run(SourceFile(name: "t.lua", text: "require('a')")) }
        #expect(error?.message == "modules require each other in a cycle: a.lua -> b.lua -> a.lua")
        #expect(error?.place?.file.name == "b.lua")
    }

    @Test("an error in a module stands there, with notes at the lines that required it")
    func requireChain() throws {
        let files = ["a": "\nrequire('b')", "b": "\n\nlocal t = nil + 1", "c": "x = = 1"]
        let state = try LuaState(findModule: { name, _ in SourceFile(name: "\(name).lua", text: files[name] ?? "") })
        let error = #expect(throws: LuaError.self) { try state.run(SourceFile(name: "t.lua", text: "require('a')")) }
        let diagnostic = try #require(error?.diagnostic)
        #expect(diagnostic.span?.fileName == "b.lua")
        #expect(diagnostic.span?.startLocation == SourceLocation(line: 3, column: 1))
        #expect(diagnostic.notes.map(\.message) == ["required here", "required here"])
        #expect(diagnostic.notes.map { $0.span?.fileName } == ["a.lua", "t.lua"])
        let syntax = #expect(throws: LuaError.self) { try state.run(SourceFile(name: "u.lua", text: "\nrequire('c')")) }
        #expect(syntax?.kind == .syntax)
        #expect(syntax?.diagnostic.span?.fileName == "c.lua")
        #expect(syntax?.diagnostic.notes.map { $0.span?.fileName } == ["u.lua"])
    }

    @Test("print joins with tabs, tells its line, and is cut at its limit")
    func printing() throws {
        #expect(try printed("\nprint('here', 1, nil, true, 2.0)\nprint()") == ["t.lua:2: here\t1\tnil\ttrue\t2.0", "t.lua:3: "])
        let lines = try printed("for i = 1, 100 do print('0123456789') end", limits: LuaLimits(printedBytes: 50))
        #expect(lines.count == 6)
        #expect(lines.last == "t.lua:1: print: the output is cut here")
    }
}
