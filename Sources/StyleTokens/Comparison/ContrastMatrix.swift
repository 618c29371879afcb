import StyleDiagnostics

/// The contrast of every pair of colors of a palette.
public struct ContrastMatrix: Sendable {
    /// Two colors of a palette and how they stand out from each other.
    public struct Pair: Sendable {
        /// Name of the first color.
        public var first: String
        /// Name of the second color.
        public var second: String
        /// WCAG 2 contrast, 1 to 21.
        public var ratio: Double
    }

    /// The colors that were compared, in the order of the palette.
    public let colors: [PaletteColor]
    /// Each pair once, in the order of the palette.
    public let pairs: [Pair]

    /// Most colors that are compared; the number of pairs grows with the square.
    public static let colorLimit = 500

    /// Nil for more colors than `colorLimit`.
    public init?(_ palette: Palette) {
        guard palette.colors.count <= ContrastMatrix.colorLimit else { return nil }
        colors = palette.colors
        var pairs: [Pair] = []
        for (index, first) in palette.colors.enumerated() {
            for second in palette.colors[(index + 1)...] {
                pairs.append(
                    Pair(first: first.name, second: second.name, ratio: Contrast.ratio(first.color, second.color)))
            }
        }
        self.pairs = pairs
    }
}
