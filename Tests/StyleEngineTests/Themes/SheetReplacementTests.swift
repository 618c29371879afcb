import StyleDiagnostics
import StyleEngine
import StyleSyntax
import Testing

@Suite("A sheet in the place of another")
struct SheetReplacementTests {
    private func sheet(_ text: String) -> Stylesheet {
        Stylesheet.load(SourceFile(name: "new.css", text: text), dialect: .css, loader: nil)
    }

    @Test("the new sheet has the place, the handle and the activity of the old one")
    func place() throws {
        let stage = try Stage("view { alpha: .1 }")
        let middle = stage.styler.add(text: "view { alpha: .2; tag: 2 }")
        stage.styler.add(text: "view { alpha: .3 }")
        let view = stage.add("view")
        #expect(stage.text("alpha", of: view) == "0.3" && stage.text("tag", of: view) == "2")
        #expect(stage.styler.replace(middle, with: sheet("view { alpha: .4; tag: 4 }")))
        #expect(stage.text("alpha", of: view) == "0.3" && stage.text("tag", of: view) == "4")
        stage.styler.setActive(false, middle)
        stage.styler.replace(middle, with: sheet("view { tag: 5 }"))
        #expect(stage.text("tag", of: view) == nil)
        stage.styler.setActive(true, middle)
        #expect(stage.text("tag", of: view) == "5")
        stage.styler.remove(middle)
        #expect(!stage.styler.replace(middle, with: sheet("view { tag: 6 }")) && stage.text("tag", of: view) == nil)
    }

    @Test("equal values of other rules are no change")
    func equalValues() throws {
        let stage = try Stage()
        let id = stage.styler.add(text: "view { alpha: .5; tag: 2 }")
        stage.add("view")
        stage.styler.apply()
        stage.styler.replace(id, with: sheet("/* moved */ view { tag: 1 + 1 } view { alpha: 50 / 100 }"))
        #expect(stage.styler.apply().isEmpty)
        stage.styler.replace(id, with: sheet("view { tag: 3; alpha: .5 }"))
        #expect(stage.styler.apply().map(\.keyPath) == ["tag"])
    }

    @Test("what the old sheet was at fault for is reported no more")
    func faults() throws {
        let stage = try Stage()
        let id = stage.styler.add(text: "view { alpha: nonsense } }")
        stage.add("view")
        stage.styler.apply()
        #expect(stage.faults.count == 2)
        stage.styler.replace(id, with: sheet("\nview { alpha: wrong }"))
        stage.styler.apply()
        #expect(stage.faults == ["value.unexpected error 2:15"])
    }

    @Test("a hundred replacements leave one sheet and its faults")
    func nothingGathers() throws {
        let stage = try Stage()
        let id = stage.styler.add(text: "view { tag: 0 }")
        let view = stage.add("view")
        for round in 1...100 {
            stage.styler.replace(id, with: sheet("view { tag: \(round); alpha: bad }"))
            stage.styler.apply()
        }
        #expect(stage.text("tag", of: view) == "100" && stage.styler.rules.count == 1 && stage.faults.count == 1)
    }
}
