import StyleEngine
import StyleValues
import Testing

@Suite("Composed converters")
struct ConverterCompositionTests {
    private func registry(_ converters: ValueConverter...) throws -> PropertyRegistry {
        var registry = PropertyRegistry.forConversions
        for converter in converters { try registry.register(converter) }
        return registry
    }

    private func standard(_ type: String) throws -> ValueConverter { try #require(PropertyRegistry.forConversions.converter(forType: type)) }

    @Test("a list reads each item, between commas or blanks, through variables too, and counts them")
    func list() throws {
        let registry = try registry(.list(of: try standard("color"), name: "colors", count: 2...3), .list(of: try standard("number"), name: "numbers"))
        #expect(Reading("red, gradient(red, blue)", as: "colors", in: registry).text == "#ff0000, gradient(#ff0000, #0000ff)")
        #expect(Reading("red $rest", as: "colors", variables: ["rest": "lime"], in: registry).text == "#ff0000, #00ff00")
        #expect(Reading("$all", as: "colors", variables: ["all": "red, lime"], in: registry).text == "#ff0000, #00ff00")
        #expect(Reading("1 + 1, 3", as: "numbers", in: registry).text == "2, 3")
        #expect(Reading("red", as: "colors", in: registry).faults == ["value.count 1-4"])
        #expect(Reading("red, grean", as: "colors", in: registry).faults == ["value.unknown-color 6-11"])
    }

    @Test("one of several takes the first that reads; the fault names all")
    func oneOf() throws {
        let registry = try registry(.oneOf("paint", [try standard("color"), try standard("border")]))
        #expect(Reading("red", as: "paint", in: registry).text == "#ff0000")
        #expect(Reading("2 red", as: "paint", in: registry).text == "2, #ff0000")
        let fault = Reading("12", as: "paint", in: registry)
        #expect(fault.faults == ["value.unexpected 1-3"])
        #expect(fault.diagnostics.first?.message.contains("color, border") == true)
        #expect(Reading("$x", as: "paint", in: registry).faults == ["expression.unknown-symbol 1-3"])
    }

    @Test("an optional value may be a word; a mapped one is another value")
    func optionalAndMapped() throws {
        var size = try standard("size").optional("auto")
        size.name = "maybeSize"
        let half = try standard("number").mapped(
            "half", read: { if case .number(let n) = $0, n.value >= 0 { .number(Quantity(n.value / 2)) } else { nil } },
            print: { if case .number(let n) = $0 { .number(Quantity(n.value * 2)) } else { nil } })
        let registry = try registry(size, half)
        #expect(Reading("auto", as: "maybeSize", in: registry).value == .keyword("auto"))
        #expect(Reading("1 2", as: "maybeSize", in: registry).text == "1, 2")
        let reading = Reading("4", as: "half", in: registry)
        #expect(reading.value == .number(Quantity(2)) && reading.text == "4")
        #expect(Reading("-4", as: "half", in: registry).faults == ["value.unexpected 1-3"])
    }

    @Test("a replacing converter comes first, the replaced one reads what it refuses")
    func replacing() throws {
        var registry = PropertyRegistry.forConversions
        let own = ValueConverter("point", shape: "origin") { input throws(ConversionFailure) in
            guard try input.text() == "origin" else { throw input.expected("origin") }
            return .point(Point(x: 0, y: 0))
        }
        #expect(throws: RegistrationFailure.self) { try registry.register(own) }
        try registry.register(own, replacing: true)
        #expect(Reading("origin", as: "point", in: registry).text == "0, 0")
        #expect(Reading("1 2", as: "point", in: registry).text == "1, 2")
        #expect(Reading("nowhere", as: "point", in: registry).diagnostics.first?.message.contains("origin") == true)
    }

    @Test("an enum takes numbers only where it is allowed to")
    func numbers() throws {
        var registry = PropertyRegistry.forConversions
        try registry.register(EnumMapping("Level", cases: [.init("low", 1), .init("high", 5)], allowsNumbers: true))
        #expect(Reading("5", as: "Level", in: registry).text == "high")
        #expect(Reading("2", as: "Level", in: registry).faults == ["value.unknown-case 1-2"])
        #expect(Reading("1", as: "Mood", in: registry).faults == ["value.unexpected 1-2"])
    }
}
