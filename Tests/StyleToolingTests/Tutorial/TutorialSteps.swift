import StyleEngine
import StyleExpressions
import StyleValues

/// The Swift side of Docs/Tutorial.md: `TutorialTests` finds each of its blocks here.
enum TutorialSteps {
    static func register(in registry: inout PropertyRegistry) throws(RegistrationFailure) {
        try registry.register(ClassDefinition("ReadingCard", extends: "UIView", elementNames: ["card"]))
        try registry.register(
            PropertyDefinition("borderStrength", of: "ReadingCard", type: "number", default: "1", range: 0...8))

        try registry.register(EnumMapping("ReadingMood", ["calm", "lively", "loud"]))
        try registry.register(PropertyDefinition("mood", of: "ReadingCard", type: "ReadingMood", default: "calm"))

        try registry.register(
            ValueConverter(
                "readingTime", shape: "<number>(min|h)",
                print: { value in
                    guard case .custom(let custom) = value, case .number(let minutes) = custom.data else { return nil }
                    return NumberText.shortest(minutes) + "min"
                }
            ) { input throws(ConversionFailure) in
                let text = try input.text()
                let unit = text.hasSuffix("min") ? "min" : "h"
                guard text.hasSuffix(unit), let number = Double(text.dropLast(unit.count)) else {
                    throw input.failure("value.refused", "expected a time such as 5min")
                }
                return .custom(CustomValue(converter: "readingTime", data: .number(unit == "h" ? number * 60 : number)))
            })
        try registry.register(PropertyDefinition("readingTime", of: "ReadingCard", type: "readingTime"))

        try registry.register(
            ExpressionFunction("leading", arity: 1...1, parameters: "size") { call throws(FunctionFailure) in
                .number(Quantity(try call.number(0) * 1.4))
            })

        try registry.register(
            PseudoClassDefinition("crowded", argument: .optional) { element, _ in element.tree.children(of: element.id).count > 2 })
    }

    static func style(_ registry: PropertyRegistry) -> (Styler, ElementID) {
        let styler = Styler(registry: registry)
        styler.add(text: "card { mood: lively; reading-time: 0.5h; border-strength: leading(2) } card:crowded { mood: loud }")
        let card = styler.tree.insert("ReadingCard")
        for _ in 1...3 { styler.tree.insert("UILabel", into: card) }
        styler.apply()
        return (styler, card)
    }
}
