import StyleDiagnostics
import StyleValues

/// The colors of an Android resource file: `<color name="…">#AARRGGBB</color>`, or `@color/other`.
///
/// Source: Android, "More resource types", Color. Other resources are passed over.
enum AndroidColors {
    static func read(_ draft: inout PaletteDraft) {
        let tags: [MarkupTag]
        do throws(MarkupFault) {
            tags = try MarkupTagScanner.tags(of: draft.file)
        } catch {
            return draft.report("palette.bad-syntax", error.message, error.range)
        }
        guard let root = tags.first, root.name == "resources" else {
            return draft.report(
                "palette.bad-syntax", "expected \"<resources>\" as the root element",
                tags.first?.range ?? SourceRange(0, 0))
        }
        var entries: [NamedValue] = []
        for (index, tag) in tags.enumerated()
        where tag.name == "color" && tag.depth == 1 && tag.kind != .end && !draft.isFull {
            guard let name = tag.attribute("name") else {
                draft.report("palette.empty-name", "expected the attribute \"name\"", tag.range)
                continue
            }
            guard !name.value.isEmpty else {
                draft.report("palette.empty-name", "expected a name, found none", tag.range)
                continue
            }
            guard tag.kind == .start, index + 1 < tags.count, tags[index + 1].kind == .end else {
                draft.report("palette.bad-color", "expected a color such as \"#FF00AA\" inside \"<color>\"", tag.range)
                continue
            }
            let value = draft.file.bytes.trimmed(SourceRange(tag.range.end, tags[index + 1].range.start))
            entries.append(
                NamedValue(
                    name: name.value, nameRange: name.valueRange, text: MarkupText.plain(draft.file.bytes[value]),
                    valueRange: value.isEmpty ? tag.range : SourceRange(value)))
        }
        NamedValue.resolve(entries, &draft) { entry in
            entry.text.hasPrefix("@color/") ? String(entry.text.dropFirst(7)) : nil
        }
    }

    /// Names as Android wants them: letters, digits and `_`.
    static func write(_ palette: WritablePalette) -> String {
        var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n"
        for color in palette.colors {
            text += "    <color name=\"\(MarkupText.escaped(color.name))\">\(color.eightBits.hex(.argb))</color>\n"
        }
        return text + "</resources>\n"
    }
}
