import StyleValues

/// Tokens as a Lua module that returns a table.
enum LuaTokens {
    static func colors(_ palette: WritablePalette) -> String {
        var text = "-- \(GeneratedHeader.text(palette.name.oneLine))\nreturn {\n"
        for color in palette.colors { text += "    \(key(color.name)) = \"\(color.color.text)\",\n" }
        return text + "}\n"
    }

    static func fonts(_ list: FontStyleList) -> String {
        var text = "-- \(GeneratedHeader.text(list.name.oneLine))\nreturn {\n"
        for style in list.styles {
            let font = list.faces[style.face].map { "family = \(QuotedText.double($0)), " } ?? ""
            text +=
                "    \(key(style.name)) = { \(font)weight = \(list.weight(ofFace: style.face)), size = \(NumberText.shortest(style.size)) },\n"
        }
        return text + "}\n"
    }

    private static func key(_ name: String) -> String {
        let isName = name.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x5F
        }
        guard isName, let first = name.utf8.first, !(0x30...0x39).contains(first), !keywords.contains(name) else {
            return "[\(quoted(name))]"
        }
        return name
    }

    /// A string literal; control characters by number.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(Character(scalar))
            case "\u{0}"..<"\u{20}", "\u{7F}":
                let digits = String(scalar.value)
                result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    // Source: Lua 5.4 reference manual, section 3.1.
    private static let keywords: Set<String> = [
        "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
        "not",
        "or", "repeat", "return", "then", "true", "until", "while",
    ]
}
