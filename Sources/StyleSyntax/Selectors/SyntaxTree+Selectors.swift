extension SyntaxTree {
    /// The selectors of a `selectorList` node that are whole, in order; faulty ones stand in `diagnostics`.
    ///
    /// - Parameter parent: the selector that `&` and leading combinators mean; nil outside of all rules.
    ///
    /// Complexity: linear in the list.
    public func selectors(of list: SyntaxNode, parent: Selector? = nil) -> [Selector] {
        var builder = SelectorBuilder(tree: self)
        return builder.selectors(list, parent: parent)
    }
}
