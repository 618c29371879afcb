import StyleDiagnostics

/// Makes flattened selectors of selector nodes, with the parent's selector put in for `&`.
struct SelectorBuilder {
    /// The longest flattened selector, in compound selectors: nesting with `& &` doubles the length a level.
    static let lengthLimit = 256

    let tree: SyntaxTree
    private(set) var diagnostics: [Diagnostic] = []

    init(tree: SyntaxTree) { self.tree = tree }

    /// The selector of a `selector` node; nil if it is faulty, or too long (which is reported).
    ///
    /// - Parameter parent: selector of the enclosing rule; nil at the top, where `&` and leading combinators are
    ///   faults that the tree already holds.
    mutating func selector(_ node: SyntaxNode, parent: Selector?) -> Selector? {
        var compounds: [CompoundSelector] = []
        var combinator = Combinator.descendant
        var isFirst = true
        var startsWithCombinator = false
        var names = false
        for child in node.children {
            switch child.kind {
            case .combinator:
                combinator = Combinator(rawValue: child.text) ?? .descendant
                if isFirst { startsWithCombinator = true }
            case .compoundSelector:
                let hasNesting = child.child(.nestingSelector) != nil
                if hasNesting || hasNestingInside(child) { names = true }
                guard var compound = compound(child, parent: parent) else { return nil }
                if hasNesting, let parent {
                    // The parent's subject is in the compound already; its ancestors stand before it.
                    var joined = parent.compounds
                    compound.combinator = joined[joined.count - 1].combinator
                    joined[joined.count - 1] = compound
                    joined[0].combinator = combinator
                    compounds += joined
                } else {
                    compound.combinator = combinator
                    compounds.append(compound)
                }
                guard compounds.count <= Self.lengthLimit else { return tooLong(node) }
                combinator = .descendant
            default: return nil
            }
            isFirst = false
        }
        guard !compounds.isEmpty else { return nil }
        // Without `&`, and always after a leading combinator, the parent stands before.
        if let parent, startsWithCombinator || !names { compounds = parent.compounds + compounds }
        guard compounds.count <= Self.lengthLimit else { return tooLong(node) }
        return Selector(compounds)
    }

    /// The selectors of a list that are whole.
    mutating func selectors(_ list: SyntaxNode, parent: Selector?) -> [Selector] {
        list.children.compactMap { $0.kind == .selector ? selector($0, parent: parent) : nil }
    }

    /// The messages since the last call.
    mutating func takeDiagnostics() -> [Diagnostic] {
        defer { diagnostics.removeAll() }
        return diagnostics
    }

    private mutating func tooLong(_ node: SyntaxNode) -> Selector? {
        diagnostics.append(
            Diagnostic(
                "syntax.selector-too-long", .error,
                "this selector has more than \(Self.lengthLimit) parts with those of its enclosing rules", at: node.span
            ))
        return nil
    }
}

// MARK: - Compound selectors

extension SelectorBuilder {
    /// The simple selectors of a node in the order written, those of the parent's subject in the place of `&`.
    private mutating func compound(_ node: SyntaxNode, parent: Selector?) -> CompoundSelector? {
        var compound = CompoundSelector()
        for child in node.children {
            switch child.kind {
            case .typeSelector:
                guard let name = child.tokens.last, !isSuffix(child, parent: parent) else { return nil }
                let type = TypeSelector(
                    name: tree.name(of: name), includesSubclasses: child.tokens.first?.kind == .caret,
                    dialect: tree.dialect)
                guard setType(type, of: &compound, at: node) else { return nil }
            case .universalSelector: compound.isUniversal = compound.type == nil
            case .nestingSelector:
                guard let subject = parent?.compounds.last else { break }
                // `&&` is one token.
                for _ in 0..<child.range.count {
                    guard add(subject, to: &compound, at: node) else { return nil }
                }
            case .idSelector:
                guard let token = child.tokens.first, setID(tree.name(of: token), of: &compound, at: child) else {
                    return nil
                }
            case .classSelector:
                guard let name = child.tokens.last else { return nil }
                compound.classes.append(tree.name(of: name))
            case .attributeSelector: compound.attributes.append(attribute(child))
            case .selectorArguments: compound.arguments += arguments(child)
            case .pseudoClass:
                guard let pseudo = pseudoClass(child, parent: parent) else { return nil }
                compound.pseudoClasses.append(pseudo)
            default: return nil
            }
        }
        return compound
    }

    private mutating func add(_ subject: CompoundSelector, to compound: inout CompoundSelector, at node: SyntaxNode)
        -> Bool
    {
        if let type = subject.type {
            guard setType(type, of: &compound, at: node) else { return false }
        } else if subject.isUniversal, compound.type == nil {
            compound.isUniversal = true
        }
        if let id = subject.id, !setID(id, of: &compound, at: node) { return false }
        compound.classes += subject.classes
        compound.attributes += subject.attributes
        compound.pseudoClasses += subject.pseudoClasses
        compound.arguments += subject.arguments
        return true
    }

    /// Two types may meet through `&`. No element has two, but it may have one and a superclass of it.
    private mutating func setType(_ type: TypeSelector, of compound: inout CompoundSelector, at node: SyntaxNode)
        -> Bool
    {
        guard var other = compound.type else {
            compound.type = type
            compound.isUniversal = false
            return true
        }
        guard other.foldedName != type.foldedName || other.includesSubclasses != type.includesSubclasses else {
            return true
        }
        var type = type
        if other.includesSubclasses { swap(&type, &other) }
        guard type.includesSubclasses else {
            diagnostics.append(
                Diagnostic(
                    "syntax.two-types", .error,
                    "an element cannot have both types \"\(other.text)\" and \"\(type.text)\"", at: node.span))
            return false
        }
        compound.type = other
        compound.pseudoClasses.append(
            PseudoClass(name: "is", argument: .selectors([Selector([CompoundSelector(type: type)])])))
        return true
    }

