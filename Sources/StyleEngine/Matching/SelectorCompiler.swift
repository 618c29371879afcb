import StyleDiagnostics
import StyleSyntax

/// Turns selectors into what the matcher runs on, and says which of their names nobody knows.
struct SelectorCompiler {
    let registry: PropertyRegistry
    let tree: ElementTree
    /// Where the selector stands, for messages.
    let span: SourceSpan?
    private(set) var diagnostics: [Diagnostic] = []

    init(registry: PropertyRegistry, tree: ElementTree, span: SourceSpan?) {
        self.registry = registry
        self.tree = tree
        self.span = span
    }

    mutating func compile(_ selector: Selector) -> CompiledSelector {
        var compounds: [CompiledSelector.Compound] = []
        for compound in selector.compounds.reversed() { compounds.append(compile(compound)) }
        return CompiledSelector(compounds: compounds)
    }

    private mutating func compile(_ compound: CompoundSelector) -> CompiledSelector.Compound {
        var pseudoClasses: [CompiledSelector.PseudoTest] = []
        for pseudo in compound.pseudoClasses { pseudoClasses.append(compile(pseudo)) }
        return CompiledSelector.Compound(
            combinator: compound.combinator, type: test(compound.type), id: compound.id.map { tree.atoms.intern($0) },
            classes: compound.classes.map { tree.atoms.intern($0) }, attributes: compound.attributes,
            pseudoClasses: pseudoClasses)
    }

    // MARK: Types

    private mutating func test(_ selector: TypeSelector?) -> CompiledSelector.TypeTest {
        guard let selector else { return .any }
        if let name = registry.className(for: selector) {
            guard selector.includesSubclasses else { return .exactly(tree.atoms.intern(name)) }
            let subclasses = registry.classes.filter { registry.classChain($0.name).contains(name) }
            return .oneOf(Set(subclasses.map { tree.atoms.intern($0.name) }))
        }
        diagnostics.append(
            Diagnostic(
                "selector.unknown-type", .warning,
                "unknown type \"\(selector.name)\"\(Suggestion.phrase(for: selector.name, in: typeSpellings(selector.dialect)))",
                at: span))
        // Elements of unknown types are styled under their own names.
        let folded = PropertyRegistry.folded(selector.name)
        let atoms = tree.atoms.all(where: { selector.dialect == .cas ? $0 == selector.name : PropertyRegistry.folded($0) == folded })
        return atoms.isEmpty ? .never : .oneOf(Set(atoms))
    }

    private func typeSpellings(_ dialect: Dialect) -> [String] {
        registry.classes.flatMap { definition -> [String] in
            let name = definition.name
            guard dialect == .css, name.hasPrefix("UI") else { return [name] + (dialect == .css ? definition.elementNames : []) }
            return [name, String(name.dropFirst(2))] + definition.elementNames
        }
    }

    // MARK: Pseudo-classes

    private mutating func compile(_ pseudo: PseudoClass) -> CompiledSelector.PseudoTest {
        let place = pseudo.span?.span ?? span
        if case .selectors(let list) = pseudo.argument {
            let compiled = list.map { compile($0) }
            switch pseudo.foldedName {
            case "is", "where", "matches": return .any(compiled)
            case "not": return .none(compiled)
            case "has": return .has(compiled)
            default: break
            }
        }
        if let structural = StructuralPseudoClass.named(pseudo.foldedName) {
            return compile(pseudo, structural, place)
        }
        guard let definition = registry.pseudoClass(pseudo.name) else {
            let names = registry.pseudoClasses.map(\.name) + StructuralPseudoClass.all.map(\.name) + ["is", "where", "not", "has"]
            diagnostics.append(
                Diagnostic(
                    "selector.unknown-pseudo-class", .warning,
                    "unknown pseudo-class \":\(pseudo.name)\"\(Suggestion.phrase(for: pseudo.name, in: names))", at: place))
            return .never
        }
        var argument: String?
        if case .text(let text) = pseudo.argument { argument = Self.unquoted(text) }
        switch (definition.argument, argument) {
        case (.required, nil): return refuse("the pseudo-class \":\(pseudo.name)\" needs an argument in parentheses", place)
        case (.none, .some): return refuse("the pseudo-class \":\(pseudo.name)\" takes no argument", place)
        default: return .asks(definition, argument: argument)
        }
    }

    private mutating func compile(
        _ pseudo: PseudoClass, _ row: StructuralPseudoClass, _ place: SourceSpan?
    ) -> CompiledSelector.PseudoTest {
        guard case .position(let end, let peers, fixed: nil) = row.test else {
            if pseudo.argument != .none { return refuse("the pseudo-class \":\(pseudo.name)\" takes no argument", place) }
            switch row.test {
            case .isRoot: return .isRoot
            case .isEmpty: return .isEmpty
            case .isOnly(let peers): return .isOnly(among: peers == .sameType ? .sameType : .all)
            case .position(let end, let peers, fixed: let pattern?):
                return .position(pattern, from: end, among: peers == .sameType ? .sameType : .all)
            default: return .never
            }
        }
        guard case .text(let text) = pseudo.argument else {
            return refuse("the pseudo-class \":\(pseudo.name)\" needs a position such as 3, odd or 2n + 1", place)
        }
        var written = Self.unquoted(text)[...]
        var among: CompiledSelector.Peers = peers == .sameType ? .sameType : .all
        if let of = written.range(ofWord: "of"), peers == .all {
            let list = SelectorList.parse(SourceFile(name: "", text: String(written[of.upperBound...])), dialect: .css)
            if list.selectors.isEmpty || list.diagnostics.containsError {
                return refuse("expected a selector after \"of\" in \":\(pseudo.name)\"", place)
            }
            among = .matching(list.selectors.map { compile($0) })
            written = written[..<of.lowerBound]
        }
        guard let pattern = NthPattern(written) else {
            return refuse("\"\(text)\" is no position, write 3, odd, even or 2n + 1", place)
        }
        return .position(pattern, from: end, among: among)
    }

    private mutating func refuse(_ message: String, _ place: SourceSpan?) -> CompiledSelector.PseudoTest {
        diagnostics.append(Diagnostic("selector.bad-argument", message, at: place))
        return .never
    }

    private static func unquoted(_ text: String) -> String {
        guard text.count >= 2, let quote = text.first, quote == "\"" || quote == "'", text.last == quote else { return text }
        return String(text.dropFirst().dropLast())
    }
}

extension Substring {
    /// The range of a word that stands between blanks.
    fileprivate func range(ofWord word: String) -> Range<Index>? {
        var start = startIndex
        while let blank = self[start...].firstIndex(where: \.isWhitespace) {
            let from = index(after: blank)
            if self[from...].hasPrefix(word + " ") { return blank..<index(from, offsetBy: word.count) }
            start = from
        }
        return nil
    }
}
