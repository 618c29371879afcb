import StyleEngine
import StyleValues
import Testing

// What has to happen with names that packs share is the rule of Docs/Tutorial: each is reached as `pack.name`, the
// short name is an error that names the packs.

@Suite("Names that several packs claim")
struct ContestedNameTests {
    /// A pack that claims one name of each kind.
    private struct Rival: StyleExtension {
        let name: String
        let number: Int
        /// Whether members are registered before their class.
        var isUpsideDown = false

        func register(in registry: inout PropertyRegistry) throws(RegistrationFailure) {
            if !isUpsideDown { try registry.register(ClassDefinition("Card", extends: "UIView", elementNames: ["sheet"])) }
            try registry.register(PropertyDefinition("lift", of: "Card", type: "Level", aliases: ["rise"]))
            try registry.registerKeyPath("caption", of: "Card", class: "UILabel")
            if isUpsideDown { try registry.register(ClassDefinition("Card", extends: "UIView", elementNames: ["sheet"])) }
            try registry.register(EnumMapping("Level", cases: [.init("low", number)]))
            try registry.register(PropertyDefinition("gap", of: "UIView", type: "number", aliases: ["space"]))
            try registry.registerKeyPath("inner", of: "UIView", class: "UIView")
            try registry.registerColor("brand", Color(red: Double(number) / 255, green: 0, blue: 0))
            let own = name
            try registry.register(PseudoClassDefinition("ready") { element, _ in element.tree.id(of: element.id) == own })
        }
    }

    private func stage(_ sheet: String, _ rivals: [Rival] = [Rival(name: "one", number: 1), Rival(name: "two", number: 2)]) throws -> Stage {
        let stage = try Stage()
        for rival in rivals { try stage.styler.registry.add(rival) }
        stage.styler.add(text: sheet, name: "a.css", dialect: .css)
        return stage
    }

    @Test("each is reached by the name of its pack", arguments: [false, true])
    func qualifiedNames(isUpsideDown: Bool) throws {
        let stage = try stage(
            """
            one.Card { one.gap: 1; two.gap: 2; lift: low; caption.text: "c"; background-color: red }
            two\\.Card { one.space: 3; two.space: 4; two.lift: low; rise: low; tint-color: one.brand; one.inner.alpha: 0.5 }
            :is(two.sheet):two.ready { two.inner.tint-color: lighten(two.brand, 0%) }
            #one:one\\.ready { tag: 7 }
            """,
            [Rival(name: "one", number: 1), Rival(name: "two", number: 2, isUpsideDown: isUpsideDown)])
        let (first, second) = (stage.add("one.Card", id: "one"), stage.add("two.sheet", id: "two"))
        #expect(stage.styler.tree.type(of: first) == "one.Card" && stage.styler.tree.type(of: second) == "two.Card")
        #expect(stage.text("one.gap", of: first) == "1" && stage.text("two.gap", of: first) == "2")
        #expect(stage.text("lift", of: first) == "low" && stage.text("caption.text", of: first) == "\"c\"")
        #expect(stage.text("tag", of: first) == "7")
        #expect(stage.text("one.gap", of: second) == "3" && stage.text("two.gap", of: second) == "4")
        #expect(stage.text("lift", of: second) == "low" && stage.text("tintColor", of: second) == "#010000")
        #expect(stage.text("one.inner.alpha", of: second) == "0.5")
        #expect(stage.text("two.inner.tintColor", of: second) == "#020000")
        #expect(stage.faults == ["property.unknown warning 1:66"])
        #expect(stage.styler.registry.unresolvedReferences().map(\.message) == [])
    }

    @Test("a type selector with the name of a pack has the specificity of a type")
    func specificity() throws {
        let stage = try stage("one.Card { alpha: 0.1 } .x { alpha: 0.2 }")
        let card = stage.add("one.Card", "x")
        #expect(stage.text("alpha", of: card) == "0.2")
    }

