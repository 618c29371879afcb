import StyleSyntax

/// Asks whether an element matches a selector, from the subject outwards with back-tracking.
///
/// A failed search tells how far it is hopeless, so that the ancestors are walked once a combinator and not
/// once a combination of them.
struct SelectorMatcher {
    let tree: ElementTree
    let environment: StyleEnvironment

    func matches(_ selector: CompiledSelector, _ element: ElementID) -> Bool {
        search(selector.compounds, 0, element.index) == .matched
    }

    private enum Outcome {
        case matched
        /// This candidate fails; the next one of the same combinator may match.
        case failedHere
        /// No sibling of this candidate can match; an ancestor of another element may.
        case failedAmongSiblings
        /// Nothing further out can match.
        case failedEverywhere
    }

    private func search(_ compounds: [CompiledSelector.Compound], _ at: Int, _ element: UInt32) -> Outcome {
        guard matches(compounds[at], element) else { return .failedHere }
        guard at + 1 < compounds.count else { return .matched }
        let combinator = compounds[at].combinator
        var candidate = element
        while true {
            candidate = next(candidate, combinator)
            guard candidate != ElementTree.none else {
                return combinator == .child || combinator == .descendant ? .failedEverywhere : .failedAmongSiblings
            }
            let outcome = search(compounds, at + 1, candidate)
            switch (outcome, combinator) {
            case (.matched, _), (.failedEverywhere, _), (_, .nextSibling): return outcome
            case (_, .child): return .failedAmongSiblings
            case (.failedAmongSiblings, .subsequentSibling): return outcome
            default: continue
            }
        }
    }

    /// The next element outwards along a combinator. Roots of different views are no siblings.
    private func next(_ element: UInt32, _ combinator: Combinator) -> UInt32 {
        let parent = tree.parents[Int(element)]
        switch combinator {
        case .child, .descendant: return parent
        case .nextSibling, .subsequentSibling:
            return parent == ElementTree.none ? ElementTree.none : tree.previousSiblings[Int(element)]
        }
    }

    // MARK: One element

    private func matches(_ compound: CompiledSelector.Compound, _ element: UInt32) -> Bool {
        let i = Int(element)
        switch compound.type {
        case .any: break
        case .exactly(let type): if tree.types[i] != type { return false }
        case .oneOf(let types): if !types.contains(tree.types[i]) { return false }
        case .never: return false
        }
        if let id = compound.id, tree.ids[i] != id { return false }
        for name in compound.classes where !tree.classes[i].contains(name) { return false }
        for attribute in compound.attributes where !matches(attribute, element) { return false }
        for pseudo in compound.pseudoClasses where !matches(pseudo, element) { return false }
        return true
    }

    private func matches(_ pseudo: CompiledSelector.PseudoTest, _ element: UInt32) -> Bool {
        switch pseudo {
        case .never: return false
        case .isRoot: return tree.parents[Int(element)] == ElementTree.none
        case .isEmpty: return tree.firstChildren[Int(element)] == ElementTree.none
        case .isOnly(let peers):
            return position(of: element, from: .first, among: peers) == 1 && position(of: element, from: .last, among: peers) == 1
        case .position(let pattern, let end, let peers):
            return position(of: element, from: end, among: peers).map(pattern.matches) ?? false
        case .any(let list): return list.contains { search($0.compounds, 0, element) == .matched }
        case .none(let list): return !list.contains { search($0.compounds, 0, element) == .matched }
        case .has(let list): return list.contains { hasRelative(element, $0) }
        case .asks(let definition, let argument):
            guard let id = tree.handle(element) else { return false }
            return definition.matches(ElementReference(tree: tree, id: id, environment: environment), argument)
        }
    }

    private func matches(_ attribute: AttributeSelector, _ element: UInt32) -> Bool {
        guard let id = tree.handle(element), let present = value(of: attribute.name, id) else { return false }
        guard let wanted = attribute.value else { return true }
        switch attribute.comparison {
        case .exists: return true
        case .equals: return present == wanted
        case .hasWord: return !wanted.isEmpty && present.split(whereSeparator: \.isWhitespace).contains { $0 == wanted }
        case .hasDashPrefix: return present == wanted || present.hasPrefix(wanted + "-")
        case .hasPrefix: return !wanted.isEmpty && present.hasPrefix(wanted)
        case .hasSuffix: return !wanted.isEmpty && present.hasSuffix(wanted)
        case .contains: return !wanted.isEmpty && present.contains(wanted)
        }
    }

    private func value(of attribute: String, _ id: ElementID) -> String? {
        switch attribute {
        case "id": tree.id(of: id)
        case "class": tree.classes(of: id).isEmpty ? nil : tree.classes(of: id).joined(separator: " ")
        default: tree.attribute(attribute, of: id)
        }
    }

    /// 1-based position among the siblings that count; nil if the element itself does not count.
    private func position(of element: UInt32, from end: CompiledSelector.End, among peers: CompiledSelector.Peers) -> Int? {
        guard counts(element, among: peers, of: element) else { return nil }
        guard tree.parents[Int(element)] != ElementTree.none else { return 1 }
        var position = 1
        var sibling = element
        while true {
            sibling = end == .first ? tree.previousSiblings[Int(sibling)] : tree.nextSiblings[Int(sibling)]
            guard sibling != ElementTree.none else { return position }
            if counts(sibling, among: peers, of: element) { position += 1 }
        }
    }

    private func counts(_ sibling: UInt32, among peers: CompiledSelector.Peers, of element: UInt32) -> Bool {
        switch peers {
        case .all: true
        case .sameType: tree.types[Int(sibling)] == tree.types[Int(element)]
        case .matching(let list): list.contains { search($0.compounds, 0, sibling) == .matched }
        }
    }

    /// `:has(…)`: some element below (or after, by the leading combinator) matches, with the element itself
    /// as the place where the selector starts.
    private func hasRelative(_ element: UInt32, _ selector: CompiledSelector) -> Bool {
        let leading = selector.compounds[selector.compounds.count - 1].combinator
        switch leading {
        case .nextSibling, .subsequentSibling:
            var sibling = tree.parents[Int(element)] == ElementTree.none ? ElementTree.none : tree.nextSiblings[Int(element)]
            while sibling != ElementTree.none {
                if search(selector.compounds, 0, sibling) == .matched { return true }
                if leading == .nextSibling { return false }
                sibling = tree.nextSiblings[Int(sibling)]
            }
            return false
        case .child, .descendant:
            var next = tree.firstChildren[Int(element)]
            while next != ElementTree.none {
                if search(selector.compounds, 0, next) == .matched { return true }
                if leading == .descendant || selector.compounds.count > 1, tree.firstChildren[Int(next)] != ElementTree.none {
                    next = tree.firstChildren[Int(next)]
                    continue
                }
                while next != element, tree.nextSiblings[Int(next)] == ElementTree.none { next = tree.parents[Int(next)] }
                if next == element { return false }
                next = tree.nextSiblings[Int(next)]
            }
            return false
        }
    }
}
