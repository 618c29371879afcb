import StyleEngine
import StyleValues
import Testing

/// The law of converters: what `print` gives, `parse` reads to the same value.
@Suite("Printing and reading back")
struct ConverterLawTests {
    @Test("generated values of every registered type read back", arguments: PropertyRegistry.standard().converters.map(\.name).filter { $0 != "layout" })
    func law(type: String) throws {
        let registry = PropertyRegistry.forConversions
        let converter = try #require(registry.converter(forType: type))
        var values = GeneratedValues(seed: 7)
        for _ in 0..<300 {
            let generated = values.next(type)
            let value = try #require(generated, "no generator for \(type)")
            let text = try #require(converter.print(value))
            let reading = Reading(text, as: type, in: registry)
            #expect(reading.value == value, "\(text): \(reading.diagnostics.map(\.message))")
            if reading.value != value { return }
        }
    }

    @Test("so do values of the composed converters")
    func composed() throws {
        var registry = PropertyRegistry.forConversions
        let fonts = ValueConverter.list(of: try #require(registry.converter(forType: "font")).optional(), name: "fonts", count: 1...3)
        try registry.register(fonts)
        try registry.register(.list(of: try #require(registry.converter(forType: "point")), name: "points"))
        for (type, text, canonical) in [
            ("fonts", "Arial 12, none, 'a b' 3", "(Arial 12), none, (\"a b\" 3)"), ("fonts", "bold", "(bold system)"), ("fonts", "Arial", "Arial"),
            ("points", "point(1, 2), 3", "(1, 2), (3, 3)"), ("points", "1 2", "(1, 1), (2, 2)"), ("points", "(1 2)", "(1, 2)"),
        ] {
            let reading = Reading(text, as: type, in: registry)
            #expect(reading.text == canonical)
            #expect(Reading(canonical, as: type, in: registry).value == reading.value)
        }
    }
}
