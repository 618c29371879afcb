/// The first line of what is generated. It holds no date and no path: the same input gives the same bytes.
enum GeneratedHeader {
    static func text(_ name: String) -> String { "Automatically generated from \"\(name)\"; do not edit." }

    static func slashes(_ name: String) -> String { "// \(text(name.oneLine))\n" }
}

extension String {
    /// Without what would end a comment.
    var oneLine: String {
        String(unicodeScalars.map { $0.value < 0x20 || $0 == "\u{2028}" || $0 == "\u{2029}" ? " " : Character($0) })
    }
}
