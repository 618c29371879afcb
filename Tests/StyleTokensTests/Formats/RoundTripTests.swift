import StyleTokens
import StyleValues
import Testing

@Suite("Palettes from format to format")
struct RoundTripTests {
    private static let text = "#B3ED3B green\n#80B3ED3B half-green\n#000 private\n#ffffff _9\n#0102FE x"

    @Test("what is written reads back to the same colors", arguments: PaletteFormat.allCases)
    func roundTrip(format: PaletteFormat) {
        let palette = read(Self.text, alpha: .argb).palette
        let writing = palette.written(as: format)
        let again = read(writing.bytes, "colors", format: format)
        #expect(again.faults == [])
        switch format {
        case .gpl:
            #expect(again.palette.colors.map(\.color.components) == palette.colors.map(\.color.components))
            #expect(writing.diagnostics.map(\.id) == ["palette.alpha-lost"])
        case .android:
            #expect(again.palette.colors.map(\.name) == ["green", "half_green", "private", "_9", "x"])
            #expect(again.palette.colors.map(\.color) == palette.colors.map(\.color))
        default:
            #expect(again.rows == read(Self.text, alpha: .argb).rows)
            #expect(writing.diagnostics.isEmpty)
        }
        #expect(palette.written(as: format).bytes == writing.bytes, "the same palette gives the same bytes")
    }

    @Test("a list with alpha says itself where alpha stands", arguments: AlphaOrder.allCases)
    func directive(order: AlphaOrder) {
        let palette = read(Self.text, alpha: .argb).palette
        let text = String(decoding: palette.written(as: .list, alphaOrder: order).bytes, as: UTF8.self)
        #expect(text.hasPrefix("// alpha: \(order.rawValue)\n"))
        #expect(read(text).palette.colors.map(\.color) == palette.colors.map(\.color))
    }

    @Test("what a format cannot say is told")
    func losses() {
        let palette = Palette(
            name: "p",
            colors: [
                PaletteColor(name: "Deep Green", color: Color(red: 0.1234, green: 0, blue: 0)),
                PaletteColor(name: "wide", color: Color(.displayP3, 1, 0, 0)),
            ])
        let writing = palette.written(as: .list)
        #expect(writing.diagnostics.map(\.id) == ["palette.renamed", "palette.rounded", "palette.rounded"])
        #expect(String(decoding: writing.bytes, as: UTF8.self) == "#1f0000 Deep-Green\n#ff0000 wide\n")
        #expect(palette.written(as: .css).diagnostics.map(\.id) == ["palette.renamed"], "CSS keeps space and precision")
    }

    @Test("names that fall together are an error")
    func collision() {
        let palette = Palette(
            name: "p",
            colors: [
                PaletteColor(name: "a b", color: Color(red: 0, green: 0, blue: 0)),
                PaletteColor(name: "a-b", color: Color(red: 1, green: 0, blue: 0)),
            ])
        #expect(
            palette.written(as: .list).diagnostics.contains {
                $0.id == "palette.name-collision" && $0.severity == .error
            })
        #expect(palette.written(as: .gpl).diagnostics.isEmpty)
    }
}
