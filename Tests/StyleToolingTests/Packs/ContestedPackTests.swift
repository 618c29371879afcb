import StyleDiagnostics
import StyleEngine
import StyleFiles
import StyleTooling
import Testing

@Suite("Packs in Lua that claim one name")
struct ContestedPackTests {
    private let temporary = TemporaryFolder()

    private func run(_ packs: [(name: String, body: String)], script: String = "") throws -> (run: Run, lines: Lines) {
        var files = ["theme.lua": "local style = require('style')\n" + script]
        for pack in packs {
            files["\(pack.name)/pack.lua"] = "local style = require('style')\n\(pack.body)\nreturn { name = '\(pack.name)', version = '1.0.0' }"
        }
        try temporary.write(files)
        var options = StylingOptions()
        options.packs = packs.map { temporary.url.path + "/" + $0.name }
        let lines = Lines()
        let run = Run(options: options, in: Workspace(files: .disk), print: { lines.all.append($0) })
        run.add(.script(temporary.url.path + "/theme.lua"))
        return (run, lines)
    }

    private final class Lines {
        var all: [String] = []
    }

    private static let claims = [
        "style.property('UIView', 'zz', { type = 'number' })", "style.class('Zz')", "style.pseudo('zz', function() return true end)",
        "style.named_color('zz', 'red')", "style.keypath('UIView', 'zz', 'UILabel')", "style.class('Other' .. NAME, { element = 'zz' })",
        "style.converter('zz', { parse = function(text) return text end })", "style.func('zz', function() return 1 end)",
    ]

    @Test("both are loaded, and a check names the collision", arguments: claims)
    func collisions(claim: String) throws {
        let (run, _) = try run(["z1", "z2"].map { ($0, "local NAME = '\($0)'\n" + claim) })
        #expect(run.registrationDiagnostics.map(\.message) == [])
        #expect(run.styler.registry.packs.suffix(2).map(\.name) == ["z1", "z2"])
        let collisions = PackCheck.collisions(run)
        #expect(collisions.count == 1 && collisions.allSatisfy { $0.severity == .warning })
        #expect(collisions.first?.message.hasSuffix("is claimed by the packs \"z1\" and \"z2\": neither is reachable by it") == true)
    }

    @Test("setters, rules and elements say which one they mean")
    func scripts() throws {
        let body = """
            style.property('UIView', 'zz', { type = 'number', set = function(_, value) print(NAME, value) end })
            style.class('Zz', { extends = 'UIView' })
            """
        let (run, lines) = try run(
            ["z1", "z2"].map { ($0, "local NAME = '\($0)'\n" + body) },
            script: """
                local a = style.element('z2.Zz', { id = 'a' })
                style.rule('z2.Zz', { ['z1.zz'] = 1, ['z2.zz'] = 2 })
                print(a.type, a:get('z1.zz'), a:get('z2.zz'))
                print((select(2, pcall(a.get, a, 'zz')):match('argument.*')))
                style.property('z2.Zz', 'more', { type = 'number', default = 3 })
                print(a:get('more'))
                """)
        let document = try run.document()
        #expect(document.diagnostics.map(\.message) == [])
        #expect(lines.all.map { $0.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "" }.sorted() == [
            "3", "argument 1 of element:get: the property \"zz\" is claimed by the packs \"z1\" and \"z2\": write \"z1.zz\" or \"z2.zz\"",
            "z1\t1", "z2\t2", "z2.Zz\t1\t2",
        ])
    }

    @Test("a class that two packs claim and a script names is an error at the script's call")
    func contestedReference() throws {
        let (run, _) = try run(
            ["z1", "z2"].map { ($0, "style.class('Zz')") }, script: "style.property('Zz', 'more', { type = 'number' })")
        let found = try #require(run.registrationDiagnostics.first)
        #expect(found.id == "registry.contested-name" && found.span?.startLocation.line == 2)
    }

    @Test("a listing names each thing once, with its pack")
    func listing() throws {
        let (run, _) = try run([("z1", "style.named_color('brand', 'red')\nstyle.named_color('own-one', 'red')"), ("z2", "style.named_color('brand', 'lime')")])
        let entries = RegistryDocument(run.styler.registry, kinds: [.colors]).entries.filter { $0.provider != "standard" }
        #expect(entries.map { "\($0.name) \($0.provider)" } == ["ownone z1", "z1.brand z1", "z2.brand z2"])
    }
}
