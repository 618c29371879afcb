import StyleDiagnostics
import StyleEngine
import StyleFiles
import StyleTooling
import Testing

@Suite("Manifests of packs")
struct ManifestTests {
    private let temporary = TemporaryFolder()

    private func faults(_ manifest: String, name: String = "mine", others: [String: String] = [:]) throws -> [Diagnostic] {
        var files = ["\(name)/pack.lua": "local style = require('style')\nreturn \(manifest)"]
        for (name, text) in others { files["\(name)/pack.lua"] = "\nreturn \(text)" }
        try temporary.write(files)
        var options = StylingOptions()
        options.packs = [temporary.url.path + "/" + name]
        return Run(options: options, in: Workspace(files: .disk)).registrationDiagnostics
    }

    @Test(
        "what is wrong with it is said at its place",
        arguments: [
            ("{ name = 'mine', version = '1.0.0', require = { engine = '>=1.0' } }", "unknown key \"require\" in the table", "did you mean \"requires\"?"),
            ("{ name = 'mine', vresion = '1.0.0' }", "unknown key \"vresion\"", "did you mean \"version\"?"),
            ("{ name = 'mine', version = '1.0.0', colour = 'red' }", "unknown key \"colour\"", "expected name, version, requires, doc"),
            ("{ name = 'mine', version = '1.0.0', 5 }", "the number 1 as a key", ""),
            ("{ name = 'mine', version = '1.0' }", "\"1.0\" is no version", "write \"1.0.0\""),
            ("{ name = 'mine', version = '01.2.3' }", "\"01.2.3\" is no version", "three numbers such as \"1.0.0\""),
            ("{ name = 'mine', version = '1.0.0-' }", "\"1.0.0-\" is no version", ""),
            ("{ name = 'mine', version = '1.0.0-01' }", "\"1.0.0-01\" is no version", ""),
            ("{ name = 'mine', version = 'one' }", "\"one\" is no version", ""),
            ("{ name = 'mine', version = '1.0.0', requires = { gone = '>=1.0' } }", "there is no pack \"gone\"", ""),
            ("{ name = 'mine', version = '1.0.0', requires = { spacnig = '>=1.0' } }", "there is no pack \"spacnig\"", "did you mean \"spacing\"?"),
            ("{ name = 'mine', version = '1.0.0', requires = { engine = '>=9.0' } }", "requires engine >=9.0, this is", ""),
            ("{ name = 'standard', version = '1.0.0' }", "\"standard\" is the name of another pack", ""),
            ("{ name = 'UIKitPack', version = '1.0.0' }", "\"UIKitPack\" is the name of another pack", ""),
            ("{ name = 'metricspack', version = '1.0.0' }", "but for its case, the name of another pack", ""),
            ("{ name = 'a b', version = '1.0.0' }", "\"a b\" cannot be the name of a pack", ""),
            ("{ name = '2x', version = '1.0.0' }", "\"2x\" cannot be the name of a pack", ""),
        ])
    func refusals(manifest: String, words: String, more: String) throws {
        let found = try faults(manifest, others: ["spacing": "{ name = 'spacing', version = '1.0.0' }"])
        #expect(found.count == 1 && found[0].severity == .error)
        #expect(found.first?.message.contains(words) == true && (more.isEmpty || found.first?.message.contains(more) == true), "\(found.map(\.message))")
        #expect(found.first?.span?.fileName.hasSuffix("mine/pack.lua") == true)
        // A word that stands in the file once is the place; a key that is no word has none.
        #expect(found.first?.span?.startLocation.line == (words.contains("number 1") ? 1 : 2))
    }

    @Test("a folder named as a built-in pack may hold one with a name of its own")
    func folderNames() throws {
        #expect(try faults("{ name = 'mine', version = '1.0.0' }", name: "UIKitPack").map(\.message) == [])
    }

    @Test("packs that require each other are refused where one of them says so")
    func cycle() throws {
        let found = try faults(
            "{ name = 'mine', version = '1.0.0', requires = { other = '>=1.0' } }", others: ["other": "{ name = 'other', version = '1.0.0', requires = { mine = '>=1.0' } }"])
        #expect(found.map(\.id) == ["pack.cycle"] && found.first?.message.contains("mine → other → mine") == true)
        #expect(found.first?.span?.fileName.hasSuffix("other/pack.lua") == true && found.first?.span?.startLocation.line == 2)
    }

    // Versions and their order: semver.org 2.0, item 11.
    @Test(
        "versions before a version count as less, parts of builds not at all",
        arguments: [
            ("1.0.0-beta.1", ">=1.0.0-alpha", true), ("1.0.0-beta.1", ">=1.0.0-beta.2", false), ("1.0.0-beta.11", ">=1.0.0-beta.2", true),
            ("1.0.0-beta", ">=1.0", false), ("1.0.0", ">=1.0.0-rc.1", true), ("1.0.0-alpha.beta", ">=1.0.0-alpha.1", true), ("1.0.0-alpha", ">=1.0.0-alpha.1", false),
            ("1.2.3+20130313144700", "=1.2.3", true), ("1.10.0", ">=1.9", true), ("2.0.0", "1.2", false), ("1.3.0", "1.2", true),
            ("1.0.0-0.3.7", ">=1.0.0-0.3.8", false), ("1.0.0-x-y-z.4", ">=1.0.0-x", true),
        ])
    func versions(version: String, range: String, isIn: Bool) throws {
        let found = try faults(
            "{ name = 'mine', version = '1.0.0', requires = { other = '\(range)' } }", others: ["other": "{ name = 'other', version = '\(version)' }"])
        #expect(found.isEmpty == isIn, "\(found.map(\.message))")
        if !isIn { #expect(found.first?.message.contains("requires other \(range), found") == true) }
    }

    @Test("a check of a pack without a doc says so plainly")
    func docs() throws {
        _ = try faults("{ name = 'mine', version = '1.0.0' }")
        var options = StylingOptions()
        options.packs = [temporary.url.path + "/mine"]
        let found = PackCheck(Run(options: options, in: Workspace(files: .disk)), pack: options.packs[0]).diagnostics
        #expect(found.map(\.message) == ["the pack \"mine\" has no doc"])
    }

    @Test("a pack that a script misspells is told of, of those on the search path too")
    func suggestions() throws {
        try temporary.write(["t.lua": "require('style').use('contras')", "path/contrast/pack.lua": "return { name = 'contrast', version = '1.0.0' }"])
        var options = StylingOptions()
        options.packFolders = [temporary.url.path + "/path"]
        let run = Run(options: options, in: Workspace(files: .disk))
        run.add(.script(temporary.url.path + "/t.lua"))
        #expect(run.registrationDiagnostics.map(\.message) == ["there is no pack \"contras\", did you mean \"contrast\"?"])
    }
}
