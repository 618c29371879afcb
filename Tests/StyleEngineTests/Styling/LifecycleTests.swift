import StyleDiagnostics
import StyleEngine
import StyleValues
import Testing

@Suite("Lifecycle")
struct LifecycleTests {
    private func lines(_ stage: Stage, _ changes: [StyleChange]) -> [String] {
        changes.map { "\(stage.styler.tree.path(of: $0.element)) \($0.keyPath) \($0.old?.text ?? "-") \($0.new?.text ?? "-")" }
    }

    @Test("changes ask for one pass; without a change there is none")
    func coalescing() throws {
        final class Count { var requests = 0 }
        let count = Count()
        let stage = try Stage(".x { alpha: .5 } .y { tag: 2 }")
        let view = stage.add("view")
        stage.styler.applyNow()
        stage.styler.scheduler = StyleScheduler { count.requests += 1 }
        stage.styler.addClass("x", to: view)
        stage.styler.addClass("y", to: view)
        stage.styler.setState("selected", true, of: view)
        #expect(count.requests == 1 && stage.styler.needsStyle)
        #expect(lines(stage, stage.styler.apply()) == ["0 alpha - 0.5", "0 tag - 2"])
        #expect(!stage.styler.needsStyle && stage.styler.applyNow().isEmpty)
        stage.styler.setNeedsStyle(view)
        #expect(count.requests == 2 && stage.styler.applyNow().matchedElements == 1)
    }

    @Test("off, changes gather and values stay; on again, one pass makes up for it")
    func offSwitch() throws {
        let stage = try Stage("view { alpha: .5 } .x { alpha: .25 }")
        let view = stage.add("view")
        stage.styler.apply()
        stage.styler.isEnabled = false
        stage.styler.addClass("x", to: view)
        #expect(stage.styler.apply().isEmpty && stage.text("alpha", of: view) == "0.5")
        stage.styler.isEnabled = true
        #expect(lines(stage, stage.styler.apply()) == ["0 alpha 0.5 0.25"])
    }

    @Test("a recycled element tells differences alone, and nothing of its former self stays")
    func recycling() throws {
        let stage = try Stage(".cell { tag: 1 } .odd { alpha: .5 } .cell:selected, [row=\"1\"] { corner-radius: 4 }")
        let cell = stage.add("view", "cell", "odd", attributes: [("row", "1")])
        stage.styler.setState("selected", true, of: cell)
        stage.styler.apply()
        stage.styler.tree.reuse(cell, classes: ["cell"], attributes: [("row", "2")])
        #expect(lines(stage, stage.styler.apply()) == ["0 alpha 0.5 -", "0 layer.cornerRadius 4 -"])
        #expect(stage.styler.tree.states(of: cell) == [] && stage.styler.tree.attribute("row", of: cell) == "2")
    }

    @Test("elements of one style identity see nothing above, but inherit all the same")
    func identity() throws {
        let stage = try Stage(".list .cell { alpha: .5 } .cell { tag: 3 } .list { tint-color: red }")
        let cell = stage.add("view", "cell", in: stage.add("view", "list"))
        #expect(stage.text("alpha", of: cell) == "0.5")
        stage.styler.tree.setStyleIdentity("cell", of: cell)
        #expect(stage.text("alpha", of: cell) == nil && stage.text("tag", of: cell) == "3" && stage.text("tintColor", of: cell) == "#ff0000")
        stage.styler.tree.setStyleIdentity(nil, of: cell)
        #expect(stage.text("alpha", of: cell) == "0.5")
    }

    @Test("a hook may change what an element is given; another hears of it; what it changes waits for the next pass")
    func hooks() throws {
        let stage = try Stage("view { alpha: .5; tag: 3 } .late { tag: 4 }")
        let view = stage.add("view")
        let target = DictionaryTarget()
        stage.styler.attach(target, to: view)
        final class Heard { var lines: [String] = [] }
        let heard = Heard()
        stage.styler.willApply = { _, changes in changes.filter { $0.keyPath != "alpha" } }
        stage.styler.didApply = { [styler = stage.styler] element, changes in
            heard.lines += changes.map { "\($0.keyPath) \($0.new?.text ?? "-")" }
            styler.addClass("late", to: element)
            #expect(styler.apply().isEmpty)
        }
        #expect(lines(stage, stage.styler.apply()) == ["0 tag - 3"])
        #expect(heard.lines == ["tag 3"] && target["alpha"] == nil && target["tag"] == .number(Quantity(3)))
        #expect(stage.styler.needsStyle)
        stage.styler.apply()
        #expect(heard.lines == ["tag 3", "tag 4"])
    }

