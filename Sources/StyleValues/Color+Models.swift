// The cylindrical models of sRGB. Hues are in degrees and may be any number; all other parts are fractions 0…1.
// Source: CSS Color Module Level 4, sections 7 and 8; Smith, "Color gamut transform pairs", 1978 (HSB).

extension Color {
    /// An sRGB colour from hue, saturation and lightness.
    public init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
        let chroma = (1 - abs(2 * lightness - 1)) * saturation
        self.init(hue: hue, chroma: chroma, least: lightness - chroma / 2, alpha: alpha)
    }

    /// An sRGB colour from hue, saturation and brightness (HSB, also called HSV).
    public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
        let chroma = brightness * saturation
        self.init(hue: hue, chroma: chroma, least: brightness - chroma, alpha: alpha)
    }

    /// An sRGB colour from hue, whiteness and blackness; a sum above 1 is scaled down to 1.
    public init(hue: Double, whiteness: Double, blackness: Double, alpha: Double = 1) {
        let sum = whiteness + blackness
        if sum >= 1 {
            let gray = whiteness / sum
            self.init(red: gray, green: gray, blue: gray, alpha: alpha)
        } else {
            self.init(hue: hue, chroma: 1 - sum, least: whiteness, alpha: alpha)
        }
    }

    /// Hue 0..<360, saturation and lightness of an sRGB colour; the hue of a gray is 0. Outside of the gamut saturation
    /// may come out negative: then it is positive on the other side of the circle.
    /// Source: CSS Color Module Level 4, section 7.2.
    public var hsl: (hue: Double, saturation: Double, lightness: Double) {
        let most = max(first, second, third)
        let least = min(first, second, third)
        let lightness = (most + least) / 2
        let room = min(lightness, 1 - lightness)
        let saturation = most == least || room == 0 ? 0 : (most - lightness) / room
        guard saturation < 0 else { return (hueOfComponents, saturation, lightness) }
        let hue = hueOfComponents + 180
        return (hue >= 360 ? hue - 360 : hue, -saturation, lightness)
    }

    /// Hue 0..<360, saturation and brightness of an sRGB colour; the hue of a gray is 0.
    public var hsb: (hue: Double, saturation: Double, brightness: Double) {
        let most = max(first, second, third)
        let least = min(first, second, third)
        return (hueOfComponents, most == 0 ? 0 : (most - least) / most, most)
    }

    /// The colour with each of the three components passed through `change`.
    public func mapComponents(_ change: (Double) -> Double) -> Color {
        Color(space, change(first), change(second), change(third), alpha: alpha)
    }

    private var hueOfComponents: Double {
        let most = max(first, second, third)
        let chroma = most - min(first, second, third)
        guard chroma > 0 else { return 0 }
        let sixths =
            if most == first {
                (second - third) / chroma + (second < third ? 6 : 0)
            } else if most == second {
                (third - first) / chroma + 2
            } else {
                (first - second) / chroma + 4
            }
        return sixths * 60
    }

    /// The colour whose smallest component is `least` and whose largest is `chroma` more.
    private init(hue: Double, chroma: Double, least: Double, alpha: Double) {
        let turns = hue / 360
        let sixths = turns.isFinite ? (turns - turns.rounded(.down)) * 6 : 0
        let middle = chroma * (1 - abs(sixths.truncatingRemainder(dividingBy: 2) - 1))
        let (red, green, blue): (Double, Double, Double) =
            switch sixths {
            case ..<1: (chroma, middle, 0)
            case ..<2: (middle, chroma, 0)
            case ..<3: (0, chroma, middle)
            case ..<4: (0, middle, chroma)
            case ..<5: (middle, 0, chroma)
            default: (chroma, 0, middle)
            }
        self.init(red: red + least, green: green + least, blue: blue + least, alpha: alpha)
    }
}
