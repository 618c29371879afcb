import StyleEngine
import StyleExpressions
import StyleValues

/// What the pack registers. Everything is reachable as `demo.NAME` too, should another pack claim a name.
public struct DemoExtension: StyleExtension {
    public let name = "demo"
    public let version = "1.0.0"
    public let doc = "badges with a level"

    public init() {}

    public func register(in registry: inout PropertyRegistry) throws(RegistrationFailure) {
        try registry.register(ClassDefinition("DemoBadge", extends: "UIView", doc: "a small mark with a level"))
        try registry.register(
            EnumMapping("DemoLevel", cases: [.init("calm", 0), .init("urgent", 1)], doc: "how much a badge wants to be seen"))
        try registry.register(delay)
        try registry.register(
            PropertyDefinition(
                "level", of: "DemoBadge", type: "DemoLevel", default: "calm", doc: "how much it wants to be seen"))
        try registry.register(
            PropertyDefinition("delay", of: "DemoBadge", type: "DemoDelay", doc: "time before it shows"))
        try registry.register(
            ExpressionFunction("demo_half", arity: 1...1, parameters: "n", doc: "half of a number") { call throws(FunctionFailure) in
                .number(Quantity(try call.number(0) / 2))
            })
        try registry.register(
            PseudoClassDefinition("demo-odd", argument: .optional, doc: "an element at an odd place in its parent") { element, _ in
                guard let parent = element.tree.parent(of: element.id),
                    let index = element.tree.children(of: parent).firstIndex(of: element.id)
                else { return false }
                return index % 2 == 0
            })
    }

    private var delay: ValueConverter {
        ValueConverter(
            "DemoDelay", shape: "<number>(s|ms)", doc: "a time, kept in seconds",
            print: { value in
                guard case .custom(let custom) = value, case .number(let seconds) = custom.data else { return nil }
                return NumberText.shortest(seconds * 1000) + "ms"
            }
        ) { input throws(ConversionFailure) in
            guard case .number(let quantity) = try input.evaluate(), quantity.unit?.dimension == .duration else {
                throw input.failure("value.refused", "expected a time such as 200ms")
            }
            return .custom(CustomValue(converter: "DemoDelay", data: .number(quantity.canonical(in: input.lengthModel).value)))
        }
    }
}
