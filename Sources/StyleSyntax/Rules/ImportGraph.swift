import StyleDiagnostics

/// The sheet with everything it imports: each file parsed once, whatever its spelling, each `@import` resolved once.
package struct ImportGraph {
    /// How deep imports may nest, and how many files one sheet may take in.
    static let depthLimit = 64
    static let fileLimit = 1000

    private let loader: SourceLoader?
    private let parsed: ParsedSheets
    /// Files in the order of first mention; the sheet itself first.
    package private(set) var sheets: [Sheet] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Messages that are not about syntax, the ones left out too.
    private var others = 0
    /// Raw text of the variables that an `@import $name` may mean: injected ones, then those declared so far.
    private var variables: [String: String]
    private var indices: [Key: Int] = [:]
    /// The `@import`s that led to the file being read, outermost first.
    private var chain: [(sheet: Int, span: SourceSpan)] = []

    private enum Key: Hashable {
        case file(FileIdentity)
        /// A text that is no file.
        case text(ObjectIdentifier)

        init(_ file: SourceFile) { self = file.identity.map { .file($0) } ?? .text(ObjectIdentifier(file)) }
    }

    /// A parsed file with its resolved imports.
    package struct Sheet {
        package let tree: SyntaxTree
        /// The `@import`s that led here first, innermost first, as notes for messages.
        let notes: [Diagnostic.Note]
        package fileprivate(set) var imports: [Import] = []
    }

    package struct Import {
        let statement: ImportStatement
        /// Index of the node among the root's children.
        let child: Int
        /// Index in `sheets`.
        package let target: Int
    }

    /// Reads a sheet and what it imports.
    ///
    /// - Parameters:
    ///   - loader: gives the files that are imported; nil where none may be.
    ///   - variables: raw text of variables that an `@import $name` may mean, by name.
    ///   - parsed: what was parsed before, and is not parsed again.
    package init(
        _ file: SourceFile, dialect: Dialect, loader: SourceLoader?, variables: [String: String] = [:],
        parsed: ParsedSheets
    ) {
        self.loader = loader
        self.variables = variables
        self.parsed = parsed
        read(file, dialect: dialect)
    }

    /// Reads a file and what it imports. Recursion is bounded by `depthLimit`.
    private mutating func read(_ file: SourceFile, dialect: Dialect) {
        let sheet = parsed.sheet(file, dialect: dialect)
        let tree = sheet.tree
        let index = sheets.count
        indices[Key(file)] = index
        sheets.append(
            Sheet(tree: tree, notes: chain.reversed().map { Diagnostic.Note("imported here", at: $0.span) }))
        report(sheet.diagnostics, in: index)
        for (child, node) in tree.root.children.enumerated() {
            switch node.kind {
            case .variableDeclaration:
                if let variable = DeclarationReader.variable(node) { variables[variable.name] = variable.value.text }
            case .importRule:
                guard let statement = ImportStatement(node) else { continue }
                if let target = target(of: statement, in: index) {
                    sheets[index].imports.append(Import(statement: statement, child: child, target: target))
                }
            default: break
            }
        }
    }

    /// Adds messages about a file, with the chain of imports as notes.
    ///
    /// Those of the files' syntax are capped a file; of the others, a sheet gets as many as a file does.
    mutating func report(_ found: [Diagnostic], in sheet: Int) {
        for var diagnostic in found {
            diagnostic.notes += sheets[sheet].notes
            if !diagnostic.id.rawValue.hasPrefix("syntax.") {
                others += 1
                guard others <= SyntaxDiagnostics.limit else { continue }
            }
            diagnostics.append(diagnostic)
        }
    }

    /// Says at the end how many messages were left out.
    mutating func reportLeftOut() {
        guard others > SyntaxDiagnostics.limit, let file = sheets.first?.tree.file else { return }
        let end = SourceRange(file.bytes.count, file.bytes.count)
        let message = "\(others - SyntaxDiagnostics.limit) further faults of this sheet are not shown"
        diagnostics.append(Diagnostic("import.too-many-faults", .error, message, at: SourceSpan(file, end)))
    }

    private mutating func target(of statement: ImportStatement, in sheet: Int) -> Int? {
        let name: String
        switch statement.target {
        case .file(let file): name = file
        case .variable(let variable):
            guard let value = variables[variable] else {
                let phrase = Suggestion.phrase(for: variable, in: variables.keys.sorted())
                report(
                    [
                        Diagnostic(
                            "import.undefined-variable", .error,
                            "the variable \"$\(variable)\" that names the file is not defined here\(phrase)",
                            at: statement.targetSpan)
                    ], in: sheet)
                return nil
            }
            name = NameText.unquoted(Array(value.utf8)[...])
        }
        guard let loader else {
            report(
                [
                    Diagnostic(
                        "import.no-files", .error, "\"\(name)\" cannot be imported: no files can be read here",
                        at: statement.targetSpan)
                ], in: sheet)
            return nil
        }
        switch loader.load(name, from: sheets[sheet].tree.file) {
        case .failure(let failure):
            report([Diagnostic(failure.id, .error, failure.message, at: statement.targetSpan)], in: sheet)
            return nil
        case .success(let file): return read(file, named: name, by: statement, in: sheet)
        }
    }

    private mutating func read(
        _ file: SourceFile, named name: String, by statement: ImportStatement, in sheet: Int
    ) -> Int? {
        let known = indices[Key(file)]
        if let known, known == sheet || chain.contains(where: { $0.sheet == known }) {
            report([cycle(to: known, by: statement)], in: sheet)
            return nil
        }
        if let known { return known }
        guard chain.count < Self.depthLimit, sheets.count < Self.fileLimit else {
            report(
                [
                    Diagnostic(
                        "import.too-many", .error,
                        "\"\(name)\" is not imported: imports go at most \(Self.depthLimit) deep, and \(Self.fileLimit) files in all",
                        at: statement.targetSpan)
                ], in: sheet)
            return nil
        }
        let index = sheets.count
        chain.append((sheet, statement.span))
        read(file, dialect: Dialect(fileName: file.name))
        chain.removeLast()
        return index
    }

    private func cycle(to target: Int, by statement: ImportStatement) -> Diagnostic {
        let start = chain.firstIndex { $0.sheet == target } ?? chain.count
        let names =
            chain[start...].map { sheets[$0.sheet].tree.file.name } + [
                statement.span.file.name, sheets[target].tree.file.name,
            ]
        let path = names.map { "\"\($0)\"" }.joined(separator: " imports ")
        return Diagnostic(
            "import.cycle", .error, "files import each other in a cycle: \(path)", at: statement.targetSpan)
    }
}
