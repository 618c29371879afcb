import StyleDiagnostics
import StyleScripting
import Testing

/// What an attack may come to.
enum Outcome: Sendable {
    /// An error at one of the lines, of one of the kinds.
    case stops(ClosedRange<Int>)
    /// The same, or the script ends.
    case ends(ClosedRange<Int>)
    /// The script ends; it asserts what it means.
    case runs
}

struct Attack: Sendable, CustomTestStringConvertible {
    let name: String
    let outcome: Outcome
    let text: String

    init(_ name: String, _ outcome: Outcome, _ text: String) {
        self.name = name
        self.outcome = outcome
        self.text = text
    }

    var testDescription: String { name }
}

private func deep(_ open: String, _ close: String) -> String {
    String(repeating: open, count: 100_000) + "1" + String(repeating: close, count: 100_000)
}

private let attacks: [Attack] = [
    Attack("an endless loop", .stops(1...1), "while true do end"),
    Attack("an endless goto", .stops(1...1), "::a:: goto a"),
    Attack("an endless for", .stops(1...1), "for i = 1, math.huge do end"),
    Attack("endless tail calls", .stops(1...2), "local function f() return f() end\nf()"),
    Attack("a pcall loop that swallows", .stops(1...1), "while true do pcall(function() while true do end end) end"),
    Attack("pcall in pcall", .stops(1...2), "pcall(function() while true do pcall(function() while true do end end) end end)\nwhile true do end"),
    Attack("xpcall whose handler loops", .stops(1...1), "xpcall(function() while true do end end, function() while true do end end)"),
    Attack("an xpcall loop", .stops(1...1), "while true do xpcall(error, function() end) end"),
    Attack("a handler that fails", .stops(1...2), "local function h(m) error(m) end\nwhile true do xpcall(error, h, 'x') end"),
    Attack("rep of a billion", .stops(2...2), "\nlocal s = ('x'):rep(1e9)"),
    Attack("rep of ten billion", .stops(1...1), "local s = string.rep('x', 1e10)"),
    Attack("rep with a separator", .stops(1...1), "local s = string.rep('x', 1e8, ('y'):rep(100))"),
    Attack("rep of nothing", .runs, "assert(string.rep('', 1 << 31) == '' and string.rep('', 1 << 62) == '')"),
    Attack("rep at the edge", .stops(1...1), "local s = ('xx'):rep(math.maxinteger)"),
    Attack("rep in a pcall loop", .stops(1...1), "while true do pcall(string.rep, '', 10000000000) end"),
    Attack("a string doubled for ever", .stops(2...2), "local s = 'x'\nwhile true do s = s .. s end"),
    Attack("strings kept for ever", .stops(2...2), "local t = {}\nfor i = 1, 1e9 do t[i] = ('%d'):format(i) .. ('x'):rep(1000) end"),
    Attack("a table for ever", .stops(2...2), "local t = {}\nwhile true do t[#t + 1] = {} end"),
    Attack("memory in a pcall loop", .stops(2...2), "local t = {}\nwhile true do pcall(function() t[#t + 1] = ('x'):rep(1e6) end) end"),
    Attack("long strings copied in a loop", .stops(1...2), "local s = ('x'):rep(2e7)\nwhile true do local t = s .. 'x' end"),
    Attack("long strings raised in a loop", .stops(1...2), "local s = ('x'):rep(2e7)\nwhile true do s:upper() end"),
    Attack("long strings compared in a loop", .stops(1...2), "local s, t = ('x'):rep(1e7) .. 'a', ('x'):rep(1e7) .. 'b'\nwhile true do local b = s == t end"),
    Attack("long strings as numbers in a loop", .stops(1...2), "local s = ('1'):rep(2e7)\nwhile true do local n = s + 1 end"),
    Attack("long strings as bits in a loop", .stops(1...2), "local s = ('1'):rep(5e6)\nwhile true do pcall(function() return s | 1 end) end"),
    Attack("lengths of long text in a loop", .stops(1...2), "local s = ('x'):rep(2e7)\nwhile true do utf8.len(s) end"),
    Attack("find a*a*a*a*b", .ends(1...1), "assert(('a'):rep(100):find(('a*'):rep(4) .. 'b') == nil)"),
    Attack("find a* five times", .stops(1...1), "assert(('a'):rep(100):find(('a*'):rep(5) .. 'b') == nil)"),
    Attack("find .- thirty times", .stops(1...1), "assert(('a'):rep(30):find(('.-'):rep(30) .. 'b') == nil)"),
    Attack("match .-b in a pcall loop", .stops(1...1), "while true do pcall(string.match, ('a'):rep(400000), '.-b') end"),
    Attack("gsub that goes back", .stops(1...1), "local r = ('a'):rep(60):gsub(('a-'):rep(12) .. 'b', '')"),
    Attack("gmatch that goes back", .stops(1...1), "for w in ('a'):rep(60):gmatch(('a-'):rep(12) .. 'b') do end"),
    Attack("a pattern too deep", .stops(1...1), "local r = ('x'):rep(250000):match(('x?'):rep(100000))"),
    Attack("%b and %f", .ends(1...1), "local r = ('('):rep(100000):find('%b()%f[a]')"),
    Attack("a long plain text sought in a longer one", .runs, "assert(not ('a'):rep(2e6):find(('a'):rep(1e6) .. 'b', 1, true))"),
    Attack("a finalizer that never ends", .stops(1...1), "setmetatable({}, { __gc = function() while true do end end })"),
    Attack("a coroutine that never ends", .stops(1...1), "coroutine.wrap(function() while true do end end)()"),
    Attack("many short coroutines", .stops(1...1), "while true do coroutine.wrap(function() for i = 1, 500 do end end)() end"),
    Attack("coroutines in pcall in coroutines", .stops(1...2), "local function f() while true do pcall(coroutine.wrap(f)) end end\nf()"),
    Attack("coroutines resumed in coroutines", .stops(1...2), "local function f() while true do coroutine.resume(coroutine.create(f)) end end\nf()"),
    Attack("a coroutine that yields for ever", .stops(1...2), "local c = coroutine.wrap(function() while true do coroutine.yield() end end)\nwhile true do c() end"),
    Attack("coroutines that close one another", .ends(1...8), """
        local inner = coroutine.create(function() coroutine.yield() end)
        coroutine.resume(inner)
        for i = 1, 20000 do
          local next = inner
          inner = coroutine.create(function() local x <close> = setmetatable({}, { __close = function() coroutine.close(next) end }) coroutine.yield() end)
          coroutine.resume(inner)
        end
        coroutine.close(inner)
        """),
    Attack("unpack of a hundred million", .stops(1...1), "local a = table.unpack({}, 1, 1e8)"),
    Attack("unpack at the edge", .stops(1...1), "local a = table.unpack({}, math.mininteger, math.maxinteger)"),
    Attack("a sort by a loop", .stops(1...1), "table.sort({ 3, 1, 2 }, function(a, b) while true do end end)"),
    Attack("a sort of a liar's length", .stops(1...1), "table.sort(setmetatable({}, { __len = function() return 2e9 | 0 end, __index = rawlen }))"),
    Attack("move over a proxy", .stops(1...1), "table.move(setmetatable({}, { __index = function() return 1 end }), 1, 1e9, 1, {})"),
    Attack("move of nothing", .stops(1...1), "table.move({}, 1, 1e15, 2)"),
    Attack("insert with a liar's length", .stops(1...1), "table.insert(setmetatable({}, { __len = function() return 1000000000000000 end }), 1, 1)"),
    Attack("remove with a liar's length", .stops(1...1), "table.remove(setmetatable({}, { __len = function() return 1000000000000000 end }), 1)"),
    Attack("concat with a liar's length", .stops(1...1), "table.concat(setmetatable({}, { __len = function() return 1000000000000000 end, __index = function() return 'x' end }))"),
    Attack("concat of a gigabyte", .stops(1...2), "local t = {} for i = 1, 1000 do t[i] = ('x'):rep(50000) end\nlocal s = {} for i = 1, 1000 do s[i] = table.concat(t) end"),
    Attack("next over a large table in a loop", .stops(1...2), "local t = {} for i = 1, 1e5 do t[i] = i end\nwhile true do next(t, 1) end"),
    Attack("pairs over a large table in a loop", .stops(1...2), "local t = {} for i = 1, 1e5 do t['k' .. i] = i end\nwhile true do pairs(t) end"),
    Attack("deep parentheses", .runs, "assert(not load(('('):rep(200000) .. '1' .. (')'):rep(200000)))"),
    Attack("deep tables", .runs, "assert(not load('return ' .. ('{'):rep(200000) .. ('}'):rep(200000)))"),
    Attack("deep parentheses in the file", .stops(1...1), "x = " + deep("(", ")")),
    Attack("open braces in the file", .stops(1...1), "x = " + String(repeating: "{", count: 100_000)),
    Attack("gsub that calls itself", .stops(1...2), "local function f(s) return (s:gsub('.', f)) end\nf('x')"),
    Attack("recursion without end", .stops(1...2), "local function f() return 1 + f() end\nf()"),
    Attack("__index that asks itself", .stops(1...2), "local t = {} setmetatable(t, { __index = function(t, k) return t[k] end })\nlocal x = t.y"),
    Attack("__index of itself", .stops(1...2), "local t = {} setmetatable(t, { __index = t })\nlocal x = t.y"),
    Attack("__close that never ends", .stops(1...1), "do local x <close> = setmetatable({}, { __close = function() while true do end end }) end"),
    Attack("__close after a spent budget", .stops(1...6), "local ok = pcall(function()\n  local x <close> = setmetatable({}, { __close = function() while true do end end })\n  while true do end\nend)\nwhile true do end"),
    Attack("an error object whose __tostring loops", .stops(2...2), "\nerror(setmetatable({}, { __tostring = function() while true do end end }))"),
    Attack("an error object whose __tostring raises", .stops(2...2), "\nerror(setmetatable({}, { __tostring = function() error('again') end }))"),
    Attack("an error object whose __tostring gives no text", .stops(2...2), "\nerror(setmetatable({}, { __tostring = function() return 5 end }))"),
    Attack("nil as an error", .stops(2...2), "\nerror(nil)"),
    Attack("a table as an error", .stops(2...2), "\nerror({})"),
    Attack("a format with a wide field", .stops(1...1), "local s = ('%99999d'):format(1)"),
    Attack("format of a huge string in a loop", .stops(1...1), "local s = 'x' for i = 1, 100 do s = ('%s%s'):format(s, s) end"),
    Attack("bytes of a long string", .stops(2...2), "local s = ('x'):rep(5e6)\nlocal t = { s:byte(1, -1) }"),
    Attack("load of endless pieces", .stops(1...1), "load(function() return 'x = 1 ' end)"),
    Attack("print for ever", .stops(1...1), "while true do print(('x'):rep(100)) end"),
    Attack("host calls for ever", .stops(1...1), "while true do nothing() end"),
    Attack("host calls that call back without end", .stops(1...2), "function f() return back(f) end\nback(f)"),
    Attack("host calls that call back in coroutines without end", .stops(1...2), "function f() return coroutine.wrap(function() return back(f) end)() end\nback(f)"),
    Attack("a loop that the host calls back, in a pcall loop", .stops(1...1), "while true do pcall(back, function() while true do end end) end"),
    Attack("names without end", .stops(1...1), "for i = 1, 1e9 do _G['n' .. i] = ('x'):rep(100) end"),
]

