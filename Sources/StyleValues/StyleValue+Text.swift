extension StyleValue {
    /// Canonical text, which the value's own converter reads back; nil for custom data, which only its
    /// converter can print.
    public var text: String? {
        switch self {
        case .number(let quantity): quantity.text
        case .bool(let value): value ? "true" : "false"
        case .string(let text): QuotedText.double(text)
        case .keyword(let word): word
        case .color(let color): color.text
        case .point(let point): point.text
        case .size(let size): size.text
        case .offset(let offset): offset.text
        case .rect(let rect): rect.text
        case .insets(let insets): insets.text
        case .font(let font): font.text
        case .image(let image): image.text
        case .transform(let transform): transform.text
        case .gradient(let gradient): gradient.text
        case .shadow(let shadow): shadow.text
        case .border(let border): border.text
        case .textAttributes(let attributes): attributes.text
        case .attributedString(let text): text.text
        case .relative(let value): value.text
        case .calc(let terms): Quantity.sumText(terms)
        case .enumeration(let value): value.caseName
        case .flags(let value): value.caseNames.isEmpty ? "none" : value.caseNames.joined(separator: " ")
        case .list(let items): StyleValue.joined(items.map(\.textInside))
        case .dictionary(let entries):
            StyleValue.joined(
                entries.keys.sorted().map { key in
                    entries[key]?.textInside.map { "\(QuotedText.wordOrDouble(key)): \($0)" }
                })
        case .custom: nil
        }
    }

    /// The text as a part of a longer one: lists in parentheses.
    private var textInside: String? {
        if case .list = self { return text.map { "(\($0))" } }
        return text
    }

    private static func joined(_ texts: [String?]) -> String? {
        let known = texts.compactMap(\.self)
        return known.count == texts.count ? known.joined(separator: ", ") : nil
    }
}
