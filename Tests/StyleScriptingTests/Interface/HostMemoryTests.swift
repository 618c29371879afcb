import StyleDiagnostics
import StyleEngine
import StyleScripting
import Testing

/// What the host keeps for a script counts against the script's limit of memory.
@Suite("Memory that the host keeps")
struct HostMemoryTests {
    @Test(
        "a script that lets the host keep more than it may hold itself is stopped at that line",
        arguments: [
            "local s = ('x'):rep(1e5) for i = 1, 1e4 do style.var('v' .. i, s) end",
            "local s = ('view { alpha: 1 }'):rep(1e3) for i = 1, 1e4 do style.sheet(s) end",
            "local s = ('y'):rep(1e5) for i = 1, 1e4 do style.rule('view', { text = s }) end",
            "local s = ('z'):rep(1e5) for i = 1, 1e4 do style.element('view', { a = s }) end",
            "local s = '<view>' .. ('<label/>'):rep(1e4) .. '</view>' for i = 1, 1e4 do style.view(s) end",
            "local s = { doc = ('d'):rep(1e5) } for i = 1, 1e5 do style.class('C' .. i) end",
        ])
    func limit(body: String) throws {
        let theme = try Theme(limits: ScriptLimits(memoryBytes: 4 << 20, seconds: 60))
        let faults = theme.script.run(SourceFile(name: "t.lua", text: "\n" + body)).diagnostics
        #expect(faults.map(\.id) == ["script.memory-limit"], "\(faults.map(\.message))")
        #expect(faults.first?.span?.startLocation.line == 2)
    }

    @Test(
        "what is taken back is given back",
        arguments: [
            "local s = ('view { alpha: 1 }'):rep(100) for i = 1, 500 do style.sheet(s):unload() end",
            "local s = ('x'):rep(1e5) for i = 1, 500 do style.var('v', s) end",
            "local s = ('z'):rep(1e4) for i = 1, 1000 do style.element('view', { style.element('label', { a = s }) }):remove() end",
        ])
    func givingBack(body: String) throws {
        let theme = try Theme(limits: ScriptLimits(memoryBytes: 8 << 20, seconds: 60))
        #expect(theme.run(body) == [])
    }

    @Test("elements of a script stand in one another as deep as those of a view definition, and no deeper")
    func depth() throws {
        let theme = try Theme()
        let script = """
            local e = style.element("view")
            for i = 1, 255 do e = style.element("view", { e }) end
            print("deep enough")
            e = style.element("view", { e })
            """
        let faults = theme.script.run(SourceFile(name: "t.lua", text: script)).diagnostics
        #expect(theme.lines.count == 1)
        #expect(faults.count == 1 && faults.first?.message.contains("more than 256 levels deep") == true, "\(faults.map(\.message))")
        #expect(faults.first?.span?.startLocation.line == 4)
    }
}
