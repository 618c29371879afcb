import StyleDiagnostics
import StyleMarkup

/// The named colors that a file refers to, as its `<resources>` must list them, and the capability they need.
enum NamedColorResources {
    /// What is missing in a file that refers to these colors.
    static func edits(_ file: InterfaceFile, _ colors: [PaletteColor]) -> [ColorEdit] {
        var names = Set(file.tags.filter { $0.name == "namedColor" }.compactMap { $0.attribute("name")?.value })
        var edits: [ColorEdit] = []
        let missing = colors.filter { names.insert($0.name).inserted }
        let lineEnd = file.source.bytes.contains(0x0D) ? "\r\n" : "\n"
        if !missing.isEmpty {
            let rows = missing.map { color in
                let element = "<color \(ColorEdit.attributes(of: color.color.inSRGB).joined(separator: " "))/>"
                return
                    "        <namedColor name=\"\(MarkupText.escaped(color.name))\">\(lineEnd)            \(element)\(lineEnd)        </namedColor>\(lineEnd)"
            }.joined()
            edits += insertion(rows, into: "resources", file, lineEnd)
        }
        if !file.tags.contains(where: { $0.name == "capability" && $0.attribute("name")?.value == "Named colors" }) {
            edits += insertion(
                "        <capability name=\"Named colors\" minToolsVersion=\"9.0\"/>\(lineEnd)", into: "dependencies",
                file, lineEnd)
        }
        return edits
    }

    /// Puts lines at the end of a child of the root; makes the child where it is missing: dependencies first, resources last.
    private static func insertion(_ lines: String, into name: String, _ file: InterfaceFile, _ lineEnd: String)
        -> [ColorEdit]
    {
        if let end = file.tags.last(where: { $0.name == name && $0.kind == .endTag && $0.depth == 1 }) {
            let start = lineStart(before: end.range.start, file.source.bytes)
            return [ColorEdit(range: SourceRange(start, start), text: lines)]
        }
        let whole = "    <\(name)>\(lineEnd)\(lines)    </\(name)>\(lineEnd)"
        if let empty = file.tags.first(where: { $0.name == name && $0.kind == .emptyTag && $0.depth == 1 }) {
            return [ColorEdit(range: empty.range, text: "<\(name)>\(lineEnd)\(lines)    </\(name)>")]
        }
        if name == "dependencies", let root = file.tags.first {
            return [
                ColorEdit(
                    range: SourceRange(root.range.end, root.range.end),
                    text: lineEnd + whole.dropLast(lineEnd.utf8.count))
            ]
        }
        guard let end = file.tags.last, end.kind == .endTag else { return [] }
        return [ColorEdit(range: SourceRange(end.range.start, end.range.start), text: whole)]
    }

    /// The start of the line of a place, if only blanks stand before it there.
    private static func lineStart(before place: Int, _ bytes: [UInt8]) -> Int {
        var start = place
        while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
        return start > 0 && bytes[start - 1] == 0x0A ? start : place
    }
}
