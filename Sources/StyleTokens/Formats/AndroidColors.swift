import StyleDiagnostics
import StyleMarkup
import StyleValues

/// The colors of an Android resource file: `<color name="…">#AARRGGBB</color>`, or `@color/other`.
///
/// Source: Android, "More resource types", Color. Other resources are passed over.
enum AndroidColors {
    static func read(_ draft: inout PaletteDraft) {
        let items: [MarkupItem]
        do throws(MarkupFileError) {
            items = try MarkupFile(draft.file, root: "\"<resources>\" as the root element") { $0.name == "resources" }.items
        } catch {
            return draft.report("palette.bad-syntax", error.message, error.range)
        }
        var entries: [NamedValue] = []
        for (index, tag) in items.enumerated()
        where tag.isTag && tag.name == "color" && tag.depth == 1 && tag.kind != .endTag && !draft.isFull {
            guard let name = tag.attribute("name") else {
                draft.report("palette.empty-name", "expected the attribute \"name\"", tag.range)
                continue
            }
            guard !name.value.isEmpty else {
                draft.report("palette.empty-name", "expected a name, found none", tag.range)
                continue
            }
            let content = items[(index + 1)...].prefix { !$0.isTag }
            guard tag.kind == .startTag, items[content.endIndex].kind == .endTag else {
                draft.report("palette.bad-color", "expected a color such as \"#FF00AA\" inside \"<color>\"", tag.range)
                continue
            }
            let value = draft.file.bytes.trimmed(SourceRange(tag.range.end, items[content.endIndex].range.start))
            entries.append(
                NamedValue(
                    name: name.value, nameRange: name.valueRange, text: MarkupText.trimmed(content.map(\.text).joined()),
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
