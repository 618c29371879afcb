import StyleEngine
import Testing

@Suite("Registry")
struct PropertyRegistryTests {
    @Test("a second registration of a built-in name names both packs, and nothing of the failing pack stays")
    func second() throws {
        struct Second: StyleExtension {
            let name = "second"
            func register(in registry: inout PropertyRegistry) throws(RegistrationFailure) {
                try registry.register(ClassDefinition("Extra"))
                try registry.register(PseudoClassDefinition("selected", state: "selected"))
            }
        }
        var registry = PropertyRegistry.standard()
        try registry.add(StageExtension())
        let error = #expect(throws: RegistrationFailure.self) { try registry.add(Second()) }
        #expect(error?.message.contains("\"second\"") == true && error?.message.contains("\"standard\"") == true)
        #expect(registry.classDefinition("Extra") == nil)
        #expect(registry.packs.map(\.name) == ["standard", "stage"])
    }

    @Test("a copy is a snapshot")
    func snapshot() throws {
        let before = PropertyRegistry.standard()
        var after = before
        try after.register(ClassDefinition("Later"))
        #expect(before.classDefinition("Later") == nil && after.classDefinition("Later") != nil)
    }

    @Test("names are found without case and dashes, through superclasses, aliases and prefixes")
    func lookup() throws {
        var registry = PropertyRegistry.standard()
        try registry.add(StageExtension())
        for (path, owner, found) in [
            ("CORNER-RADIUS", "UILabel", "layer.cornerRadius"), ("layer.corner-radius", "UIView", "layer.cornerRadius"),
            ("text-alignment", "UILabel", "textAlignment"), ("title-label.text-alignment", "UIButton", "titleLabel.textAlignment"),
            ("titleLabel.cornerRadius", "UIButton", "titleLabel.layer.cornerRadius"),
        ] {
            #expect(registry.property(path, ofClass: owner)?.keyPath == found, "\(path)")
        }
        #expect(registry.property("text", ofClass: "UIView") == nil)
        #expect(registry.className(forElement: "LABEL") == "UILabel")
    }

    @Test("an unknown type, class or enum of a definition is an error with a suggestion")
    func unresolved() throws {
        var registry = PropertyRegistry.standard()
        try registry.register(ClassDefinition("A", extends: "B"))
        try registry.register(PropertyDefinition("x", of: "A", type: "colour", arguments: [.init("state", "Nowhere")]))
        let faults = registry.unresolvedReferences()
        #expect(faults.map(\.id) == ["registry.unknown-class", "registry.unknown-type", "registry.unknown-enum"])
        #expect(faults[1].message.contains("\"color\""))
    }

    @Test("every built-in type, function and pseudo-class is documented")
    func documented() {
        let registry = PropertyRegistry.standard()
        #expect(registry.converters.count > 10 && registry.converters.allSatisfy { !$0.doc.isEmpty && !$0.shape.isEmpty })
        #expect(registry.functions.all.count > 20 && registry.functions.all.allSatisfy { !$0.doc.isEmpty })
        #expect(registry.allPseudoClasses.count > 30 && registry.allPseudoClasses.allSatisfy { !$0.doc.isEmpty })
        #expect(registry.packs.map(\.name) == ["standard"])
    }

    /// The rule of the ancestors: camelCase, dashes, or the constant with its prefix.
    @Test("an enum case is found by each of its spellings", arguments: ["scaleFit", "scale-fit", "SCALEFIT", "UIViewContentModeScaleFit", "fit"])
    func enumSpellings(word: String) {
        let mapping = EnumMapping("Mode", prefix: "UIViewContentMode", cases: [.init("redraw", 0), .init("scaleFit", 1, otherNames: ["fit"])])
        #expect(mapping.find(word)?.rawValue == 1)
    }

    @Test("arguments are found by name or by case; a case of two arguments must be named")
    func arguments() throws {
        let stage = try Stage(
            """
            button { background-image(highlighted, compact): a; background-image[barMetrics:compact, state:selected]: b;
              title-color__selected-highlighted: red; title-color(normal, selected): blue; title-color(pressed): red; title-color[mood:normal]: red }
            """)
        let button = stage.add("button")
        stage.styler.apply()
        let rows = stage.styler.computedStyle(of: button).properties.map { "\($0.name) " + $0.arguments.map(\.value).joined(separator: ",") }
        #expect(rows == ["backgroundImage highlighted,compact", "backgroundImage selected,compact", "titleColor highlighted selected", "titleColor selected"])
        #expect(stage.faults == ["property.bad-argument error 2:92", "property.bad-argument error 2:119"])
    }
}
