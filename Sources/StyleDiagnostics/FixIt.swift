/// A change that would mend the fault of a diagnostic.
public struct FixIt: Sendable {
    /// What the change does, as an order: `write "10 - 5"`.
    public var message: String
    /// All of them together; they do not overlap.
    public var edits: [TextEdit]

    /// An offer with what it would change.
    public init(_ message: String, _ edits: [TextEdit]) {
        self.message = message
        self.edits = edits
    }

    /// Puts `text` in place of the bytes of `span`.
    public init(_ message: String, replace span: SourceSpan, with text: String) {
        self.init(message, [TextEdit(span: span, text: text)])
    }
}

/// Text put in place of a range; an empty range is an insertion.
public struct TextEdit: Sendable {
    /// What is replaced; empty to insert.
    public var span: SourceSpan
    /// What stands there afterwards.
    public var text: String

    /// An edit of one place.
    public init(span: SourceSpan, text: String) {
        self.span = span
        self.text = text
    }
}
