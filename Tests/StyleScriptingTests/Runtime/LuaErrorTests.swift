import StyleDiagnostics
import StyleScripting
import Testing

@Suite("Lua errors")
struct LuaErrorTests {
    private func state() throws -> LuaState {
        let state = try LuaState(limits: LuaLimits(seconds: 120))
        try state.define("refuse") { call in
            throw LuaFault("refused \(try call.string(1))", id: "test.refused", notes: [.init("a note")], payload: 7)
        }
        try state.define("call") { call in try call.function(1).call() }
        return state
    }

    private func failure(_ text: String, name: String = "t.lua") throws -> LuaError {
        let state = try state()
        return try #require(throws: LuaError.self) { try state.run(SourceFile(name: name, text: text)) }
    }

    @Test("an error stands at its line, its message has no place", arguments: [
        ("\nlocal t\nt.x = 1", 3, "attempt to index a nil value (local 't')"),
        ("local x = = 1", 1, "unexpected symbol near '='"),
        ("\n\nx = 1 +", 3, "unexpected symbol near <eof>"),
        ("\nerror('boom')", 2, "boom"),
        ("\nerror('boom', 0)", 2, "boom"),
        ("local function f()\n  error('boom', 2)\nend\nf()", 4, "boom"),
        ("\nassert(false)", 2, "assertion failed!"),
        ("\nassert(nil, 'boom')", 2, "boom"),
        ("\nerror(42)", 2, "t.lua:2: 42"),
        ("\nerror()", 2, "nil was raised as an error"),
        ("\nerror({})", 2, "a table was raised as an error"),
        ("\nerror(setmetatable({}, { __tostring = function() return 'mine' end }))", 2, "mine"),
        ("\nstring.rep()", 2, "bad argument #1 to 'rep' (string expected, got no value)"),
        ("\npcall(string.rep)\nlocal x = {} .. 'a'", 3, "attempt to concatenate a table value"),
        ("local co = coroutine.wrap(function()\n  error('inside')\nend)\nco()", 2, "inside"),
        ("do\n  local x <close> = setmetatable({}, { __close = function() call(print) end })\n  error({})\nend", 3, "a table was raised as an error"),
        ("local ok, m = pcall(function()\n  error('first')\nend)\n\nerror(m, 0)", 2, "first"),
    ])
    func places(script: String, line: Int, message: String) throws {
        let error = try failure(script)
        #expect(error.place?.line == line)
        #expect(error.message == message || error.message == message.replacing("t.lua:2: ", with: ""))
    }

    @Test("file names of any length and kind are told apart", arguments: [
        "theme.lua", String(repeating: "a/", count: 100) + "theme.lua", "a:3: b.lua", "mit Umlaut äöü/" + String(repeating: "ö", count: 60) + ".lua", "", "line\nend.lua",
    ])
    func names(name: String) throws {
        let error = try failure("\n\nerror('x: y')", name: name)
        #expect(error.place?.file.name == name)
        #expect(error.place?.line == 3)
        #expect(error.message == "x: y")
    }

    @Test("files whose shortened names are the same are told apart")
    func sameEnds() throws {
        let state = try state()
        let end = String(repeating: "x", count: 80) + ".lua"
        for start in ["a/", "b/", "c/"] {
            let file = SourceFile(name: start + end, text: "error('x')")
            let error = try #require(throws: LuaError.self) { try state.run(file) }
            #expect(error.place?.file === file)
        }
    }

    @Test("a fault of the host arrives whole, at the line of the call")
    func fault() throws {
        let error = try failure("\n\nrefuse('x')")
        #expect(error.kind == .runtime)
        #expect(error.message == "refused x")
        #expect(error.place?.line == 3)
        #expect(error.fault?.payload as? Int == 7)
        let diagnostic = error.diagnostic
        #expect(diagnostic.id == "test.refused")
        #expect(diagnostic.notes.map(\.message) == ["a note"])
        #expect(diagnostic.span?.startLocation == SourceLocation(line: 3, column: 1))
        #expect(diagnostic.span?.text == "refuse('x')")
    }

    @Test("a fault survives being caught and raised again", arguments: [
        "local ok, m = pcall(refuse, 'x')\nerror(m, 0)",
        "local ok, m = pcall(function() refuse('x') end)\nerror(m)",
        "local ok, m = pcall(refuse, 'x') pcall(refuse, 'y') pcall(error, 'z')\nerror(m)",
        "coroutine.wrap(function() refuse('x') end)()",
        "call(function() refuse('x') end)",
        "call(function() call(function() coroutine.wrap(refuse)('x') end) end)",
    ])
    func caught(script: String) throws {
        let error = try failure(script)
        #expect(error.fault?.payload as? Int == 7)
        #expect(error.message == "refused x")
        #expect(error.place?.line == 1)
    }

