import StyleDiagnostics
import StyleValues

/// The list as RMRColorTools read it: in each line the first run of 3 to 8 hexadecimal digits, wherever it stands, is
/// the color and the rest of the line the name.
///
/// Source: RMRHexColorParser of RMRColorTools-iOS. What it read by mistake is read too, with a warning; where it
/// crashed (5 or 7 digits, no name) there is an error.
enum RMRList {
    static func read(_ draft: inout PaletteDraft) {
        draft.alphaOrder = .argb
        for line in TextLines(draft.file) where !line.isEmpty && !draft.isFull { read(line, &draft) }
    }

    private static func read(_ line: SourceRange, _ draft: inout PaletteDraft) {
        let bytes = draft.file.bytes
        guard let digits = firstDigits(line, bytes) else {
            if bytes.trimmed(line).isEmpty { return }
            return draft.warn(
                "palette.rmr-line-dropped", "no color in \"\(draft.file.text(in: line).shown)\": the line is left out",
                line)
        }
        var nameStart = digits.end
        while nameStart < line.end, isBlank(bytes[nameStart]) { nameStart += 1 }
        let nameRange = SourceRange(nameStart, line.end)
        let name = draft.file.text(in: nameRange)
        guard let color = draft.color(hexDigits: digits, whole: digits) else { return }
        guard !name.isEmpty else {
            return draft.report(
                "palette.empty-name", "expected a name after the color \"\(draft.file.text(in: digits))\", found none",
                line)
        }
        warn(about: name, nameRange, digits, line, &draft)
        draft.addUnchecked(name, at: nameRange, color)
    }

    /// The first run of at least three digits, of which it takes eight at most.
    private static func firstDigits(_ line: SourceRange, _ bytes: [UInt8]) -> SourceRange? {
        var start = line.start
        while start < line.end {
            var end = start
            while end < line.end, end - start < 8, HexDigits.value(of: bytes[end]) != nil { end += 1 }
            if end - start >= 3 { return SourceRange(start, end) }
            start = max(end, start + 1)
        }
        return nil
    }

    private static func warn(
        about name: String, _ nameRange: SourceRange, _ digits: SourceRange, _ line: SourceRange,
        _ draft: inout PaletteDraft
    ) {
        let bytes = draft.file.bytes
        let before = bytes[line.start..<digits.start].drop(while: isBlank)
        let mark = String(decoding: before, as: UTF8.self)
        if draft.contains(name) {
            draft.warn("palette.duplicate-name", "the name \"\(name.shown)\" is given twice", nameRange)
        } else if !mark.isEmpty, mark != "#", mark.lowercased() != "0x" {
            draft.warn(
                "palette.rmr-stray-color",
                "\"\(draft.file.text(in: digits))\" in the middle of a line is taken for a color", digits)
        } else if digits.count == 8, nameRange.start == digits.end, HexDigits.value(of: bytes[digits.end]) != nil {
            draft.warn(
                "palette.rmr-long-color",
                "of more than 8 digits the first 8 are the color, the rest is part of the name", digits)
        } else if !PaletteName.isName(name) {
            draft.warn(
                "palette.bad-name", "\"\(name.shown)\" is no name: letters, digits, \"_\" and \"-\" make one", nameRange
            )
        }
    }
}