    private mutating func setID(_ id: String, of compound: inout CompoundSelector, at node: SyntaxNode) -> Bool {
        if let other = compound.id, other != id {
            diagnostics.append(
                Diagnostic(
                    "syntax.two-ids", .error, "an element cannot have both ids \"\(other)\" and \"\(id)\"",
                    at: node.span))
            return false
        }
        compound.id = id
        return true
    }

    /// `&-big`: in Sass and Stylus it makes a longer name of the parent's, in CSS a type that no element has.
    private mutating func isSuffix(_ type: SyntaxNode, parent: Selector?) -> Bool {
        guard let first = type.tokens.first, let subject = parent?.compounds.last,
            first.start > 0, tree.file.bytes[Int(first.start) - 1] == UInt8(ascii: "&"),
            let mark = tree.file.slice(first.range).first, mark == UInt8(ascii: "-") || mark == UInt8(ascii: "_")
        else { return false }
        let suffix = tree.name(of: first)
        var whole = subject
        if subject.pseudoClasses.isEmpty, subject.attributes.isEmpty, let last = subject.classes.indices.last {
            whole.classes[last] += suffix
        }
        let phrase = whole == subject ? "" : ": write \"\(whole.text)\""
        diagnostics.append(
            Diagnostic(
                "syntax.name-suffix", .error,
                "\"&\(NameText.escaped(suffix))\" does not make a longer name of the enclosing rule's\(phrase)", at: type.span))
        return true
    }

    /// Whether `&` stands in an argument of a pseudo-class.
    private func hasNestingInside(_ node: SyntaxNode) -> Bool {
        tree.records[node.index..<Int(tree.records[node.index].subtreeEnd)].contains { $0.kind == .nestingSelector }
    }

    /// Whether lists in it are nested past the parser's limit: then the rest of it is no selector either.
    private func isTooDeep(_ node: SyntaxNode) -> Bool {
        tree.records[node.index..<Int(tree.records[node.index].subtreeEnd)].contains { $0.fault == .selectorsTooDeep }
    }

    /// `:name`, `:name(text)`, `:name(selectors)`. Recursion is bounded by the parser's limit for selector lists.
    private mutating func pseudoClass(_ node: SyntaxNode, parent: Selector?) -> PseudoClass? {
        let tokens = node.tokens
        guard let nameIndex = tokens.firstIndex(where: { $0.kind == .identifier }) else { return nil }
        // `::name` keeps a colon in its name: no pseudo-class is called so.
        let colon = nameIndex - tokens.startIndex > 1 ? ":" : ""
        var pseudo = PseudoClass(
            name: colon + tree.name(of: tokens[nameIndex]), span: PseudoClassSpan(node.span))
        guard !node.hasFaultyChild else { return nil }
        if let list = node.child(.selectorList) {
            var selectors: [Selector] = []
            for child in list.children {
                if child.kind == .selector, let selector = argumentSelector(child, parent: parent) {
                    selectors.append(selector)
                } else if !pseudo.isForgiving || isTooDeep(node) {
                    return nil
                }
            }
            pseudo.argument = .selectors(selectors)
        } else if pseudo.isForgiving, nameIndex + 1 < tokens.endIndex {
            pseudo.argument = .selectors([])
        } else if nameIndex + 1 < tokens.endIndex {
            let start = Int(tokens[nameIndex + 1].end)
            let inside = SourceRange(start, node.range.end - 1)
            pseudo.argument = .text(Self.trimmed(tree.file.text(in: inside)))
        }
        return pseudo
    }

    /// A selector in an argument: the parent stands in it only where `&` is written.
    private mutating func argumentSelector(_ node: SyntaxNode, parent: Selector?) -> Selector? {
        hasNestingInside(node) ? selector(node, parent: parent) : selector(node, parent: nil)
    }

    private func attribute(_ node: SyntaxNode) -> AttributeSelector {
        let tokens = node.tokens.dropFirst().dropLast().filter { !$0.kind.isTrivia }
        guard let first = tokens.first else { return AttributeSelector(name: "") }
        let name = tree.name(of: first)
        guard let equal = tokens.firstIndex(where: { $0.kind == .equal }), equal + 1 < tokens.count else {
            return AttributeSelector(name: name)
        }
        let sign = tree.file.text(in: SourceRange(Int(tokens[1].start), Int(tokens[equal].end)))
        let value: String
        if tokens[equal + 1].kind == .string {
            value = tree.name(of: tokens[equal + 1])
        } else {
            // A bare value is all tokens up to the next blank.
            var end = equal + 1
            while end + 1 < tokens.count, tokens[end + 1].start == tokens[end].end { end += 1 }
            value = NameText.decoded(tree.file.slice(SourceRange(Int(tokens[equal + 1].start), Int(tokens[end].end))))
        }
        return AttributeSelector(
            name: name, comparison: AttributeSelector.Comparison(rawValue: sign) ?? .equals, value: value)
    }

    private func arguments(_ node: SyntaxNode) -> [CompoundSelector.Argument] {
        let inside = node.range
        let list = SourceRange(inside.start + 1, inside.end - 1)
        return ArgumentList.split(tree.tokens[node.tokenIndices].dropFirst().dropLast(), of: tree.file, in: list).map {
            CompoundSelector.Argument(name: $0.name ?? "", value: $0.value)
        }
    }

    static func trimmed(_ text: String) -> String {
        var bytes = Array(text.utf8)[...]
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
