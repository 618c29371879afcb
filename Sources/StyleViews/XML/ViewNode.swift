import StyleDiagnostics

/// One element of a view definition.
public struct ViewNode: Sendable {
    /// Name as written, a namespace prefix included.
    public var name: String
    /// Value of the attribute `id` (or `elementId`); nil if absent or blank.
    public var id: String?
    /// Words of the attribute `class`, in order, each once; blanks and commas separate them.
    public var classes: [String] = []
    /// Value of the attribute `style`: declarations of the `.css` dialect.
    ///
    /// Its bytes are those of the file, so that a fault in it is placed there; where the value holds a
    /// reference (`&quot;`) it is the decoded text, under a name that says where it comes from.
    public var styleText: SourceFile?
    /// The element's own character data without blanks at its ends; nil if there is none.
    public var text: String?
    /// All other attributes, in document order.
    public var attributes: [Attribute] = []
    /// The start tag.
    public var span: SourceSpan
    /// Index of the parent in `ViewDefinition.nodes`; nil for the root.
    public var parent: Int?
    /// Indices of the children, in document order.
    public var children: [Int] = []

    /// An attribute with its decoded value.
    public struct Attribute: Sendable, Hashable {
        public var name: String
        public var value: String
        /// The value between its quotes.
        public var span: SourceSpan
    }

    /// Value of an attribute by its exact name, among `attributes`.
    public func attribute(_ name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }
}
