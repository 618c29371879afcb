/// A colour: three components of a space, and alpha.
public struct Color: Hashable, Sendable {
    /// What the three components mean.
    public var space: ColorSpace
    /// sRGB: red, green, blue as fractions 0…1. Other spaces: their own components and ranges.
    public var first: Double
    /// See `first`.
    public var second: Double
    /// See `first`.
    public var third: Double
    /// Opacity 0…1.
    public var alpha: Double

    /// A color from components in the ranges of its space, which are not checked, and an opacity 0…1.
    public init(_ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1) {
        self.space = space
        self.first = first
        self.second = second
        self.third = third
        self.alpha = alpha
    }

    /// An sRGB colour from fractions 0…1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.init(.srgb, red, green, blue, alpha: alpha)
    }

    /// An sRGB colour from 8-bit parts 0…255.
    public init(red8: Int, green8: Int, blue8: Int, alpha8: Int = 255) {
        self.init(
            .srgb, Double(red8) / 255, Double(green8) / 255, Double(blue8) / 255, alpha: Double(alpha8) / 255)
    }

    /// The three components in order.
    public var components: [Double] { [first, second, third] }
}
