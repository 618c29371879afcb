import StyleEngine
import Testing

/// How far a change reaches. Expected: read off the selectors by hand.
@Suite("Invalidation")
struct InvalidationTests {
    /// A row of 50 buttons with a label in each.
    private func row(_ sheet: String) throws -> (stage: Stage, items: [ElementID]) {
        let stage = try Stage(sheet)
        let root = stage.add("view")
        let items = (0..<50).map { _ in stage.add("button", "item", in: root) }
        for item in items { stage.add("label", "inner", in: item) }
        stage.styler.apply()
        return (stage, items)
    }

    @Test("`+` concerns the next sibling, or the one after that where there are two of it")
    func nextSibling() throws {
        let (stage, items) = try row(".a + .item { alpha: .5 } .b + .item .inner { tag: 1 } .c + .item + .item { tag: 2 }")
        stage.styler.addClass("a", to: items[3])
        #expect(stage.styler.applyNow().elements == [items[4]])
        stage.styler.addClass("a", to: items[20])
        #expect(stage.styler.applyNow().matchedElements == 2)
        stage.styler.addClass("b", to: items[30])
        #expect(stage.styler.applyNow().matchedElements == 2)
        #expect(stage.text("tag", of: stage.styler.tree.children(of: items[31])[0]) == "1")
        stage.styler.addClass("c", to: items[40])
        #expect(stage.styler.applyNow().elements == [items[42]])
    }

    @Test("an element that comes or goes concerns the next one through `+`, all later ones through `~`")
    func structure() throws {
        let (near, nearItems) = try row(".item + .item { alpha: .5 }")
        near.styler.remove(nearItems[10])
        #expect(near.styler.applyNow().matchedElements == 1)
        near.styler.insert("button", classes: ["item"], into: near.styler.tree.parent(of: nearItems[0]), at: 0)
        #expect(near.styler.applyNow().matchedElements == 2 && near.text("alpha", of: nearItems[0]) == "0.5")
        let (far, farItems) = try row(".mark ~ .item { alpha: .5 }")
        far.styler.addClass("mark", to: farItems[0])
        far.styler.apply()
        far.styler.remove(farItems[0])
        #expect(far.styler.applyNow().elements.count == 49)
    }

    @Test("a sibling beside is passed over")
    func aside() throws {
        let (stage, items) = try row(".a + .item { alpha: .5 }")
        let root = stage.styler.tree.parent(of: items[0])
        let aside = stage.styler.insert("view", classes: ["a"], into: root, at: 1, isAside: true)
        stage.styler.apply()
        #expect(stage.text("alpha", of: items[1]) == nil)
        stage.styler.addClass("a", to: items[0])
        #expect(stage.styler.applyNow().elements == [items[1]])
        stage.styler.remove(items[0])
        #expect(stage.text("alpha", of: items[1]) == nil)
        stage.styler.insert("button", classes: ["a"], into: root, at: 0)
        stage.styler.remove(aside)
        #expect(stage.text("alpha", of: items[1]) == "0.5")
    }

    @Test("a change inside of a frozen part waits, one beside it does not")
    func frozen() throws {
        let (stage, items) = try row(".a { alpha: .5 } .a .inner { tag: 1 }")
        let inner = stage.styler.tree.children(of: items[5])[0]
        stage.styler.setStyled(false, items[5])
        stage.styler.addClass("a", to: inner)
        #expect(stage.styler.applyNow().isEmpty)
        stage.styler.addClass("a", to: items[6])
        #expect(stage.styler.applyNow().elements.count == 2)
        stage.styler.setStyled(true, items[5])
        #expect(stage.text("alpha", of: inner) == "0.5")
    }
}
