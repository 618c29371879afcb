import Foundation
import StyleDiagnostics
import StyleEngine
import StyleFiles
import StyleTooling
import Testing

@Suite("Packs in Lua")
struct LuaPackTests {
    private static let shipped = ["contrast", "material", "spacing", "typescale"]
    private let temporary = TemporaryFolder()

    // The run is kept: what packs register calls back into them.
    private func run(_ packs: String..., folder: String = "", options: StylingOptions = StylingOptions()) -> Run {
        var options = options
        options.packs = packs.map { folder + $0 }
        return Run(options: options, in: Workspace(files: .disk))
    }

    @Test("a pack of ours has nothing to complain of, and its trees are as they were", arguments: shipped)
    func shippedPacks(name: String) {
        let folder = Checkout.root.path + "/Plugins/Lua/" + name
        let run = run(folder)
        #expect(PackCheck(run, pack: folder).diagnostics.map(\.message) == [])
        let test = PackTest(folder: folder, isUpdating: false) { self.run(folder) }
        #expect(!test.outcomes.isEmpty)
        for outcome in test.outcomes { #expect(outcome.isPassed, "\(outcome.name): \(outcome.difference) \(outcome.diagnostics.map(\.message))") }
    }

    @Test("the example of a pack runs", arguments: shipped.filter { $0 != "spacing" })
    func examples(name: String) throws {
        var options = StylingOptions()
        options.packFolders = [Checkout.root.path + "/Plugins/Lua"]
        let run = Run(options: options, in: Workspace(files: .disk))
        run.add(.script("\(options.packFolders[0])/\(name)/example.lua"))
        let document = try run.document()
        #expect(document.diagnostics.map(\.message) == [] && !document.elements.isEmpty)
    }

    private func packs(_ bodies: [String: String], requires: [String: String] = [:]) throws -> String {
        var files: [String: String] = [:]
        for (name, body) in bodies {
            files["\(name)/pack.lua"] = "local style = require('style')\n\(body)\nreturn { name = '\(name)', version = '1.5.0', requires = { \(requires[name] ?? "") } }"
        }
        try temporary.write(files)
        return temporary.url.path + "/"
    }

    @Test("a name that two packs claim is reachable by the packs' names only")
    func contestedFunction() throws {
        let folder = try packs([
            "alpha": "style.func('twice', function(n) return n * 2 end)", "beta": "style.func('twice', function(n) return n * 20 end)",
        ])
        let run = run("alpha", "beta", folder: folder)
        let styler = run.styler
        func text(_ expression: String) throws -> Evaluation {
            try Evaluation(expression, as: .type("number"), dialect: .css, styler: styler, scope: styler.globalScope)
        }
        #expect(try text("alpha.twice(2) + beta.twice(1)").text == "24")
        let refusal = try text("twice(2)").diagnostics.first?.message ?? ""
        #expect(refusal.contains("\"alpha\"") && refusal.contains("\"beta\""))
    }

    @Test("a type that two packs claim is reachable by the packs' names only")
    func contestedType() throws {
        let folder = try packs(["alpha": "style.enum('Level', { low = 0 })", "beta": "style.enum('Level', { high = 9 })"])
        let run = run("alpha", "beta", folder: folder)
        let styler = run.styler
        func evaluation(_ type: String, _ text: String) throws -> Evaluation {
            try Evaluation(text, as: .type(type), dialect: .css, styler: styler, scope: styler.globalScope)
        }
        #expect(try evaluation("alpha.Level", "low").text == "low")
        #expect(try evaluation("beta.Level", "high").text == "high")
        #expect(try evaluation("Level", "low").diagnostics.first?.message.contains("claimed by the packs \"alpha\" and \"beta\"") == true)
        #expect(styler.registry.enums.filter { $0.name == "Level" }.map(\.provider).sorted() == ["alpha", "beta"])
    }

    @Test("a pack that says so replaces a built-in function, which stays reachable")
    func replacing() throws {
        let folder = try packs(["alpha": "style.func('abs', function(n) return 42 end, { replacing = true })"])
        let run = run("alpha", folder: folder)
        let styler = run.styler
        let evaluation = try Evaluation("abs(-1) + standard.abs(-1)", as: .expression, dialect: .css, styler: styler, scope: styler.globalScope)
        #expect(evaluation.text == "43")
    }

    @Test("required packs are loaded first, whatever the order of the options")
    func loadOrder() throws {
        let folder = try packs(["base": "style.enum('Level', { low = 0 })", "top": "style.property('UIView', 'level', { type = 'Level' })"], requires: ["top": "base = '>=1.2'"])
        let run = run("top", "base", folder: folder)
        #expect(run.registrationDiagnostics.map(\.message) == [])
        #expect(run.styler.registry.packs.suffix(2).map(\.name) == ["base", "top"])
    }

    @Test(
        "what keeps a pack from loading is said, and nothing of it stays",
        arguments: [
            ("error('broken')", "broken"), ("style.func('f', 5)", "argument 2 of style.func"), ("while true do end", "0.5 s"),
            ("style.load('/etc/hostname')", "outside"), ("style.use('.')", "cycle"),
        ])
    func refusals(body: String, words: String) throws {
        let folder = try packs(["bad": "style.func('early', function() return 1 end)\n" + body])
        var options = StylingOptions()
        options.scriptSeconds = 0.5
        let run = run("bad", folder: folder, options: options)
        #expect(run.registrationDiagnostics.contains { $0.message.contains(words) }, "\(run.registrationDiagnostics.map(\.message))")
        #expect(run.styler.registry.functions["early"] == nil)
    }

    @Test("packs that require each other are refused, both named; so is a version that does not fit")
    func cyclesAndVersions() throws {
        let folder = try packs(["a": "", "b": "", "late": ""], requires: ["a": "b = '>=1.0'", "b": "a = '>=1.0'", "late": "a = '>=2.0'"])
        let message = run("a", folder: folder).registrationDiagnostics.map(\.message).joined()
        #expect(message.contains("cycle") && message.contains("a → b → a"))
        let other = try packs(["base": "", "late": ""], requires: ["late": "base = '>=2.0'"])
        #expect(run("late", folder: other).registrationDiagnostics.first?.message.contains("requires base >=2.0, found 1.5.0") == true)
    }
}
