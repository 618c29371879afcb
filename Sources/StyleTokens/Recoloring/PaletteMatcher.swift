/// Finds the color of a palette that is nearest to another one.
struct PaletteMatcher {
    private let colors: [(color: PaletteColor, bits: EightBitColor)]
    private let exact: [EightBitColor: Int]

    init(_ palette: Palette) {
        colors = palette.colors.map { ($0, EightBitColor($0.color)) }
        var exact: [EightBitColor: Int] = [:]
        for (index, color) in colors.enumerated() where exact[color.bits] == nil { exact[color.bits] = index }
        self.exact = exact
    }

    /// The nearest color and its distance in steps; of several the first. Nil for an empty palette.
    func nearest(to bits: EightBitColor) -> (PaletteColor, Int)? {
        if let index = exact[bits] { return (colors[index].color, 0) }
        var best: (index: Int, distance: Int)?
        for (index, color) in colors.enumerated() {
            let distance = color.bits.distance(to: bits)
            if distance < best?.distance ?? .max { best = (index, distance) }
        }
        return best.map { (colors[$0.index].color, $0.distance) }
    }
}
