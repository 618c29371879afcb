import StyleSyntax

/// Which elements a changed feature may matter to, read off the selectors.
///
/// A change of a feature of one element can change only whether subjects of the selectors that name the feature
/// match, and these stand where the combinators between lead to. The table is careful, not exact: it may name
/// elements that keep their rules, never the other way round.
final class DependencyTable {
    /// Where the subjects stand, seen from the changed element.
    enum Scope: UInt8, Comparable {
        case element
        case descendants
        case nextSibling
        case nextSiblingDescendants
        case laterSiblings
        case laterSiblingDescendants
        /// All siblings and all below them.
        case family
        case everywhere

        static func < (a: Scope, b: Scope) -> Bool { a.rawValue < b.rawValue }

        /// Seen from an element one step further out.
        func outwards(over combinator: Combinator) -> Scope {
            switch (combinator, self) {
            case (_, .everywhere): .everywhere
            case (.descendant, _), (.child, _): .descendants
            case (.nextSibling, .element): .nextSibling
            case (.nextSibling, .descendants): .nextSiblingDescendants
            case (_, .element), (_, .nextSibling), (_, .laterSiblings): .laterSiblings
            case (_, .descendants), (_, .nextSiblingDescendants), (_, .laterSiblingDescendants):
                .laterSiblingDescendants
            case (_, .family): .family
            }
        }
    }

    /// Subjects that may be concerned: those that stand there and are in the bucket of one of the keys.
    struct Group {
        var scope: Scope
        var keys: [BucketKey]
    }

    private struct Dependency: Hashable {
        var scope: Scope
        var key: BucketKey
    }

    @exclusivity(unchecked) private var features = Column<MatchFeature>()
    @exclusivity(unchecked) private var groups: [[Group]] = []
    @exclusivity(unchecked) private var places = HashedPlaces()
    private var seen: Set<Seen> = []
    /// Scopes of each feature, for questions without a key.
    @exclusivity(unchecked) private(set) var hasAnything = false
    @exclusivity(unchecked) private(set) var hasOwnFacts = false
    /// Whether selectors ask for classes or ids as attributes.
    @exclusivity(unchecked) private(set) var hasGeneral = false

    private struct Seen: Hashable {
        let feature: MatchFeature
        let dependency: Dependency
    }

    func dependents(of feature: MatchFeature) -> [Group] { number(of: feature).map { groups[$0] } ?? [] }

    private func number(of feature: MatchFeature) -> Int? {
        var place = places.first(Self.hash(feature))
        while let number = places[place] {
            if features[number] == feature { return Int(number) }
            place = places.next(place)
        }
        return nil
    }

    private static func hash(_ feature: MatchFeature) -> UInt32 {
        UInt32(truncatingIfNeeded: feature.rawValue &* 0x9E37_79B9_7F4A_7C15 >> 32)
    }

    /// The number of a feature, a new one if nothing depended on it so far.
    private func add(_ feature: MatchFeature) -> Int {
        if let known = number(of: feature) { return known }
        let number = features.count
        features.append(feature)
        groups.append([])
        places.put(UInt32(number), Self.hash(feature)) { Self.hash(features[$0]) }
        return number
    }

    /// Adds what a rule's selector depends on.
    func add(
        _ selector: Selector, subjects: [BucketKey], condition: Int, _ compiler: inout SelectorCompiler
    ) {
        if condition >= 0 { add(.condition(condition), .everywhere, subjects) }
        visit(selector, from: .element, subjects, &compiler)
    }

    private func add(_ feature: MatchFeature, _ scope: Scope, _ subjects: [BucketKey]) {
        for key in subjects {
            let dependency = Dependency(scope: scope, key: key)
            guard seen.insert(Seen(feature: feature, dependency: dependency)).inserted else { continue }
            let number = add(feature)
            if let place = groups[number].firstIndex(where: { $0.scope == scope }) {
                groups[number][place].keys.append(key)
            } else {
                groups[number].append(Group(scope: scope, keys: [key]))
            }
        }
        if feature == .anything { hasAnything = true }
        if feature == .ownFacts { hasOwnFacts = true }
        if feature == .anyClass || feature == .anyID { hasGeneral = true }
    }

