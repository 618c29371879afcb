import StyleDiagnostics
import StyleScripting
import StyleValues
import Testing

@Suite("Lua values")
struct LuaValueTests {
    private func value(_ expression: String, in state: LuaState) throws -> LuaValue {
        try state.run(SourceFile(name: "t.lua", text: "return \(expression)")).first ?? .nil
    }

    @Test("tables are read and written without their metamethods")
    func tables() throws {
        let state = try LuaState()
        guard case .table(let table) = try value("setmetatable({ 10, 20, b = 1, a = 2 }, { __index = error, __newindex = error, __len = error })", in: state) else {
            Issue.record("no table")
            return
        }
        #expect(try table.count() == 2)
        #expect(try table.list().count == 2)
        #expect(try table.get("missing").isNil)
        try table.set("c", "new")
        try table.set("a", .nil)
        let keys = try table.keys().map { if case .string(let key) = $0 { key } else if case .integer(let key) = $0 { "\(key)" } else { "?" } }
        #expect(keys == ["1", "2", "b", "c"])
        #expect(throws: LuaError.self) { try table.set(.nil, 1) }
        #expect(throws: LuaError.self) { try table.set(.number(.nan), 1) }
    }

    @Test("a table made by the host is a table to the script")
    func madeTables() throws {
        let state = try LuaState()
        try state.define("given", .table(state.table(list: ["a", 2, .table(state.table())], ["key": true])))
        let text = "return given[1] .. given[2] .. #given[3] .. tostring(given.key) .. #given"
        guard case .string("a20true3") = try state.run(SourceFile(name: "t.lua", text: text)).first ?? .nil else {
            Issue.record("other text")
            return
        }
    }

    @Test("plain data", arguments: [
        ("true", PlainData.bool(true)), ("5", .number(5)), ("2.5", .number(2.5)), ("'x'", .string("x")), ("{}", .list([])),
        ("{ 1, 'a', { true } }", .list([.number(1), .string("a"), .list([.bool(true)])])),
        ("{ a = { b = 1 } }", .dictionary(["a": .dictionary(["b": .number(1)])])),
        ("setmetatable({ 1 }, { __pairs = error, __index = error })", .list([.number(1)])),
    ])
    func plainData(expression: String, expected: PlainData) throws {
        let state = try LuaState()
        #expect(try value(expression, in: state).plainData() == expected)
    }

    @Test("what is no plain data says why", arguments: [
        ("print", "a function is no plain data"), ("nil", "nil is no plain data"), ("{ print }", "a function is no plain data"),
        ("{ 1, a = 2 }", "a table with both list items and named keys is no plain data"), ("{ [3] = 1 }", "item 3 of a list has no item before it"),
        ("{ [true] = 1 }", "a boolean as a key is no plain data"), ("{ [1.5] = 1 }", "a number as a key is no plain data"),
        ("(function() local t = {} t.t = t return t end)()", "the table contains itself, or its tables are more than 32 levels deep"),
        ("(function() local t = {} for i = 1, 100001 do t[i] = i end return t end)()", "more than 100000 values are too many for data"),
        ("(function() local t = {} for i = 1, 40 do t = { t, t } end return t end)()", "the table contains itself, or its tables are more than 32 levels deep"),
        ("(function() local t = {} for i = 1, 30 do t = { t, t } end return t end)()", "more than 100000 values are too many for data"),
    ])
    func notPlain(expression: String, message: String) throws {
        let state = try LuaState()
        let fault = #expect(throws: LuaFault.self) { try value(expression, in: state).plainData() }
        #expect(fault?.message == message)
    }

    @Test("a table of millions is refused before the host copies it")
    func largeTables() throws {
        let state = try LuaState()
        let millions = try value("(function() local t = {} for i = 1, 2000000 do t[i] = i end return t end)()", in: state)
        guard case .table(let table) = millions else { Issue.record("no table"); return }
        let error = #expect(throws: LuaError.self) { try table.entries() }
        #expect(error?.message == "a table with more than 131072 entries is too large for the host")
        #expect(throws: LuaError.self) { try table.list() }
    }

    @Test("strings go through whole: zeros, long ones, bytes that are no UTF-8")
    func strings() throws {
        let state = try LuaState()
        let seen = Seen()
        try state.define("take") { call in
            seen.bytes = try call.bytes(1)
            return [.string(try call.string(1))]
        }
        guard case .string("a\0b") = try value("take('a\\0b')", in: state) else { Issue.record("zero"); return }
        guard case .string(let long) = try value("take(('ä'):rep(100000))", in: state) else { Issue.record("long"); return }
        #expect(long.count == 100_000)
        guard case .string("\u{FFFD}") = try value("take('\\xff')", in: state) else { Issue.record("repaired"); return }
        #expect(seen.bytes == [0xFF])
    }

