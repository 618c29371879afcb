import StyleDiagnostics
import StyleValues

// Source: CSS Color Module Level 4, sections 5 to 10; in `.cas` `hsl()` is hue, saturation, brightness as in Classy.

extension StandardFunctions {
    static var colorConstruction: [ExpressionFunction] {
        let rgbDoc = "A color from red, green and blue of 255 or in percent, and alpha 0 to 1 or in percent."
        let hslDoc = "A color from hue in degrees, saturation and lightness in percent (brightness in .cas), and alpha."
        let hsbDoc = "A color from hue in degrees, saturation and brightness in percent, and alpha."
        return [
            construction(.rgb, "rgb", "red, green, blue, alpha", rgbDoc, rgb),
            construction(.rgb, "rgba", "red, green, blue, alpha", rgbDoc, rgb),
            construction(.hsl, "hsl", "hue, saturation, lightness, alpha", hslDoc, hsl),
            construction(.hsl, "hsla", "hue, saturation, lightness, alpha", hslDoc, hsl),
            construction(.hsb, "hsb", "hue, saturation, brightness, alpha", hsbDoc, hsb),
            construction(.hsb, "hsba", "hue, saturation, brightness, alpha", hsbDoc, hsb),
            construction(.hsb, "hsv", "hue, saturation, brightness, alpha", hsbDoc, hsb),
            construction(.hsb, "hsva", "hue, saturation, brightness, alpha", hsbDoc, hsb),
            construction(
                .hwb, "hwb", "hue whiteness blackness / alpha",
                "A color from hue in degrees, whiteness and blackness in percent."
            ) {
                (arguments) throws(FunctionFailure) in
                ColorConstruction.hwb(
                    try arguments.hue(), try arguments.part(1, of: 100), try arguments.part(2, of: 100),
                    alpha: arguments.alpha)
            },
            lightness(
                .lab, "lab", .lab, whole: 100, axis: 125, "lightness a b / alpha",
                "CIE Lab: lightness 0 to 100, a and b -125 to 125"),
            lightness(
                .oklab, "oklab", .oklab, whole: 1, axis: 0.4, "lightness a b / alpha",
                "Oklab: lightness 0 to 1, a and b -0.4 to 0.4"),
            lightness(
                .lch, "lch", .lch, whole: 100, axis: 150, "lightness chroma hue / alpha",
                "CIE LCH: lightness 0 to 100, chroma 0 to 150"),
            lightness(
                .oklch, "oklch", .oklch, whole: 1, axis: 0.4, "lightness chroma hue / alpha",
                "Oklch: lightness 0 to 1, chroma 0 to 0.4"),
            builtIn(
                "color", 1...1, "space c1 c2 c3 / alpha",
                "A color of a space, components 0 to 1: srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz, "
                    + "xyz-d50, xyz-d65.",
                keywords: ["none", "xyz"] + predefinedSpaces.map(\.rawValue)
            ) {
                (call) throws(FunctionFailure) in
                let arguments = try ColorArguments(call, takesSpace: true)
                guard let name = arguments.space, let space = ColorSpace(name: name), !space.hasOwnFunction else {
                    let found = arguments.space ?? "none"
                    throw FunctionFailure(
                        "expected a color space such as srgb or display-p3, found \"\(found)\""
                            + Suggestion.phrase(for: found, in: predefinedSpaces.map(\.rawValue) + ["xyz"]), argument: 0
                    )
                }
                return .color(
                    Color(
                        space, try arguments.number(0, percentOf: 1), try arguments.number(1, percentOf: 1),
                        try arguments.number(2, percentOf: 1), alpha: arguments.alpha
                    ).settled())
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

    /// Those that `color()` takes.
    private static var predefinedSpaces: [ColorSpace] { ColorSpace.allCases.filter { !$0.hasOwnFunction } }

    /// Lightness, cut to its range, and two axes or chroma and hue; percentages are those of `whole` and `axis`.
    private static func lightness(
        _ operation: ColorOperation, _ name: String, _ space: ColorSpace, whole: Double, axis: Double,
        _ parameters: String, _ doc: String
    ) -> ExpressionFunction {
        color(operation, name, 1...4, parameters, "A color of " + doc + ".", keywords: ["none"]) {
            (call) throws(FunctionFailure) in
            let arguments = try ColorArguments(call)
            let lightness = try arguments.number(0, percentOf: whole)
            let second = try arguments.number(1, percentOf: axis)
            guard space == .lch || space == .oklch else {
                return .color(
                    ColorConstruction.axes(
                        space, whole: whole, lightness, second, try arguments.number(2, percentOf: axis),
                        alpha: arguments.alpha))
            }
            return .color(
                ColorConstruction.polar(
                    space, whole: whole, lightness, second, try arguments.hue(2), alpha: arguments.alpha))
        }
    }

    private static func construction(
        _ operation: ColorOperation, _ name: String, _ parameters: String, _ doc: String,
        _ make: @escaping (ColorArguments) throws(FunctionFailure) -> Color
    ) -> ExpressionFunction {
        color(operation, name, 1...4, parameters, doc, keywords: ["none"]) { (call) throws(FunctionFailure) in
            .color(try make(ColorArguments(call)))
        }
    }

    private static func rgb(_ arguments: ColorArguments) throws(FunctionFailure) -> Color {
        ColorConstruction.rgb(
            try arguments.part(0, of: 255), try arguments.part(1, of: 255), try arguments.part(2, of: 255),
            alpha: arguments.alpha)
    }

    private static func hsl(_ arguments: ColorArguments) throws(FunctionFailure) -> Color {
        guard arguments.call.dialect == .css else { return try hsb(arguments) }
        return ColorConstruction.hsl(
            try arguments.hue(), try arguments.part(1, of: 100), try arguments.part(2, of: 100), alpha: arguments.alpha)
    }

    private static func hsb(_ arguments: ColorArguments) throws(FunctionFailure) -> Color {
        ColorConstruction.hsb(
            try arguments.hue(), try arguments.part(1, of: 100), try arguments.part(2, of: 100), alpha: arguments.alpha)
    }
}
