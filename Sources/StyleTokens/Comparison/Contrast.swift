import StyleValues

/// Contrast between colors. Source: WCAG 2.2, "contrast ratio" and success criteria 1.4.3, 1.4.6, 1.4.11.
public enum Contrast {
    /// From 1 to 21. A color with alpha is first put over the other one; two such over white.
    public static func ratio(_ first: Color, _ second: Color) -> Double {
        var (a, b) = (first.inSRGB, second.inSRGB)
        if a.alpha < 1, b.alpha < 1 {
            let white = Color(red: 1, green: 1, blue: 1)
            (a, b) = (over(a, white), over(b, white))
        } else if a.alpha < 1 {
            a = over(a, b)
        } else if b.alpha < 1 {
            b = over(b, a)
        }
        let (bright, dark) = (
            max(a.relativeLuminance, b.relativeLuminance), min(a.relativeLuminance, b.relativeLuminance)
        )
        return (bright + 0.05) / (dark + 0.05)
    }

    /// What a ratio is enough for: `AAA` (7), `AA` (4.5), `AA large` (3; large text and controls), or `fail`.
    public static func level(_ ratio: Double) -> String {
        ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : ratio >= 3 ? "AA large" : "fail"
    }

    /// The ratio with two decimals, cut and not rounded: 4.499 is not enough for 4.5.
    public static func text(_ ratio: Double) -> String {
        let hundredths = Int((ratio * 100 + 1e-9).rounded(.down))
        let rest = String(hundredths % 100)
        return "\(hundredths / 100).\(rest.count == 1 ? "0" : "")\(rest):1"
    }

    private static func over(_ top: Color, _ bottom: Color) -> Color {
        func mix(_ a: Double, _ b: Double) -> Double { a * top.alpha + b * (1 - top.alpha) }
        return Color(
            red: mix(top.first, bottom.first), green: mix(top.second, bottom.second), blue: mix(top.third, bottom.third)
        )
    }
}