    @Test("numbers keep their kind")
    func numbers() throws {
        let state = try LuaState()
        try state.define("same") { call in try call.values() }
        let text = "local a, b, c = same(1, 1.0, math.mininteger) return math.type(a) .. math.type(b) .. c"
        guard case .string("integerfloat-9223372036854775808")? = try state.run(SourceFile(name: "t.lua", text: text)).first else {
            Issue.record("other")
            return
        }
    }

    @Test("handles outlive their state as errors")
    func closed() throws {
        var state: LuaState? = try LuaState()
        let results = try #require(try state?.run(SourceFile(name: "t.lua", text: "return {}, function() end")))
        guard case .table(let table) = results[0], case .function(let function) = results[1] else { return }
        state = nil
        #expect(throws: LuaError.self) { try table.get("x") }
        let error = #expect(throws: LuaError.self) { try function.call() }
        #expect(error?.kind == .closed)
    }

    @Test("a value of one state is refused by another")
    func foreign() throws {
        let a = try LuaState(), b = try LuaState()
        let table = try a.table()
        #expect(throws: LuaError.self) { try b.define("x", .table(table)) }
    }

    @Test("libraries of the host are read-only and know their names")
    func libraries() throws {
        let state = try LuaState()
        let style = try state.library("style", functions: ["sheet": { _ in ["made"] }, "var": { _ in [] }], values: ["version": "1"])
        try state.define("style", .table(style))
        state.defineModule("style", .table(style))
        for (text, message) in [
            ("style.shet()", "style has no \"shet\", did you mean \"sheet\"?"),
            ("style.sheet = 1", "\"style.sheet\" cannot be replaced"),
            ("style.shee = 1", "\"style.shee\" cannot be set: style is read-only, did you mean \"sheet\"?"),
            ("rawset(style, 'sheet', 1)", "\"style.sheet\" cannot be replaced"),
            ("style[1] = 2", "a number is no name in style"),
            ("require('stile')", "there is no module \"stile\", did you mean \"style\"?"),
        ] {
            let error = #expect(throws: LuaError.self) { try state.run(SourceFile(name: "t.lua", text: text)) }
            #expect(error?.message == message)
        }
        let text = "assert(style == require('style') and tostring(style) == 'style') local n = {} for k in pairs(style) do n[#n + 1] = k end return style.sheet() .. style.version .. table.concat(n)"
        guard case .string("made1sheetvarversion")? = try state.run(SourceFile(name: "t.lua", text: text)).first else {
            Issue.record("other")
            return
        }
    }

    private final class Seen { var bytes: [UInt8] = [] }
}

@Suite("Lua objects")
struct LuaObjectTests {
    private final class Box {
        var number: Double
        init(_ number: Double) { self.number = number }
    }

    private func state() throws -> LuaState {
        let state = try LuaState()
        let kind = Kind()
        kind.value = try state.defineObject(
            LuaObjectDefinition(
                "box",
                methods: [
                    "add": { call in
                        let box = try call.receiver(kind.made, as: Box.self)
                        box.number += try call.number(1)
                        return []
                    }
                ],
                fields: ["number": { call in [.init(try call.receiver(kind.made, as: Box.self).number)] }],
                operators: [
                    .text: { call in [.string("box of \(Int(try call.object(1, kind.made, as: Box.self).number))")] },
                    .multiply: { call in
                        let box = try call.object(1, kind.made, as: Box.self)
                        return [.object(LuaObject(Box(box.number * (try call.number(2))), kind.made))]
                    },
                    .equal: { call in
                        let (a, b) = (try call.object(1, kind.made, as: Box.self), try call.object(2, kind.made, as: Box.self))
                        return [.bool(a.number == b.number)]
                    },
                ]))
        let shared = Box(1)
        try state.define("box") { call in [.object(LuaObject(Box(try call.number(1)), kind.made))] }
        try state.define("shared") { _ in [.object(LuaObject(shared, kind.made))] }
        try state.define("take") { call in [.init(try call.object(1, kind.made, as: Box.self).number)] }
        return state
    }

    /// Lets the functions of a kind know it.
    private final class Kind {
        var value: LuaObjectKind?
        var made: LuaObjectKind { value! }
    }

    @Test("methods, fields, operators and text", arguments: [
        "local b = box(2) b:add(3) assert(b.number == 5 and tostring(b) == 'box of 5' and (b * 2).number == 10)",
        "assert(box(1) == box(1) and box(1) ~= box(2) and rawequal(shared(), shared()) and not rawequal(box(1), box(1)))",
        "local seen = {} seen[shared()] = 1 assert(seen[shared()] == 1 and type(shared()) == 'userdata' and getmetatable(shared()) == false)",
        "assert(take(box(7)) == 7 and take(shared()) == 1)",
    ])
    func works(script: String) throws {
        #expect(throws: Never.self) { try state().run(SourceFile(name: "t.lua", text: script)) }
    }

