import StyleDiagnostics
import Testing

@Suite("SourceFile")
struct SourceFileTests {
    @Test(
        "lines end after LF, CR LF and a lone CR; columns count bytes",
        arguments: [
            (0, 1, 1), (2, 1, 3), (3, 2, 1), (5, 2, 3), (6, 3, 1), (7, 4, 1), (9, 4, 3), (10, 4, 4), (99, 4, 4),
            (-1, 1, 1),
        ])
    func locations(offset: Int, line: Int, column: Int) {
        // "ab⏎" 0…2, "c\r\n" 3…5, "\r" 6, "éx" 7…9
        let file = SourceFile(name: "a", text: "ab\nc\r\n\réx")
        #expect(file.location(of: offset) == SourceLocation(line: line, column: column))
    }

    @Test("the range of a line leaves out its end")
    func lineRanges() {
        let file = SourceFile(name: "a", text: "ab\nc\r\n\n")
        #expect(file.lineCount == 4)
        #expect((1...4).map { file.text(in: file.rangeOfLine($0)) } == ["ab", "c", "", ""])
        #expect(file.rangeOfLine(9).isEmpty)
        #expect(file.rangeOfLine(0).isEmpty)
    }

    @Test("ranges are clamped, invalid UTF-8 shows as replacement characters")
    func texts() {
        let file = SourceFile(name: "a", bytes: [0x61, 0xFF, 0x62])
        #expect(file.text(in: SourceRange(1, 99)) == "\u{FFFD}b")
        #expect(file.text(in: SourceRange(-5, 1)) == "a")
        #expect(file.text(in: SourceRange(7, 9)) == "")
    }

    @Test("text inside text inside a file is placed in the file")
    func enclosing() {
        let outer = SourceFile(name: "o", text: "12\n4567")
        let middle = SourceFile(name: "m", text: "4567", enclosing: .init(file: outer, offset: 3))
        let inner = SourceFile(name: "i", text: "67", enclosing: .init(file: middle, offset: 2))
        let span = SourceSpan(inner, SourceRange(1, 2))
        #expect(span.fileName == "o")
        #expect(span.startLocation == SourceLocation(line: 2, column: 4))
        #expect(span.endLocation == SourceLocation(line: 2, column: 5))
        #expect(inner.outermost === outer)
        #expect(span.text == "7")
    }
}