/// Serialized because each measures its time.
@Suite("Budget", .serialized)
struct BudgetTests {
    private func state() throws -> LuaState {
        let state = try LuaState(limits: LuaLimits(memoryBytes: 64 << 20, seconds: 0.25))
        try state.define("nothing") { _ in [] }
        try state.define("back") { call in try call.function(1).call() }
        return state
    }

    @Test("an attack ends in time, with one error at its line, and the next script runs", .timeLimit(.minutes(5)), arguments: attacks)
    func attack(_ attack: Attack) throws {
        var found: LuaError?
        do { try state().run(SourceFile(name: "t.lua", text: attack.text)) } catch { found = error as? LuaError }
        switch attack.outcome {
        case .stops(let lines):
            let line = try #require(found?.place?.line, "\(found?.message ?? "no error")")
            #expect(lines.contains(line), "line \(line): \(found?.message ?? "")")
        case .ends(let lines):
            if let found { #expect(lines.contains(found.place?.line ?? 0), "\(found.message)") }
        case .runs:
            #expect(found == nil, "\(found?.message ?? "")")
        }
        #expect(try shown("return 1 + 1") == ["2"])
    }

    @Test("the error says which limit was passed")
    func kinds() {
        let limits = LuaLimits(memoryBytes: 1 << 20, seconds: 0.1)
        #expect(failure(of: "while true do end", limits: limits)?.message == "the script ran longer than its limit of 0.1 s")
        #expect(failure(of: "while true do end", limits: limits)?.kind == .time)
        let memory = failure(of: "local t = {} while true do t[#t + 1] = {} end", limits: limits)
        #expect(memory?.kind == .memory)
        #expect(memory?.message == "the script needs more than its limit of 1 MiB of memory")
        let counted = LuaLimits(instructions: 10_000)
        #expect(failure(of: "while true do end", limits: counted)?.kind == .instructions)
        #expect(failure(of: "for i = 1, 1000 do end", limits: counted) == nil)
        #expect(failure(of: "string.rep('x', 1e10)", limits: limits)?.message.hasPrefix("not enough memory") == true)
    }

    @Test("thirty megabytes fit under 64 and not under 16")
    func memory() {
        let script = "\nlocal t = {} for i = 1, 30 do t[i] = ('x'):rep(1e6) .. i end"
        #expect(failure(of: script, limits: LuaLimits(memoryBytes: 64 << 20)) == nil)
        let error = failure(of: script, limits: LuaLimits(memoryBytes: 16 << 20))
        #expect(error?.kind == .memory)
        #expect(error?.place?.line == 2)
    }

    @Test("a script that catches a memory error goes on")
    func caughtMemory() throws {
        let script = "local ok, m = pcall(function() local s = 'x' while true do s = s .. s end end) return ok, m, 1 + 1"
        #expect(try shown(script) == ["false", "not enough memory", "2"])
    }

    @Test("a spent state runs nothing, a new budget does not help it")
    func spent() throws {
        let state = try LuaState(limits: LuaLimits(seconds: 0.05))
        try state.run(SourceFile(name: "a.lua", text: "function f() return 1 end"))
        #expect(throws: LuaError.self) { try state.run(SourceFile(name: "b.lua", text: "while true do end")) }
        #expect(state.isSpent)
        state.renewBudget()
        let error = #expect(throws: LuaError.self) { try state.run(SourceFile(name: "c.lua", text: "return f()")) }
        #expect(error?.kind == .time)
    }

    @Test("time adds up over calls, and is whole again after a renewal")
    func renewal() throws {
        let state = try LuaState(limits: LuaLimits(instructions: 1_000_000))
        let work = SourceFile(name: "a.lua", text: "for i = 1, 600000 do end")
        try state.run(work)
        state.renewBudget()
        try state.run(work)
        #expect(throws: LuaError.self) { try state.run(work) }
    }

    @Test("instruction limits stop a script at the same line every time")
    func deterministic() {
        let text = "local n = 0\nwhile true do\n  n = n + 1\n  n = n - 1\nend"
        let lines = (0..<3).map { _ in failure(of: text, limits: LuaLimits(instructions: 77_777))?.place?.line }
        #expect(Set(lines).count == 1)
    }
}
