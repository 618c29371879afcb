import StyleDiagnostics
import StyleValues

/// A space that colours are mixed in: one of those of colours, or a cylinder of sRGB.
enum MixingSpace {
    case space(ColorSpace)
    case hsl, hwb

    init?(name: String) {
        switch name.lowercased() {
        case "hsl": self = .hsl
        case "hwb": self = .hwb
        case let name:
            guard let space = ColorSpace(name: name) else { return nil }
            self = .space(space)
        }
    }

    static var names: [String] { ColorSpace.allCases.map(\.rawValue) + ["xyz", "hsl", "hwb"] }

    static func suggestionPhrase(for word: String) -> String { Suggestion.phrase(for: word, in: names) }

    /// Which component is a hue.
    var hueIndex: Int? {
        switch self {
        case .hsl, .hwb: 0
        case .space(.lch), .space(.oklch): 2
        case .space: nil
        }
    }

    /// The components of a colour in this space; a gray of another space has no hue in this one.
    /// Source: CSS Color Module Level 4, section 12.2.
    func coordinates(of color: Color) -> (parts: SIMD3<Double>, isHueMissing: Bool) {
        switch self {
        case .space(let space):
            let converted = color.converted(to: space)
            let epsilon = space == .lch ? PolarForm.labEpsilon : space == .oklch ? PolarForm.oklabEpsilon : -1
            return (
                SIMD3(converted.first, converted.second, converted.third), color.space != space && converted.second <= epsilon
            )
        case .hsl:
            let hsl = color.converted(to: .srgb).hsl
            return (SIMD3(hsl.hue, hsl.saturation, hsl.lightness), hsl.saturation <= 0.00001)
        case .hwb:
            let rgb = color.converted(to: .srgb)
            let (white, black) = (min(rgb.first, rgb.second, rgb.third), 1 - max(rgb.first, rgb.second, rgb.third))
            return (SIMD3(rgb.hsb.hue, white, black), white + black >= 0.99999)
        }
    }

    /// The colour of components in this space; that of a cylinder of sRGB is in sRGB.
    func color(_ parts: SIMD3<Double>, alpha: Double) -> Color {
        switch self {
        case .space(let space): Color(space, parts.x, parts.y, parts.z, alpha: alpha).settled()
        case .hsl: Color(hue: parts.x, saturation: parts.y, lightness: parts.z, alpha: alpha).settled()
        case .hwb: Color(hue: parts.x, whiteness: parts.y, blackness: parts.z, alpha: alpha).settled()
        }
    }
}
