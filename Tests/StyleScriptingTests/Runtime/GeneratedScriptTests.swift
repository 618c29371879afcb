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

    private final class Thing {}

    @Test("every one of a thousand ends, with or without an error, and the process goes on", .timeLimit(.minutes(10)), arguments: 1...4)
    func ends(seed: Int) throws {
        var generator = ScriptGenerator(seed: seed, statements: Self.statements, values: Self.values)
        for _ in 0..<ScriptGenerator.count(or: 1000) / 4 {
            let text = generator.script()
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

    /// Calls of the library, right and wrong, with what other calls gave.
    private static let calls = [
        "style.class(V, { extends = V })", "style.class('Card' .. N, { extends = 'UIView' })", "style.enum(V, { a = V, b = 2 })", "style.flags('F' .. N, { a = 1, b = V })",
        "style.property('UIView', 'p' .. N, { type = V, default = V, inherited = V })", "style.property(V, V, V)", "style.property('UIView', 'q', { type = 'number', set = F, range = { V, V } })",
        "style.converter('c', { parse = F, print = F })", "style.converter('c' .. N, { parse = function(text) S return V end })", "style.func('f' .. N, function(...) S return V end)", "style.func('f', F)",
        "style.pseudo('odd', function(e, a) S return V end)", "style.pseudo(V, F)", "style.keypath('UIView', V, V)", "style.named_color(V, V)", "style.var(V, V)", "style.vars(V)", "style.vars { a = V, b = V }",
        "x = style.get(V)", "x = style.get('a', V)", "x = style.raw('a')", "x = style.sheet(V)", "x = style.sheet('.a { alpha: f(1); q: c; layout-margins: $a }', { dialect = V })",
        "style.sheet('UIView:odd { alpha: f(2) } UILabel { p1: $b; alpha: .5 }')", "style.rule(V, { alpha = V })", "style.rule('UIView:odd', { alpha = V, q = V })", "x = style.view('<view class=\"a\"><label/></view>')",
        "x = style.view(V)", "x = style.element('UIView', { V, class = V })", "x = style.element(V, V)", "x = style.select(V)", "x = style.select('UIView')[1]", "x:add_class(V)", "x:remove_class(V)", "x:state(V, V)",
        "x:move(x.parent, N)", "x:move(V, V)", "x:remove()", "x:styled(V, V)", "x:apply()", "x:unload()", "x:deactivate()", "x:activate()", "style.on('apply', function(e, c) S end)", "style.on(V, V)", "style.env(V)",
        "style.env { width = V }", "style.metrics { normalPadding = V }", "style.use(V)", "style.tokens(V)", "style.load(V)", "x = require(V)", "style[V] = V", "x = style[V]", "x = style.color(V) + V", "x = style.number(V) * V",
        "x = style.insets(V, V, V, V)", "x.top = V", "print(x.top, x.type, x.parent, x.children)", "x = x:get(V)",
    ]
    private static let wellFormed = [
        "'a'", "'UIView'", "'UILabel'", "'alpha'", "'selected'", "'#fff'", "'10pt'", "'number'", "'color'", "'.a'", "'* { alpha: 1 }'", "'cas'", "style", "x", "style.color('red')", "style.number('1em')",
        "x.children", "x.parent", "x.classes", "tostring(x)",
    ]

    @Test("every one of four hundred that use the library ends, and the next theme works", .timeLimit(.minutes(10)), arguments: 1...4)
    func library(seed: Int) throws {
        var generator = ScriptGenerator(
            seed: seed, statements: Self.calls + Self.calls + Self.statements, values: Self.wellFormed + Self.wellFormed + Self.values)
        for _ in 0..<ScriptGenerator.count(or: 400) / 4 {
            let text = generator.script()
            let theme = try Theme(limits: ScriptLimits(memoryBytes: 4 << 20, seconds: 0.5))
            let first = theme.run(text)
            #expect(!first.contains(""), "\(text)")
        }
        #expect(try Theme().run("style.sheet('UIView { alpha: .5 }') style.view('<view/>')") == [])
    }
}
