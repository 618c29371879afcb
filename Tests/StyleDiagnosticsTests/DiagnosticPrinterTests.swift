import StyleDiagnostics
import Testing

@Suite("DiagnosticPrinter")
struct DiagnosticPrinterTests {
    private func printed(_ text: String, _ range: Range<Int>, width: Int = 100) -> String {
        printed(SourceFile(name: "a.css", text: text), range, width: width)
    }

    private func printed(_ file: SourceFile, _ range: Range<Int>, width: Int = 100) -> String {
        let span = SourceSpan(file, SourceRange(range.lowerBound, range.upperBound))
        return DiagnosticPrinter(frameWidth: width).text(for: Diagnostic("value.bad", .error, "bad", at: span))
    }

    @Test("the place, the message, the id and the line with the range underlined")
    func frame() {
        #expect(
            printed("a\n.x { y: $radus }\n", 10..<16) == """
                a.css:2:9: error: bad [value.bad]
                  2 | .x { y: $radus }
                    |         ^~~~~~

                """)
    }

    @Test("an empty range is one caret, at the end of the text too", arguments: [(0, "^"), (2, "  ^")])
    func caret(offset: Int, mark: String) {
        #expect(printed("ab", offset..<offset).hasSuffix("  1 | ab\n    | \(mark)\n"))
    }

    @Test("notes and fix-its follow, a note with a frame of its own")
    func notes() {
        let file = SourceFile(name: "a.css", text: "10-5\n@a: 1")
        let span = SourceSpan(file, SourceRange(0, 4))
        let diagnostic = Diagnostic(
            "a.b", .warning, "odd", at: span,
            notes: [.init("declared here", at: SourceSpan(file, SourceRange(5, 7))), .init("no place")],
            fixIts: [FixIt("write \"10 - 5\"", replace: span, with: "10 - 5")])
        #expect(
            DiagnosticPrinter().text(for: diagnostic) == """
                a.css:1:1: warning: odd [a.b]
                  1 | 10-5
                    | ^~~~
                a.css:2:1: note: declared here
                  2 | @a: 1
                    | ^~
                note: no place
                  fix-it: write "10 - 5"

                """)
    }

    @Test("without a source there is no place and no frame")
    func placeless() {
        #expect(
            DiagnosticPrinter().text(for: Diagnostic("load.missing", .error, "\"x\" does not exist"))
                == "error: \"x\" does not exist [load.missing]\n")
    }

    @Test("a range over several lines shows three of them")
    func manyLines() {
        #expect(
            printed("a {\n  b\nccc\nd\n}", 0..<15) == """
                a.css:1:1: error: bad [value.bad]
                  1 | a {
                    | ^~~
                  2 |   b
                    | ^~~
                  3 | ccc
                    | ^~~
                  … |

                """)
    }

    @Test("tabs, wide characters and marks keep the caret below its place")
    func alignment() {
        // A tab is four columns, 字 two, e with an accent of its own one.
        #expect(printed("\t字e\u{301}x", 7..<8).hasSuffix("  1 |     字e\u{301}x\n    |        ^\n"))
    }

    @Test("no control character of a source reaches the terminal")
    func controls() {
        let file = SourceFile(
            name: "\u{1B}]0;t\u{7}.css",
            bytes: Array("\u{FEFF}a\u{1B}[31m\u{0}\u{7F}\u{9B}1m\u{202E}b".utf8) + [0xFF, 0x0D])
        let span = SourceSpan(file, SourceRange(0, 4))
        let text = DiagnosticPrinter().text(
            for: Diagnostic(
                "a.b", .error, "found \"\u{1B}[2J\u{85}\"\nerror: no", at: span, notes: [.init("\u{1B}c", at: span)]))
        for scalar in text.unicodeScalars where scalar != "\n" {
            #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value != 0x202E)
        }
        #expect(text.contains("  1 | a␛[31m␀␡\u{FFFD}1m\u{FFFD}b\u{FFFD}"))
        #expect(!text.contains("\nerror"))
    }

    @Test("a long line is cut around the place")
    func longLine() {
        let text = String(repeating: "a", count: 500) + "XY" + String(repeating: "b", count: 500)
        let lines = printed(text, 500..<502, width: 20).split(separator: "\n")
        #expect(
            lines[1] == "  1 | …" + String(repeating: "a", count: 10) + "XY" + String(repeating: "b", count: 7) + "…")
        #expect(lines[2] == "    | " + String(repeating: " ", count: 11) + "^~")
    }

    @Test("a line of 10 MB is shown in part, a hundred times over", .timeLimit(.minutes(2)))
    func hugeLine() {
        let file = SourceFile(name: "a.css", bytes: [UInt8](repeating: 0x61, count: 10_000_000))
        for _ in 0..<100 { #expect(printed(file, 5_000_000..<9_000_000).utf8.count < 500) }
    }

    @Test("no range and no bytes make it fall", arguments: [0..<0, 3..<3, 0..<99, 50..<99, 1..<2])
    func oddRanges(range: Range<Int>) {
        for bytes: [UInt8] in [[], [0x0A], [0xC3], [0xE2, 0x82], [0x80, 0x80, 0x80, 0x80], Array("a\r\n\r\nb".utf8)] {
            #expect(printed(SourceFile(name: "a", bytes: bytes), range).hasPrefix("a:"))
        }
    }

    @Test("color is written only when asked for")
    func color() {
        let diagnostic = Diagnostic(
            "a.b", .error, "m", at: SourceSpan(SourceFile(name: "a", text: "x"), SourceRange(0, 1)))
        #expect(!DiagnosticPrinter().text(for: diagnostic).contains("\u{1B}"))
        #expect(DiagnosticPrinter(usesColor: true).text(for: diagnostic).contains("\u{1B}[1;31merror:\u{1B}[0m m"))
    }
}
