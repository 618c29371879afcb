extension Font {
    /// Canonical text: `Family 14`; with more parts `body(20) italic 700 14 Family`. The system's font is `system`; a
    /// family that is no single word, or a word of fonts, stands in quotes. A weight without a size is named.
    public var text: String {
        let name =
            family.map { FontWords.isReserved($0) ? QuotedText.double($0) : QuotedText.wordOrDouble($0) } ?? "system"
        let points = size.map(NumberText.shortest)
        if textStyle == nil, weight == nil, !isItalic {
            return [name, points].compactMap(\.self).joined(separator: " ")
        }
        let isStyleAlone = textStyle != nil && family == nil && size == nil && weight == nil && !isItalic
        let style = textStyle.map { name in maximumSize.map { "\(name)(\(NumberText.shortest($0)))" } ?? name }
        let weightText = weight.map { size == nil ? FontWords.name(ofWeight: $0) ?? String($0) : String($0) }
        return [style, isItalic ? "italic" : nil, weightText, points, isStyleAlone ? nil : name]
            .compactMap(\.self).joined(separator: " ")
    }
}
