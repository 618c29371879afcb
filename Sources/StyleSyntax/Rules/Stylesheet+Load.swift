import StyleDiagnostics

extension Stylesheet {
    /// Parses a sheet, puts its imports in place and flattens it.
    ///
    /// Nothing stops it: what is faulty is reported and left out, the rest works. Rules without declarations and
    /// variables are left out.
    /// - Parameters:
    ///   - loader: gives the files that are imported; nil where none may be.
    ///   - variables: raw text of variables that an `@import $name` may mean, by name.
    ///
    /// Errors: `syntax.…`, `import.…`, `extend.…`, `load.…`; those of an imported file carry the chain of imports
    /// as notes. Complexity: linear in the text, and in the number of flattened selectors.
    public static func load(
        _ file: SourceFile, dialect: Dialect, loader: SourceLoader? = nil, variables: [String: String] = [:]
    ) -> Stylesheet {
        load(file, dialect: dialect, loader: loader, variables: variables, parsed: ParsedSheets())
    }

    /// The same; files that stand in `parsed` are not parsed again.
    package static func load(
        _ file: SourceFile, dialect: Dialect, loader: SourceLoader?, variables: [String: String] = [:],
        parsed: ParsedSheets
    ) -> Stylesheet {
        Stylesheet(ImportGraph(file, dialect: dialect, loader: loader, variables: variables, parsed: parsed))
    }

    /// Flattens a sheet with its imports.
    package init(_ graph: ImportGraph) {
        var flattener = SheetFlattener(graph: graph)
        flattener.flatten()
        var resolver = ExtendResolver(flattener.blocks)
        resolver.resolve()
        for found in resolver.diagnostics { flattener.graph.report([found.diagnostic], in: found.sheet) }
        flattener.graph.reportLeftOut()
        let rules = resolver.blocks.filter { !$0.content.declarations.isEmpty || !$0.content.variables.isEmpty }
            .flatMap(\.rules)
        let trees = graph.sheets.map(\.tree)
        self.init(
            name: trees.first?.file.name ?? "", rules: rules, variables: flattener.variables,
            layers: flattener.layers, trees: trees, diagnostics: flattener.graph.diagnostics)
    }
}
