import Foundation
import StyleEngine
import StyleScripting
import Testing

@Suite("Manual and annotations of the Lua API")
struct DocumentationTests {
    private static let objects: [String: String] = [
        "element": "style.element('UIView')", "sheet": "style.sheet('')", "color": "style.color('red')", "number": "style.number('1')",
        "insets": "style.insets(1)",
    ]
    private let annotations = ScriptAnnotations(PropertyRegistry.standard()).text

    @Test("Docs/LuaAPI.md is what the tables say")
    func manualIsFresh() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let stored = try String(contentsOf: root.appending(path: "Docs/LuaAPI.md"), encoding: .utf8)
        #expect(stored == ScriptManual().text, "write it anew: stylectl pack annotations --manual > Docs/LuaAPI.md")
    }

    @Test("the annotations are Lua, and name exactly the functions that scripts have")
    func functionsAgree() throws {
        let theme = try Theme()
        #expect(theme.run("local names = {} for name in pairs(style) do names[#names + 1] = name end print(table.concat(names, ' '))") == [])
        let live = try #require(theme.lines.first).split(separator: " ").dropFirst().map(String.init)
        #expect(live.count >= 28)
        let text = """
            local before = {}
            local loaded = load([==[\(annotations)]==])
            assert(loaded, "the annotations are no Lua")
            local names = {}
            for name, value in pairs(loaded()) do if type(value) == "function" then names[#names + 1] = name end end
            print(table.concat(names, ' '))
            """
        let other = try Theme()
        #expect(other.run(text) == [])
        #expect(other.lines.first?.split(separator: " ").dropFirst().map(String.init) == live)
    }

    @Test("every field and method in the annotations is there on a live object", arguments: objects.keys.sorted())
    func membersAgree(name: String) throws {
        let block = try #require(annotations.components(separatedBy: "---@class style.\(name.capitalized)\n").dropFirst().first?.components(separatedBy: "\nend\n")[0])
        let members = block.matches(of: /---@field (\w+)|function \w+:(\w+)/).map { String($0.output.1 ?? $0.output.2 ?? "") }
        #expect(members.count >= 2)
        for member in members {
            let theme = try Theme()
            let faults = theme.run("local object = \(Self.objects[name] ?? "") local _ = object.\(member)")
            #expect(faults == [], "\(name).\(member)")
        }
        let theme = try Theme()
        #expect(theme.run("local object = \(Self.objects[name] ?? "") local _ = object.no_such_member").first?.contains("has no \"no_such_member\"") == true)
    }

    @Test("the annotations hold what is registered")
    func registrations() throws {
        var registry = PropertyRegistry.standard()
        try registry.register(ClassDefinition("Gauge", doc: "a needle on a scale"))
        try registry.register(EnumMapping("Swing", cases: [.init("slow", 0), .init("fast", 7)]))
        try registry.register(PropertyDefinition("needle", of: "Gauge", type: "Swing", doc: "where it points"))
        let text = ScriptAnnotations(registry).text
        for line in ["---| \"Gauge\"", "---| \"Swing\"", "  [\"fast\"] = 7,", "---@field [\"needle\"]? style.Value Swing: where it points", "---a needle on a scale"] {
            #expect(text.contains(line + "\n"), "\(line)")
        }
    }
}