    @Test("an element styled once keeps its values from then on")
    func once() throws {
        let stage = try Stage("view { alpha: .5 } .x { alpha: .25 }")
        let view = stage.add("view")
        let below = stage.add("view", in: view)
        stage.styler.applyOnce(view)
        #expect(stage.text("alpha", of: below) == "0.5" && !stage.styler.isStyled(view))
        stage.styler.addClass("x", to: view)
        stage.styler.addClass("x", to: below)
        #expect(stage.text("alpha", of: view) == "0.5" && stage.text("alpha", of: below) == "0.5")
        stage.styler.setStyled(true, view)
        #expect(lines(stage, stage.styler.apply()) == ["0 alpha 0.5 0.25", "0/0 alpha 0.5 0.25"])
    }

    // MARK: What is done again

    @Test("a class restyles what its selectors may reach, and stops where inherited values are equal")
    func reach() throws {
        let stage = try Stage(".dark { tint-color: red } .mark .leaf { alpha: .5 } .leaf { tag: 1 }")
        let root = stage.add("view")
        let rows = (0..<20).map { _ in stage.add("view", "row", in: root) }
        for row in rows { for _ in 0..<10 { stage.add("label", "leaf", in: row) } }
        stage.styler.applyNow()
        // The ten leaves of the row, and the row itself, which tells them of its class.
        stage.styler.addClass("mark", to: rows[3])
        let marked = stage.styler.applyNow()
        #expect(marked.matchedElements <= 11 && marked.elements.count == 10)
        // The row, then its leaves, which inherit; nobody else.
        stage.styler.addClass("dark", to: rows[5])
        #expect(stage.styler.applyNow().matchedElements == 11)
        stage.styler.addClass("unknown", to: root)
        #expect(stage.styler.applyNow().matchedElements == 0)
    }

    @Test("an environment restyles what its conditions and values concern, alone; resizing the root is one")
    func environment() throws {
        let stage = try Stage("@media (min-width: 600px) { .wide { alpha: .5 } } label:landscape { tag: 2 } .fixed { tag: 1 }")
        let wide = stage.add("view", "wide")
        let label = stage.add("label")
        for _ in 0..<50 { stage.add("view", "fixed") }
        stage.styler.applyNow()
        stage.styler.environment.width = 620
        let resized = stage.styler.applyNow()
        #expect(resized.elements == [wide] && resized.matchedElements < 5)
        stage.styler.environment.height = 300
        #expect(stage.styler.applyNow().elements == [label])
        stage.styler.environment.colorScheme = "dark"
        #expect(stage.styler.applyNow().isEmpty)
    }

    @Test("a variable restyles what reads it, alone: for all, for a sheet, for an element")
    func variables() throws {
        let stage = try Stage("@a: 1; .a { tag: $a } .b { tag: $b }")
        let sheet = stage.styler.add(text: "@b: 5;", name: "b.css")
        let (a, b) = (stage.add("view", "a"), stage.add("view", "b"))
        for _ in 0..<50 { stage.add("view", "c") }
        stage.styler.applyNow()
        stage.styler.setVariable("a", "2")
        #expect(stage.styler.applyNow().elements == [a])
        stage.styler.setVariable("b", "6", in: sheet)
        #expect(stage.styler.applyNow().elements == [b] && stage.text("tag", of: b) == "6")
        stage.styler.setVariable("a", "9", on: a)
        #expect(stage.styler.applyNow().elements == [a] && stage.text("tag", of: a) == "9")
        stage.styler.setVariable("a", nil, on: a)
        stage.styler.removeVariable("a")
        #expect(stage.text("tag", of: a) == "1")
    }

    @Test("elements that match alike share one computed style, and the change set tells each")
    func sharing() throws {
        let stage = try Stage(".x { alpha: .5; tag: 2 }")
        for _ in 0..<100 { stage.add("view", "x") }
        let changes = stage.styler.apply()
        #expect(changes.count == 200 && Set(changes.map(\.element)).count == 100)
    }

    @Test("an index that is used again inherits nothing of the element that had it")
    func reusedIndex() throws {
        let stage = try Stage("view { tag: 1 }")
        let root = stage.add("view")
        let old = stage.add("view", in: root)
        stage.styler.setInlineStyle(.parse(SourceFile(name: "inline", text: "alpha: .5"), dialect: .css), of: old)
        stage.styler.apply()
        stage.styler.remove(old)
        let new = stage.add("view", in: root)
        stage.styler.setInlineStyle(.parse(SourceFile(name: "inline", text: "tag: 7"), dialect: .css), of: new)
        #expect(stage.text("tag", of: new) == "7" && stage.text("alpha", of: new) == nil)
    }
}
