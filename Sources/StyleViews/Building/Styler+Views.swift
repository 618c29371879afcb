import StyleDiagnostics
import StyleEngine
import StyleSyntax

extension Styler {
    /// Builds the elements of a view definition as a new root of the tree, inline styles included.
    ///
    /// - Returns: the root; nil if the definition has no element. The definition's diagnostics are its own.
    @discardableResult
    public func build(_ view: ViewDefinition) -> ElementID? {
        var elements: [ElementID] = []
        elements.reserveCapacity(view.nodes.count)
        for node in view.nodes {
            let element = tree.insert(
                registry.className(forElement: node.name) ?? node.name, id: node.id, classes: node.classes, text: node.text,
                attributes: node.attributes.map { ($0.name, $0.value) }, writtenType: node.name, span: node.span,
                into: node.parent.map { elements[$0] })
            elements.append(element)
            if let style = node.styleText { setInlineStyle(DeclarationBlock.parse(style, dialect: .css), of: element) }
        }
        return elements.first
    }
}
