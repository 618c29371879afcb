import StyleDiagnostics

/// Selectors outside of stylesheets: in options, scripts and queries.
public enum SelectorList {
    /// Parses selectors separated by commas.
    ///
    /// `&` and leading combinators have no parent here and are faults. Faulty selectors of the list are left out
    /// and reported, the others work.
    /// Errors: `syntax.…`. Complexity: linear.
    public static func parse(_ file: SourceFile, dialect: Dialect) -> (selectors: [Selector], diagnostics: [Diagnostic])
    {
        let tree = SyntaxTree.parse(file, dialect: dialect, as: .selectorList)
        var builder = SelectorBuilder(tree: tree)
        let selectors = tree.root.child(.selectorList).map { builder.selectors($0, parent: nil) } ?? []
        return (selectors, tree.diagnostics + builder.diagnostics)
    }
}
