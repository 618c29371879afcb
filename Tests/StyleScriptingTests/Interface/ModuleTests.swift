import StyleDiagnostics
import StyleEngine
import StyleScripting
import Testing

@Suite("Modules of scripts")
struct ModuleTests {
    private final class Lines {
        var all: [String] = []
    }

    /// Runs a script among files; gives what it printed and the messages of what went wrong.
    private func run(_ script: String, _ files: [String: String]) throws -> (lines: [String], messages: [String]) {
        let loader = SourceLoader(files: .memory(files.merging(["t.lua": script]) { $1 }.mapValues { Array($0.utf8) }))
        let lines = Lines()
        let theme = ThemeScript(
            styler: Styler(registry: .standard()), loader: loader, limits: ScriptLimits(memoryBytes: 8 << 20, seconds: 5), packFolders: []
        ) { lines.all.append($0) }
        let outcome = theme.run(try loader.open("t.lua").get())
        return (lines.all, outcome.diagnostics.map(\.message))
    }

    @Test("names start at the script's folder, then at the folder of the file that requires")
    func places() throws {
        let answer = try run("print(require('m.a'), require('deep.d.e'))", [
            "m/a.lua": "return require('m.b') .. require('c')", "m/b.lua": "return 'b'", "m/c.lua": "return 'c'",
            "deep/d/e.lua": "return require('f') .. require('d.f')", "deep/d/f.lua": "return 'near'", "deep/d/d/f.lua": "return 'under'", "f.lua": "return 'root'",
        ])
        #expect(answer.messages == [] && answer.lines == ["t.lua:1: bc\trootunder"])
    }

    @Test("one file is run once, whatever it is called")
    func once() throws {
        let answer = try run(
            "assert(require('m.a') == require('m.b'))", ["m/a.lua": "return require('b')", "m/b.lua": "print('run') return {}"])
        #expect(answer.messages == [] && answer.lines == ["m/b.lua:1: run"])
    }

    @Test(
        "a module that is not there is an error with the name as it was written",
        arguments: [
            ("gone", "there is no module \"gone\": no \"gone.lua\""), ("m.gone", "there is no module \"m.gone\": no \"m/gone.lua\""),
            ("m.a", "there is no module \"gone\": no \"gone.lua\" and no \"m/gone.lua\""), ("../s", "\"../s\" is no name of a module"),
            ("", "\"\" is no name of a module"), ("./m", "\"./m\" is no name of a module"), ("/etc/hostname", "\"/etc/hostname\" is no name of a module"),
            ("m.a.lua", "a module is named without its \".lua\""),
        ])
    func missing(name: String, words: String) throws {
        let messages = try run("require('\(name)')", ["m/a.lua": "return require('gone')"]).messages
        #expect(messages.count == 1 && messages.first?.contains(words) == true, "\(messages)")
    }

    @Test("a circle through names of both kinds is an error")
    func circle() throws {
        let messages = try run("require('m.a')", ["m/a.lua": "return require('b')", "m/b.lua": "return require('m.a')"]).messages
        #expect(messages == ["modules require each other in a cycle: m/a.lua -> m/b.lua -> m/a.lua"])
    }
}
