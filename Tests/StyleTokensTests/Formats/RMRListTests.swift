import StyleTokens
import Testing

/// Rows of the table of RMRHexColorParser's behavior, which was found by running its pattern.
@Suite("Lists as RMRColorTools read them")
struct RMRListTests {
    @Test(
        "what it read well is read alike, without a word",
        arguments: [
            ("#B3ED3B green", "green #b3ed3b"), ("B3ED3B green", "green #b3ed3b"), ("0xB3ED3B green", "green #b3ed3b"),
            ("#B3ED3Bgreen", "green #b3ed3b"), ("#80B3ED3B halfGreen", "halfGreen #b3ed3b80"),
            ("#fff white", "white #ffffff"),
            ("#8fff w", "w #ffffff88"),
        ])
    func well(line: String, row: String) {
        #expect(read(line, rmr: true).rows == [row])
        #expect(read(line, rmr: true).faults == [])
    }

    @Test(
        "what it read badly is read alike, with a warning",
        arguments: [
            ("#B3ED3B green  ", "green   #b3ed3b", "palette.bad-name"),
            ("#B3ED3B deep green", "deep green #b3ed3b", "palette.bad-name"),
            ("#B3ED3B green // note", "green // note #b3ed3b", "palette.bad-name"),
            ("// beautiful comment", "utiful comment #bbeeaa", "palette.rmr-stray-color"),
            ("#AABBCCDDEE name", "EE name #bbccddaa", "palette.rmr-long-color"),
        ])
    func badly(line: String, row: String, id: String) {
        #expect(read(line, rmr: true).rows == [row])
        #expect(read(line, rmr: true).faults == ["1 warning \(id)"])
    }

    @Test("lines that it dropped are dropped, with a warning", arguments: ["# Buttons", "---"])
    func dropped(line: String) {
        #expect(read(line, rmr: true).rows == [])
        #expect(read(line, rmr: true).faults == ["1 warning palette.rmr-line-dropped"])
    }

    @Test(
        "where it crashed there is an error",
        arguments: [
            ("#FFFFF five", "palette.bad-color"), ("#FFFFFFF seven", "palette.bad-color"),
            ("#B3ED3B", "palette.empty-name"),
            ("green #B3ED3B", "palette.empty-name"),
        ])
    func crashes(line: String, id: String) {
        #expect(read(line, rmr: true).rows == [])
        #expect(read(line, rmr: true).faults == ["1 error \(id)"])
    }

    @Test("the same name twice is two colors")
    func twice() {
        let reading = read("#111 a\n#222 a", rmr: true)
        #expect(reading.rows == ["a #111111", "a #222222"])
        #expect(reading.faults == ["2 warning palette.duplicate-name"])
    }
}
