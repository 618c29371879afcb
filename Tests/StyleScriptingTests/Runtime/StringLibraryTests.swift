import Foundation
import StyleScripting
import Testing

@Suite("String library")
struct StringLibraryTests {
    /// Expected results are those of the Lua 5.4 manual (§6.4) and its definitions of pattern items.
    @Test("patterns as the manual defines them", arguments: [
        "assert(('hello world'):find('wor') == 7 and select(2, ('hello'):find('l+')) == 4 and ('x'):find('') == 1 and ('x'):find('', 2) == 2 and ('x'):find('', 3) == nil)",
        "assert(('a.b'):find('.', 1, true) == 2 and ('a+b'):find('+', 1, true) == 2 and ('abc'):find('b', -2) == 2 and ('abc'):find('b', -1) == nil and ('abc'):find('a', -10) == 1)",
        "assert(('key = value'):match('^(%w+)%s*=%s*(%w+)$') == 'key' and select(2, ('key = value'):match('^(%w+)%s*=%s*(%w+)$')) == 'value')",
        "assert(('f(a(b)c)d'):match('%b()') == '(a(b)c)' and ('(('):match('%b()') == nil and ('xax'):match('%bxx') == 'xax')",
        "assert(('THE (quick) fox'):find('%((%a+)%)') == 5 and select(3, ('THE (quick) fox'):find('%((%a+)%)')) == 'quick')",
        "assert(('THE (quick) fox'):gsub('%f[%a]%a+', 'X') == 'X (X) X' and ('hello'):find('%f[%z]') == 6)",
        "assert(('abab'):match('(ab)%1') == 'ab' and ('hello'):match('()ll()') == 3 and select(2, ('hello'):match('()ll()')) == 5)",
        "assert(('[]'):match('[]]') == ']' and ('a-z'):match('[a%-]+') == 'a-' and ('x^'):match('[x^]+') == 'x^' and ('b'):match('[^a]') == 'b' and ('5'):match('[0-9]') == '5')",
        "assert(('aaa'):match('a-') == '' and ('aaab'):match('a-b') == 'aaab' and ('ac'):match('ab?c') == 'ac' and ('abc'):match('ab?c') == 'abc' and ('aaa'):match('^a*$') == 'aaa')",
        "assert(('a$b'):match('a$b') == 'a$b' and ('a^b'):match('a^b') == 'a^b' and ('äö'):match('[\\xc3][\\xa4]') == 'ä' and ('a\\0b'):match('%z') == '\\0')",
        "assert(('hello world'):gsub('o', '0') == 'hell0 w0rld' and select(2, ('hello world'):gsub('o', '0')) == 2 and ('abc'):gsub('', '-') == '-a-b-c-')",
        "assert(('hello world'):gsub('(%w+)', '%1 %1') == 'hello hello world world' and ('abc'):gsub('%w', '%0%0', 2) == 'aabbc' and ('abc'):gsub('b', '%%') == 'a%c')",
        "assert(('$name is $age'):gsub('%$(%w+)', { name = 'lua', age = 5 }) == 'lua is 5' and ('$x'):gsub('%$(%w+)', {}) == '$x' and ('ab'):gsub('.', function(c) return c == 'a' and 'z' end) == 'zb')",
        "assert(('abc'):gsub('(a)(b)', '%2%1') == 'bac' and ('x'):gsub('x', '%1') == 'x' and ('abc'):gsub('^a', 'z') == 'zbc' and ('aaa'):gsub('^a', 'z') == 'zaa' and ('abc'):gsub('b', 5) == 'a5c')",
        "local n = '' for k, v in ('a=1, b=2'):gmatch('(%w+)=(%w+)') do n = n .. k .. v end assert(n == 'a1b2')",
        "local n = 0 for w in ('one two  three'):gmatch('%a+') do n = n + 1 end assert(n == 3) n = '' for p in ('abc'):gmatch('()') do n = n .. p end assert(n == '1234')",
        "local n = '' for w in ('abc'):gmatch('%w', 2) do n = n .. w end assert(n == 'bc') for _ in ('x'):gmatch('^x') do error('anchored') end",
    ])
    func patterns(script: String) {
        #expect(failure(of: script)?.message == nil)
    }

