import StyleDiagnostics

/// One source as it is parsed: its tree, and what is wrong in its syntax. The first of three steps; `ImportGraph` puts
/// the imports to it, `Stylesheet` flattens them.
package struct ParsedSheet: Sendable {
    package let tree: SyntaxTree
    /// In document order; ids start with `syntax.`.
    package let diagnostics: [Diagnostic]

    package init(_ file: SourceFile, dialect: Dialect) { self.init(SyntaxTree.parse(file, dialect: dialect)) }

    private init(_ tree: SyntaxTree) {
        self.tree = tree
        diagnostics = tree.diagnostics
    }

    /// The same bytes under another name.
    fileprivate func named(as file: SourceFile) -> ParsedSheet {
        ParsedSheet(SyntaxTree(file: file, dialect: tree.dialect, tokens: tree.tokens, records: tree.records))
    }
}

/// Parsed files that are kept: one is parsed again only if its bytes are others than before.
package final class ParsedSheets {
    private var sheets: [Key: ParsedSheet] = [:]
    /// How many sources were parsed so far.
    package private(set) var parseCount = 0

    private struct Key: Hashable {
        let file: FileIdentity
        let dialect: Dialect
    }

    package init() {}

    /// A source as it is parsed; one that is no file is parsed each time.
    package func sheet(_ file: SourceFile, dialect: Dialect) -> ParsedSheet {
        guard let identity = file.identity else { return parse(file, dialect) }
        let key = Key(file: identity, dialect: dialect)
        guard let known = sheets[key], known.tree.file.bytes == file.bytes else {
            let sheet = parse(file, dialect)
            sheets[key] = sheet
            return sheet
        }
        if known.tree.file === file { return known }
        let sheet = known.named(as: file)
        sheets[key] = sheet
        return sheet
    }

    private func parse(_ file: SourceFile, _ dialect: Dialect) -> ParsedSheet {
        parseCount += 1
        return ParsedSheet(file, dialect: dialect)
    }
}
