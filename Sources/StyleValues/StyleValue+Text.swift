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
        case .enumeration(let value): value.caseName
        case .flags(let value): value.caseNames.joined(separator: " ")
        case .list(let items): StyleValue.joined(items.map(\.text))
        case .dictionary(let entries):
            StyleValue.joined(entries.keys.sorted().map { key in entries[key]?.text.map { "\(key): \($0)" } })
        case .custom: nil
        }
    }

    private static func joined(_ texts: [String?]) -> String? {
        let known = texts.compactMap(\.self)
        return known.count == texts.count ? known.joined(separator: ", ") : nil
    }
}
