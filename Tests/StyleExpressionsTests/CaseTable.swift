/// Cases written as a table: an expression, an arrow, what comes of it.
enum CaseTable {
    /// The rows of a text. `«…»` holds blanks at the ends; `␊ ␍ ␉ ␇` stand for the characters they show.
    static func rows(_ table: String) -> [(String, String)] {
        table.split(separator: "\n").compactMap { line in
            guard let arrow = line.lastRange(of: " → ") else { return nil }
            return (cell(line[..<arrow.lowerBound]), cell(line[arrow.upperBound...]))
        }
    }

    private static func cell(_ text: Substring) -> String {
        var cell = String(text.reversed().drop { $0 == " " }.reversed())
        if cell.hasPrefix("«"), cell.hasSuffix("»") { cell = String(cell.dropFirst().dropLast()) }
        let controls: [Character: Character] = ["␊": "\n", "␍": "\r", "␉": "\t", "␇": "\u{7}"]
        return String(cell.map { controls[$0] ?? $0 })
    }
}

extension Substring {
    /// The last place of a text of single characters.
    fileprivate func lastRange(of text: String) -> Range<Index>? {
        var start = endIndex
        while start > startIndex {
            start = index(before: start)
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
        }
        return nil
    }
}
