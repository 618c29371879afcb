import StyleValues

extension Color {
    /// The same colour in another space; components may lie outside of what the space can show.
    /// Source: CSS Color Module Level 4, section 12.1.
    public func converted(to space: ColorSpace) -> Color {
        guard space != self.space else { return self }
        let part = space.fromXYZ(self.space.toXYZ(SIMD3(first, second, third)))
        return Color(space, part.x, part.y, part.z, alpha: alpha)
    }

    /// The same colour in sRGB; components outside its gamut are cut.
    public var inSRGB: Color {
        guard space != .srgb else { return self }
        return converted(to: .srgb).mapComponents { $0.isNaN ? 0 : min(max($0, 0), 1) }
    }

    /// Relative luminance 0…1 of the colour as if opaque. Source: WCAG 2.2, "relative luminance".
    public var relativeLuminance: Double {
        let color = inSRGB
        let light = TransferCurve.srgb.linear(SIMD3(color.first, color.second, color.third))
        return 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
    }
}
