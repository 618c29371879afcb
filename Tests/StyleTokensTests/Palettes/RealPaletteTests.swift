import StyleTokens
import Testing

@Suite("Public palettes", .enabled(if: SharedFiles.folder != nil))
struct RealPaletteTests {
    private static let swiftgen = "SwiftGen-SwiftGen/"

    @Test(
        "SwiftGen's fixtures read to the colors that its own tests expect",
        arguments: [
            ("colors.clr", AlphaOrder?.none), ("colors.json", nil), ("colors.xml", .rgba), ("colors-argb.xml", nil),
        ])
    func colors(file: String, order: AlphaOrder?) throws {
        let reading = read(try SharedFiles.bytes(Self.swiftgen + file), file, alpha: order)
        #expect(reading.faults == [])
        let expected = [
            "ArticleTitle #33fe66", "ArticleBody #339666", "ArticleFootnote #ff66cc", "private #ffffffcc",
            "theme_cyan #ff66cc",
        ]
        #expect(reading.rows == Array(expected.prefix(reading.rows.count)) && reading.rows.count >= 4)
    }

    @Test("its text list follows names of names")
    func chain() throws {
        let reading = read(try SharedFiles.bytes(Self.swiftgen + "extra.txt"), "extra.txt")
        #expect(reading.faults == [])
        #expect(reading.rows.last == "NestedNamedValue #ffffffcc")
        #expect(reading.rows.count == 7)
    }

    @Test("its bad files are refused, with the line")
    func bad() throws {
        #expect(
            read(try SharedFiles.bytes(Self.swiftgen + "bad-value.txt"), "bad-value.txt").faults == [
                "3 error palette.bad-color"
            ])
        #expect(
            read(try SharedFiles.bytes(Self.swiftgen + "bad-syntax.txt"), "bad-syntax.txt").faults == [
                "1 error palette.encoding"
            ])
    }

    @Test("each goes through every format and back", arguments: ["colors.clr", "colors.json", "extra.txt"])
    func roundTrip(file: String) throws {
        let palette = read(try SharedFiles.bytes(Self.swiftgen + file), file).palette
        for format in PaletteFormat.allCases {
            let again = read(palette.written(as: format).bytes, "x", format: format)
            #expect(again.faults == [])
            // GIMP palettes have no alpha; Android's names no dash.
            let names = palette.colors.map { format == .android ? $0.name.replacing("-", with: "_") : $0.name }
            #expect(again.palette.colors.map(\.name) == names)
            #expect(again.palette.colors.map(\.color.components) == palette.colors.map(\.color.components))
            if format != .gpl { #expect(again.palette.colors.map(\.color.alpha) == palette.colors.map(\.color.alpha)) }
        }
    }
}
