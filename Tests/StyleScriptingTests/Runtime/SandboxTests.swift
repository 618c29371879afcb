import StyleScripting
import Testing

@Suite("Sandbox")
struct SandboxTests {
    @Test("what reaches outside is not there", arguments: [
        "io", "os", "debug", "package", "dofile", "loadfile", "collectgarbage", "warn", "loadstring", "string.dump", "string.pack",
    ])
    func absent(name: String) {
        #expect(failure(of: "return \(name)")?.message.contains("\"\(name.split(separator: ".").last ?? "")\"") == true)
    }

    @Test("an unknown name is an error with the nearest one", arguments: [
        ("local x = stlye", "unknown global \"stlye\""),
        ("mine = 1 return mien", "unknown global \"mien\", did you mean \"mine\"?"),
        ("return pirnt", "unknown global \"pirnt\", did you mean \"print\"?"),
        ("return string.fromat", "string has no \"fromat\", did you mean \"format\"?"),
        ("return ('x'):uper()", "string has no \"uper\", did you mean \"upper\"?"),
        ("math.flor(1)", "math has no \"flor\", did you mean \"floor\"?"),
    ])
    func unknown(script: String, message: String) {
        #expect(failure(of: script)?.message == message)
    }

    @Test("libraries and the string metatable cannot be changed", arguments: [
        "string.upper = print", "math.floor = nil", "string.new = 1", "rawset(string, 'upper', 1)", "table.insert(table, 'x')",
        "setmetatable(string, {})", "getmetatable('').__index.upper = print", "setmetatable(_G, {})", "print = nil", "_G.pairs = 1",
        "table.sort(string, nil) string[1] = 1",
    ])
    func locked(script: String) throws {
        #expect(failure(of: script) != nil)
        #expect(try shown("return ('x'):upper(), math.floor(1.5)") == ["X", "1"])
    }

    @Test("pairs and next go by numbers, then strings, then booleans")
    func order() throws {
        let script = """
            local t = { b = 1, a = 1, [true] = 1, [10] = 1, [2.5] = 1, [-1] = 1, ab = 1, [false] = 1, 'x', B = 1 }
            local p, n = {}, {}
            for k in pairs(t) do p[#p + 1] = tostring(k) end
            for k in next, t do n[#n + 1] = tostring(k) end
            return table.concat(p, " "), table.concat(n, " ")
            """
        let expected = "-1 1 2.5 10 B a ab b false true"
        #expect(try shown(script) == [expected, expected])
    }

    @Test("fields may be cleared and changed while pairs runs")
    func clearing() throws {
        let script = """
            local t = { a = 1, b = 2, c = 3 }
            local seen = ''
            for k, v in pairs(t) do seen = seen .. k .. v t[k] = nil t.b = t.b and 9 end
            return seen, next(t), next({}), next({ 5 })
            """
        #expect(try shown(script) == ["a1b9c3", "nil", "nil", "1", "5"])
    }

    @Test("pairs lists libraries and heeds __pairs")
    func listing() throws {
        let script = """
            local names = {}
            for name in pairs(utf8) do names[#names + 1] = name end
            local proxy = setmetatable({}, { __pairs = function() return function(_, k) if not k then return 1, 2 end end, nil, nil end })
            for k, v in pairs(proxy) do names[#names + 1] = k + v end
            return table.concat(names, " ")
            """
        #expect(try shown(script) == ["char charpattern codepoint codes len offset 3"])
    }

    @Test("no text shows an address", arguments: [
        "tostring({})", "tostring(print)", "tostring(function() end)", "tostring(coroutine.create(print))", "tostring(string)",
        "('%s'):format({})", "select(2, pcall(string.format, '%p', {}))", "tostring(setmetatable({}, { __name = 'T' }))",
        "select(2, pcall(function() local t = {} t() end))", "select(2, pcall(error, {}))",
    ])
    func addresses(expression: String) throws {
        let text = try shown("return tostring(\(expression))")[0]
        #expect(!text.contains("0x") && !text.contains { $0.isHexDigit && $0.isNumber } || text.contains("t.lua:1"), "\(text)")
    }