    @Test("malformed patterns and replacements say what is wrong", arguments: [
        ("('x'):find('%')", "malformed pattern (ends with '%')"), ("('x'):find('[x')", "malformed pattern (missing ']')"),
        ("('x'):find('[%')", "malformed pattern (missing ']')"), ("('x'):find('(x')", "unfinished capture"),
        ("('x'):match('x)')", "invalid pattern capture"), ("('x'):find('%b')", "malformed pattern (missing arguments to '%b')"),
        ("('x'):find('%fx')", "missing '[' after '%f' in pattern"), ("('x'):find('%1')", "invalid capture index %1"),
        ("('x'):gsub('x', '%2')", "invalid capture index %2 in replacement string"), ("('x'):gsub('x', '%a')", "invalid use of '%' in replacement string"),
        ("('x'):gsub('x', '%')", "invalid use of '%' in replacement string"), ("('x'):gsub('x', function() return {} end)", "invalid replacement value (a table)"),
        ("('x'):rep(1e10)", "not enough memory: the result of \"rep\" would be longer than the 67108864 bytes a script may hold"),
        ("('x'):find(('()'):rep(33))", "too many captures"), ("('x'):gsub()", "bad argument #1 to 'gsub' (string expected, got no value)"),
        ("('%d'):format(1.5)", "bad argument #1 to 'format' (number has no integer representation)"), ("('%d'):format()", "bad argument #1 to 'format' (no value)"),
        ("('%y'):format(1)", "invalid conversion '%y' to 'format'"), ("('%p'):format(1)", "invalid conversion '%p' to 'format'"),
        ("('%'):format(1)", "invalid format: it ends inside a conversion"), ("('%5q'):format('x')", "invalid conversion '%5q' to 'format'"),
        ("('%123d'):format(1)", "invalid format: width and precision have at most two digits"),
    ])
    func malformed(script: String, message: String) {
        #expect(failure(of: script)?.message == message)
    }

    @Test("format as the manual defines it", arguments: [
        ("('%5.1f|%-3s|%q'):format(1.25, 'x', 'y')", "  1.2|x  |\"y\""), ("('%d %5d %-5d| %05d %+d'):format(1, 2, 3, 4, 5)", "1     2 3    | 00004 +5"),
        ("('%x %X %#x %o'):format(255, 255, 255, 8)", "ff FF 0xff 10"), ("('%c%c'):format(72, 105)", "Hi"), ("('%s %s %s'):format(nil, true, 1.0)", "nil true 1.0"),
        ("('%.2s|%5.1s|'):format('abc', 'xyz')", "ab|    x|"), ("('%%'):format()", "%"), ("('%e %g'):format(12345.678, 0.0001)", "1.234568e+04 0.0001"),
        ("('%q'):format('a\\n\"\\0001\\\\')", "\"a\\\n\\\"\\0001\\\\\""), ("('%q %q'):format(1, math.mininteger)", "1 0x8000000000000000"),
        ("('%a'):format(1)", "0x1p+0"), ("('%f'):format(1/0)", "inf"), ("('%.3f'):format(0/0)", "nan"), ("('%i'):format(3.0)", "3"),
        ("('%s'):format(setmetatable({}, { __tostring = function() return 'me' end }))", "me"), ("('x'):rep(3, ',')", "x,x,x"), ("('x'):rep(0)", ""), ("('ab'):rep(-1)", ""),
    ])
    func formats(expression: String, expected: String) throws {
        #expect(try shown("return \(expression)") == [expected])
    }

    /// A script that prints one line for each of many generated cases, errors as such.
    private func comparison(seed: Int, cases: Int, body: String) -> String {
        """
        local state = \(seed)
        local function pick(n) state = (state * 1103515245 + 12345) % 2147483648 return state // 65536 % n + 1 end
        local function from(list) return list[pick(#list)] end
        local function some(list, most) local t = {} for i = 1, pick(most + 1) - 1 do t[i] = from(list) end return table.concat(t) end
        local function shown(...)
          local t = table.pack(...)
          for i = 1, t.n do t[i] = string.format("%q", t[i]) end
          return table.concat(t, " ", 1, t.n)
        end
        local given
        local function line(ok, ...) print(given .. " gives " .. (ok and shown(...) or "error")) end
        for i = 1, \(cases) do
        \(body)
        end
        """
    }

