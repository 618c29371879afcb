import StyleDiagnostics
import StyleEngine
import StyleSyntax
import Testing

@Suite("Selector matching")
struct SelectorMatchingTests {
    /// `view.p > (label#one.a, label#two.b, button#three.a.b[role=main nav] > label#inner.c)`, and a second root.
    private func matches(_ selector: String, dialect: Dialect = .css) throws -> [String] {
        let stage = try Stage()
        let root = stage.add("view", id: "root", "p")
        stage.add("label", id: "one", "a", in: root)
        stage.add("label", id: "two", "b", in: root)
        let three = stage.add("button", id: "three", "a", "b", in: root, attributes: [("role", "main nav")])
        stage.styler.tree.setState("selected", true, of: three)
        stage.add("label", id: "inner", "c", in: three)
        stage.add("view", id: "second")
        let parsed = SelectorList.parse(SourceFile(name: "selector", text: selector), dialect: dialect)
        #expect(!parsed.diagnostics.containsError, "\(parsed.diagnostics)")
        return stage.styler.elements(matching: parsed.selectors).compactMap { stage.styler.tree.id(of: $0) }
    }

    /// Expected lists: Selectors Level 4, read by hand on the tree above.
    @Test(
        "each form matches what Selectors 4 says",
        arguments: [
            ("*", ["root", "one", "two", "three", "inner", "second"]), ("label", ["one", "two", "inner"]),
            ("UILABEL.a", ["one"]), ("pushbutton", ["three"]), ("view", ["root", "second"]),
            ("^view", ["root", "one", "two", "three", "inner", "second"]), ("#two", ["two"]), (".a.b", ["three"]), (".A", []),
            (".p label", ["one", "two", "inner"]), (".p > label", ["one", "two"]), ("#one + label", ["two"]),
            ("#one ~ *", ["two", "three"]), (".a + .b ~ .b > .c", ["inner"]), ("label ~ label + button > label", ["inner"]),
            ("#root + view", []), ("label:first-child", ["one", "inner"]), ("*:last-child", ["root", "three", "inner", "second"]),
            ("label:nth-child(2n)", ["two"]), ("*:nth-child(odd)", ["root", "one", "three", "inner", "second"]),
            ("label:nth-of-type(2)", ["two"]), ("*:nth-last-child(-n + 2)", ["root", "two", "three", "inner", "second"]),
            ("*:nth-child(1 of .b)", ["two"]), ("*:only-child", ["root", "inner", "second"]), ("*:root", ["root", "second"]),
            ("*:empty", ["one", "two", "inner", "second"]), (":is(#one, .c)", ["one", "inner"]),
            ("label:not(.a, .c)", ["two"]), ("*:has(> .c)", ["three"]), ("*:has(.c)", ["root", "three"]),
            ("[role]", ["three"]), ("[role~=nav]", ["three"]), ("[role^=main]", ["three"]), ("[role=main]", []),
            ("*:selected", ["three"]), ("button:enabled", ["three"]), ("*:disabled", []), ("*:portrait:phone", ["root", "one", "two", "three", "inner", "second"]),
            ("*:landscape", []), (":minOSVersion(8.4)", ["root", "one", "two", "three", "inner", "second"]),
        ])
    func forms(selector: String, expected: [String]) throws {
        #expect(try matches(selector) == expected)
    }

    @Test("in .cas a type is written as registered")
    func indentedTypes() throws {
        #expect(try matches("UILabel", dialect: .cas) == ["one", "two", "inner"])
        #expect(try matches("label", dialect: .cas) == [])
        #expect(try matches("^UIView.c", dialect: .cas) == ["inner"])
    }

    @Test("descendants are searched with back-tracking, and hopeless searches end early")
    func backtracking() throws {
        let stage = try Stage()
        var parent = stage.add("view", "start")
        for _ in 0..<400 { parent = stage.add("view", "x", in: parent) }
        let chain = Array(repeating: ".x", count: 30).joined(separator: " ")
        for (text, count) in [(".start " + chain, 371), (".none " + chain, 0), (".start > .x " + chain, 370)] {
            let parsed = SelectorList.parse(SourceFile(name: "selector", text: text), dialect: .css)
            #expect(stage.styler.elements(matching: parsed.selectors).count == count)
        }
    }

