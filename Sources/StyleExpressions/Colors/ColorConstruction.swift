import StyleValues

/// Colours from the components that functions such as `rgb()` take. Source: CSS Color Module Level 4, sections 5 to 9.
///
/// Fractions are cut to 0…1, where NaN is 0; hues are in degrees, those that are not finite 0.
enum ColorConstruction {
    static func rgb(_ red: Double, _ green: Double, _ blue: Double, alpha: Double) -> Color {
        Color(
            red: ColorChange.fraction(red), green: ColorChange.fraction(green), blue: ColorChange.fraction(blue),
            alpha: alpha
        ).settled()
    }

    static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double, alpha: Double) -> Color {
        Color(
            hue: angle(hue), saturation: ColorChange.fraction(saturation), lightness: ColorChange.fraction(lightness),
            alpha: alpha
        ).settled()
    }

    static func hsb(_ hue: Double, _ saturation: Double, _ brightness: Double, alpha: Double) -> Color {
        Color(
            hue: angle(hue), saturation: ColorChange.fraction(saturation), brightness: ColorChange.fraction(brightness),
            alpha: alpha
        ).settled()
    }

    static func hwb(_ hue: Double, _ whiteness: Double, _ blackness: Double, alpha: Double) -> Color {
        Color(
            hue: angle(hue), whiteness: ColorChange.fraction(whiteness), blackness: ColorChange.fraction(blackness),
            alpha: alpha
        ).settled()
    }

    /// Lightness, cut to 0…`whole`, and two axes.
    static func axes(_ space: ColorSpace, whole: Double, _ lightness: Double, _ a: Double, _ b: Double, alpha: Double) -> Color {
        Color(space, min(max(known(lightness), 0), whole), known(a), known(b), alpha: alpha)
    }

    /// Lightness, cut to 0…`whole`, chroma and hue.
    static func polar(
        _ space: ColorSpace, whole: Double, _ lightness: Double, _ chroma: Double, _ hue: Double, alpha: Double
    ) -> Color {
        let hue = angle(hue).truncatingRemainder(dividingBy: 360)
        return Color(
            space, min(max(known(lightness), 0), whole), max(known(chroma), 0), hue < 0 ? hue + 360 : hue, alpha: alpha)
    }

    @inline(__always)
    private static func angle(_ hue: Double) -> Double { hue.isFinite ? hue : 0 }

    @inline(__always)
    private static func known(_ number: Double) -> Double { number.isNaN ? 0 : number }
}
