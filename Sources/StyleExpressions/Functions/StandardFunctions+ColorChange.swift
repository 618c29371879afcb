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
            builtIn("color-mix", 3...3, "in srgb, color share, color share", "Both colors mixed as CSS does, in sRGB.")
            {
                (call) throws(FunctionFailure) in
                .color(try ColorMixing.colorMix(call))
            },
            builtIn("tint", 1...2, "color, share", "The color mixed with that share of white, 50% if it is left out.") {
                (call) throws(FunctionFailure) in
                try mixed(call, with: Color(red: 1, green: 1, blue: 1))
            },
            builtIn("shade", 1...2, "color, share", "The color mixed with that share of black, 50% if it is left out.")
            {
                (call) throws(FunctionFailure) in
                try mixed(call, with: Color(red: 0, green: 0, blue: 0))
            },
            builtIn("invert", 1...1, "color", "The color with each component taken from the full one.") {
                (call) throws(FunctionFailure) in
                .color(try call.color(0).mapComponents { 1 - $0 }.settled())
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

    private static func mixed(_ call: FunctionCall, with other: Color) throws(FunctionFailure) -> ExpressionValue {
        let share = call.arguments.count == 2 ? try call.percentage(1) / 100 : 0.5
        return .color(ColorMixing.mix(other, try call.color(0), share: share))
    }
}

/// Mixing of two colours in sRGB with premultiplied alpha.
/// Source: CSS Color Module Level 5, section 3.
enum ColorMixing {
    /// `share` of the first and the rest of the second; beyond 0…1 it is cut.
    static func mix(_ a: Color, _ b: Color, share: Double) -> Color {
        let (a, b) = (a.inSRGB, b.inSRGB)
        let share = share.isNaN ? 0.5 : min(max(share, 0), 1)
        let alpha = a.alpha * share + b.alpha * (1 - share)
        func part(_ x: Double, _ y: Double) -> Double {
            alpha == 0 ? x * share + y * (1 - share) : (x * a.alpha * share + y * b.alpha * (1 - share)) / alpha
        }
        return Color(
            red: part(a.first, b.first), green: part(a.second, b.second), blue: part(a.third, b.third), alpha: alpha
        ).settled()
    }

    /// `color-mix(in srgb, color p%, color p%)`: shares that are left out fill up to 100%, others are scaled to it; a
    /// sum below 100% makes the result more transparent.
    static func colorMix(_ call: FunctionCall) throws(FunctionFailure) -> Color {
        guard case .list(let method) = call.arguments[0], method.items == [.keyword("in"), .keyword("srgb")] else {
            throw FunctionFailure("expected \"in srgb\", found \(call.arguments[0].text)", argument: 0)
        }
        let (first, firstShare) = try colorAndShare(call, 1)
        let (second, secondShare) = try colorAndShare(call, 2)
        let shares =
            switch (firstShare, secondShare) {
            case (nil, nil): (0.5, 0.5)
            case (let share?, nil): (share, 1 - share)
            case (nil, let share?): (1 - share, share)
            case (let a?, let b?): (a, b)
            }
        let sum = shares.0 + shares.1
        guard sum > 0 else { throw FunctionFailure("both shares are 0") }
        var color = mix(first, second, share: shares.0 / sum)
        color.alpha *= min(sum, 1)
        return color
    }

    private static func colorAndShare(_ call: FunctionCall, _ index: Int) throws(FunctionFailure) -> (Color, Double?) {
        guard case .list(let list) = call.arguments[index] else { return (try call.color(index), nil) }
        guard list.items.count == 2 else {
            throw FunctionFailure("expected a color and a percentage", argument: index, id: .typeMismatch)
        }
        let isShareFirst = if case .number = list.items[0] { true } else { false }
        let share = try call.quantity(list.items[isShareFirst ? 0 : 1], index)
        guard share.unit == .percent, share.value >= 0, share.value <= 100 else {
            throw FunctionFailure("expected a percentage from 0% to 100%, found \"\(share.text)\"", argument: index)
        }
        return (try call.color(list.items[isShareFirst ? 1 : 0], index), share.value / 100)
    }
}
