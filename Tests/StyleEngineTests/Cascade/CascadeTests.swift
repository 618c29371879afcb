import StyleDiagnostics
import StyleEngine
import StyleSyntax
import Testing

@Suite("Cascade")
struct CascadeTests {
    @Test("an id wins over classes, classes over types, whatever the order")
    func specificityBeforeOrder() throws {
        let stage = try Stage("#i { alpha: .1 } .x.y { alpha: .2 } view { alpha: .3 }")
        #expect(stage.text("alpha", of: stage.add("view", id: "i", "x", "y")) == "0.1")
        #expect(stage.text("alpha", of: stage.add("view", "x", "y")) == "0.2")
    }

    @Test("equal weight: the later rule wins, the order of classes on the element does not count")
    func order() throws {
        let stage = try Stage(".x { alpha: .1 } .y { alpha: .2 }")
        #expect(stage.text("alpha", of: stage.add("view", "y", "x")) == "0.2")
    }

    @Test("the cascade by order alone ignores specificity")
    func orderAlone() throws {
        let stage = try Stage("#i { alpha: .1 } view { alpha: .2 }")
        stage.styler.cascadeOrder = .order
        #expect(stage.text("alpha", of: stage.add("view", id: "i")) == "0.2")
    }

    @Test("important wins over later and over inline")
    func important() throws {
        let stage = try Stage(".x { alpha: .1 !important; hidden: YES } .x { alpha: .2 }")
        let view = stage.add("view", "x")
        stage.styler.setInlineStyle(DeclarationBlock.parse(SourceFile(name: "inline", text: "alpha: .7; hidden: NO"), dialect: .css), of: view)
        #expect(stage.text("alpha", of: view) == "0.1")
        #expect(stage.text("hidden", of: view) == "false")
    }

    @Test("later sheets win over earlier ones, pack sheets lose against both")
    func origins() throws {
        let stage = try Stage(".x { alpha: .1 }", ".x { alpha: .2 }")
        stage.styler.add(text: "#i.x { alpha: .9; hidden: YES }", origin: .pack)
        let view = stage.add("view", id: "i", "x")
        #expect(stage.text("alpha", of: view) == "0.2")
        #expect(stage.text("hidden", of: view) == "true")
    }

    @Test("layers lose against rules outside, later layers win over earlier ones")
    func layers() throws {
        let stage = try Stage("@layer low, high; @layer high { .x { tag: 2 } } @layer low { .x.x { tag: 1; alpha: .5 } } .x { alpha: .4 }")
        let view = stage.add("view", "x")
        #expect(stage.text("tag", of: view) == "2")
        #expect(stage.text("alpha", of: view) == "0.4")
    }

    @Test("a declaration whose value is bad leaves the field to the next one")
    func badValue() throws {
        let stage = try Stage(".x { alpha: .5 } .x.x { alpha: nonsense }")
        #expect(stage.text("alpha", of: stage.add("view", "x")) == "0.5")
        #expect(stage.faults == ["value.unexpected error 1:32"])
    }

    @Test("a bad value is reported once, however many elements it meets")
    func reportedOnce() throws {
        let stage = try Stage("view, .x { alpha: 3 }")
        for _ in 0..<5 { stage.add("view", "x") }
        stage.styler.apply()
        stage.styler.apply()
        #expect(stage.faults == ["value.out-of-range error 1:19"])
    }

    @Test("inherit, initial, unset and current as in CSS")
    func wideKeywords() throws {
        let stage = try Stage(
            """
            .parent { alpha: .3; tint-color: red; tag: 7 }
            .child { alpha: inherit; tag: current }
            .other { alpha: initial; tint-color: unset }
            """)
        let parent = stage.add("view", "parent")
        let child = stage.add("view", "child", in: parent)
        let other = stage.add("view", "other", in: parent)
        #expect(stage.text("alpha", of: child) == "0.3")
        #expect(stage.text("tag", of: child) == nil)
        #expect(stage.text("alpha", of: other) == "1")
        #expect(stage.text("tintColor", of: other) == "#ff0000")
    }

    @Test("revert goes back to the origin before")
    func revert() throws {
        let stage = try Stage(".x { alpha: revert } .x { alpha: .9 } .x.x { alpha: revert }")
        stage.styler.add(text: "view { alpha: .2 }", origin: .pack)
        #expect(stage.text("alpha", of: stage.add("view", "x")) == "0.2")
    }

    @Test("an inherited property reaches the descendants and names the ancestor")
    func inheritance() throws {
        let stage = try Stage(".parent { tint-color: red; tag: 7 }")
        let parent = stage.add("view", "parent")
        let middle = stage.add("view", in: parent)
        let leaf = stage.add("label", in: middle)
        #expect(stage.text("tintColor", of: leaf) == "#ff0000")
        #expect(stage.text("tag", of: leaf) == nil)
        #expect(stage.styler.computedStyle(of: leaf).property("tintColor")?.inheritedFrom == parent)
    }

    // CSS Cascade 5, §7.3.4: the style attribute is of the author's origin.
    @Test("revert in an element's own declarations takes the author's away too, important ones with them")
    func revertInline() throws {
        let stage = try Stage("view { tag: 9; alpha: .4 } .x { alpha: .5 !important }", ".y { alpha: revert !important; tag: 2 }")
        stage.styler.add(text: "view { tag: 3; alpha: .2 }", origin: .pack)
        let view = stage.add("view")
        stage.styler.setInlineStyle(DeclarationBlock.parse(SourceFile(name: "inline", text: "tag: revert"), dialect: .css), of: view)
        #expect(stage.text("tag", of: view) == "3")
        #expect(stage.text("alpha", of: view) == "0.4")
        #expect(stage.text("alpha", of: stage.add("view", "x", "y")) == "0.2")
    }

    @Test("inherit from a parent that has the default alone, and at a root, gives the default as a row of its own")
    func inheritsDefault() throws {
        let stage = try Stage(".p { alpha: .5 }\n.x { alpha: inherit; tag: inherit }")
        let parent = stage.add("view")
        let child = stage.add("view", "x", in: parent)
        #expect(stage.text("alpha", of: child) == "1")
        let row = try #require(stage.styler.computedStyle(of: child).property("alpha"))
        #expect(row.inheritedFrom == nil && row.selector == ".x" && row.span.startLocation == SourceLocation(line: 2, column: 6))
        // Without a default there is nothing to say.
        #expect(stage.text("tag", of: child) == nil)
        #expect(stage.text("alpha", of: stage.add("view", "x")) == "1")
        stage.styler.tree.addClass("p", to: parent)
        #expect(stage.text("alpha", of: child) == "0.5")
        stage.styler.tree.removeClass("p", from: parent)
        #expect(stage.text("alpha", of: child) == "1")
    }
}