    @Test("wrong uses say what is right", arguments: [
        ("box(1):ad(1)", "box has no \"ad\", did you mean \"add\"?"),
        ("local x = box(1).nummber", "box has no \"nummber\", did you mean \"number\"?"),
        ("box(1).number = 5", "\"box.number\" cannot be replaced"),
        ("box(1).other = 5", "\"box.other\" cannot be set: box is read-only"),
        ("box(1).add(5)", "box:add needs a box before its colon, as in x:add(…)"),
        ("box(1).add()", "box:add needs a box before its colon, as in x:add(…)"),
        ("box(1):add('x')", "argument 1 of box:add: expected a number, got a string"),
        ("take(5)", "argument 1 of take: expected a box, got a number"),
        ("take('x', box(1))", "argument 1 of take: expected a box, got a string"),
        ("local x = box(1)[2]", "a number is no name in box"),
        ("setmetatable(box(1), {})", "bad argument #1 to 'setmetatable' (table expected, got box)"),
        ("for k in pairs(box(1)) do end", "bad argument #1 to 'pairs' (table expected, got box)"),
    ])
    func wrong(script: String, message: String) throws {
        let error = #expect(throws: LuaError.self) { try state().run(SourceFile(name: "t.lua", text: script)) }
        #expect(error?.message.replacing("'for iterator'", with: "'pairs'") == message)
    }
}

/// Serialized because it counts.
@Suite("Lifetimes", .serialized)
struct LuaLifetimeTests {
    private final class Counter { var alive = 0 }
    private final class Canary {
        let counter: Counter
        init(_ counter: Counter) {
            self.counter = counter
            counter.alive += 1
        }
        deinit { counter.alive -= 1 }
    }

    @Test("closures, objects and handles are released with the state, after errors too")
    func released() throws {
        let counter = Counter()
        do {
            let state = try LuaState(limits: LuaLimits(memoryBytes: 4 << 20, seconds: 0.3))
            let kind = try state.defineObject(LuaObjectDefinition("thing", methods: ["m": { [canary = Canary(counter)] _ in _ = canary; return [] }]))
            for name in ["f", "g"] {
                let canary = Canary(counter)
                try state.define(name) { call in
                    let inner = Canary(counter)
                    _ = (canary, inner)
                    throw LuaFault(try call.string(1))
                }
            }
            try state.define("new") { _ in [.object(LuaObject(Canary(counter), kind))] }
            let table = try state.table()
            try table.set("f", .function(state.function("held") { [canary = Canary(counter), table] _ in _ = (canary, table); return [] }))
            try state.run(SourceFile(name: "a.lua", text: "kept = {} for i = 1, 1000 do pcall(f, 'x') new() kept[i % 10] = new() end"))
            #expect(throws: LuaError.self) { try state.run(SourceFile(name: "b.lua", text: "local t = {} while true do t[#t + 1] = new() pcall(g, 'x') end")) }
            #expect(throws: LuaError.self) { try state.run(SourceFile(name: "c.lua", text: "while true do new() end")) }
            #expect(counter.alive > 0)
        }
        #expect(counter.alive == 0)
    }

    @Test("objects that a script drops are released while it runs")
    func collected() throws {
        let counter = Counter()
        let state = try LuaState(limits: LuaLimits(memoryBytes: 1 << 20))
        let kind = try state.defineObject(LuaObjectDefinition("thing"))
        try state.define("new") { _ in [.object(LuaObject(Canary(counter), kind))] }
        try state.run(SourceFile(name: "a.lua", text: "for i = 1, 100000 do new() end"))
        #expect(counter.alive < 20_000)
    }

    @Test("handles given up return their places")
    func references() throws {
        let state = try LuaState(limits: LuaLimits(memoryBytes: 1 << 20))
        for _ in 0..<100_000 { _ = try state.table() }
        #expect(state.memoryUsed < 1 << 20)
    }

    @Test("two hundred states, one after another")
    func manyStates() throws {
        for index in 0..<200 {
            let state = try LuaState(limits: LuaLimits(memoryBytes: index * 1000))
            _ = try? state.run(SourceFile(name: "t.lua", text: "local t = {} for i = 1, 1000 do t[i] = { i, tostring(i) } end"))
        }
    }

    @Test("a memory limit below what a call needs is an error, not a crash", arguments: (0..<200).map { $0 * 997 })
    func scarce(extra: Int) throws {
        let counter = Counter()
        do {
            let state = try? LuaState(limits: LuaLimits(memoryBytes: 20_000 + extra))
            _ = try? state?.define("f") { [canary = Canary(counter)] call in
                _ = canary
                return [.string(try call.string(1) + "x"), .table(try call.state.table(list: [1, "a"]))]
            }
            _ = try? state?.run(SourceFile(name: "t.lua", text: "local t = {} for i = 1, 100 do t[i] = { f('a' .. i) } pcall(error, 'x') pairs(t) (('x'):rep(i)):gsub('x', 'y') end"))
        }
        #expect(counter.alive == 0)
    }
}
