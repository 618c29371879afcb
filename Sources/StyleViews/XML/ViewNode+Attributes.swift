import StyleDiagnostics

extension ViewNode {
    /// Puts each attribute where it belongs; the names `id`, `class` and `style` ignore case.
    mutating func take(_ attributes: [Attribute], scanner: MarkupScanner) {
        for attribute in attributes {
            switch attribute.name.lowercased() {
            case "id" where id == nil, "elementid" where id == nil:
                id = attribute.value.allSatisfy(\.isWhitespace) ? nil : attribute.value
            case "class" where classes.isEmpty:
                for word in attribute.value.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
                    if !classes.contains(String(word)) { classes.append(String(word)) }
                }
            case "style" where styleText == nil:
                styleText = Self.styleText(of: attribute, scanner: scanner)
            default:
                self.attributes.append(attribute)
            }
        }
    }

    /// The raw bytes with line ends as they stand, unless a reference has to be decoded.
    private static func styleText(of attribute: Attribute, scanner: MarkupScanner) -> SourceFile {
        let file = attribute.span.file
        let range = attribute.span.range
        let raw = scanner.bytes[range.start..<range.end]
        let isDefault = raw.first == UInt8(ascii: "<")
        if !isDefault, !raw.contains(UInt8(ascii: "&")) {
            return SourceFile(name: file.name, bytes: Array(raw), enclosing: .init(file: file, offset: range.start))
        }
        let place = attribute.span.startLocation
        return SourceFile(name: "style at \(attribute.span.fileName):\(place.line):\(place.column)", text: attribute.value)
    }
}