    private func expectSame(_ script: String) throws {
        let peer = try PeerInterpreter.output(of: script)
        let limits = LuaLimits(seconds: 60, printedBytes: 1 << 30)
        var ours: [String] = []
        for line in try printed(script, limits: limits) {
            ours += line.drop { $0 != " " }.dropFirst().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        #expect(ours.count == peer.count)
        for (index, (a, b)) in zip(ours, peer).enumerated() where a != b {
            Issue.record("line \(index + 1): \(a) here, \(b) there")
            return
        }
    }

    @Test("patterns give what the stock interpreter gives", .enabled(if: PeerInterpreter.path != nil), arguments: 1...6)
    func patternPeer(seed: Int) throws {
        try expectSame(comparison(seed: seed, cases: 4000, body: #"""
            local items = { "a", "b", "x", ".", "%a", "%d", "%S", "%%", "[ab]", "[^a]", "[a-c]", "[%d%s]", "[]]", "[^]x]", "[a-]", "-", "%f[%a]", "%f[^a]", "%b()", "%bab", "%1", "()", "(", ")", "(a)", "(.-)", "^", "$", "%p", " ", "\0" }
            local suffixes = { "", "", "", "*", "+", "-", "?" }
            local letters = { "a", "b", "c", "x", "1", " ", "(", ")", "-", "$", "]", "%", "\0", "\xe4", "A" }
            local parts = { from { "", "", "^" } }
            for j = 1, pick(5) do parts[#parts + 1] = from(items) .. from(suffixes) end
            parts[#parts + 1] = from { "", "", "$" }
            local pattern, text, start = table.concat(parts), some(letters, 12), pick(8) - 4
            given = shown(pattern, text, start)
            line(pcall(string.find, text, pattern, start))
            line(pcall(string.match, text, pattern, start))
            line(pcall(string.gsub, text, pattern, from { "", "<%0>", "%1", "%2", "%%" }, from { 1, 2, 100 }))
            line(pcall(function() local t = {} for a, b in string.gmatch(text, pattern) do t[#t + 1] = tostring(a) .. "," .. tostring(b) if #t > 50 then break end end return table.concat(t, ";") end))
            line(pcall(string.find, text, some(letters, 2), start, true))
            """#))
    }

    @Test("formats give what the stock interpreter gives", .enabled(if: PeerInterpreter.path != nil), arguments: 1...3)
    func formatPeer(seed: Int) throws {
        try expectSame(comparison(seed: seed, cases: 4000, body: #"""
            local flags = { "", "", "-", "+", " ", "#", "0", "-0", "+ " }
            local widths = { "", "", "1", "5", "12", "99" }
            local precisions = { "", "", ".", ".0", ".3", ".20" }
            local spec = "%" .. from(flags) .. from(widths) .. from(precisions) .. from { "d", "i", "x", "X", "o", "c", "e", "E", "f", "g", "G", "a", "A", "s", "q", "u", "F", "%" }
            local value = from { 0, 1, -1, 65, 123456789, math.mininteger, 0.5, -2.75, 1e300, 1e15, 3.0, 1 / 0, -1 / 0, "text", "12", "a long text with many words in it, longer than a hundred bytes, so that it takes the other way out of the function", true }
            given = shown(spec, value)
            line(pcall(string.format, "<" .. spec .. ">", value))
            """#))
    }

    @Test("table functions give what the stock interpreter gives", .enabled(if: PeerInterpreter.path != nil), arguments: 1...3)
    func tablePeer(seed: Int) throws {
        try expectSame(comparison(seed: seed, cases: 3000, body: #"""
            local function list(n) local t = {} for j = 1, pick(n + 1) - 1 do t[j] = pick(9) end return t end
            local t = list(8)
            given = table.concat(t, " ")
            local function whole(...) for j = 1, 10 do t[j] = t[j] or false end return shown(table.unpack(t, 1, 10)), ... end
            local function run(f, ...) line(pcall(function(...) return whole(f(...)) end, ...)) end
            local which = pick(6)
            if which == 1 then run(table.insert, t, pick(12) - 2, 7)
            elseif which == 2 then run(table.remove, t, pick(12) - 2)
            elseif which == 3 then run(table.move, t, pick(5) - 1, pick(9) - 1, pick(9) - 1) 
            elseif which == 4 then run(table.concat, t, from { "", ",", "--" }, pick(6) - 2, pick(10) - 2)
            elseif which == 5 then run(table.unpack, t, pick(6) - 2, pick(10) - 2)
            else table.sort(t) run(function() end) end
            """#).replacingOccurrences(of: "run(table.move, t,", with: "run(function(...) table.move(...) end, t,"))
    }
}
