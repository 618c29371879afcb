import StyleDiagnostics
import StyleEngine
import StyleSyntax
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

    // CSS Variables 1, §2: custom properties cascade as all properties do.
    @Test(
        "importance, origin and layer decide between variables as between properties",
        arguments: [
            (".c { --x: 1 !important } label.c { --x: 2 }", "1"),
            (".c { --x: 1 } label.c { --x: 2 }", "2"),
            (".c { --x: 1 !important; --x: 2 }", "1"),
            ("@layer low { label.c { --x: 2 } } .c { --x: 1 }", "1"),
            (":root { --x: 1 !important } :root { --x: 2 }", "1"),
            (":root { --x: 1 } @layer low { :root { --x: 2 } }", "1"),
            ("@layer a, b; @layer b { :root { --x: 1 } } @layer a { :root { --x: 2 } }", "1"),
            ("@layer a, b; @layer a { :root { --x: 1 !important } } @layer b { :root { --x: 2 !important } } :root { --x: 3 }", "1"),
            (":root { --x: 1 !important } .c { --x: 2 }", "1"),
            ("@x: 2; .c { --x: 1 }", "1"),
            ("@x: 1 !important; .c { --x: 2 }", "1"),
        ])
    func importance(sheet: String, expected: String) throws {
        let stage = try Stage(sheet + " .c { tag: var(--x) }")
        stage.styler.add(text: ":root { --x: 7 } .c { --x: 8 }", origin: .pack)
        #expect(stage.text("tag", of: stage.add("label", "c")) == expected)
        #expect(stage.faults == [])
    }

    @Test("an important variable is inherited like any other, and stands against an element's own")
    func importantAndInherited() throws {
        let stage = try Stage(":root { --x: 1 !important } .c { --x: 2 } view, label { tag: var(--x) } .d { --x: 4 !important }")
        let root = stage.add("view")
        let (c, d) = (stage.add("label", "c", in: root), stage.add("label", "d", in: root))
        let block = DeclarationBlock.parse(SourceFile(name: "inline", text: "--x: 3"), dialect: .css)
        for element in [c, d] { stage.styler.setInlineStyle(block, of: element) }
        #expect([root, c, d].map { stage.text("tag", of: $0) } == ["1", "3", "4"])
    }

    // CSS Variables 1, §3: the keywords of all properties are no values of variables.
    @Test(
        "initial, inherit, unset and revert in --x mean what they mean in properties",
        arguments: [
            (":root { --x: .5 } .b { --x: initial }", "", "0.1"),
            (":root { --x: .5 } .b { --x: initial } .c { --x: .6 }", "", "0.6"),
            (":root { --x: .5 } .b { --x: .3 } .c { --x: .4 } label.c { --x: inherit }", "", "0.3"),
            (".b { --x: .3 } .c { --x: .4 } label.c { --x: Unset }", "", "0.3"),
            (".b { --x: .3 } .c { --x: .4 } label.c { --x: revert }", "label { --x: .9 }", "0.9"),
            (".b { --x: .3 } .c { --x: .4 } label.c { --x: revert }", "", "0.3"),
            (":root { --x: .5 } :root { --x: initial }", "", "0.1"),
            (":root { --x: .5 } :root { --x: revert }", ":root { --x: .8 }", "0.8"),
            (":root { --x: .5 } :root { --x: inherit }", ":root { --x: .8 }", "0.7"),
        ])
    func wideKeywords(sheet: String, pack: String, expected: String) throws {
        let stage = try Stage(sheet + " label { alpha: var(--x, .1) }")
        stage.styler.add(text: pack, origin: .pack)
        stage.styler.setToken("x", ".7")
        let label = stage.add("label", "c", in: stage.add("view", "b"))
        #expect(stage.text("alpha", of: label) == expected)
        #expect(stage.faults == [])
    }

    @Test("an initial variable is undefined for all below, and a variable of @x or $x holds any word")
    func initialIsUndefined() throws {
        let stage = try Stage("--x: 1; @y: initial; .b { --x: initial } label { tag: var(--x); text: @y }")
        let label = stage.add("label", in: stage.add("view", "b"))
        #expect(stage.text("tag", of: label) == nil)
        #expect(stage.text("text", of: label) == "\"initial\"")
        #expect(stage.styler.diagnostics.map(\.message) == ["undefined variable \"x\""])
        #expect(stage.styler.variable("x", of: label) == nil)
        #expect(stage.styler.variableNames == ["x", "y"])
        stage.styler.add(text: ":root { --y: initial }")
        #expect(stage.styler.variable("y") == nil && stage.styler.variableNames == ["x"])
    }

    @Test("a set variable is stronger than those that sheets give the root under conditions, and weaker than those of rules")
    func setAgainstRules() throws {
        let stage = try Stage("@media (width > 0) { :root { --x: 1; --y: 1 } @z: 1; } .r { --y: 2 } label { tag: $x + $y * 10 + $z * 100 }")
        let root = stage.add("view", "r")
        let (below, beside) = (stage.add("label", in: root), stage.add("label"))
        stage.styler.setVariable("z", "1")
        #expect(stage.text("tag", of: below) == "121" && stage.text("tag", of: beside) == "111")
        for name in ["x", "y", "z"] { stage.styler.setVariable(name, "5") }
        #expect(stage.text("tag", of: below) == "525" && stage.text("tag", of: beside) == "555")
        stage.styler.removeVariable("x")
        #expect(stage.text("tag", of: below) == "521")
        stage.styler.overrideVariable("x", "6")
        #expect(stage.text("tag", of: below) == "526")
    }
}
