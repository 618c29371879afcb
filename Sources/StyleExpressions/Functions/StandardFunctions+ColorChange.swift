import StyleValues

extension StandardFunctions {
    static var colorChange: [ExpressionFunction] {
        [
            relative("lighten", +1, "The color with its brightness (HSB) raised by that part of itself.", brightness),
            relative("darken", -1, "The color with its brightness (HSB) lowered by that part of itself.", brightness),
            relative("saturate", +1, "The color with its saturation (HSB) raised by that part of itself.", saturation),
            relative(
                "desaturate", -1, "The color with its saturation (HSB) lowered by that part of itself.", saturation),
            relative("fadein", +1, "The color with its alpha raised by that part of itself.", alpha),
            relative("fadeout", -1, "The color with its alpha lowered by that part of itself.", alpha),
            opacity("alpha"),
            opacity("opacity"),
            builtIn(
                "mix", 2...3, "color, color, share",
                "Both colors mixed; the share of the first is 50% if it is left out."
            ) {
                (call) throws(FunctionFailure) in
                let share = call.arguments.count == 3 ? try call.percentage(2) / 100 : 0.5
                return .color(ColorMixing.mix(try call.color(0), try call.color(1), share: share))
            },
            colorMix("color-mix"),
            colorMix("colorMix"),
            builtIn("tint", 1...2, "color, share", "The color mixed with that share of white, 50% if it is left out.") {
                (call) throws(FunctionFailure) in
                try mixed(call, with: Color(red: 1, green: 1, blue: 1))
            },
            builtIn("shade", 1...2, "color, share", "The color mixed with that share of black, 50% if it is left out.")
            {
                (call) throws(FunctionFailure) in
                try mixed(call, with: Color(red: 0, green: 0, blue: 0))
            },
            builtIn("invert", 1...1, "color", "The color with each component of sRGB taken from the full one.") {
                (call) throws(FunctionFailure) in
                .color(try call.color(0).inSRGB.mapComponents { 1 - $0 }.settled())
            },
            builtIn("grayscale", 1...1, "color", "The gray of the same luminance as CSS filters compute it.") {
                (call) throws(FunctionFailure) in
                let color = try call.color(0).inSRGB
                let gray = 0.2126 * color.first + 0.7152 * color.second + 0.0722 * color.third
                return .color(color.mapComponents { _ in gray }.settled())
            },
            builtIn("hue", 1...2, "color, angle", "The hue of a color, or the color with that hue.") {
                (call) throws(FunctionFailure) in
                let color = try call.color(0).inSRGB
                let hsl = color.hsl
                guard call.arguments.count == 2 else { return .number(Quantity(hsl.hue, .deg)) }
                return .color(
                    Color(
                        hue: try call.degrees(1), saturation: hsl.saturation, lightness: hsl.lightness,
                        alpha: color.alpha
                    )
                    .settled())
            },
            builtIn(
                "contrast", 2...2, "color, color", "The contrast ratio of two colors, 1 to 21, as WCAG 2 defines it."
            ) {
                (call) throws(FunctionFailure) in
                let a = try call.color(0).relativeLuminance
                let b = try call.color(1).relativeLuminance
                return .number(Quantity((max(a, b) + 0.05) / (min(a, b) + 0.05)))
            },
        ]
    }

    // MARK: InterfaCSS's relative changes: v' = v + v · N/100, within 0…1

    private static func relative(
        _ name: String, _ direction: Double, _ doc: String, _ change: @escaping (Color, (Double) -> Double) -> Color
    ) -> ExpressionFunction {
        builtIn(name, 2...2, "color, amount", doc) { (call) throws(FunctionFailure) in
            let color = try call.color(0).inSRGB
            let amount = try call.percentage(1) * direction / 100
            guard amount.isFinite else {
                throw FunctionFailure("expected an amount such as 20%, found \(call.arguments[1].text)", argument: 1)
            }
            return .color(change(color) { min(max($0 + $0 * amount, 0), 1) }.settled())
        }
    }

    private static func brightness(_ color: Color, _ change: (Double) -> Double) -> Color {
        let hsb = color.hsb
        return Color(
            hue: hsb.hue, saturation: hsb.saturation, brightness: change(hsb.brightness), alpha: color.alpha)
    }

    private static func saturation(_ color: Color, _ change: (Double) -> Double) -> Color {
        let hsb = color.hsb
        return Color(
            hue: hsb.hue, saturation: change(hsb.saturation), brightness: hsb.brightness, alpha: color.alpha)
    }

    private static func alpha(_ color: Color, _ change: (Double) -> Double) -> Color {
        var color = color
        color.alpha = change(color.alpha)
        return color
    }

    private static func opacity(_ name: String) -> ExpressionFunction {
        builtIn(
            name, 1...2, "color, alpha", "The color with that alpha, 0 to 1 or in percent; or the alpha of a color."
        ) {
            (call) throws(FunctionFailure) in
            var color = try call.color(0)
            guard call.arguments.count == 2 else { return .number(Quantity(color.alpha)) }
            let alpha = try call.fraction(1)
            color.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
            return .color(color)
        }
    }

    /// In plain mathematics, where names hold no dash, it is `colorMix`.
    private static func colorMix(_ name: String) -> ExpressionFunction {
        builtIn(
            name, 3...3, "in space hue-method, color share, color share",
            "Both colors mixed as CSS does, in a space such as srgb or oklch, of hues the shorter way by default.",
            keywords: ["in", "hue"] + MixingSpace.names + MixingMethod.HueWay.allCases.map(\.rawValue)
        ) {
            (call) throws(FunctionFailure) in
            .color(try ColorMixing.colorMix(call))
        }
    }

    private static func mixed(_ call: FunctionCall, with other: Color) throws(FunctionFailure) -> ExpressionValue {
        let share = call.arguments.count == 2 ? try call.percentage(1) / 100 : 0.5
        return .color(ColorMixing.mix(other, try call.color(0), share: share))
    }
}
