import StyleDiagnostics

/// A class of elements that sheets may name: `UILabel`, with its superclass and the names it has in views.
public struct ClassDefinition {
    /// Name as printed and as `.cas` selectors write it.
    public var name: String
    /// The class whose properties this one has too; nil for a root.
    public var superclass: String?
    /// Further names for it in views and `.css` selectors, besides the name without `UI`; case is ignored.
    public var elementNames: [String]
    /// One sentence for people.
    public var doc: String
    /// Place of the registering call, where a script made it.
    public var span: SourceSpan?
    /// Name of the pack that registered it; set by the registry.
    public internal(set) var provider = ""

    public init(_ name: String, extends superclass: String? = nil, elementNames: [String] = [], doc: String = "", span: SourceSpan? = nil) {
        self.name = name
        self.superclass = superclass
        self.elementNames = elementNames
        self.doc = doc
        self.span = span
    }
}
