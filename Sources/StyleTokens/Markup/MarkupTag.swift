import StyleDiagnostics

/// One tag of an XML text, by the places of its parts.
struct MarkupTag {
    enum Kind { case start, end, empty }

    var kind: Kind
    var name: String
    /// From `<` to just after `>`.
    var range: SourceRange
    var attributes: [MarkupAttribute] = []
    /// Number of elements around it; the root's tags are at 0.
    var depth: Int

    func attribute(_ name: String) -> MarkupAttribute? { attributes.first { $0.name == name } }
}

/// One attribute by the places of its parts.
struct MarkupAttribute {
    var name: String
    /// Name, `=` and quoted value.
    var range: SourceRange
    /// Between the quotes.
    var valueRange: SourceRange
    /// The value with its references resolved.
    var value: String
}

/// What makes a text no well-formed XML.
struct MarkupFault: Error {
    var message: String
    var range: SourceRange
}
