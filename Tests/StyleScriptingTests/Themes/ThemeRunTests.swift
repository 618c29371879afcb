import StyleDiagnostics
import StyleEngine
import StyleScripting
import StyleSyntax
import StyleValues
import Testing

@Suite("Scripts that are run again")
struct ThemeRunTests {
    private static let everything = """
        style.class("Card", { extends = "UIView" })
        style.property("Card", "elevation", { type = "number", default = "1", set = function(element, value) print("set", value) end })
        style.func("twice", function(n) return n * 2 end)
        style.pseudo("wide", function(element) return #element.children > 0 end)
        style.named_color("ink", "red")
        style.var("gap", 4)
        style.env { width = 900, color_scheme = "dark" }
        style.on("apply", function(element, changes) print("hook", #changes) end)
        style.sheet("Card { elevation: twice($gap); alpha: .5 } Card:selected { alpha: .25 } UILabel { background-color: ink }")
        style.element("Card", { id = "card", style.element("UILabel"), style.element("UILabel") })

        """

    /// Everything that a run may leave behind.
    private func state(_ styler: Styler) -> [String] {
        let rows = styler.tree.allElements.map { element in
            "\(styler.tree.path(of: element)) \(styler.tree.type(of: element)) "
                + styler.computedStyle(of: element).properties.map { "\($0.keyPath): \($0.text)" }.joined(separator: "; ")
        }
        let registry = styler.registry
        return rows + [
            "\(styler.variableNames.map { "\($0)=\(styler.variable($0)?.value.text ?? "")" })", "\(styler.environment.width)",
            "\(styler.environment.colorScheme)", "\(styler.rules.count)", "\(registry.classes.map(\.name))",
            "\(registry.properties.map(\.name))", "\(registry.functions["twice"] == nil)", "\(registry.namedColors.count)",
        ]
    }

    @Test("a run that fails leaves nothing; the theme before it stands with its values")
    func failure() throws {
        let theme = try Theme()
        let before = state(theme.styler)
        let faults = theme.run(Self.everything + "style.sheet('UIView { alpha 1 }')\nerror('no luck')")
        #expect(faults.count == 2 && faults.first?.contains("no luck") == true, "\(faults)")
        #expect(state(theme.styler) == before && theme.lines.isEmpty && theme.styler.tree.count == 0)
        #expect(theme.run("style.element('UIView')") == [] && theme.lines.isEmpty)

        let other = try Theme()
        #expect(other.run(Self.everything) == [])
        let good = state(other.styler)
        let elements = other.styler.tree.allElements
        #expect(other.run("style.var('gap', 99) style.class('New') style.element('UIView'):apply() error('no luck')").count == 1)
        #expect(state(other.styler) == good && other.styler.tree.allElements == elements)
        other.styler.setState("selected", true, of: elements[0])
        other.script.apply()
        #expect(other.styler.computedStyle(of: elements[0])["alpha"]?.text == "0.25")
        #expect(other.lines.last?.hasSuffix("hook\t1") == true)
    }

    @Test("what a failed pack did is taken back also where the script goes on")
    func failedPack() throws {
        let theme = try Theme(files: [
            "bad/pack.lua": "style.class('Bad') style.var('bad', 1) style.sheet('UIView { alpha: .1 }') style.element('UIView') error('bad pack')",
            "good/pack.lua": "style.class('Good') style.var('good', 1) return { name = 'good', version = '1.0.0' }",
        ])
        let faults = theme.run("""
            assert(not pcall(style.use, "bad"))
            assert(not pcall(style.raw, "bad") and #style.select("*") == 0)
            style.use("good")
            assert(style.raw("good") == "1")
            """)
        #expect(faults == [] && theme.styler.variableNames == ["good"] && theme.styler.rules.isEmpty)
        #expect(theme.styler.registry.classDefinition("Bad") == nil && theme.styler.registry.classDefinition("Good") != nil)
        #expect(theme.run("assert(not pcall(style.raw, 'good')) style.use('good') assert(style.raw('good') == '1')") == [])
    }

    @Test("run once more, it is no change, and nothing is there twice")
    func again() throws {
        let theme = try Theme()
        #expect(theme.run(Self.everything) == [])
        let (good, elements) = (state(theme.styler), theme.styler.tree.allElements)
        let lines = theme.lines
        theme.styler.setState("selected", true, of: elements[0])
        theme.script.apply()
        for _ in 1...3 {
            let outcome = theme.script.run(SourceFile(name: "t.lua", text: Self.everything))
            #expect(outcome.finished && outcome.diagnostics.isEmpty)
            #expect(theme.script.apply().isEmpty)
            #expect(theme.styler.tree.allElements == elements && theme.styler.tree.states(of: elements[0]) == ["selected"])
        }
        #expect(theme.lines.count == lines.count + 1)
        theme.styler.setState("selected", false, of: elements[0])
        theme.script.apply()
        #expect(state(theme.styler) == good && theme.lines.count == lines.count + 2)
    }