    /// - Parameter scope: where the rule's subjects stand, seen from the subject of this selector.
    private func visit(
        _ selector: Selector, from scope: Scope, _ subjects: [BucketKey], _ compiler: inout SelectorCompiler
    ) {
        var scope = scope
        for index in selector.compounds.indices.reversed() {
            let compound = selector.compounds[index]
            visit(compound, scope, subjects, &compiler)
            let combinator = compound.combinator
            if index > 0 {
                // What stands beside decides whether this element has the sibling it needs.
                if combinator == .nextSibling { add(.siblingBefore, scope, subjects) }
                if combinator == .subsequentSibling { add(.siblingsBefore, scope, subjects) }
                scope = scope.outwards(over: combinator)
            }
        }
    }

    private func visit(
        _ compound: CompoundSelector, _ scope: Scope, _ subjects: [BucketKey], _ compiler: inout SelectorCompiler
    ) {
        let tree = compiler.tree
        if let id = compound.id { add(.id(tree.atoms.intern(id)), scope, subjects) }
        for name in compound.classes { add(.styleClass(tree.atoms.intern(name)), scope, subjects) }
        for attribute in compound.attributes {
            switch attribute.name {
            case "class": add(.anyClass, scope, subjects)
            case "id": add(.anyID, scope, subjects)
            default: add(.attribute(tree.atoms.intern(attribute.name)), scope, subjects)
            }
        }
        for pseudo in compound.pseudoClasses { visit(pseudo, scope, subjects, &compiler) }
    }

    private func visit(
        _ pseudo: PseudoClass, _ scope: Scope, _ subjects: [BucketKey], _ compiler: inout SelectorCompiler
    ) {
        if case .selectors(let list) = pseudo.argument {
            guard pseudo.foldedName == "has" else {
                for selector in list { visit(selector, from: scope, subjects, &compiler) }
                return
            }
            // The change stands below or beside the element that is asked; that one may be anywhere.
            for selector in list { visit(selector, from: .everywhere, subjects, &compiler) }
            for feature in [MatchFeature.siblingsBefore, .siblingsAfter, .emptiness] {
                add(feature, .everywhere, subjects)
            }
            return
        }
        if let row = StructuralPseudoClass.named(pseudo.foldedName) {
            visit(row, pseudo, scope, subjects, &compiler)
            return
        }
        guard let definition = compiler.registry.pseudoClass(pseudo.name) else { return }
        switch definition.reads {
        case .environment:
            let number = compiler.condition(definition, SelectorCompiler.argument(of: pseudo))
            add(.condition(number), .everywhere, subjects)
        case .states(let states):
            for state in states {
                add(.state(compiler.tree.atoms.intern(PropertyRegistry.folded(state))), scope, subjects)
            }
        case .element: add(.ownFacts, scope, subjects)
        case .anything: add(.anything, .everywhere, subjects)
        }
    }

    private func visit(
        _ row: StructuralPseudoClass, _ pseudo: PseudoClass, _ scope: Scope, _ subjects: [BucketKey],
        _ compiler: inout SelectorCompiler
    ) {
        switch row.test {
        case .isRoot: break
        case .isEmpty: add(.emptiness, scope, subjects)
        case .isOnly:
            add(.siblingsBefore, scope, subjects)
            add(.siblingsAfter, scope, subjects)
        case .position(let end, _, _):
            add(end == .first ? .siblingsBefore : .siblingsAfter, scope, subjects)
            guard case .text(let text) = pseudo.argument,
                let list = SelectorCompiler.parts(ofPosition: text).selectors.flatMap(SelectorCompiler.selectors)
            else { return }
            // A sibling that begins or ceases to count moves all others.
            for selector in list {
                visit(selector, from: scope == .element ? .family : .everywhere, subjects, &compiler)
            }
        }
    }
}
