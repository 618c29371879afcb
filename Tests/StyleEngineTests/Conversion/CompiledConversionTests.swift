import StyleDiagnostics
import StyleEngine
import Testing

/// The engine with compiled values against the same engine whose types read text alone.
@Suite("Compiled values in the engine")
struct CompiledConversionTests {
    private static let types = ["number", "length", "angle", "time", "bool", "color", "insets", "size", "fontSize"]

    /// A styler with a property of each type, `p0`, `p1` … on `Box`.
    private func styler(isCompiling: Bool) throws -> Styler {
        var registry = PropertyRegistry.standard()
        try registry.register(ClassDefinition("Box"))
        for (number, type) in Self.types.enumerated() {
            let converter = try #require(registry.converter(forType: type))
            // A converter of a host, which is never asked but for a text.
            let reader = ValueConverter(
                "text-\(type)", shape: converter.shape, calls: converter.calls, print: converter.print,
                parse: converter.parse)
            try registry.register(reader)
            try registry.register(
                PropertyDefinition(
                    "p\(number)", of: "Box", type: isCompiling ? type : reader.name,
                    range: number == 0 ? -100...1000 : nil))
        }
        return Styler(registry: registry)
    }

    private static let values: [String] = [
        "$space * 2 + 1", "$space", "$space + $other", "lighten($brand, $share)", "$brand", "mix($brand, $other, 20%)",
        "min($space, $other)",
        "$space $other", "$space, $other, 1px, 2", "$other > 2 ? $space : $other", "$other == $space", "-$space / 2",
        "rgb($space, 2, 3)", "$derived * 2",
        "lighten(red, $space)", "gold", "var(--missing, $space)", "$missing", "$space / 0", "sqrt($space)",
        "$space * $other", "bold", "$space * 1px",
        "abs($space) * 90deg", "$share", "hue($brand, $other)", "size($space, 2)", "\"x\" + $space", "$brand == red",
        "!$space", "1cm + $space",
    ]
    private static let texts: [String] = [
        "8px", "1em", "50%", "3", "-2.5", "0", "-0", "90deg", "200ms", "true", "#369", "red", "gold", "green",
        "$space * 2", "$other + 1px", "1 2", "\"x\"",
        "min(", "$missing", "1e308 * 10", "var(--gone, 4)", "lighten($brand, 5%)", "3in", "bold", "5000",
    ]

    @Test("changes of variables give the values and faults that reading the text again gives")
    func law() throws {
        let stylers = [try styler(isCompiling: true), try styler(isCompiling: false)]
        var generator = SeededGenerator(seed: 13)
        var sheet = ":root { --inner: 2px }\n.scoped { --space: 6px } .scoped .scoped { --other: $space + 1 }\n"
        for number in 0..<24 {
            let declarations = Self.types.indices.map { "p\($0): \(generator.pick(Self.values))" }
            sheet += ".r\(number) { \(declarations.joined(separator: "; ")) }\n"
        }
        var elements: [[ElementID]] = []
        for styler in stylers {
            styler.add(text: sheet, name: "theme.css")
            for name in ["space", "other", "brand", "share", "derived"] {
                styler.setVariable(name, name == "brand" ? "#369" : "4px")
            }
            var ids: [ElementID] = []
            for number in 0..<24 {
                let parent = number % 3 == 0 ? nil : ids[number - 1]
                ids.append(
                    styler.tree.insert(
                        "Box", classes: ["r\(number)"] + (number % 2 == 0 ? ["scoped"] : []), into: parent))
            }
            elements.append(ids)
            styler.apply()
        }
        for round in 0..<60 {
            let name = generator.pick(["space", "space", "other", "brand", "share", "derived"])
            let text = generator.pick(Self.texts)
            let element = generator.below(24)
            for (place, styler) in stylers.enumerated() {
                switch round % 12 {
                case 3: styler.setVariable(name, text, on: elements[place][element])
                case 7: styler.removeVariable(name)
                case 9: styler.environment.scale = Double(1 + round % 3)
                default: styler.setVariable(name, text)
                }
                styler.apply()
            }
            let rows = stylers.enumerated().map { place, styler in
                elements[place].map { element in
                    styler.computedStyle(of: element).properties.map { "\($0.keyPath) \($0.value) \($0.text)" }
                }
            }
            #expect(rows[0] == rows[1], "\(name): \(text)")
        }
        // Scopes are converted in no certain order.
        let faults = stylers.map { Set($0.diagnostics.map(shown)) }
        #expect(faults[0].symmetricDifference(faults[1]).sorted().prefix(5) == [])
        #expect(faults[0].count > 100)
    }

    private func shown(_ diagnostic: Diagnostic) -> String {
        "\(diagnostic.id) \(diagnostic.severity) \(diagnostic.message) \(diagnostic.span.map { "\($0.range)" } ?? "-") \(diagnostic.notes.map(\.message))"
    }
}
