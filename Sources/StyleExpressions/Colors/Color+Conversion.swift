import StyleValues

extension Color {
    /// The same colour in sRGB; components outside its gamut are cut.
    /// Source: CSS Color Module Level 4, sections 10.2, 10.3 and the sample code of section 18.
    public var inSRGB: Color {
        guard space == .displayP3 else { return self }
        let (r, g, b) = (Color.linear(first), Color.linear(second), Color.linear(third))
        func part(_ x: Double, _ y: Double, _ z: Double) -> Double {
            Color.encoded(min(max(r * x + g * y + b * z, 0), 1))
        }
        // Display P3 and sRGB have the same white and transfer curve; this is P3 → XYZ → sRGB in one.
        return Color(
            red: part(1.2249401762805598, -0.22494017628055996, 0),
            green: part(-0.042056954709688163, 1.0420569547096881, 0),
            blue: part(-0.019637554590334432, -0.078636045550631889, 1.0982736001409663), alpha: alpha)
    }

    /// Relative luminance 0…1 of the colour as if opaque. Source: WCAG 2.2, "relative luminance".
    public var relativeLuminance: Double {
        let color = inSRGB
        return 0.2126 * Color.linear(color.first) + 0.7152 * Color.linear(color.second)
            + 0.0722 * Color.linear(color.third)
    }

    /// The light of an encoded component.
    private static func linear(_ component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : ElementaryFunctions.power((component + 0.055) / 1.055, 2.4)
    }

    /// The encoded component of a light.
    private static func encoded(_ light: Double) -> Double {
        light <= 0.0031308 ? light * 12.92 : 1.055 * ElementaryFunctions.power(light, 1 / 2.4) - 0.055
    }
}
