import StyleEngine
import Testing

@Suite("Identities of properties")
struct PropertyIdentityTests {
    private func level(_ name: String = "level", affects: Affects = .paint) -> PropertyDefinition {
        PropertyDefinition(name, of: "UIView", type: "number", affects: affects)
    }

    @Test("what fails and is registered again has its identity again, and what comes in between never gets it")
    func stability() throws {
        var registry = PropertyRegistry.standard()
        let before = registry
        let failed = try registry.register(level())
        registry = before
        let other = try registry.register(level("depth"))
        #expect(other != failed)
        #expect(registry[failed] == nil && registry[other]?.keyPath == "depth")
        #expect(try registry.register(level()) == failed)
        #expect(before[failed] == nil && before[.unregistered] == nil)
    }

    @Test("class, key path and provider make the identity; case and dashes do not")
    func parts() throws {
        var registry = PropertyRegistry.standard()
        let before = registry
        let first = try registry.register(level("innerLevel"))
        registry = before
        #expect(try registry.register(level("INNER-level")) == first)
        registry = before
        #expect(try registry.register(PropertyDefinition("innerLevel", of: "UILabel", type: "number")) != first)
        registry = before
        let packs = try registry.asProvider("pack") { registry throws(RegistrationFailure) in
            try registry.register(level("innerLevel"))
        }
        #expect(packs != first)
    }

    @Test("a registry knows owner and effect of an identity, and what stands behind the one that replaced it")
    func answers() throws {
        var registry = PropertyRegistry.standard()
        let old = try registry.asProvider("pack") { registry throws(RegistrationFailure) in
            try registry.register(level(affects: .layout))
        }
        let new = try registry.register(level(affects: [.layout, .text]), replacing: true)
        #expect(
            registry[new]?.owner == "UIView" && registry[new]?.affects == [.layout, .text]
                && registry[new]?.replaced == [old])
        #expect(registry[old]?.provider == "pack" && registry[old]?.affects == .layout)
        #expect(registry.property("level", ofClass: "UIView")?.definition.id == new)
    }

    @Test("a change says which property it is of and what it costs, below a key path too")
    func changes() throws {
        let stage = try Stage("cell { title.level: 1; alpha: .5 } cell { title-color(selected): red }")
        try stage.styler.registry.register(ClassDefinition("Cell", extends: "UIButton"))
        let level = try stage.styler.registry.register(
            PropertyDefinition("level", of: "UILabel", type: "number", affects: [.layout, .children]))
        try stage.styler.registry.registerKeyPath("title", of: "Cell", class: "UILabel")
        let prefix = try #require(stage.styler.registry.keyPathPrefixes.first { $0.name == "title" })
        let cell = stage.add("cell")
        let changes = stage.styler.apply()
        #expect(changes.map(\.keyPath) == ["alpha", "title.level", "titleColor"])
        #expect(changes[1].property.id == level && changes[1].property.prefixes == [prefix.id])
        #expect(changes[1].affects == [.layout, .children] && changes[0].affects == .paint)
        #expect("\(changes[2].property)" == "titleColor[state:selected]")
        let rows = stage.styler.computedStyle(of: cell).properties
        #expect(rows.map(\.property) == changes.map(\.property) && rows.map(\.affects) == changes.map(\.affects))
    }

    @Test("an object gets its own value back although the property is registered no more")
    func withdrawn() throws {
        final class Label { var level = 7.0 }
        let stage = try Stage("UILabel { level: 2 }")
        let before = stage.styler.registry
        try stage.styler.registry.register(PropertyDefinition("level", on: Label.self, as: "UILabel", \.level))
        let (label, element) = (Label(), stage.add("UILabel"))
        stage.styler.attach(label, to: element)
        stage.styler.apply()
        #expect(label.level == 2)
        stage.styler.registry = before
        stage.styler.apply()
        #expect(label.level == 7)
    }
}
