import StyleEngine
import StyleValues
import Testing

private enum Weather: String, CaseIterable, StyleEnumeration { case sunny, heavyRain }

private enum Speed: Int, CaseIterable, StyleEnumeration { case slow = 10, fast = 20 }

private struct Sides: OptionSet, StyleOptionSet {
    let rawValue: Int
    static let top = Sides(rawValue: 1)
    static let left = Sides(rawValue: 2)
    static let styleCases: KeyValuePairs<String, Sides> = ["top": .top, "left": .left]
}

private struct Temperature: StyleConvertible, Equatable {
    var degrees: Double

    static let styleType = "temperature"
    static var styleTypeDefinition: StyleTypeDefinition? {
        .converter(
            ValueConverter("temperature", shape: "<number>C") { input throws(ConversionFailure) in
                let text = try input.text()
                guard text.hasSuffix("C"), let degrees = Double(text.dropLast()) else { throw input.expected("degrees such as 20C") }
                return .custom(CustomValue(converter: "temperature", data: .number(degrees)))
            })
    }

    init(degrees: Double) { self.degrees = degrees }

    init?(styleValue: StyleValue) {
        guard case .custom(let value) = styleValue, case .number(let degrees) = value.data else { return nil }
        self.degrees = degrees
    }

    var styleValue: StyleValue { .custom(CustomValue(converter: "temperature", data: .number(degrees))) }
}

private final class Panel {
    var weather = Weather.sunny
    var speed = Speed.slow
    var sides: Sides = []
    var temperature = Temperature(degrees: 0)
}

extension StyleKeys {
    fileprivate var weather: StyleKey<Weather> { StyleKey("weather") }
    fileprivate var cornerRadius: StyleKey<Double> { StyleKey("layer.cornerRadius") }
}

@Suite("Swift types")
struct SwiftTypeTests {
    @Test("enums, option sets and own types come with their property, and reach the object and the reader")
    func types() throws {
        let stage = try Stage("panel { weather: heavy-rain; speed: fast; sides: left | top; temperature: 21C; corner-radius: 4 }")
        try stage.styler.registry.register(ClassDefinition("Panel", extends: "UIView"))
        try stage.styler.registry.register(PropertyDefinition("weather", on: Panel.self, \.weather))
        try stage.styler.registry.register(PropertyDefinition("speed", on: Panel.self, \.speed))
        try stage.styler.registry.register(PropertyDefinition("sides", on: Panel.self, \.sides))
        try stage.styler.registry.register(PropertyDefinition("temperature", on: Panel.self, \.temperature))
        let (panel, element) = (Panel(), stage.add("panel"))
        stage.styler.attach(panel, to: element)
        stage.styler.apply()
        #expect(stage.faults == [])
        #expect(panel.weather == .heavyRain && panel.speed == .fast && panel.sides == [.top, .left] && panel.temperature.degrees == 21)
        let style = stage.styler.computedStyle(of: element)
        #expect(style[\.weather] == .heavyRain && style[\.cornerRadius] == 4)
        #expect(style.value(of: "speed", as: Speed.self) == .fast && style.value(of: "speed", as: Double.self) == nil)
        #expect(style.property("speed")?.value == .enumeration(EnumValue(enumName: "Speed", caseName: "fast", rawValue: 20)))
        #expect(style.value(of: "missing", as: Double.self) == nil)
        #expect(Sides([.left]).styleValue == .flags(FlagsValue(enumName: "Sides", caseNames: ["left"], rawValue: 2)))
    }

    /// InterfaCSS replaces a setter in a test the same way: one object gets a text of its own.
    @Test("a replacing property falls through to the replaced setter where its own refuses")
    func replacing() throws {
        final class Label { var tag = 0, text = "" }
        let stage = try Stage("UILabel { text: Monday }")
        let first = PropertyDefinition("text", of: "UILabel", type: "string", set: { object, value, _ in
            guard let label = object as? Label, let text = String(styleValue: value) else { return false }
            label.text = text
            return true
        })
        let own = PropertyDefinition("text", of: "UILabel", type: "string", set: { object, value, _ in
            guard let label = object as? Label, label.tag == 123, let text = String(styleValue: value) else { return false }
            label.text = text.uppercased()
            return true
        })
        try stage.styler.registry.register(first, replacing: true)
        try stage.styler.registry.register(own, replacing: true)
        let labels = [Label(), Label()]
        labels[0].tag = 123
        for label in labels { stage.styler.attach(label, to: stage.add("UILabel")) }
        stage.styler.apply()
        #expect(labels.map(\.text) == ["MONDAY", "Monday"])
    }

    @Test("an object behind a prefix gets the values of the prefix")
    func prefixes() throws {
        final class Inner { var alpha = 1.0 }
        final class Outer { let inner = Inner() }
        let stage = try Stage("box { inner.alpha: .5 }")
        try stage.styler.registry.register(ClassDefinition("Inner"))
        try stage.styler.registry.register(ClassDefinition("Box", extends: "UIView"))
        try stage.styler.registry.register(PropertyDefinition("alpha", on: Inner.self, \.alpha))
        try stage.styler.registry.registerKeyPath("inner", of: "Box", class: "Inner") { ($0 as? Outer)?.inner }
        let outer = Outer()
        stage.styler.attach(outer, to: stage.add("box"))
        stage.styler.apply()
        #expect(outer.inner.alpha == 0.5)
    }
}
