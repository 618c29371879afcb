import StyleEngine
import Testing

@Suite("Styler")
struct StylerTests {
    @Test("a value comes back when its rule goes")
    func ruleGoes() throws {
        let stage = try Stage("view { alpha: .2 }")
        let view = stage.add("view", "x")
        let extra = stage.styler.add(text: ".x { alpha: .9; tag: 1 }")
        #expect(stage.text("alpha", of: view) == "0.9")
        stage.styler.remove(extra)
        let changes = stage.styler.apply()
        #expect(changes.map(\.keyPath) == ["alpha", "tag"])
        #expect(changes.map { $0.new?.text } == ["0.2", nil])
        #expect(changes.map { $0.old?.text } == ["0.9", "1"])
    }

    @Test("a value comes back when a class goes; a second pass changes nothing")
    func classGoes() throws {
        let stage = try Stage("view { alpha: .2 } .x { alpha: .9 }")
        let view = stage.add("view", "x")
        stage.styler.apply()
        stage.styler.tree.removeClass("x", from: view)
        #expect(stage.styler.apply().map { $0.new?.text } == ["0.2"])
        #expect(stage.styler.apply().isEmpty)
    }

    @Test("rows are sorted by key path, then arguments, bytewise, with complete arguments")
    func rows() throws {
        let stage = try Stage("button { title-color(selected): red; tag: 1; title-color: blue; corner-radius: 2; background-image: a }")
        let button = stage.add("button")
        stage.styler.apply()
        let rows = stage.styler.computedStyle(of: button).properties.map { row in
            row.keyPath + row.arguments.map { "[\($0.name):\($0.value)]" }.joined()
        }
        #expect(
            rows == [
                "backgroundImage[state:normal][barMetrics:default]", "layer.cornerRadius", "tag", "titleColor[state:normal]",
                "titleColor[state:selected]",
            ])
    }

    @Test("a key path through a prefix is a row of the owner")
    func prefix() throws {
        let stage = try Stage("button { titleLabel.alpha: .25; alpha: .5; title-label.font: Arial 12 }")
        let button = stage.add("button")
        #expect(stage.text("titleLabel.alpha", of: button) == "0.25")
        #expect(stage.text("alpha", of: button) == "0.5")
        #expect(stage.text("titleLabel.font", of: button) == "Arial 12")
    }

    @Test("unknown properties and properties of other classes are warnings at the name")
    func unknownProperties() throws {
        let stage = try Stage("view { corner-raduis: 3; text: hi }")
        stage.add("view")
        stage.styler.apply()
        #expect(stage.faults == ["property.unknown warning 1:8", "property.not-of-class warning 1:26"])
        #expect(stage.styler.diagnostics[0].message.contains("cornerRadius"))
        #expect(stage.styler.diagnostics[1].message.contains("UILabel"))
    }

    @Test("an element of an unknown type is styled under its own name, with a warning")
    func unknownType() throws {
        let stage = try Stage("gauge { alpha: .5 }")
        let gauge = stage.add("gauge")
        #expect(stage.text("alpha", of: gauge) == "0.5")
        #expect(stage.faults.allSatisfy { $0.contains("warning") } && !stage.faults.isEmpty)
    }

    @Test("a removed element's handle is stale, its index is used again safely")
    func removal() throws {
        let stage = try Stage("view { alpha: .5 }")
        let parent = stage.add("view")
        let child = stage.add("view", in: parent)
        stage.styler.apply()
        stage.styler.tree.remove(parent)
        #expect(!stage.styler.tree.isAlive(child))
        let next = stage.add("label")
        #expect(stage.styler.tree.isAlive(next) && !stage.styler.tree.isAlive(parent))
        #expect(stage.styler.tree.allElements == [next])
        #expect(stage.text("alpha", of: next) == nil)
    }

    @Test("an object gets its values by key path, and its own back")
    func host() throws {
        final class Card {
            var radius = 3.0
            var name = "own"
        }
        var registry = PropertyRegistry.standard()
        try registry.register(ClassDefinition("Card"))
        try registry.register(PropertyDefinition("radius", on: Card.self, \.radius))
        try registry.register(PropertyDefinition("name", on: Card.self, \.name))
        let styler = Styler(registry: registry)
        let card = Card()
        styler.attach(card, to: styler.tree.insert("Card"))
        let sheet = styler.add(text: "card { radius: 2 * 4; name: styled }")
        styler.apply()
        #expect(card.radius == 8 && card.name == "styled")
        styler.remove(sheet)
        styler.apply()
        #expect(card.radius == 3 && card.name == "own")
    }
}
