import StyleDiagnostics

/// A pseudo-class: its name and the question it asks of an element.
public struct PseudoClassDefinition {
    /// Name in kebab case; case and dashes are ignored when it is looked up.
    public var name: String
    public var argument: ArgumentRule
    public var doc: String
    public var span: SourceSpan?
    /// Whether the element matches; the argument is the text in the parentheses, nil without any.
    public var matches: (_ element: ElementReference, _ argument: String?) -> Bool
    /// Name of the pack that registered it; set by the registry.
    public internal(set) var provider = ""

    /// Whether parentheses follow the name.
    public enum ArgumentRule: Hashable, Sendable {
        case none, optional, required
    }

    public init(
        _ name: String, argument: ArgumentRule = .none, doc: String = "", span: SourceSpan? = nil,
        matches: @escaping (_ element: ElementReference, _ argument: String?) -> Bool
    ) {
        self.name = name
        self.argument = argument
        self.doc = doc
        self.span = span
        self.matches = matches
    }
}

/// An element as a pseudo-class sees it.
public struct ElementReference {
    public let tree: ElementTree
    public let id: ElementID
    public let environment: StyleEnvironment
}