    @Test("chance is the same in every run")
    func chance() throws {
        let script = "return math.random(1 << 40), math.random()"
        #expect(try shown(script) == shown(script))
        #expect(failure(of: "math.randomseed()") != nil)
        #expect(try shown("math.randomseed(7) local a = math.random(1e9) math.randomseed(7) return a == math.random(1e9)") == ["true"])
    }

    @Test("finalizers are refused")
    func finalizers() {
        #expect(failure(of: "setmetatable({}, { __gc = function() end })")?.message == "\"__gc\" is not available to scripts")
        #expect(failure(of: "setmetatable({}, { __gc = true })") != nil)
    }

    @Test("load takes text, into the same globals only")
    func loading() throws {
        #expect(try shown("x = 3 return load('return x + 1')(), load(function() return nil end)()") == ["4"])
        #expect(try shown("local n = 0 return load(function() n = n + 1 return ({'return ', '5'})[n] end)()") == ["5"])
        #expect(try shown("return load('x = = 1')")[0] == "nil")
        #expect(try shown("return load('\\27Lua')")[0] == "nil")
        #expect(failure(of: "load('return 1', 'x', 't', {})") != nil)
        #expect(failure(of: "load('return 1', 'x', 'b')") != nil)
        #expect(failure(of: "\nload('error(\"deep\")')()")?.message == "deep (line 1 of text given to \"load\")")
        #expect(failure(of: "\nload('error(\"deep\")', '@some name that is a good deal longer than sixty bytes are')()")?.place?.line == 2)
    }

