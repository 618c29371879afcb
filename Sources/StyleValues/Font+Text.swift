extension Font {
    /// Canonical text: `Family 14`; with more parts `body italic 700 14 Family`. The system's font is `system`; a
    /// family that is no single word stands in quotes.
    public var text: String {
        let name = family.map(QuotedText.wordOrDouble) ?? "system"
        let points = size.map(NumberText.shortest)
        if textStyle == nil, weight == nil, !isItalic {
            return [name, points].compactMap(\.self).joined(separator: " ")
        }
        let isStyleAlone = textStyle != nil && family == nil && size == nil && weight == nil && !isItalic
        return [
            textStyle, isItalic ? "italic" : nil, weight.map(String.init), points, isStyleAlone ? nil : name,
        ].compactMap(\.self).joined(separator: " ")
    }
}
