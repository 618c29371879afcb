import StyleDiagnostics
import StyleValues

/// One flat JSON object: names to colors as digits, `"#"`, `"0x"` or nothing before them.
enum JSONPalette {
    static func read(_ draft: inout PaletteDraft) {
        let value: JSONValue
        do throws(JSONParser.Failure) {
            value = try JSONParser.parse(draft.file.bytes)
        } catch {
            return draft.report("palette.bad-syntax", error.message, SourceRange(error.offset, error.offset + 1))
        }
        guard let members = value.objectValue?.members else {
            return draft.report("palette.bad-syntax", "expected an object, found \(value.kindName)", SourceRange(0, 1))
        }
        // The parser gives values without places; the text is known to be JSON, so its strings are easily found.
        let places = JSONMemberPlaces.ofRootObject(draft.file.bytes)
        var entries: [NamedValue] = []
        for (index, member) in members.enumerated() where !draft.isFull {
            let place = index < places.count ? places[index] : (name: SourceRange(0, 1), value: SourceRange(0, 1))
            guard let text = member.value.stringValue else {
                draft.report(
                    "palette.bad-color", "expected a color in quotes, found \(member.value.kindName)", place.value)
                continue
            }
            entries.append(NamedValue(name: member.key, nameRange: place.name, text: text, valueRange: place.value))
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

/// Where the members of an object stand.
enum JSONMemberPlaces {
    /// The members of the outermost object of a text that is known to be JSON. Complexity: linear.
    static func ofRootObject(_ bytes: [UInt8]) -> [(name: SourceRange, value: SourceRange)] {
        var places: [(name: SourceRange, value: SourceRange)] = []
        var depth = 0
        var name: SourceRange?
        var isValue = false
        var valueStart: Int?
        var position = 0
        /// The member ends before `end`.
        func close(_ end: Int) {
            if let known = name, let start = valueStart {
                places.append((known, SourceRange(bytes.trimmed(SourceRange(start, end)))))
            }
            (name, valueStart, isValue) = (nil, nil, false)
        }
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                let start = position
                position += 1
                while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
                }
                if depth == 1, !isValue { name = SourceRange(start, min(position + 1, bytes.count)) }
                if depth == 1, isValue, valueStart == nil { valueStart = start }
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                if depth == 1, isValue, valueStart == nil { valueStart = position }
                depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 1 { close(position) }
                depth -= 1
            case UInt8(ascii: ":") where depth == 1: isValue = true
            case UInt8(ascii: ",") where depth == 1: close(position)
            case 0x20, 0x09, 0x0A, 0x0D: break
            default: if depth == 1, isValue, valueStart == nil { valueStart = position }
            }
            position += 1
        }
        return places
    }
}
