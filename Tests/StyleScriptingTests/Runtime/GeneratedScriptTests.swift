import StyleDiagnostics
import StyleScripting
import Testing

@Suite("Generated scripts")
struct GeneratedScriptTests {
    /// Pieces that meet in ways nobody thought of: most scripts fail, some loop, some eat memory.
    private static let statements = [
        "t[#t + 1] = V", "t[V] = V", "x = V", "local y = V", "x = pcall(F, V, V)", "for i = 1, N do S end", "for k, v in pairs(t) do S end",
        "for k, v in next, t do t[k] = nil end", "if V then S else S end", "while V do S break end", "repeat S until V", "F = function(...) S return ..., V end",
        "x = coroutine.wrap(function() S coroutine.yield(V) S end) x() S x()", "local c = coroutine.create(F) coroutine.resume(c, V) coroutine.close(c)",
        "do local z <close> = setmetatable({}, { __close = function() S end }) S end", "setmetatable(t, { __index = F, __newindex = F, __len = F, __call = F })",
        "x = load('return ' .. tostring(V))", "xpcall(function() S end, function(m) S return m end)", "error(V)", "assert(V, V)", "table.sort(t, F)", "table.insert(t, V, V)",
        "goto done", "x = ('x'):rep(N):gsub('x*-', F)", "host(F, V)", "host(function() S end)", "x = object(V)", "x:get(V)", "x = x + V", "t = {} F = print", "print(V)",
        "F()", "S S", "rawset(_G, V, V)", "x = require(V)", "while true do S end", "x = x .. x",
    ]
    private static let values = [
        "nil", "true", "1", "2.5", "-1", "'a'", "''", "t", "F", "x", "#t", "{}", "{ V, V }", "{ a = V }", "t[V]", "t.a", "V + V", "V .. V", "V == V", "V < V", "not V",
        "tostring(V)", "tonumber(V)", "('x'):rep(N)", "('abc'):find(V)", "('%s %d'):format(V, V)", "math.random(N)", "table.concat(t)", "table.unpack(t)", "select('#', V, V)",
        "(function(...) return ... end)(V)", "pcall(F, V)", "next(t)", "string", "object(V)", "object(V) == object(V)", "math.huge", "math.mininteger", "1 << 62", "host(F)", "utf8.char(N)",
    ]

    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }
    }

    private static func script(_ dice: inout Dice) -> String {
        var text = "t, x, F = {}, 1, function(...) return ... end\n" + Array(repeating: "S", count: 1 + dice.roll(6)).joined(separator: "\n") + "\n::done::"
        for _ in 0..<60 {
            let marks = text.indices.filter { "SVN".contains(text[$0]) && isAlone($0, in: text) }
            guard !marks.isEmpty, text.utf8.count < 4000 else { break }
            let at = marks[dice.roll(marks.count)]
            let choice = switch text[at] {
            case "S": statements[dice.roll(statements.count)]
            case "V": values[dice.roll(values.count)]
            default: ["1", "3", "100", "1e5", "1e9"][dice.roll(5)]
            }
            text.replaceSubrange(at...at, with: choice)
        }
        return String(text.indices.map { isAlone($0, in: text) && text[$0] == "S" ? ";" : isAlone($0, in: text) && "VN".contains(text[$0]) ? "7" : text[$0] })
    }

    private static func isAlone(_ index: String.Index, in text: String) -> Bool {
        func isLetter(_ at: String.Index?) -> Bool { at.map { text[$0].isLetter || text[$0] == "_" } ?? false }
        let next = text.index(after: index)
        return !isLetter(index > text.startIndex ? text.index(before: index) : nil) && !isLetter(next < text.endIndex ? next : nil)
    }

    private final class Thing {}

    @Test("every one of a thousand ends, with or without an error, and the process goes on", .timeLimit(.minutes(10)), arguments: 1...4)
    func ends(seed: Int) throws {
        var dice = Dice(state: UInt64(seed))
        for _ in 0..<250 {
            let text = Self.script(&dice)
            let state = try LuaState(limits: LuaLimits(memoryBytes: 2 << 20, seconds: 0.5, instructions: 200_000))
            let kind = try state.defineObject(LuaObjectDefinition("thing", methods: ["get": { call in try call.values() }]))
            try state.define("host") { call in try call.function(1).call(call.count > 1 ? [call.value(2)] : []) }
            try state.define("object") { _ in [.object(LuaObject(Thing(), kind))] }
            do { try state.run(SourceFile(name: "t.lua", text: text)) } catch {
                #expect(!error.message.isEmpty)
                #expect(error.place != nil, "\(error)\n\(text)")
            }
        }
    }
}
