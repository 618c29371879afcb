import StyleDiagnostics

/// What few elements have: text, attributes, a place in a source. Never changed, so that copies of a tree share it.
final class ElementDetails {
    let text: String?
    let attributes: [(name: String, value: String)]
    let span: SourceSpan?

    init(text: String?, attributes: [(name: String, value: String)], span: SourceSpan?) {
        self.text = text
        self.attributes = attributes
        self.span = span
    }
}
