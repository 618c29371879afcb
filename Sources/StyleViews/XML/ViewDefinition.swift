import StyleDiagnostics
import StyleMarkup

/// A tree of views as an XML file describes it: names, attributes, text, places; nothing is resolved yet.
///
/// Any XML document is one. What stands before a fault is kept, elements left open are closed.
/// Deliberately not done: external entities and DTDs are never loaded, entities hold text only, namespaces mean nothing.
public struct ViewDefinition: Sendable {
    /// All elements in document order: a parent stands before its children.
    public var nodes: [ViewNode] = []
    /// Errors `xml.*`: references that mean nothing, and the first fault of another kind.
    public var diagnostics: [Diagnostic] = []

    /// Deepest nesting that is read; the root is at depth 1.
    public static let depthLimit = MarkupReader.depthLimit
    /// Most attributes that one element may have.
    public static let attributeLimit = MarkupReader.attributeLimit

    /// Index of the root element; nil if there is none.
    public var root: Int? { nodes.isEmpty ? nil : 0 }

    /// Indices of the roots, for callers that number the roots of several files: none or one.
    public var roots: [Int] { nodes.isEmpty ? [] : [0] }
}
