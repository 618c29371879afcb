import StyleDiagnostics
import StyleMarkup
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
    static func components(_ tag: MarkupItem, _ color: Color, _ source: SourceFile) -> ColorEdit {
        rewritten(tag, attributes(of: color), source)
    }

    /// The components of a color in sRGB as attributes.
    static func attributes(of color: Color) -> [String] {
        let parts = [("red", color.first), ("green", color.second), ("blue", color.third), ("alpha", color.alpha)]
        return parts.map { "\($0)=\"\(spelling($1))\"" } + ["colorSpace=\"custom\"", "customColorSpace=\"sRGB\""]
    }

    /// The element as a reference to a named color.
    static func link(_ tag: MarkupItem, name: String, _ source: SourceFile) -> ColorEdit {
        rewritten(tag, ["name=\"\(MarkupText.escaped(name))\""], source)
    }

    private static func rewritten(_ tag: MarkupItem, _ attributes: [String], _ source: SourceFile) -> ColorEdit {
        let kept = tag.attributes.filter { !colorAttributes.contains($0.name) }.map { source.text(in: $0.range) }
        return ColorEdit(
            range: tag.range,
            text: "<color " + (kept + attributes).joined(separator: " ") + (tag.kind == .emptyTag ? "/>" : ">"))
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
