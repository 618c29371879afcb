import StyleDiagnostics
import StyleEngine
import StyleSyntax

/// Matches by the definitions of Selectors 4 alone: it tries every element for every compound, and forgets
/// everything between two questions.
struct NaiveMatcher {
    let tree: ElementTree
    let registry: PropertyRegistry

    func matches(_ element: ElementID, _ selector: Selector) -> Bool {
        matches(element, selector.compounds[...], scope: nil)
    }

    /// - Parameter scope: where a relative selector starts.
    private func matches(_ element: ElementID, _ compounds: ArraySlice<CompoundSelector>, scope: ElementID?) -> Bool {
        guard let last = compounds.last, fits(element, last) else { return false }
        let rest = compounds.dropLast()
        if rest.isEmpty { return scope.map { related($0, element, last.combinator) } ?? true }
        return tree.allElements.contains { related($0, element, last.combinator) && matches($0, rest, scope: scope) }
    }

    /// Whether a combinator leads from the first element to the second.
    private func related(_ first: ElementID, _ second: ElementID, _ combinator: Combinator) -> Bool {
        switch combinator {
        case .child: return tree.parent(of: second) == first
        case .descendant: return ancestors(of: second).contains(first)
        case .nextSibling, .subsequentSibling:
            let row = siblings(of: second)
            guard row.count > 1, let i = row.firstIndex(of: first), let j = row.firstIndex(of: second) else { return false }
            return combinator == .nextSibling ? j == i + 1 : j > i
        }
    }

    private func ancestors(of element: ElementID) -> [ElementID] {
        tree.parent(of: element).map { [$0] + ancestors(of: $0) } ?? []
    }

    /// A root has no siblings.
    private func siblings(of element: ElementID) -> [ElementID] {
        tree.parent(of: element).map { tree.children(of: $0) } ?? [element]
    }

    // MARK: Compounds

    private func fits(_ element: ElementID, _ compound: CompoundSelector) -> Bool {
        if let type = compound.type {
            guard let name = registry.className(for: type) else { return false }
            let own = tree.type(of: element)
            guard type.includesSubclasses ? registry.classChain(own).contains(name) : own == name else { return false }
        }
        if let id = compound.id, tree.id(of: element) != id { return false }
        if !compound.classes.allSatisfy({ tree.classes(of: element).contains($0) }) { return false }
        return compound.attributes.allSatisfy { fits(element, $0) } && compound.pseudoClasses.allSatisfy { fits(element, $0) }
    }

    private func fits(_ element: ElementID, _ attribute: AttributeSelector) -> Bool {
        let classes = tree.classes(of: element)
        let value: String? =
            switch attribute.name {
            case "id": tree.id(of: element)
            case "class": classes.isEmpty ? nil : classes.joined(separator: " ")
            default: tree.attribute(attribute.name, of: element)
            }
        switch attribute.comparison {
        case .exists: return value != nil
        case .equals: return value == attribute.value
        case .hasWord: return value?.split(separator: " ").contains { $0 == attribute.value ?? "" } ?? false
        default: return false
        }
    }

    private func fits(_ element: ElementID, _ pseudo: PseudoClass) -> Bool {
        let row = siblings(of: element)
        let peers = row.filter { tree.type(of: $0) == tree.type(of: element) }
        func place(_ list: [ElementID]) -> Int? { list.firstIndex(of: element).map { $0 + 1 } }
        switch (pseudo.foldedName, pseudo.argument) {
        case ("is", .selectors(let list)): return list.contains { matches(element, $0) }
        case ("not", .selectors(let list)): return !list.contains { matches(element, $0) }
        case ("has", .selectors(let list)):
            return list.contains { selector in
                tree.allElements.contains { matches($0, selector.compounds[...], scope: element) }
            }
        case ("enabled", _): return !tree.states(of: element).contains("disabled")
        case ("selected", _), ("disabled", _): return tree.states(of: element).contains(pseudo.name)
        case ("root", _): return tree.parent(of: element) == nil
        case ("empty", _): return tree.children(of: element).isEmpty
        case ("firstchild", _): return place(row) == 1
        case ("lastchild", _): return place(row.reversed()) == 1
        case ("onlychild", _): return row.count == 1
        case ("firstoftype", _): return place(peers) == 1
        case ("lastoftype", _): return place(peers.reversed()) == 1
        case ("onlyoftype", _): return peers.count == 1
        case ("nthchild", .text(let text)): return fits(element, nthChild: text, row)
        case ("nthlastchild", .text(let text)): return place(row.reversed()).map { isPlace($0, text) } ?? false
        case ("nthoftype", .text(let text)): return place(peers).map { isPlace($0, text) } ?? false
        case ("nthlastoftype", .text(let text)): return place(peers.reversed()).map { isPlace($0, text) } ?? false
        default: return false
        }
    }

    private func fits(_ element: ElementID, nthChild text: String, _ row: [ElementID]) -> Bool {
        guard let of = text.range(of: " of ") else { return row.firstIndex(of: element).map { isPlace($0 + 1, text) } ?? false }
        let list = SelectorList.parse(SourceFile(name: "of", text: String(text[of.upperBound...])), dialect: .css).selectors
        let counted = row.filter { sibling in list.contains { matches(sibling, $0) } }
        return counted.firstIndex(of: element).map { isPlace($0 + 1, String(text[..<of.lowerBound])) } ?? false
    }

    /// The patterns of `RandomSelector.positions`, by their first members.
    private func isPlace(_ place: Int, _ text: String) -> Bool {
        switch text.filter({ $0 != " " }) {
        case "odd", "2n+1": place % 2 == 1
        case "even": place % 2 == 0
        case "-n+2": place <= 2
        case "3n": place % 3 == 0
        case let number: Int(number) == place
        }
    }
}

extension String {
    fileprivate func range(of part: String) -> Range<Index>? {
        indices.first { self[$0...].hasPrefix(part) }.map { $0..<index($0, offsetBy: part.count) }
    }
}
