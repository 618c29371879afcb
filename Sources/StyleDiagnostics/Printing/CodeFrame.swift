/// The source lines of a place with the place marked below.
///
/// Work is bounded by `width`, not by the length of a line: a line of 10 MB costs no more than a short one.
struct CodeFrame {
    private let span: SourceSpan
    private let width: Int
    /// Lines shown of a range that spans several.
    private static let lineLimit = 3

    init(_ span: SourceSpan, width: Int) {
        self.span = span.outermost
        self.width = width
    }

    func text(_ style: TerminalStyle) -> String {
        let file = span.file
        guard !file.bytes.isEmpty else { return "" }
        let first = file.location(of: span.range.start).line
        // A range that ends with a line end does not reach the next line.
        let lastOffset = span.range.isEmpty ? span.range.start : span.range.end - 1
        let last = max(first, file.location(of: lastOffset).line)
        let shown = first...min(last, first + CodeFrame.lineLimit - 1)
        let gutter = max(String(shown.upperBound).count, 3)
        var result = ""
        for line in shown {
            let cut = CutLine(file: file, line: line, marking: span.range, width: width)
            result +=
                style.text(padded(String(line), to: gutter) + " |", .faint) + (cut.text.isEmpty ? "" : " " + cut.text)
                + "\n"
            result +=
                style.text(padded("", to: gutter) + " |", .faint) + " " + cut.indentation + style.text(cut.mark, .mark)
                + "\n"
        }
        if shown.upperBound < last { result += style.text(padded("…", to: gutter) + " |", .faint) + "\n" }
        return result
    }

    private func padded(_ text: String, to count: Int) -> String {
        String(repeating: " ", count: max(0, count - text.count)) + text
    }
}

/// The part of one line around a marked range, as shown.
private struct CutLine {
    private(set) var text = ""
    /// Blanks below what stands before the mark.
    private(set) var indentation = ""
    /// `^~~~` below the marked part.
    private(set) var mark = "^"

    init(file: SourceFile, line: Int, marking marked: SourceRange, width: Int) {
        let whole = file.rangeOfLine(line)
        let start = min(max(marked.start, whole.start), whole.end)
        let end = min(max(marked.end, start), whole.end)

        // Before the mark: at most half the width, more only if the whole line fits in it.
        var before: [TerminalText.Cell] = []
        let beforeLimit = whole.count <= width ? width : width / 2
        let isCutBefore = CutLine.walkBack(file, from: start, to: whole.start, limit: beforeLimit, into: &before)
        let beforeWidth = before.reduce(isCutBefore ? 1 : 0) { $0 + $1.width }

        var inside: [TerminalText.Cell] = []
        let isCutInside = CutLine.walk(file, from: start, to: end, limit: width - beforeWidth, into: &inside)
        let insideWidth = inside.reduce(0) { $0 + $1.width }

        var after: [TerminalText.Cell] = []
        let room = width - beforeWidth - insideWidth
        let isCutAfter = isCutInside || CutLine.walk(file, from: end, to: whole.end, limit: room, into: &after)

        text = (isCutBefore ? "…" : "") + (before + inside + after).map(\.text).joined() + (isCutAfter ? "…" : "")
        while text.last == " " { text.removeLast() }
        indentation = String(repeating: " ", count: beforeWidth)
        mark = "^" + String(repeating: "~", count: max(0, insideWidth - 1))
    }

    /// Adds the cells of a range until `limit` columns are full; true if some were left.
    private static func walk(
        _ file: SourceFile, from start: Int, to end: Int, limit: Int, into cells: inout [TerminalText.Cell]
    ) -> Bool {
        // A scalar has at most four bytes; marks of no width are not let run on for ever.
        let stop = min(end, start + max(limit, 0) * 4 + 4)
        var used = 0
        for scalar in file.text(in: SourceRange(start, stop)).unicodeScalars {
            let cell = TerminalText.cell(for: scalar)
            guard used + cell.width <= limit else { return true }
            used += cell.width
            cells.append(cell)
        }
        return stop < end
    }

    /// The cells that end at `start`, at most `limit` columns; true if some were left before them.
    private static func walkBack(
        _ file: SourceFile, from start: Int, to first: Int, limit: Int, into cells: inout [TerminalText.Cell]
    ) -> Bool {
        var from = max(first, start - limit * 4)
        while from < start, file.bytes[from] & 0xC0 == 0x80 { from += 1 }
        var used = 0
        for scalar in file.text(in: SourceRange(from, start)).unicodeScalars.reversed() {
            let cell = TerminalText.cell(for: scalar)
            guard used + cell.width <= limit else {
                cells.reverse()
                return true
            }
            used += cell.width
            cells.append(cell)
        }
        cells.reverse()
        return from > first
    }
}
