import StyleValues

/// What the colour functions compute, for values and for register code alike.
enum ColorChange {
    /// What a relative change works on.
    enum Part {
        case brightness, saturation, alpha
    }

    /// InterfaCSS's relative change: the part plus that fraction of itself, within 0…1; nil where the fraction is not
    /// finite.
    static func relative(_ color: Color, _ part: Part, by fraction: Double) -> Color? {
        guard fraction.isFinite else { return nil }
        let color = color.inSRGB
        @inline(__always) func changed(_ part: Double) -> Double { min(max(part + part * fraction, 0), 1) }
        switch part {
        case .brightness:
            let hsb = color.hsb
            return Color(
                hue: hsb.hue, saturation: hsb.saturation, brightness: changed(hsb.brightness), alpha: color.alpha
            ).settled()
        case .saturation:
            let hsb = color.hsb
            return Color(
                hue: hsb.hue, saturation: changed(hsb.saturation), brightness: hsb.brightness, alpha: color.alpha
            ).settled()
        case .alpha:
            var color = color
            color.alpha = changed(color.alpha)
            return color.settled()
        }
    }

    /// The colour with that alpha, cut to 0…1; NaN is 0.
    static func with(alpha: Double, _ color: Color) -> Color {
        var color = color
        color.alpha = fraction(alpha)
        return color
    }

    static func inverted(_ color: Color) -> Color { color.inSRGB.mapComponents { 1 - $0 }.settled() }

    /// The gray of the same luminance as CSS filters compute it. Source: Filter Effects Module Level 1, section 8.6.
    static func grayscale(_ color: Color) -> Color {
        let color = color.inSRGB
        let gray = 0.2126 * color.first + 0.7152 * color.second + 0.0722 * color.third
        return color.mapComponents { _ in gray }.settled()
    }

    static func with(hue: Double, _ color: Color) -> Color {
        let color = color.inSRGB
        let hsl = color.hsl
        return Color(hue: hue, saturation: hsl.saturation, lightness: hsl.lightness, alpha: color.alpha).settled()
    }

    /// 1 to 21. Source: WCAG 2.2, "contrast ratio".
    static func contrast(_ first: Color, _ second: Color) -> Double {
        let a = first.relativeLuminance
        let b = second.relativeLuminance
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// Cut to 0…1; NaN is 0.
    @inline(__always)
    static func fraction(_ number: Double) -> Double { number.isNaN ? 0 : min(max(number, 0), 1) }
}
