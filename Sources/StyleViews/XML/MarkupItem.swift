import StyleDiagnostics

/// One piece of an XML source: a tag, a comment, a run of text.
struct MarkupItem {
    var kind: Kind
    /// All bytes of it; to the end of the source where it is not finished.
    var range: SourceRange
    /// The name of a tag; empty for other kinds.
    var name = SourceRange(0, 0)
    /// Whether its last delimiter is there.
    var isFinished = true

    enum Kind {
        case text, startTag, endTag, comment, characterData, instruction, doctype
    }
}

/// An attribute as it stands in a start tag.
struct MarkupAttribute {
    var name: SourceRange
    /// The value between the quotes; nil without a value.
    var value: SourceRange?
    /// Whether the value stands in quotes and the closing one is there.
    var isQuoted = true
    /// Whether a blank stands before the name.
    var hasBlankBefore = true
}
