import StyleDiagnostics
import StyleValues

/// GIMP's palette format: a magic line, `Name:` and `Columns:`, `#` comments, `R G B name` in decimal.
///
/// Source: GIMP developer documentation, "GPL palette file format".
enum GIMPPalette {
    static func read(_ draft: inout PaletteDraft) {
        var isFirst = true
        for line in TextLines(draft.file) where !draft.isFull {
            let content = draft.file.bytes.trimmed(line)
            if isFirst {
                guard draft.file.text(in: SourceRange(content)) == "GIMP Palette" else {
                    return draft.report("palette.bad-syntax", "expected \"GIMP Palette\" as the first line", line)
                }
                isFirst = false
            } else {
                read(content, &draft)
            }
        }
        if isFirst {
            draft.report("palette.bad-syntax", "expected \"GIMP Palette\" as the first line", SourceRange(0, 0))
        }
    }

    private static func read(_ content: Range<Int>, _ draft: inout PaletteDraft) {
        let bytes = draft.file.bytes
        guard let first = bytes[content].first, first != UInt8(ascii: "#") else { return }
        if draft.colors.isEmpty,
            ["Name:", "Columns:", "Channels:"].contains(where: { bytes[content].starts(with: $0.utf8) })
        {
            return
        }
        var position = content.lowerBound
        var parts: [Int] = []
        while parts.count < 3 {
            while position < content.upperBound, isBlank(bytes[position]) { position += 1 }
            let start = position
            while position < content.upperBound, !isBlank(bytes[position]) { position += 1 }
            let text = draft.file.text(in: SourceRange(start, position))
            guard let part = Int(text), (0...255).contains(part), text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
            else {
                return draft.report(
                    "palette.bad-line",
                    "expected three numbers from 0 to 255 and a name, found \"\(draft.file.text(in: SourceRange(content)).shown)\"",
                    start == position ? SourceRange(content) : SourceRange(start, position))
            }
            parts.append(part)
        }
        let name = bytes.trimmed(SourceRange(position, content.upperBound))
        draft.add(
            draft.file.text(in: SourceRange(name)), at: name.isEmpty ? SourceRange(content) : SourceRange(name),
            Color(red8: parts[0], green8: parts[1], blue8: parts[2]))
    }

    static func write(_ palette: WritablePalette) -> String {
        var text = "GIMP Palette\nName: \(palette.name)\n#\n"
        for color in palette.colors {
            for part in [color.eightBits.red, color.eightBits.green, color.eightBits.blue] {
                let digits = String(part)
                text += String(repeating: " ", count: 3 - digits.utf8.count) + digits + " "
            }
            text.removeLast()
            text += "\t" + color.name + "\n"
        }
        return text
    }
}
