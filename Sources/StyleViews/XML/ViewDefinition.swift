import StyleDiagnostics

/// A tree of views as an XML file describes it: names, attributes, text, places; nothing is resolved yet.
///
/// Any XML document is one. What stands before a fault is kept, elements left open are closed.
/// Deliberately not done: external entities and DTDs are never loaded, namespaces mean nothing.
public struct ViewDefinition: Sendable {
    /// All elements in document order: a parent stands before its children.
    public var nodes: [ViewNode] = []
    /// At most one error for XML that is not well-formed: the first fault.
    public var diagnostics: [Diagnostic] = []

    /// Deepest nesting that is read; the root is at depth 1.
    public static let depthLimit = 256
    /// Most attributes that one element may have.
    public static let attributeLimit = 1000

    /// Index of the root element; nil if there is none.
    public var root: Int? { nodes.isEmpty ? nil : 0 }

    /// Indices of the roots, for callers that number the roots of several files: none or one.
    public var roots: [Int] { nodes.isEmpty ? [] : [0] }
}