    @Test("a script sees a fault as text with the place")
    func text() throws {
        let state = try state()
        let results = try state.run(SourceFile(name: "t.lua", text: "\nlocal ok, m = pcall(refuse, 'x') return m"))
        guard case .string("t.lua:2: refused x")? = results.first else { Issue.record("\(results)"); return }
    }

    @Test("a fault with a place of its own stands there, with a note at the call")
    func spans() throws {
        let state = try LuaState()
        let sheet = SourceFile(name: "s.css", text: "\nbad")
        try state.define("sheet") { _ in throw LuaFault(Diagnostic("test.bad", .error, "bad", at: SourceSpan(sheet, SourceRange(1, 4)))) }
        let error = try #require(throws: LuaError.self) { try state.run(SourceFile(name: "t.lua", text: "\n\nsheet()")) }
        #expect(error.diagnostic.span?.fileName == "s.css")
        #expect(error.diagnostic.notes.map { $0.span?.startLocation.line } == [3])
    }

    @Test("an error that passes through the host keeps its place, kind and frames")
    func nested() throws {
        let error = try failure("local function f()\n  local t = nil + 1\nend\ncall(f)")
        #expect(error.place?.line == 2)
        #expect(error.fault == nil)
        #expect(error.frames.map { $0.place?.line } == [2, 4])
        let memory = try failure("call(function()\n  local t\n  while true do t = { t } end\nend)")
        #expect(memory.kind == .memory)
        #expect(memory.place?.line == 3)
    }

    @Test("frames tell functions and lines, those of coroutines too")
    func frames() throws {
        let error = try failure("local function inner()\n  error('x')\nend\nlocal co = coroutine.wrap(function()\n  inner()\nend)\nco()")
        #expect(error.frames.map { $0.place?.line } == [2, 5, 7])
        #expect(error.frames.map(\.function) == ["inner", nil, nil])
        #expect(error.frames.map(\.isChunk) == [false, false, true])
    }

    @Test("any other error of the host becomes a fault with its description")
    func otherErrors() throws {
        struct Odd: Error, CustomStringConvertible { let description = "odd" }
        let state = try LuaState()
        try state.define("odd") { _ in throw Odd() }
        let error = try #require(throws: LuaError.self) { try state.run(SourceFile(name: "t.lua", text: "odd()")) }
        #expect(error.message == "odd")
    }

    @Test("arguments are checked with what was expected and found", arguments: [
        ("take()", "argument 1 of take: expected a string, got nothing"),
        ("take(nil)", "argument 1 of take: expected a string, got nil"),
        ("take(5)", "argument 1 of take: expected a string, got a number"),
        ("take('a', 'b')", "argument 2 of take: expected a whole number, got a string"),
        ("take('a', 1.5)", "argument 2 of take: expected a whole number, got a number"),
        ("take('a', 1, {})", "argument 3 of take: expected a function, got a table"),
        ("take('a', 1, print, print)", "argument 4 of take: expected a table, got a function"),
        ("take('a', 1, print, {}, 1)", "argument 5 of take: expected a boolean, got a number"),
        ("take('a', 1, print, {}, true, 6)", "take takes 5 arguments, got 6"),
    ])
    func arguments(script: String, message: String) throws {
        let state = try LuaState()
        try state.define("take") { call in
            try call.checkCount(atMost: 5)
            _ = (try call.string(1), try call.integer(2), try call.function(3), try call.table(4), try call.bool(5))
            return []
        }
        let error = try #require(throws: LuaError.self) { try state.run(SourceFile(name: "t.lua", text: script)) }
        #expect(error.message == message)
    }

    @Test("the place of the caller and of the callers around it")
    func callers() throws {
        let state = try LuaState()
        try state.define("where") { call in (0..<4).map { .init(Double(call.place($0)?.line ?? 0)) } }
        let results = try state.run(SourceFile(name: "t.lua", text: "function f()\n  local a, b, c, d = where()\n  return a, b, c, d\nend\nlocal a, b, c, d = f()\nreturn a, b, c, d"))
        #expect(results.map { if case .integer(let line) = $0 { Int(line) } else { -1 } } == [2, 5, 0, 0])
    }

    @Test("100,000 errors go both ways")
    func roundTrips() throws {
        let state = try state()
        try state.run(SourceFile(name: "t.lua", text: "function f(i) refuse('x' .. i) end"))
        let get = try state.run(SourceFile(name: "u.lua", text: "return f"))
        guard case .function(let f)? = get.first else { Issue.record("no function"); return }
        var caught = 0
        for index in 0..<20_000 {
            do { try f.call([.integer(Int64(index))]) } catch { caught += error.fault?.message == "refused x\(index)" ? 1 : 0 }
        }
        #expect(caught == 20_000)
        state.renewBudget()
        let counted = try state.run(SourceFile(name: "v.lua", text: "local n = 0 for i = 1, 80000 do if not pcall(refuse, 'm') then n = n + 1 end end return n"))
        guard case .integer(80_000)? = counted.first else { Issue.record("\(counted)"); return }
    }
}
