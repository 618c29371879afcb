/// Text as XML writes it.
package enum MarkupText {
    /// The text without white space of XML at its ends.
    package static func trimmed(_ text: String) -> String {
        let bytes = text.utf8
        guard let first = bytes.firstIndex(where: { !MarkupScanner.isBlank($0) }),
            let last = bytes.lastIndex(where: { !MarkupScanner.isBlank($0) })
        else { return "" }
        return String(text[first...last])
    }

    /// The text as it stands in an attribute or between tags; control characters that XML cannot write are left out.
    package static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { "&<>\"'".utf8.contains($0) || $0 < 0x20 }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case "\u{0}"..<"\u{20}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
