import StyleValues

// Source: CSS Color Module Level 4, sections 5 to 10; in `.cas` `hsl()` is hue, saturation, brightness as in Classy.

extension StandardFunctions {
    static var colorConstruction: [ExpressionFunction] {
        let rgbDoc = "A color from red, green and blue of 255 or in percent, and alpha 0 to 1 or in percent."
        let hslDoc = "A color from hue in degrees, saturation and lightness in percent (brightness in .cas), and alpha."
        let hsbDoc = "A color from hue in degrees, saturation and brightness in percent, and alpha."
        return [
            construction("rgb", "red, green, blue, alpha", rgbDoc, rgb),
            construction("rgba", "red, green, blue, alpha", rgbDoc, rgb),
            construction("hsl", "hue, saturation, lightness, alpha", hslDoc, hsl),
            construction("hsla", "hue, saturation, lightness, alpha", hslDoc, hsl),
            construction("hsb", "hue, saturation, brightness, alpha", hsbDoc, hsb),
            construction("hsba", "hue, saturation, brightness, alpha", hsbDoc, hsb),
            construction("hsv", "hue, saturation, brightness, alpha", hsbDoc, hsb),
            construction("hsva", "hue, saturation, brightness, alpha", hsbDoc, hsb),
            construction(
                "hwb", "hue whiteness blackness / alpha",
                "A color from hue in degrees, whiteness and blackness in percent."
            ) {
                (arguments) throws(FunctionFailure) in
                Color(
                    hue: try arguments.hue(), whiteness: try arguments.clampedPart(1, of: 100),
                    blackness: try arguments.clampedPart(2, of: 100), alpha: arguments.alpha)
            },
            builtIn(
                "color", 1...1, "space c1 c2 c3 / alpha", "A color of a space: srgb or display-p3, components 0 to 1.",
                keywords: ["srgb", "display-p3", "none"]
            ) {
                (call) throws(FunctionFailure) in
                let arguments = try ColorArguments(call, takesSpace: true)
                guard let name = arguments.space, let space = ColorSpace(rawValue: name) else {
                    throw FunctionFailure(
                        "expected a color space such as srgb or display-p3, found \"\(arguments.space ?? "none")\"",
                        argument: 0)
                }
                return .color(
                    Color(
                        space, try arguments.part(0, of: 1), try arguments.part(1, of: 1), try arguments.part(2, of: 1),
                        alpha: arguments.alpha))
            },
            builtIn(
                "uikit", 1...1, "name", "UIKit's color of that name, whatever CSS says.",
                keywords: NamedColors.uikitTable.flatMap { [$0.name, $0.name.lowercased()] }
            ) {
                (call) throws(FunctionFailure) in
                let name = try call.string(0)
                guard let color = NamedColors().uikitColor(named: name) else {
                    throw FunctionFailure(
                        "\"\(name)\" is no color of UIKit", argument: 0, id: .unknownSymbol)
                }
                return .color(color)
            },
        ]
    }

    private static func construction(
        _ name: String, _ parameters: String, _ doc: String,
        _ make: @escaping (ColorArguments) throws(FunctionFailure) -> Color
    ) -> ExpressionFunction {
        builtIn(name, 1...4, parameters, doc, keywords: ["none"]) { (call) throws(FunctionFailure) in
            .color(try make(ColorArguments(call)).settled())
        }
    }

    private static func rgb(_ arguments: ColorArguments) throws(FunctionFailure) -> Color {
        Color(
            red: try arguments.clampedPart(0, of: 255), green: try arguments.clampedPart(1, of: 255),
            blue: try arguments.clampedPart(2, of: 255), alpha: arguments.alpha)
    }

    private static func hsl(_ arguments: ColorArguments) throws(FunctionFailure) -> Color {
        guard arguments.call.dialect == .css else { return try hsb(arguments) }
        return Color(
            hue: try arguments.hue(), saturation: try arguments.clampedPart(1, of: 100),
            lightness: try arguments.clampedPart(2, of: 100), alpha: arguments.alpha)
    }

    private static func hsb(_ arguments: ColorArguments) throws(FunctionFailure) -> Color {
        Color(
            hue: try arguments.hue(), saturation: try arguments.clampedPart(1, of: 100),
            brightness: try arguments.clampedPart(2, of: 100), alpha: arguments.alpha)
    }
}
