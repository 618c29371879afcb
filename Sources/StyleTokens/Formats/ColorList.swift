import StyleDiagnostics
import StyleValues

/// The list that designers write: `#COLOR name` a line, `# Section`, `// comment`.
enum ColorList {
    static func read(_ draft: inout PaletteDraft) {
        for line in TextLines(draft.file) where !draft.isFull { read(line, &draft) }
    }

    private static func read(_ line: SourceRange, _ draft: inout PaletteDraft) {
        let bytes = draft.file.bytes
        let content = bytes.trimmed(line)
        guard let first = bytes[content].first else { return }
        if bytes[content].starts(with: "//".utf8) { return takeDirective(content, &draft) }
        guard first == UInt8(ascii: "#") else { return reportLine(content, &draft) }
        let second = content.lowerBound + 1
        if second == content.upperBound || isBlank(bytes[second]) {
            draft.section = draft.file.text(in: SourceRange(bytes.trimmed(SourceRange(second, content.upperBound))))
            return
        }
        var end = second
        while end < content.upperBound, !isBlank(bytes[end]) { end += 1 }
        let colorRange = SourceRange(content.lowerBound, end)
        guard isSeparate(SourceRange(second, end), &draft),
            let color = draft.color(hexDigits: SourceRange(second, end), whole: colorRange)
        else { return }
        let name = bytes.trimmed(SourceRange(end, comment(in: SourceRange(end, content.upperBound), bytes)))
        draft.add(
            draft.file.text(in: SourceRange(name)), at: name.isEmpty ? colorRange : SourceRange(name), color)
    }

    /// Where a comment starts in a range, or its end.
    private static func comment(in range: SourceRange, _ bytes: [UInt8]) -> Int {
        var i = range.start
        while i + 1 < range.end {
            if bytes[i] == UInt8(ascii: "/"), bytes[i + 1] == UInt8(ascii: "/") { return i }
            i += 1
        }
        return range.end
    }

    /// `// alpha: argb`: the file itself says how its digits stand. What the user asks for comes first.
    private static func takeDirective(_ content: Range<Int>, _ draft: inout PaletteDraft) {
        guard draft.alphaOrder == nil else { return }
        let text = draft.file.text(in: SourceRange(content)).split(whereSeparator: { $0 == " " || $0 == "\t" })
        guard text.count == 3, text[0] == "//", text[1] == "alpha:" else { return }
        draft.alphaOrder = AlphaOrder(rawValue: String(text[2]))
    }

    /// Whether a run is digits alone; digits with a name glued to them get their own message.
    private static func isSeparate(_ run: SourceRange, _ draft: inout PaletteDraft) -> Bool {
        let bytes = draft.file.slice(run)
        let digits = bytes.prefix { HexDigits.value(of: $0) != nil }.count
        guard digits >= 3, digits < bytes.count else { return true }
        let place = SourceRange(run.start + digits, run.start + digits)
        let fixIts =
            [3, 4, 6, 8].contains(digits)
            ? [FixIt("write a blank after the digits", replace: SourceSpan(draft.file, place), with: " ")] : []
        draft.report(
            "palette.bad-color",
            "expected a blank after the digits of \"#\(draft.file.text(in: run).shown)\"",
            SourceRange(run.start - 1, run.end), fixIts: fixIts)
        return false
    }

    private static func reportLine(_ content: Range<Int>, _ draft: inout PaletteDraft) {
        let text = draft.file.text(in: SourceRange(content))
        var fixIts: [FixIt] = []
        let digits = text.hasPrefix("0x") || text.hasPrefix("0X") ? text.dropFirst(2) : text[...]
        let run = digits.utf8.prefix { HexDigits.value(of: $0) != nil }.count
        if [3, 4, 6, 8].contains(run), digits.utf8.dropFirst(run).first.map(isBlank) == true {
            let start = SourceRange(content.lowerBound, content.lowerBound + text.utf8.count - digits.utf8.count)
            fixIts = [FixIt("write \"#\(digits.shown)\"", replace: SourceSpan(draft.file, start), with: "#")]
        }
        draft.report(
            "palette.bad-line",
            "expected \"#COLOR name\", \"# Section\" or \"// comment\", found \"\(text.shown)\"", SourceRange(content),
            fixIts: fixIts)
    }

    /// Sections as headings; the order of alpha as a directive where a color has some.
    static func write(_ palette: WritablePalette, _ order: AlphaOrder) -> String {
        var text = ""
        if palette.colors.contains(where: { $0.eightBits.alpha != 255 }) { text += "// alpha: \(order.rawValue)\n" }
        var section: String?
        for color in palette.colors {
            if let next = color.section, next != section, !next.isEmpty {
                text += (text.isEmpty ? "" : "\n") + "# \(next)\n"
            }
            section = color.section
            text += color.eightBits.hex(order) + " " + color.name + "\n"
        }
        return text
    }
}

extension Substring {
    fileprivate var shown: String { String(self).shown }
}
