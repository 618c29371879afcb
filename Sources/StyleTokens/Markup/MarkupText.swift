/// Text inside XML, with and without references.
enum MarkupText {
    /// The text with `&amp; &lt; &gt; &quot; &apos; &#n; &#xn;` resolved; other references stay as they are.
    static func plain(_ bytes: some Collection<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var result = ""
        var rest = Substring(String(decoding: bytes, as: UTF8.self))
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            rest = rest[mark...]
            guard let end = rest.prefix(12).firstIndex(of: ";"),
                let text = resolved(rest[rest.index(after: mark)..<end])
            else {
                result += "&"
                rest = rest.dropFirst()
                continue
            }
            result += text
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The text as it stands in an attribute or between tags.
    static func escaped(_ text: String) -> String {
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

    private static func resolved(_ name: Substring) -> String? {
        if let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][String(name)] { return known }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
