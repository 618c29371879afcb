import StyleDiagnostics

/// An attribute as it stands in a start tag.
package struct MarkupAttribute: Sendable {
    package var name: String
    package var nameRange: SourceRange
    /// Between the quotes; empty, after the name, where there is no value.
    package var valueRange: SourceRange
    package var form = Form.quoted
    /// Whether a blank stands before the name.
    package var hasBlankBefore = true
    /// The value with its references resolved and its line ends as blanks; empty before a reader has looked at it.
    package internal(set) var value = ""

    /// How the value is written; all but the first are faults.
    package enum Form: Sendable { case quoted, unclosed, unquoted, missing }

    /// Name, `=` and quoted value.
    package var range: SourceRange { SourceRange(nameRange.start, valueRange.end + (form == .quoted ? 1 : 0)) }
}
