import StyleDiagnostics

/// One piece of an XML source: a tag, a comment, a run of text.
package struct MarkupItem: Sendable {
    package var kind: Kind
    /// All bytes of it; to the end of the source where it is not finished.
    package var range: SourceRange
    /// The name of a tag; empty for other kinds.
    package var name = ""
    package var nameRange = SourceRange(0, 0)
    /// Whether its last delimiter is there.
    package var isFinished = true

    // What a reader adds to it.

    /// Number of elements around it; the root's tags are at 0.
    package internal(set) var depth = 0
    /// Those of a start or empty tag, in order.
    package internal(set) var attributes: [MarkupAttribute] = []
    /// What text or a CDATA section says: references resolved, line ends as LF.
    package internal(set) var text = ""

    package enum Kind: Sendable {
        case byteOrderMark, text, startTag, emptyTag, endTag, comment, characterData, instruction, doctype
    }

    /// Whether it opens or closes an element, or both.
    package var isTag: Bool { kind == .startTag || kind == .emptyTag || kind == .endTag }

    /// The attribute of exactly that name. Complexity: linear.
    package func attribute(_ name: String) -> MarkupAttribute? { attributes.first { $0.name == name } }
}
