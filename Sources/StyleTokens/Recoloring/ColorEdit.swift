import StyleDiagnostics
import StyleValues

/// Text in place of bytes of an Interface Builder file.
struct ColorEdit {
    var range: SourceRange
    var text: String

    /// Color attributes that are written anew; all others stay as they are, in their order.
    private static let colorAttributes: Set<String> = [
        "red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace", "name", "catalog",
    ]

    /// The element with these components in sRGB.
    static func components(_ tag: MarkupTag, _ color: Color, _ source: SourceFile) -> ColorEdit {
        let parts = [("red", color.first), ("green", color.second), ("blue", color.third), ("alpha", color.alpha)]
        let text = parts.map { "\($0)=\"\(spelling($1))\"" } + ["colorSpace=\"custom\"", "customColorSpace=\"sRGB\""]
        return rewritten(tag, text, source)
    }

    /// The element as a reference to a named color.
    static func link(_ tag: MarkupTag, name: String, _ source: SourceFile) -> ColorEdit {
        rewritten(tag, ["name=\"\(MarkupText.escaped(name))\""], source)
    }

    private static func rewritten(_ tag: MarkupTag, _ attributes: [String], _ source: SourceFile) -> ColorEdit {
        let kept = tag.attributes.filter { !colorAttributes.contains($0.name) }.map { source.text(in: $0.range) }
        return ColorEdit(
            range: tag.range,
            text: "<color " + (kept + attributes).joined(separator: " ") + (tag.kind == .empty ? "/>" : ">"))
    }

    /// As Interface Builder writes numbers: `1`, `0.0`, else the shortest text of the double.
    private static func spelling(_ value: Double) -> String { value == 0 ? "0.0" : NumberText.shortest(value) }

    /// The bytes with all edits made; edits do not overlap.
    static func apply(_ edits: [ColorEdit], to bytes: [UInt8]) -> [UInt8] {
        guard !edits.isEmpty else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + edits.count * 64)
        var copied = 0
        for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
            result += bytes[copied..<edit.range.start]
            result += edit.text.utf8
            copied = edit.range.end
        }
        return result + bytes[copied...]
    }
}
