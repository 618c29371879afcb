import StyleDiagnostics
import StyleValues

/// SwiftGen's text format: `name : value` a line, where a value is digits (`#`, `0x` or nothing before them) or the
/// name of another color; `#` starts a comment.
enum SwiftGenList {
    static func read(_ draft: inout PaletteDraft) {
        var entries: [NamedValue] = []
        for line in TextLines(draft.file) where !draft.isFull {
            let content = draft.file.bytes.trimmed(line)
            guard let first = draft.file.bytes[content].first, first != UInt8(ascii: "#") else { continue }
            if draft.file.bytes[content].starts(with: "//".utf8) { continue }
            guard let colon = draft.file.bytes[content].firstIndex(of: UInt8(ascii: ":")) else {
                draft.report(
                    "palette.bad-line",
                    "expected \"name: value\", found \"\(draft.file.text(in: SourceRange(content)).shown)\"",
                    SourceRange(content))
                continue
            }
            let name = draft.file.bytes.trimmed(SourceRange(content.lowerBound, colon))
            var value = draft.file.bytes.trimmed(SourceRange(colon + 1, content.upperBound))
            if let blank = draft.file.bytes[value].firstIndex(where: isBlank) {
                let rest = draft.file.bytes.trimmed(SourceRange(blank, value.upperBound))
                let text = draft.file.bytes[rest]
                guard text.first == UInt8(ascii: "#") || text.starts(with: "//".utf8) else {
                    draft.report(
                        "palette.bad-line",
                        "expected the end of the line after the value, found \"\(draft.file.text(in: SourceRange(rest)).shown)\"",
                        SourceRange(rest))
                    continue
                }
                value = value.lowerBound..<blank
            }
            entries.append(
                NamedValue(
                    name: draft.file.text(in: SourceRange(name)),
                    nameRange: name.isEmpty ? SourceRange(content) : SourceRange(name),
                    text: draft.file.text(in: SourceRange(value)),
                    valueRange: value.isEmpty ? SourceRange(content) : SourceRange(value)))
        }
        NamedValue.resolve(entries, &draft) { $0.text }
    }

    static func write(_ palette: WritablePalette, _ order: AlphaOrder) -> String {
        palette.colors.map { $0.name + ": " + $0.eightBits.hex(order) + "\n" }.joined()
    }
}

/// A name with a value that is a color or names another entry.
struct NamedValue {
    var name: String
    var nameRange: SourceRange
    /// The value, escapes resolved.
    var text: String
    var valueRange: SourceRange

    /// Adds all entries, references followed; unknown ones and cycles are errors.
    /// - Parameter reference: the name that a value may refer to; nil where it cannot.
    static func resolve(_ entries: [NamedValue], _ draft: inout PaletteDraft, reference: (NamedValue) -> String?) {
        var indexOfName: [String: Int] = [:]
        for (index, entry) in entries.enumerated() where indexOfName[entry.name] == nil {
            indexOfName[entry.name] = index
        }
        /// Colors found; nil inside for entries that failed and were reported.
        var known: [Int: Color?] = [:]
        for start in entries.indices where !draft.isFull {
            var path: [Int] = []
            var onPath: Set<Int> = []
            var next: Int? = start
            var color: Color?
            while let index = next {
                next = nil
                if let found = known[index] {
                    color = found
                } else if !onPath.insert(index).inserted {
                    let names = path.map { "\"\(entries[$0].name)\"" } + ["\"\(entries[index].name)\""]
                    draft.report(
                        "palette.reference-cycle",
                        "colors name each other in a cycle: \(names.suffix(10).joined(separator: " → "))",
                        entries[index].valueRange)
                } else {
                    path.append(index)
                    let entry = entries[index]
                    if entry.isLiteral || reference(entry) == nil {
                        color = entry.literalColor(&draft)
                    } else if let name = reference(entry), let target = indexOfName[name] {
                        next = target
                    } else {
                        let near = Suggestion.phrase(for: reference(entry) ?? "", in: entries.prefix(1000).map(\.name))
                        draft.report(
                            "palette.bad-color",
                            "\"\(entry.text.shown)\" is neither a color nor the name of one\(near)", entry.valueRange)
                    }
                }
            }
            for index in path { known[index] = .some(color) }
            if let color { draft.add(entries[start].name, at: entries[start].nameRange, color) }
        }
    }

    /// Whether the value is written as a color: after `#` or `0x`, or as 3 to 8 digits.
    private var isLiteral: Bool {
        let bytes = text.utf8
        return text.hasPrefix("#") || text.hasPrefix("0x") || text.hasPrefix("0X") || bytes.isEmpty
            || (3...8).contains(bytes.count) && bytes.allSatisfy { HexDigits.value(of: $0) != nil }
    }

    private func literalColor(_ draft: inout PaletteDraft) -> Color? {
        let marks = text.hasPrefix("#") ? 1 : text.hasPrefix("0x") || text.hasPrefix("0X") ? 2 : 0
        switch HexDigits.color(text.utf8.dropFirst(marks), draft.alphaOrder) {
        case .color(let color): return color
        case .badCount(let count):
            draft.report(
                "palette.bad-color", "expected 3, 4, 6 or 8 hexadecimal digits, found \(count) in \"\(text.shown)\"",
                valueRange)
        case .ambiguous:
            draft.report("palette.ambiguous-alpha", AlphaOrder.question(text), valueRange)
        case .noDigits:
            draft.report(
                "palette.bad-color", "expected a color such as \"#B3ED3B\", found \"\(text.shown)\"", valueRange)
        }
        return nil
    }
}
