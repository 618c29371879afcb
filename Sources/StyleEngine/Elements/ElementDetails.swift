import StyleDiagnostics

/// What few elements have: text, attributes, a place in a source.
final class ElementDetails {
    var text: String?
    var attributes: [(name: String, value: String)]
    var span: SourceSpan?

    init(text: String?, attributes: [(name: String, value: String)], span: SourceSpan?) {
        self.text = text
        self.attributes = attributes
        self.span = span
    }
}
