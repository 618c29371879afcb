/// Input that is made to cost much: nesting and openings without end. Its cost a byte must not grow with its length.
enum HostileSheet {
    static let kinds: [(name: String, start: String, unit: String)] = [
        ("nested-blocks", "", ".a{"), ("parentheses", ".a { x: ", "("), ("imports", "", "@import "), ("selector-lists", ".a", ":is("),
        ("quotes", "", "\""), ("open-strings", "", "\";\n"), ("backslashes", "", "\\"), ("closing-braces", "", "}"), ("lost-braces", "", ".a\nb: 1;\n}\n"),
        ("unclosed-rules", "", ".a {\nb: 1;\n"), ("bare-lines", "", "bad\n"), ("ampersands", ".a { ", "& "), ("combinators", ".a ", "> "),
        ("comment-starts", "", "/*"), ("nested-properties", ".a {", "b @{"), ("mixed-lines", ".a\n  b 1\n", "\tc 1\n"),
        ("indentation-steps", "", ""),
    ]

    /// The text of a kind, of about a number of bytes; nil if there is no such kind.
    static func text(_ name: String, byteCount: Int) -> String? {
        guard let kind = kinds.first(where: { $0.name == name }) else { return nil }
        if kind.unit.isEmpty {
            // Each line one deeper than the one before, up to 100 deep, again and again.
            var text = ""
            var depth = 0
            while text.utf8.count < byteCount {
                text += String(repeating: " ", count: depth) + ".a\n"
                depth = (depth + 1) % 100
            }
            return text
        }
        return kind.start + String(repeating: kind.unit, count: byteCount / kind.unit.utf8.count)
    }
}