    @Test(
        "using the short name is an error that names the packs",
        arguments: [
            ("#one { gap: 1 }", "the property \"gap\"", "gap"), ("#one { space: 1 }", "the property \"space\"", "space"),
            ("#one { inner.alpha: 1 }", "the key path \"inner\"", "inner"), ("#one { tint-color: brand }", "the named color \"brand\"", "brand"),
            ("#one { tint-color: lighten(brand, 10%) }", "the named color \"brand\"", "brand"),
            ("#one:ready { alpha: 0 }", "the pseudo-class \"ready\"", "ready"), ("Card { alpha: 0 }", "the class \"Card\"", "Card"),
            ("card { alpha: 0 }", "the class \"Card\"", "Card"), ("sheet { alpha: 0 }", "the element name \"sheet\"", "sheet"),
        ])
    func shortNames(sheet: String, what: String, name: String) throws {
        let stage = try stage(sheet)
        stage.add("one.Card", id: "one")
        stage.styler.apply()
        #expect(stage.styler.diagnostics.map(\.message) == ["\(what) is claimed by the packs \"one\" and \"two\": write \"one.\(name)\" or \"two.\(name)\""])
        #expect(stage.styler.diagnostics.map(\.severity) == [.error] && stage.styler.diagnostics.map(\.id) == ["registry.contested-name"])
    }

    @Test("a third pack joins in, and the message names it")
    func three() throws {
        let stage = try stage("#a { gap: 1; three.gap: 5 }", (1...3).map { Rival(name: ["one", "two", "three"][$0 - 1], number: $0) })
        let card = stage.add("three.Card", id: "a")
        #expect(stage.text("three.gap", of: card) == "5")
        #expect(stage.styler.diagnostics.contains { $0.message.hasSuffix("write \"one.gap\" or \"two.gap\" or \"three.gap\"") })
        let kinds = Set(stage.styler.registry.contestedNames.map(\.kind))
        #expect(kinds == [.class, .element, .property, .keyPath, .color, .pseudoClass, .type])
    }

    @Test("a name of one pack alone is reached by both names, which mean the same")
    func uncontested() throws {
        let stage = try stage("one.Card { one.gap: 1; gap: 2; one.inner.tag: 3; one.caption.text: \"c\" } #a:one.ready { tag: 4 }", [Rival(name: "one", number: 1)])
        let card = stage.add("card", id: "a")
        #expect(stage.text("gap", of: card) == "2" && stage.text("inner.tag", of: card) == "3" && stage.text("caption.text", of: card) == "\"c\"")
        #expect(stage.faults == [])
    }

    @Test("a property that another one replaces stays reachable by its pack's name")
    func replaced() throws {
        struct Replacing: StyleExtension {
            let name = "bold"
            func register(in registry: inout PropertyRegistry) throws(RegistrationFailure) {
                try registry.register(PropertyDefinition("alpha", of: "UIView", type: "string"), replacing: true)
                try registry.register(PropertyDefinition("layer.cornerRadius", of: "UIView", type: "string"), replacing: true)
            }
        }
        let stage = try Stage("#a { alpha: \"x\"; stage.alpha: 0.5; corner-radius: \"r\"; stage.layer.cornerRadius: 2 }")
        try stage.styler.registry.add(Replacing())
        let view = stage.add("UIView", id: "a")
        #expect(stage.text("alpha", of: view) == "\"x\"" && stage.text("stage.alpha", of: view) == "0.5")
        #expect(stage.text("layer.cornerRadius", of: view) == "\"r\"" && stage.text("stage.layer.cornerRadius", of: view) == "2")
        #expect(stage.faults == [])
        #expect(stage.styler.registry.properties.filter { $0.keyPath == "alpha" }.map(\.provider) == ["bold"])
    }

    @Test("two packs cannot have one name; the same one may be added again")
    func packNames() throws {
        struct Impostor: StyleExtension {
            let name: String
            func register(in registry: inout PropertyRegistry) throws(RegistrationFailure) {}
        }
        var registry = PropertyRegistry.standard()
        try registry.add(StageExtension())
        try registry.add(StageExtension())
        for name in ["stage", "standard", "Stage", "a b", ""] {
            #expect(throws: RegistrationFailure.self, "\(name)") { try registry.add(Impostor(name: name)) }
        }
        try registry.add(Impostor(name: "own"))
        #expect(registry.packs.map(\.name) == ["standard", "stage", "own"])
    }

    @Test("a pack that registers a name twice, or one that a script has, is refused")
    func refusals() throws {
        var registry = PropertyRegistry.standard()
        try registry.add(StageExtension())
        try registry.register(ClassDefinition("Card"))
        #expect(throws: RegistrationFailure.self) { try registry.add(Rival(name: "one", number: 1)) }
        try registry.asProvider("two", isPack: true) { registry throws(RegistrationFailure) in
            try registry.register(PropertyDefinition("once", of: "UIView", type: "number"))
        }
        #expect(throws: RegistrationFailure.self) {
            try registry.asProvider("two", isPack: true) { registry throws(RegistrationFailure) in
                try registry.register(PropertyDefinition("once", of: "UIView", type: "number"))
            }
        }
    }
}
