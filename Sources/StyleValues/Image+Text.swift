extension Image {
    /// Canonical text: the name as a string, `url("…")`, or the colour; with caps
    /// `image("name", top, left, bottom, right)`; a tint follows as a colour, then `template`.
    public var text: String {
        let quoted = QuotedText.double(name ?? "")
        let base =
            switch source {
            case .color: color?.text ?? "none"
            case .url: capInsets.map { "url(\(quoted)) \($0.text)" } ?? "url(\(quoted))"
            case .name: capInsets.map { "image(\(quoted), \($0.text))" } ?? quoted
            }
        return [base, tint?.text, isTemplate ? "template" : nil].compactMap(\.self).joined(separator: " ")
    }

    /// The same as a pattern to paint with: everything inside `image(…)`.
    public var patternText: String {
        let base = source == .color ? color?.text ?? "none" : QuotedText.double(name ?? "")
        return "image("
            + [base, capInsets?.text, tint?.text, isTemplate ? "template" : nil].compactMap(\.self).joined(
                separator: ", ") + ")"
    }
}
