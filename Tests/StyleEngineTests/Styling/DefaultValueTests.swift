import StyleEngine
import StyleValues
import Testing

extension StyleKeys {
    fileprivate var share: StyleKey<Double> { StyleKey("share") }
    fileprivate var titleShare: StyleKey<Double> { StyleKey("titleLabel.share") }
    fileprivate var alpha: StyleKey<Double> { StyleKey("alpha") }
}

@Suite("Default values")
struct DefaultValueTests {
    /// Counts the texts that are read as a share.
    private final class Count {
        var value = 0

        var converter: ValueConverter {
            ValueConverter("share", shape: "<number>") { input throws(ConversionFailure) in
                self.value += 1
                guard let number = Double(try input.text()) else { throw input.expected("a number") }
                return .number(Quantity(number))
            }
        }
    }

    @Test(
        "a style gives what is declared or the property's default, by identity and by key; rows are of declarations alone"
    )
    func reading() throws {
        let stage = try Stage("UILabel.on { share: 3 }")
        let share = try stage.styler.registry.register(
            PropertyDefinition("share", of: "UILabel", type: "number", aliases: ["part"], default: "2"))
        let silent = try stage.styler.registry.register(PropertyDefinition("silent", of: "UILabel", type: "number"))
        let (plain, on, button) = (stage.add("UILabel"), stage.add("UILabel", "on"), stage.add("UIButton"))
        stage.styler.apply()
        let style = stage.styler.computedStyle(of: plain)
        #expect(style[share] == .number(Quantity(2)) && style[\.share] == 2 && style[\.alpha] == 1)
        #expect(style.value(of: "part", as: Double.self) == 2 && style.value(of: "part", as: String.self) == nil)
        #expect(style[silent] == nil && style["share"] == nil && style.properties.isEmpty)
        #expect(
            stage.styler.computedStyle(of: on)[share] == .number(Quantity(3))
                && stage.styler.computedStyle(of: on)[\.share] == 3)
        #expect(
            stage.styler.computedStyle(of: button)[share] == nil
                && stage.styler.computedStyle(of: button)[\.share] == nil)
        #expect(stage.styler.computedStyle(of: button)[\.titleShare] == 2)
    }

    @Test("a default is converted once, however many ask, and again in another environment")
    func once() throws {
        let count = Count()
        let stage = try Stage("UILabel { share: initial } UIView.in { share: initial }")
        try stage.styler.registry.register(count.converter)
        let share = try stage.styler.registry.register(
            PropertyDefinition("share", of: "UIView", type: "share", default: "2"))
        let label = stage.add("UILabel")
        let view = stage.add("UIView", "in")
        stage.styler.apply()
        for element in [label, view] { #expect(stage.styler.computedStyle(of: element)[share] == .number(Quantity(2))) }
        stage.styler.add(text: "UIView { alpha: .5 }")
        stage.styler.apply()
        #expect(stage.styler.computedStyle(of: label)[share] == .number(Quantity(2)))
        #expect(count.value == 1)
        stage.styler.environment.width = 100
        stage.styler.apply()
        #expect(stage.styler.computedStyle(of: label)[share] == .number(Quantity(2)))
        #expect(count.value == 2)
    }

    @Test("a default that names a variable follows it")
    func variable() throws {
        let stage = try Stage("UILabel { share: initial }")
        try stage.styler.registry.register(
            PropertyDefinition("share", of: "UILabel", type: "number", default: "$gap * 2"))
        stage.styler.setVariable("gap", "4")
        let label = stage.add("UILabel")
        #expect(stage.text("share", of: label) == "8")
        stage.styler.setVariable("gap", "5")
        #expect(stage.text("share", of: label) == "10")
        #expect(stage.styler.computedStyle(of: label)[\.share] == 10)
    }

    @Test("a default that is asked for late is of the variables of that time")
    func late() throws {
        let stage = try Stage()
        try stage.styler.registry.register(
            PropertyDefinition("share", of: "UILabel", type: "number", default: "$gap * 2"))
        stage.styler.setVariable("gap", "4")
        let label = stage.add("UILabel")
        stage.styler.apply()
        stage.styler.setVariable("gap", "6")
        stage.styler.apply()
        #expect(stage.styler.computedStyle(of: label)[\.share] == 12)
    }
}
