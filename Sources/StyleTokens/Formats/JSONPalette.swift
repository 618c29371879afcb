import StyleDiagnostics
import StyleValues

/// One flat JSON object: names to colors as digits, `"#"`, `"0x"` or nothing before them.
enum JSONPalette {
    static func read(_ draft: inout PaletteDraft) {
        let root: JSONNode
        do throws(JSONParser.Failure) {
            root = try JSONParser.parseNode(draft.file.bytes)
        } catch {
            return draft.report("palette.bad-syntax", error.message, SourceRange(error.offset, error.offset + 1))
        }
        guard let members = root.members else {
            return draft.report("palette.bad-syntax", "expected an object, found \(root.kindName)", SourceRange(0, 1))
        }
        var entries: [NamedValue] = []
        for member in members where !draft.isFull {
            guard let text = member.value.stringValue else {
                draft.report("palette.bad-color", "expected a color in quotes, found \(member.value.kindName)", member.value.range)
                continue
            }
            entries.append(NamedValue(name: member.key, nameRange: member.keyRange, text: text, valueRange: member.value.range))
        }
        NamedValue.resolve(entries, &draft) { $0.text }
    }

    static func write(_ palette: WritablePalette, _ order: AlphaOrder) -> String {
        let lines = palette.colors.map { color in
            "  " + JSONValue.string(color.name).compactText + ": \"" + color.eightBits.hex(order) + "\""
        }
        return lines.isEmpty ? "{}\n" : "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    }
}