    @Test("a changed script gives one change set and the styles of a fresh run; elements keep handles and states")
    func changed() throws {
        let theme = try Theme()
        #expect(theme.run(Self.everything) == [])
        let elements = theme.styler.tree.allElements
        theme.styler.setState("selected", true, of: elements[1])
        let second = Self.everything.split(separator: "\n").map(String.init).joined(separator: "\n")
            .replacing("gap\", 4", with: "gap\", 5").replacing("alpha: .5", with: "alpha: .75")
            .replacing("style.element(\"UILabel\") })", with: "style.element(\"UILabel\"), style.element(\"UILabel\") })")
        let outcome = theme.script.run(SourceFile(name: "t.lua", text: second))
        #expect(outcome.finished && outcome.diagnostics.isEmpty)
        let changes = theme.script.apply().map { "\(theme.styler.tree.path(of: $0.element)) \($0.keyPath) \($0.new?.text ?? "-")" }
        #expect(changes == ["0 alpha 0.75", "0 elevation 10", "0/2 backgroundColor #ff0000"], "\(changes)")
        #expect(Array(theme.styler.tree.allElements.prefix(3)) == elements && theme.styler.tree.states(of: elements[1]) == ["selected"])
        let fresh = try Theme()
        #expect(fresh.run(second) == [] && state(theme.styler) == state(fresh.styler))
    }

    @Test("handles of a script mean the elements that kept their identity; setters and hooks are told once")
    func handles() throws {
        let text = """
            style.sheet("UIView { alpha: .5 } .on { alpha: .25 }")
            local view, pressed = style.element("UIView", { id = "v" }), false
            style.on("apply", function(element, changes)
              print(element == view, #changes)
              if not pressed then pressed = true view:add_class("on") end
            end)
            view:apply()

            """
        let theme = try Theme()
        #expect(theme.run(text) == [])
        let first = theme.lines
        #expect(first.map { String($0.drop { $0 != " " }.dropFirst()) } == ["true\t1", "true\t1"])
        let view = try #require(theme.styler.tree.allElements.first)
        #expect(theme.run(text) == [] && theme.styler.tree.allElements == [view])
        #expect(theme.styler.computedStyle(of: view)["alpha"]?.text == "0.25")
        let told = theme.lines.count
        theme.styler.removeClass("on", from: view)
        theme.script.apply()
        #expect(theme.lines.count == told + 1 && theme.lines.last?.hasSuffix("true\t1") == true)
    }

    @Test("what callbacks did after the run goes with the theme")
    func lateWorks() throws {
        let theme = try Theme()
        let text = """
            style.element("UIView", { id = "v" })
            style.rule("UIView", { alpha = 0.5 })
            local n = 0
            style.on("apply", function()
              n = n + 1
              if n == 1 then style.rule("UIView", { alpha = 0.25 }) style.element("UILabel") style.var("late", 1) end
            end)

            """
        for _ in 1...4 {
            #expect(theme.run(text) == [])
            #expect(theme.styler.rules.count <= 2 && theme.styler.tree.count <= 2)
        }
        #expect(theme.run("style.element('UIView', { id = 'v' })") == [])
        #expect(theme.styler.rules.isEmpty && theme.styler.tree.count == 1 && theme.styler.variableNames.isEmpty)
    }

    @Test("two scripts stand beside each other; each replaces itself alone")
    func twoScripts() throws {
        let theme = try Theme()
        func run(_ name: String, _ text: String) -> Bool { theme.script.run(SourceFile(name: name, text: text)).finished }
        #expect(run("a.lua", "style.var('a', 1) style.sheet('UIView { alpha: .1 }') style.element('UIView', { id = 'a' })"))
        #expect(run("b.lua", "style.var('b', 1) style.sheet('UIView { layout-margins: 1 }') style.element('UIView', { id = 'b' })"))
        #expect(run("a.lua", "style.var('a', 2) style.sheet('UIView { alpha: .2 }') style.element('UIView', { id = 'a' })"))
        theme.script.apply()
        #expect(theme.styler.variableNames == ["a", "b"] && theme.styler.variable("a")?.value.text == "2")
        #expect(theme.styler.rules.count == 2 && theme.styler.tree.count == 2)
        for element in theme.styler.tree.allElements { #expect(theme.styler.computedStyle(of: element).properties.count == 2) }
    }

    @Test("two hundred runs leave what one leaves")
    func nothingGathers() throws {
        let theme = try Theme(files: ["p/pack.lua": "style.func('three', function() return 3 end) style.sheet('UILabel { alpha: three() / 4 }') return { name = 'p', version = '1.0.0' }"])
        var sizes: Set<String> = []
        for round in 0..<200 {
            let faults = theme.run(Self.everything.replacing("gap\", 4", with: "gap\", \(round % 3)") + "style.use('p') style.sheet('Card { alpha: wrong }')")
            #expect(faults.count == 1, "\(faults)")
            let styler = theme.styler
            sizes.insert(
                "\(styler.tree.count) \(styler.rules.count) \(styler.diagnostics.count) \(styler.variableNames) \(styler.registry.properties.count) \(styler.registry.packs.count)")
        }
        #expect(sizes.count == 1, "\(sizes)")
    }
}
