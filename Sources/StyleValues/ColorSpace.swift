/// The space that a colour's components belong to, by the name that CSS gives it. May gain cases.
///
/// Components outside of the ranges given are colours that a screen of that space cannot show.
/// Source: CSS Color Module Level 4, sections 9 and 10.
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
    /// Red, green and blue as fractions 0…1; likewise all spaces up to `rec2020`.
    case srgb
    case srgbLinear = "srgb-linear"
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case prophotoRGB = "prophoto-rgb"
    case rec2020
    /// CIE XYZ with the white of D50; white has a Y of 1.
    case xyzD50 = "xyz-d50"
    /// CIE XYZ with the white of D65; also written `xyz`.
    case xyzD65 = "xyz-d65"
    /// Lightness 0…100, a and b about -125…125.
    case lab
    /// Lightness 0…100, chroma from 0 to about 150, hue in degrees.
    case lch
    /// Lightness 0…1, a and b about -0.4…0.4.
    case oklab
    /// Lightness 0…1, chroma from 0 to about 0.4, hue in degrees.
    case oklch

    /// The space of that name, as `color()` and `color-mix()` take it; `xyz` is that of D65.
    public init?(name: String) {
        let key = name.lowercased()
        guard let space = ColorSpace(rawValue: key == "xyz" ? "xyz-d65" : key) else { return nil }
        self = space
    }

    /// Whether the space has a function of its own, such as `lab()`; the others are written `color(name …)`.
    public var hasOwnFunction: Bool {
        switch self {
        case .lab, .lch, .oklab, .oklch: true
        default: false
        }
    }
}
