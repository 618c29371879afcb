import StyleValues

extension StandardFunctions {
    static var colorChange: [ExpressionFunction] {
        [
            relative(
                "lighten", .brightness, +1, "The color with its brightness (HSB) raised by that part of itself.",
                .lighten),
            relative(
                "darken", .brightness, -1, "The color with its brightness (HSB) lowered by that part of itself.",
                .darken),
            relative(
                "saturate", .saturation, +1, "The color with its saturation (HSB) raised by that part of itself.",
                .saturate),
            relative(
                "desaturate", .saturation, -1, "The color with its saturation (HSB) lowered by that part of itself.",
                .desaturate),
            relative("fadein", .alpha, +1, "The color with its alpha raised by that part of itself.", .fadein),
            relative("fadeout", .alpha, -1, "The color with its alpha lowered by that part of itself.", .fadeout),
            opacity("alpha"),
            opacity("opacity"),
            color(
                .mix, "mix", 2...3, "color, color, share",
                "Both colors mixed; the share of the first is 50% if it is left out."
            ) {
                (call) throws(FunctionFailure) in
                let share = call.arguments.count == 3 ? try call.percentage(2) / 100 : 0.5
                return .color(ColorMixing.mix(try call.color(0), try call.color(1), share: share))
            },
            colorMix("color-mix"),
            colorMix("colorMix"),
            color(
                .tint, "tint", 1...2, "color, share", "The color mixed with that share of white, 50% if it is left out."
            ) {
                (call) throws(FunctionFailure) in
                try mixed(call, with: Color(red: 1, green: 1, blue: 1))
            },
            color(
                .shade, "shade", 1...2, "color, share",
                "The color mixed with that share of black, 50% if it is left out."
            ) {
                (call) throws(FunctionFailure) in
                try mixed(call, with: Color(red: 0, green: 0, blue: 0))
            },
            color(.invert, "invert", 1...1, "color", "The color with each component of sRGB taken from the full one.") {
                (call) throws(FunctionFailure) in
                .color(ColorChange.inverted(try call.color(0)))
            },
            color(.grayscale, "grayscale", 1...1, "color", "The gray of the same luminance as CSS filters compute it.")
            {
                (call) throws(FunctionFailure) in
                .color(ColorChange.grayscale(try call.color(0)))
            },
            color(.hue, "hue", 1...2, "color, angle", "The hue of a color, or the color with that hue.") {
                (call) throws(FunctionFailure) in
                let color = try call.color(0)
                guard call.arguments.count == 2 else { return .number(Quantity(color.inSRGB.hsl.hue, .deg)) }
                return .color(ColorChange.with(hue: try call.degrees(1), color))
            },
            color(
                .contrast, "contrast", 2...2, "color, color",
                "The contrast ratio of two colors, 1 to 21, as WCAG 2 defines it."
            ) {
                (call) throws(FunctionFailure) in
                .number(Quantity(ColorChange.contrast(try call.color(0), try call.color(1))))
            },
        ]
    }

    /// A function of colours that register code can call too.
    static func color(
        _ operation: ColorOperation, _ name: String, _ arity: ClosedRange<Int>, _ parameters: String, _ doc: String,
        keywords: [String] = [], evaluate: @escaping (FunctionCall) throws(FunctionFailure) -> ExpressionValue
    ) -> ExpressionFunction {
        var function = builtIn(name, arity, parameters, doc, keywords: keywords, evaluate: evaluate)
        function.numericForm = .color(operation)
        return function
    }

    private static func relative(
        _ name: String, _ part: ColorChange.Part, _ direction: Double, _ doc: String, _ operation: ColorOperation
    ) -> ExpressionFunction {
        color(operation, name, 2...2, "color, amount", doc) { (call) throws(FunctionFailure) in
            let color = try call.color(0)
            guard let changed = ColorChange.relative(color, part, by: try call.percentage(1) * direction / 100) else {
                throw FunctionFailure("expected an amount such as 20%, found \(call.arguments[1].text)", argument: 1)
            }
            return .color(changed)
        }
    }

    private static func opacity(_ name: String) -> ExpressionFunction {
        color(
            .alpha, name, 1...2, "color, alpha",
            "The color with that alpha, 0 to 1 or in percent; or the alpha of a color."
        ) {
            (call) throws(FunctionFailure) in
            let color = try call.color(0)
            guard call.arguments.count == 2 else { return .number(Quantity(color.alpha)) }
            return .color(ColorChange.with(alpha: try call.fraction(1), color))
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
