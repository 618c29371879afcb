import StyleTokens
import Testing

/// Expected values: the formats' own documentation; SwiftGen's rows are facts of its tests.
@Suite("Palettes of other tools")
struct TextFormatTests {
    @Test("SwiftGen's list has names first, comments, and colors that name others")
    func swiftgen() {
        let reading = read(
            """
            # a: b is a comment
            Cyan-Color : 0xff66ccff
            Title      : #33fe66
            Body       : 339666
            Alias      : Cyan-Color
            Chain      : Alias  # why not
            Half       : ffffffcc
            """)
        #expect(reading.format == .swiftgen)
        #expect(
            reading.rows == [
                "Cyan-Color #ff66cc", "Title #33fe66", "Body #339666", "Alias #ff66cc", "Chain #ff66cc",
                "Half #ffffffcc",
            ])
        #expect(reading.faults == [])
    }

    @Test(
        "SwiftGen's digits: three prefixes, alpha last or first",
        arguments: [
            ("FFFFFF", AlphaOrder?.none, "#ffffff"), ("#FFFFFF", nil, "#ffffff"), ("0xFFFFFF", nil, "#ffffff"),
            ("FFFFFFCC", .rgba, "#ffffffcc"), ("CCFFFFFF", .argb, "#ffffffcc"),
        ])
    func swiftgenDigits(text: String, order: AlphaOrder?, color: String) {
        #expect(read("x: \(text)", alpha: order).rows == ["x \(color)"])
    }

    @Test("faults of SwiftGen's list have their lines")
    func swiftgenFaults() {
        let reading = read(
            "a: b\nb: c\nc: a\nd: thisIsn'tAColor\nno colon\n: fff\ne: #fffff\na: #fff\nf: #fff junk", format: .swiftgen
        )
        #expect(
            reading.faults == [
                "5 error palette.bad-line", "9 error palette.bad-line", "1 error palette.reference-cycle",
                "4 error palette.bad-color", "6 error palette.empty-name", "7 error palette.bad-color",
            ])
    }

    @Test("a GIMP palette has decimal parts and names of any text")
    func gimp() {
        let reading = read(
            "GIMP Palette\nName: Mine\nColumns: 4\n# made by hand\n  0   0   0\tBlack\n255 128\t0   Deep Orange 2",
            "x.gpl")
        #expect(reading.rows == ["Black #000000", "Deep Orange 2 #ff8000"])
        #expect(reading.faults == [])
        #expect(
            read("GIMP Palette\n256 0 0 x\n1 2 y\n1 2 3\n1 2 3 a\n3 2 1 a", "x.gpl").faults == [
                "2 error palette.bad-line", "3 error palette.bad-line", "4 error palette.empty-name",
                "6 error palette.duplicate-name",
            ])
        #expect(read("RIFF", "x.gpl").faults == ["1 error palette.bad-syntax"])
    }

    @Test("Android's colors have alpha first and may refer to each other")
    func android() {
        let text = """
            <?xml version="1.0" encoding="utf-8"?>
            <!-- colors -->
            <resources>
              <color name="title">#33fe66</color>
              <color name="half"> #80B3ED3B </color>
              <color name="same">@color/half</color>
              <string name="x">#fff</string>
            </resources>
            """
        #expect(read(text, "colors.xml").rows == ["title #33fe66", "half #b3ed3b80", "same #b3ed3b80"])
        #expect(read(text, "colors.xml", alpha: .rgba).rows[1] == "half #80b3ed3b")
    }

    @Test(
        "faults of Android's colors have their lines",
        arguments: [
            ("<resources><color name=\"a\">#fff</color>", "1 error palette.bad-syntax"),
            ("<resources>\n<color name=\"a\">#fffff</color></resources>", "2 error palette.bad-color"),
            ("<resources>\n<color>#fff</color></resources>", "2 error palette.empty-name"),
            ("<resources>\n<color name=\"\">#fff</color></resources>", "2 error palette.empty-name"),
            ("<resources>\n<color name=\"a b\">#fff</color></resources>", "2 error palette.bad-name"),
            ("<resources>\n<color name=\"a\">@color/b</color></resources>", "2 error palette.bad-color"),
            ("<resources>\n<color name=\"a\"/></resources>", "2 error palette.bad-color"),
            ("<resources><color name=\"a\" name=\"b\"/></resources>", "1 error palette.bad-syntax"),
            ("<colors/>", "1 error palette.bad-syntax"), ("", "1 error palette.bad-syntax"),
            ("<!DOCTYPE r [<!ENTITY a SYSTEM \"b\">]><resources/>", "1 error palette.bad-syntax"),
        ])
    func androidFaults(text: String, fault: String) {
        #expect(read(text, "colors.xml").faults == [fault])
    }

    @Test("JSON is one object of names and digits")
    func json() {
        #expect(
            read(##"{"a": "#33fe66", "b": "ffffffcc", "c": "a"}"##, "x.json").rows == [
                "a #33fe66", "b #ffffffcc", "c #33fe66",
            ])
        let reading = read(
            "{\n\"a\": 5,\n\"b\": \"#fffff\",\n\"c\": \"#fff\", \"c\": \"#000\",\n\"\": \"#fff\",\n\"d e\": \"#fff\"}",
            "x.json")
        #expect(
            reading.faults == [
                "2 error palette.bad-color", "3 error palette.bad-color", "4 error palette.duplicate-name",
                "5 error palette.empty-name", "6 error palette.bad-name",
            ])
        #expect(read("{\n\"a\": \"#fff\"", "x.json").faults == ["2 error palette.bad-syntax"])
        #expect(read("[]", "x.json").faults == ["1 error palette.bad-syntax"])
    }

    @Test("CSS variables may be any color and use each other; others are left out with a warning")
    func css() {
        let reading = read(
            """
            :root {
              --a: #33fe66; --b: rgb(255 0 0 / 50%); --c: var(--a);
              --gap: 4px;
              --d: rebeccapurple; --e: color(display-p3 1 0 0);
            }
            """, "x.css")
        #expect(
            reading.rows == [
                "a #33fe66", "b rgb(255 0 0 / 0.5)", "c #33fe66", "d #663399", "e color(display-p3 1 0 0)",
            ])
        #expect(reading.faults == ["3 warning palette.not-a-color"])
        #expect(read(":root { --a: #fffff }", "x.css").diagnostics.containsError)
        #expect(read(":root { --a: #fff; --a: #000 }", "x.css").faults == ["1 error palette.duplicate-name"])
    }

    @Test("text that is no UTF-8 is refused", arguments: PaletteFormat.allCases.filter { $0 != .clr })
    func encoding(format: PaletteFormat) {
        let utf16: [UInt8] = [0xFF, 0xFE] + "#fff a".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(read(utf16, "x", format: format).faults == ["1 error palette.encoding"])
        #expect(
            read(Array("#fff a\n#fff ".utf8) + [0xC3, 0x28], "x", format: format).faults == ["2 error palette.encoding"]
        )
    }

    @Test("what is larger than any palette is refused at once", arguments: PaletteFormat.allCases)
    func size(format: PaletteFormat) {
        let reading = read([UInt8](repeating: 0x23, count: 50_000_000), "x", format: format)
        #expect(reading.faults == ["1 error palette.too-large"])
    }
}