    @Test("an unknown pseudo-class or type is a warning with a suggestion, and matches nothing")
    func unknownNames() throws {
        let stage = try Stage("view:higlighted { alpha: .1 }\nlabl { alpha: .2 }")
        let view = stage.add("view")
        #expect(stage.text("alpha", of: view) == nil)
        #expect(stage.faults == ["selector.unknown-pseudo-class warning 1:5", "selector.unknown-type warning 2:1"])
        #expect(stage.styler.diagnostics[0].message.contains("\"highlighted\""))
        #expect(stage.styler.diagnostics[1].message.contains("\"label\"") || stage.styler.diagnostics[1].message.contains("\"Label\""))
    }

    // Selectors 4, §3.10 and §4.1: what is invalid makes its selector invalid, but for the forgiving lists.
    @Test(
        "a selector with an unknown pseudo-class, or one whose argument nobody can read, matches nothing, wherever that stands",
        arguments: [
            (":not(:foo)", "unknown"), (".a:not(.b, :foo)", "unknown"), ("view:not(:has(:foo))", "unknown"), (":has(:foo)", "unknown"),
            (":not(:nth-child(1 of :foo))", "unknown"), (":nth-child(1 of .a:not(:foo))", "unknown"), (":not(:foo) label", "unknown"),
            (":not(:nth-child(x))", "bad"), (":not(:min-os-version(abc))", "bad"), (":not(:is)", "bad"), (":where", "bad"),
        ])
    func meaningless(selector: String, kind: String) throws {
        let stage = try Stage("\(selector) { tag: 1 } label { alpha: .5 }")
        let root = stage.add("view", "a")
        let label = stage.add("label", "a", in: root)
        #expect(stage.text("tag", of: root) == nil && stage.text("tag", of: label) == nil)
        #expect(stage.text("alpha", of: label) == "0.5")
        #expect(stage.styler.diagnostics.map(\.id.rawValue) == [kind == "bad" ? "selector.bad-argument" : "selector.unknown-pseudo-class"])
        #expect(stage.styler.diagnostics[0].span?.file.name == "sheet1.css")
    }

    @Test(
        ":is and :where leave out what means nothing, and may be empty",
        arguments: [
            (":is(:foo, label)", "label", ["selector.unknown-pseudo-class warning 1:5"]), (":is(:foo)", "", ["selector.unknown-pseudo-class warning 1:5"]),
            (":not(:is(:foo))", "label view", ["selector.unknown-pseudo-class warning 1:10"]),
            (":is()", "", []), (":where( )", "", []), (":not(:is())", "label view", []), (".a:is(label, :is())", "label", []),
            (":is(..x, label)", "label", ["syntax.unreadable-selector error 1:5"]), (":where(label,)", "label", ["syntax.missing-selector error 1:14"]),
            (":is(..x)", "", ["syntax.unreadable-selector error 1:5"]), (":not(..x, label)", "", ["syntax.unreadable-selector error 1:6"]),
            (":not()", "", ["syntax.missing-selector error 1:6"]), (":has()", "", ["syntax.missing-selector error 1:6"]),
        ])
    func forgiving(selector: String, expected: String, faults: [String]) throws {
        let stage = try Stage("\(selector) { tag: 1 }")
        let root = stage.add("view", "a")
        let label = stage.add("label", "a", in: root)
        let styled = [(label, "label"), (root, "view")].filter { stage.text("tag", of: $0.0) == "1" }.map(\.1)
        #expect(styled.joined(separator: " ") == expected)
        #expect(stage.faults == faults)
    }

    @Test(
        "the argument of a pseudo-class of the environment is a version, a number or a text, or an error",
        arguments: [
            ("min-os-version(abc)", false), ("min-os-version()", false), ("min-os-version(-1)", false), ("max-os-version(18.)", false),
            ("max-os-version", false), ("max-os-version(\"\")", false), ("screen-width(abc)", false), ("screen-width()", false),
            ("screen-height-greater-than(x1)", false), ("screen-width-greater-than(1foo)", false), ("device-model()", false),
            ("min-os-version(17)", true), ("max-os-version(\"17.0.1\")", true), ("screen-width(375px)", true),
            ("screen-height-greater-than( 600 )", true),
        ])
    func environmentArguments(pseudoClass: String, holds: Bool) throws {
        let stage = try Stage("view:\(pseudoClass) { tag: 1 }")
        #expect(stage.text("tag", of: stage.add("view")) == (holds ? "1" : nil))
        #expect(stage.faults == (holds ? [] : ["selector.bad-argument error 1:5"]))
    }
}