    @Test("the libraries do what the manual says", arguments: [
        "assert(('abc'):upper() == 'ABC' and ('a,b'):gsub(',', ';') == 'a;b')",
        "local t = { 3, 1, 2 } table.sort(t) assert(table.concat(t, ',') == '1,2,3' and #t == 3 and select('#', table.unpack(t)) == 3)",
        "local t = { 'b', 'a' } table.sort(t, function(a, b) return a > b end) assert(t[1] == 'b')",
        "local t = {} for i = 1, 1000 do t[i] = (i * 7919) % 1009 end table.sort(t) for i = 2, 1000 do assert(t[i - 1] <= t[i]) end",
        "local t = { 1, 2, 3 } table.insert(t, 4) table.insert(t, 1, 0) assert(table.concat(t) == '01234' and table.remove(t, 1) == 0 and table.remove(t) == 4 and #t == 3)",
        "local t = table.move({ 1, 2, 3 }, 1, 3, 2) assert(table.concat(t) == '1123') t = table.move({ 1, 2, 3 }, 2, 3, 1) assert(table.concat(t) == '233') assert(#table.move({ 1, 2 }, 1, 2, 1, {}) == 2)",
        "assert(table.remove({}) == nil and table.remove({}, 0) == nil and not pcall(table.remove, { 1 }, 5) and not pcall(table.insert, { 1 }, 5, 1) and not pcall(table.insert, {}, 1, 2, 3))",
        "assert(table.concat({ 1, 2.5, 'x' }, '-') == '1-2.5-x' and table.concat({}, 'x') == '' and table.concat({ 1, 2, 3 }, '', 2, 3) == '23' and not pcall(table.concat, { {} }))",
        "assert(table.pack(1, nil, 3).n == 3 and select('#', table.unpack({ n = 3 }, 1, 3)) == 3)",
        "assert(utf8.len('äö') == 2 and utf8.char(228) == 'ä' and utf8.codepoint('ä') == 228) local n = 0 for p, c in utf8.codes('äö') do n = n + c end assert(n == 228 + 246)",
        "assert(math.floor(2.5) == 2 and 7 // 2 == 3 and 1 << 4 == 16 and math.type(1) == 'integer' and math.max(1, 3, 2) == 3 and math.ult(1, -1))",
        "assert('10' + 5 == 15 and '3' * '4' == 12 and -'2' == -2 and '7' // 2 == 3)",
        "assert(tonumber('0x10') == 16 and tonumber('z', 36) == 35 and tonumber('1e1') == 10.0 and tonumber('x') == nil)",
        "assert(tostring(nil) == 'nil' and tostring(1.0) == '1.0' and tostring(0 / 0) == 'nan' and tostring(setmetatable({}, { __tostring = function() return 'me' end })) == 'me')",
        "local co = coroutine.wrap(function(a) local b = coroutine.yield(a + 1) return b * 2 end) assert(co(1) == 2 and co(5) == 10)",
        "local co = coroutine.create(function() error('x', 0) end) local ok, m = coroutine.resume(co) assert(not ok and m == 'x' and coroutine.status(co) == 'dead' and select(2, coroutine.resume(co)) == 'cannot resume dead coroutine')",
        "local co = coroutine.create(function() local ok, v = pcall(function() return coroutine.yield(1) end) return ok, v end) coroutine.resume(co) local a, b, c = coroutine.resume(co, 'v') assert(a and b and c == 'v')",
        "local co = coroutine.create(function() local ok, m = pcall(function() coroutine.yield() error('late', 0) end) return m end) coroutine.resume(co) local _, m = coroutine.resume(co) assert(m == 'late')",
        "local co = coroutine.create(function() local ok, m = xpcall(function() coroutine.yield() error('late', 0) end, function(m) return m .. '!' end) return m end) coroutine.resume(co) local _, m = coroutine.resume(co) assert(m == 'late!')",
        "local closed = false local co = coroutine.create(function() local x <close> = setmetatable({}, { __close = function() closed = true end }) coroutine.yield() end) coroutine.resume(co) assert(coroutine.close(co) and closed and coroutine.status(co) == 'dead')",
        "local co = coroutine.create(function() local x <close> = setmetatable({}, { __close = function() error('no', 0) end }) coroutine.yield() end) coroutine.resume(co) local ok, m = coroutine.close(co) assert(not ok and m == 'no')",
        "local order = '' local w = coroutine.wrap(function() local x <close> = setmetatable({}, { __close = function(_, e) order = order .. e end }) error('boom', 0) end) local ok, m = pcall(w) assert(not ok and m == 'boom' and order == 'boom')",
        "assert(coroutine.isyieldable() == false and select(2, coroutine.running()) == true) local a, b = pcall(coroutine.resume, 5) assert(not a)",
        "local ok, a, b = pcall(function(...) return ... end, 1, 2) assert(ok and a == 1 and b == 2 and select('#', pcall(function() end)) == 1)",
        "local ok, m = xpcall(function(a) error(a, 0) end, function(m) return m .. '!' end, 'x') assert(not ok and m == 'x!')",
        "local ok, m = pcall(error) assert(not ok and m == nil) ok, m = pcall(error, { code = 5 }) assert(m.code == 5)",
        "local t = setmetatable({}, { __index = function(_, k) return k * 2 end, __len = function() return 3 end }) assert(table.concat(t, ' ') == '2 4 6' and select('#', table.unpack(t)) == 3)",
    ])
    func manual(script: String) {
        #expect(failure(of: script)?.message == nil)
    }

    @Test("sorting keeps equal values in their order, whatever the comparison says")
    func stableSort() throws {
        let script = """
            local t = {}
            for i = 1, 50 do t[i] = { key = i % 3, at = i } end
            table.sort(t, function(a, b) return a.key < b.key end)
            for i = 2, 50 do assert(t[i - 1].key < t[i].key or t[i - 1].key == t[i].key and t[i - 1].at < t[i].at) end
            local u = { 3, 1, 2 }
            table.sort(u, function() return true end)
            return #u
            """
        #expect(try shown(script) == ["3"])
    }
}
