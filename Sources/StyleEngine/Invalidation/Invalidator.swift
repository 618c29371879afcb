/// Turns what happened to a tree into marks on the elements whose rules must be looked for again.
///
/// Kept from one pass to the next, like the pass itself.
final class Invalidator {
    let tree: ElementTree
    let dependencies: DependencyTable
    @exclusivity(unchecked) private var view: TreeView
    @exclusivity(unchecked) private var keys = KeyMarks()
    @exclusivity(unchecked) private var reached = ReachedElements()

    init(tree: ElementTree, view: TreeView, dependencies: DependencyTable) {
        self.tree = tree
        self.dependencies = dependencies
        self.view = view
    }

    /// Begins with the tree as it is now.
    func begin(_ view: TreeView) {
        self.view = view
        keys.extend(to: tree.atoms.count)
        reached.extend(to: tree.capacity)
    }

    // MARK: Changes

    /// Marks what the changes may concern.
    ///
    /// Changes of one feature are looked at together, so that many of them in one chain or one row walk it once.
    func mark(_ changes: borrowing TreeChanges) {
        if dependencies.hasAnything { mark(.anything, everywhere: true) }
        if changes.list.count == 1, view.flags[Int(changes.list[0].element)].isSuperset(of: .isAlive),
            !view.flags[Int(changes.list[0].element)].contains(.isAlternativeParent)
        {
            return mark(changes.list[0].feature, of: [changes.list[0].element])
        }
        var gone: Set<MatchFeature> = []
        var features: [MatchFeature] = []
        var elements: [MatchFeature: [UInt32]] = [:]
        for place in 0..<changes.list.count {
            let change = changes.list[place]
            guard view.flags[Int(change.element)].contains(.isAlive) else {
                // An element that is gone may still have counted in `:has(…)` of another.
                gone.insert(change.feature)
                continue
            }
            if elements[change.feature] == nil { features.append(change.feature) }
            elements[change.feature, default: []].append(change.element)
            if view.flags[Int(change.element)].contains(.isAlternativeParent) {
                for view in tree.elements(withAlternativeParent: change.element) { tree.markSubtreeForStyle(view) }
            }
        }
        for feature in features { mark(feature, of: elements[feature] ?? []) }
        for feature in gone { mark(feature, everywhere: true) }
    }

    /// Marks what depends on conditions whose answers changed.
    func mark(conditions: [Int]) {
        for number in conditions { mark(.condition(number), everywhere: true) }
    }

    private func mark(_ feature: MatchFeature, of elements: [UInt32]) {
        let dependents = dependencies.dependents(of: feature)
        switch feature {
        case .siblingsBefore:
            apply(dependencies.dependents(of: .siblingBefore), to: elements.map(firstThatCounts))
            if !dependents.isEmpty { apply(dependents, to: row(from: elements, view.nextSiblings)) }
        case .siblingsAfter:
            if !dependents.isEmpty { apply(dependents, to: row(from: elements, view.previousSiblings)) }
        default:
            apply(dependents, to: elements)
            if let general = feature.general {
                // What the element tells its descendants of their ancestors may change.
                if !dependents.isEmpty { for element in elements { markElement(element) } }
                if dependencies.hasGeneral { apply(dependencies.dependents(of: general), to: elements) }
            }
            if dependencies.hasOwnFacts { apply(dependencies.dependents(of: .ownFacts), to: elements) }
        }
    }

    /// Elements with all that are linked to them, each once.
    private func row(from elements: [UInt32], _ links: UnsafePointer<UInt32>) -> [UInt32] {
        var row: [UInt32] = []
        reached.beginRound()
        for element in elements {
            var sibling = element
            while sibling != ElementTree.none, reached.reach(sibling) {
                row.append(sibling)
                sibling = links[Int(sibling)]
            }
        }
        return row
    }

    /// The element itself, or the next sibling of one that stands beside.
    private func firstThatCounts(_ element: UInt32) -> UInt32 {
        var next = element
        while view.flags[Int(next)].contains(.isAside), view.nextSiblings[Int(next)] != ElementTree.none {
            next = view.nextSiblings[Int(next)]
        }
        return next
    }

    private func mark(_ feature: MatchFeature, everywhere: Bool) {
        for group in dependencies.dependents(of: feature) where group.scope == .everywhere { apply(group, []) }
    }

    private func apply(_ dependents: [DependencyTable.Group], to elements: [UInt32]) {
        guard !elements.isEmpty else { return }
        for group in dependents { apply(group, elements) }
    }

    private func apply(_ group: DependencyTable.Group, _ elements: [UInt32]) {
        let scope = group.scope
        if scope == .element {
            for element in elements { markElement(element) }
            return
        }
        if scope == .descendants, elements.count == 1, view.firstChildren[Int(elements[0])] == ElementTree.none { return }
        keys.set(group.keys)
        reached.beginRound()
        switch scope {
        case .element: break
        case .descendants: for element in elements { walk(element, includingSelf: false) }
        case .nextSibling, .nextSiblingDescendants:
            for element in elements {
                let sibling = view.nextSibling(element)
                if sibling == ElementTree.none { continue }
                if scope == .nextSiblingDescendants {
                    walk(sibling, includingSelf: false)
                } else if isMarked(sibling) {
                    markElement(sibling)
                }
            }
        case .laterSiblings, .laterSiblingDescendants:
            for element in elements {
                var sibling = view.nextSiblings[Int(element)]
                if scope == .laterSiblings {
                    while sibling != ElementTree.none, reached.reach(sibling) {
                        if isMarked(sibling) { markElement(sibling) }
                        sibling = view.nextSiblings[Int(sibling)]
                    }
                } else {
                    while sibling != ElementTree.none, !reached.isReached(sibling) {
                        walk(sibling, includingSelf: false)
                        sibling = view.nextSiblings[Int(sibling)]
                    }
                }
            }
        case .family:
            for element in elements {
                let parent = view.parents[Int(element)]
                if parent == ElementTree.none { walk(element, includingSelf: true) } else { walk(parent, includingSelf: false) }
            }
        case .everywhere:
            var root = tree.firstRoot
            while root != ElementTree.none {
                walk(root, includingSelf: true)
                root = view.nextSiblings[Int(root)]
            }
        }
        keys.clear()
    }

    @inline(__always)
    private func isMarked(_ element: UInt32) -> Bool { keys.hold(view, Int(element)) }

    @inline(__always)
    private func markElement(_ element: UInt32) {
        let i = Int(element)
        if view.flags[i].contains(.needsStyle) { return }
        view.flags[i].insert(.needsStyle)
        tree.noteWorkRoot(element)
        var above = view.parents[i]
        while above != ElementTree.none, !view.flags[Int(above)].contains(.hasWorkBelow) {
            view.flags[Int(above)].insert(.hasWorkBelow)
            above = view.parents[Int(above)]
        }
    }

    /// Marks what stands below an element and has one of the keys; what was walked in this round is not walked again.
    private func walk(_ element: UInt32, includingSelf: Bool) {
        if includingSelf, isMarked(element) { markElement(element) }
        guard reached.reach(element) else { return }
        var next = view.firstChildren[Int(element)]
        while next != ElementTree.none {
            if isMarked(next) { markElement(next) }
            if view.firstChildren[Int(next)] != ElementTree.none, reached.reach(next) {
                next = view.firstChildren[Int(next)]
                continue
            }
            while next != element, view.nextSiblings[Int(next)] == ElementTree.none { next = view.parents[Int(next)] }
            if next == element { return }
            next = view.nextSiblings[Int(next)]
        }
    }
}
