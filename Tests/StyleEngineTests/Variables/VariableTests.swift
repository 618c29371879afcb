import StyleEngine
import Testing

@Suite("Variables")
struct VariableTests {
    @Test("variables are looked up late and may use each other")
    func late() throws {
        let stage = try Stage("@a: $b + 1; @b: 2; view { tag: $a } @b: 5;")
        #expect(stage.text("tag", of: stage.add("view")) == "6")
    }

    @Test("tokens < sheets in load order < set by the host < overridden")
    func precedence() throws {
        let stage = try Stage("@b: 2; @c: 2; @d: 2;", "@c: 3; @d: 3; .x { tag: $a; alpha: $b / 10 } .y { tag: $c } .z { tag: $d }")
        for name in ["a", "b"] { stage.styler.setToken(name, "1") }
        stage.styler.setVariable("d", "4")
        let (x, y, z) = (stage.add("view", "x"), stage.add("view", "y"), stage.add("view", "z"))
        #expect(stage.text("tag", of: x) == "1")
        #expect(stage.text("alpha", of: x) == "0.2")
        #expect(stage.text("tag", of: y) == "3")
        #expect(stage.text("tag", of: z) == "4")
        stage.styler.overrideVariable("d", "9")
        #expect(stage.text("tag", of: z) == "9")
    }

    @Test("a variable declared in a rule is inherited down the tree, and a nearer one hides it")
    func scoped() throws {
        let stage = try Stage("--n: 1; label { tag: var(--n) } .outer { --n: 2 } .inner { --n: var(--n2, 3) }")
        let outside = stage.add("label")
        let outer = stage.add("view", "outer")
        let below = stage.add("label", in: outer)
        let inner = stage.add("label", in: stage.add("view", "inner", in: outer))
        #expect(stage.text("tag", of: outside) == "1")
        #expect(stage.text("tag", of: below) == "2")
        #expect(stage.text("tag", of: inner) == "3")
    }

    @Test("an undefined variable is one error with a suggestion and drops its declaration alone")
    func undefined() throws {
        let stage = try Stage("@radius: 4;\nview { tag: 1; corner-radius: $radus }")
        let view = stage.add("view")
        #expect(stage.text("tag", of: view) == "1")
        #expect(stage.text("cornerRadius", of: view) == nil)
        let fault = try #require(stage.styler.diagnostics.first)
        #expect(stage.styler.diagnostics.count == 1)
        #expect(fault.severity == .error && fault.message.contains("radius"))
        #expect(fault.span?.startLocation == SourceLocation(line: 2, column: 31))
    }

    // InterfaCSS 2.x: parameters may be variables.
    @Test("a global variable may be the argument of a property", arguments: ["@s", "$s", "var(--s)", "--s"])
    func arguments(spelling: String) throws {
        let stage = try Stage("@s: selected; pushButton { title-color(\(spelling)): red }")
        let button = stage.add("pushButton")
        stage.styler.apply()
        let state = { stage.styler.computedStyle(of: button).properties.first?.arguments.map(\.value) }
        #expect(state() == ["selected"])
        stage.styler.setVariable("s", "$t")
        stage.styler.setVariable("t", "\"disabled highlighted\"")
        stage.styler.apply()
        #expect(state() == ["highlighted disabled"])
        #expect(stage.faults == [])
    }

    @Test("a variable that is none, or that no case has the value of, is an error at the argument")
    func badArguments() throws {
        let stage = try Stage("@state: big; @a: @b; @b: @a;\npushButton { title-color(@stat): red }\npushButton { title-color[state:@state]: red }\npushButton { title-color(@a): red }")
        stage.add("pushButton")
        stage.styler.apply()
        #expect(stage.styler.diagnostics.allSatisfy { $0.id == "property.bad-argument" && $0.severity == .error })
        #expect(stage.styler.diagnostics.map { $0.span?.startLocation.line } == [2, 3, 4])
        #expect(stage.styler.diagnostics.first?.message == "undefined variable \"stat\", did you mean \"state\"?")
    }

    @Test("a cycle is one error that lists it")
    func cycle() throws {
        let stage = try Stage("@a: $b; @b: $c + 1; @c: $a; view { tag: $a }")
        stage.add("view")
        stage.styler.apply()
        #expect(stage.styler.diagnostics.count == 1)
        let message = try #require(stage.styler.diagnostics.first?.message)
        for part in ["cycle", "a", "b", "c"] { #expect(message.contains(part)) }
    }

    @Test("a bad value reached through a variable carries a note at the declaration")
    func note() throws {
        let stage = try Stage("@side: middle;\nlabel { text-alignment: $side }")
        stage.add("label")
        stage.styler.apply()
        let fault = try #require(stage.styler.diagnostics.first)
        #expect(fault.id == "value.unknown-case")
        #expect(fault.notes.contains { $0.span?.startLocation.line == 1 })
    }

    @Test("a bare word of .cas is a variable only where its file declared it, and a set one hides no enum case")
    func bareWords() throws {
        let stage = try Stage("size = 3\nUILabel\n  tag size\n  text-alignment center\n", dialect: .cas)
        stage.styler.setVariable("center", "right")
        let label = stage.add("label")
        #expect(stage.text("tag", of: label) == "3")
        #expect(stage.text("textAlignment", of: label) == "center")
    }
}
