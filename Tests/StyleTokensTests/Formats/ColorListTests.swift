import StyleDiagnostics
import StyleTokens
import Testing

@Suite("Lists of colors, read strictly")
struct ColorListTests {
    @Test("colors, sections and comments are told apart")
    func list() {
        let reading = read(
            """
            // by the designer
            # Buttons
            #B3ED3B green   // the loud one
            \t#fff white

            #
            # Text
            #333333 ink-2
            """)
        #expect(reading.rows == ["green #b3ed3b", "white #ffffff", "ink-2 #333333"])
        #expect(reading.palette.colors.map(\.section) == ["Buttons", "Buttons", "Text"])
        #expect(reading.faults == [])
        #expect(reading.palette.name == "colors")
    }

    @Test("lines end with LF, CR LF or CR; a byte order mark is no part of the first", arguments: ["\n", "\r\n", "\r"])
    func lineEnds(end: String) {
        #expect(read("\u{FEFF}#111 a\(end)\(end)#222 b").rows == ["a #111111", "b #222222"])
    }

    @Test("all errors come at once, each with its line")
    func everyError() {
        let reading = read(
            """
            #FFFFF five
            #B3ED3B
            #B3ED3B deep green
            0xB3ED3B zero-x
            B3ED3B bare
            #B3ED3Bgreen
            green #B3ED3B
            ---
            #AABBCCDDEE name
            #00ff00 ok
            #00ff01 ok
            #GG0000 letters
            """)
        #expect(
            reading.faults == [
                "1 error palette.bad-color", "2 error palette.empty-name", "3 error palette.bad-name",
                "4 error palette.bad-line",
                "5 error palette.bad-line", "6 error palette.bad-color", "7 error palette.bad-line",
                "8 error palette.bad-line",
                "9 error palette.bad-color", "11 error palette.duplicate-name", "12 error palette.bad-color",
            ])
        #expect(reading.rows == ["ok #00ff00"])
        #expect(reading.diagnostics[9].notes.first?.span?.startLocation.line == 10)
    }

    @Test(
        "what is meant is offered as a fix",
        arguments: [
            ("B3ED3B bare", "#B3ED3B bare"), ("0xB3ED3B x", "#B3ED3B x"), ("#B3ED3Bgreen", "#B3ED3B green"),
            ("#B3ED3B deep green", "#B3ED3B deep-green"),
        ])
    func fixes(line: String, mended: String) throws {
        let edit = try #require(read(line).diagnostics.first?.fixIts.first?.edits.first)
        var bytes = Array(line.utf8)
        bytes.replaceSubrange(edit.span.range.start..<edit.span.range.end, with: edit.text.utf8)
        #expect(String(decoding: bytes, as: UTF8.self) == mended)
        #expect(read(mended).faults == [])
    }

    @Test(
        "alpha of four and eight digits stands where it is said to; digits that could be read both ways are asked about"
    )
    func alpha() {
        #expect(read("#80B3ED3B half", alpha: .argb).rows == ["half #b3ed3b80"])
        #expect(read("#B3ED3B80 half", alpha: .rgba).rows == ["half #b3ed3b80"])
        #expect(read("#8fff w", alpha: .argb).rows == ["w #ffffff88"])
        #expect(read("// alpha: argb\n#80B3ED3B half").rows == ["half #b3ed3b80"])
        #expect(read("#80B3ED3B half").faults == ["1 error palette.ambiguous-alpha"])
        #expect(read("#FFFFFFFF white").rows == ["white #ffffff"], "both readings are the same color")
    }

    @Test("names may hold letters of any script")
    func letters() {
        #expect(read("#111 зелёный_2").rows == ["зелёный_2 #111111"])
    }

    @Test("errors are counted to a thousand")
    func manyErrors() {
        let reading = read(String(repeating: "nonsense\n", count: 5000))
        #expect(reading.diagnostics.count == 1001)
        #expect(reading.diagnostics.last?.id == "palette.too-many-errors")
    }
}
