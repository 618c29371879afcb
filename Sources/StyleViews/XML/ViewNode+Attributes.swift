import StyleDiagnostics
import StyleMarkup

extension ViewNode {
    /// Puts each attribute where it belongs; the names `id`, `class` and `style` ignore case.
    mutating func take(_ attributes: [MarkupAttribute], in file: SourceFile) {
        for attribute in attributes {
            switch attribute.name.lowercased() {
            case "id" where id == nil, "elementid" where id == nil:
                id = attribute.value.allSatisfy(\.isWhitespace) ? nil : attribute.value
            case "class" where classes.isEmpty:
                for word in attribute.value.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
                    if !classes.contains(String(word)) { classes.append(String(word)) }
                }
            case "style" where styleText == nil:
                styleText = Self.styleText(of: attribute, in: file)
            default:
                self.attributes.append(
                    Attribute(
                        name: attribute.name, value: attribute.value, span: SourceSpan(file, attribute.valueRange)))
            }
        }
    }

    /// The raw bytes with line ends as they stand, unless a reference has to be decoded.
    private static func styleText(of attribute: MarkupAttribute, in file: SourceFile) -> SourceFile {
        let raw = file.slice(attribute.valueRange)
        if !raw.contains(UInt8(ascii: "&")) {
            return SourceFile(
                name: file.name, bytes: Array(raw), enclosing: .init(file: file, offset: attribute.valueRange.start))
        }
        let span = SourceSpan(file, attribute.valueRange)
        let place = span.startLocation
        return SourceFile(name: "style at \(span.fileName):\(place.line):\(place.column)", text: attribute.value)
    }
}
