/// Turns what happened to a tree into marks on the elements whose rules must be looked for again.
struct Invalidator: ~Copyable {
    let tree: ElementTree
    let index: RuleIndex
    private let view: TreeView
    private let classMarks: UnsafeMutablePointer<Bool>
    private let typeMarks: UnsafeMutablePointer<Bool>
    private let idMarks: UnsafeMutablePointer<Bool>
    private let marks: KeyMarks
    private var marksAny = false
    private var marked: [RuleIndexBuilder.Key] = []

    /// Marks by atom, kept between passes: all false outside of one.
    final class KeyMarks {
        @exclusivity(unchecked) fileprivate var classes = Column<Bool>()
        @exclusivity(unchecked) fileprivate var types = Column<Bool>()
        @exclusivity(unchecked) fileprivate var ids = Column<Bool>()
        /// The round in which an element was last reached.
        @exclusivity(unchecked) private var rounds = Column<UInt32>()
        @exclusivity(unchecked) private var round: UInt32 = 0

        fileprivate func extend(names: Int, elements: Int) {
            classes.extend(to: names, with: false)
            types.extend(to: names, with: false)
            ids.extend(to: names, with: false)
            rounds.extend(to: elements, with: 0)
        }

        /// Lets every element count as not reached.
        fileprivate func beginRound() {
            if round == .max {
                rounds.fill(with: 0)
                round = 0
            }
            round += 1
        }

        @inline(__always)
        fileprivate func isReached(_ element: UInt32) -> Bool { rounds.base[Int(element)] == round }

        /// Whether the element is reached for the first time in this round.
        @inline(__always)
        fileprivate func reach(_ element: UInt32) -> Bool {
            if isReached(element) { return false }
            rounds.base[Int(element)] = round
            return true
        }
    }

    init(tree: ElementTree, view: TreeView, index: RuleIndex, marks: KeyMarks) {
        self.tree = tree
        self.index = index
        self.marks = marks
        self.view = view
        marks.extend(names: tree.atoms.count, elements: tree.capacity)
        classMarks = marks.classes.base
        typeMarks = marks.types.base
        idMarks = marks.ids.base
    }

    // MARK: Changes

    /// Marks what the changes may concern.
    ///
    /// Changes of one feature are looked at together, so that many of them in one chain or one row walk it once.
    mutating func mark(_ changes: TreeChanges) {
        if index.dependencies.hasAnything { mark(.anything, everywhere: true) }
        if changes.list.count == 1, view.flags[Int(changes.list[0].element)].isSuperset(of: .isAlive),
            !view.flags[Int(changes.list[0].element)].contains(.isAlternativeParent)
        {
            return mark(changes.list[0].feature, of: [changes.list[0].element])
        }
        var gone: Set<MatchFeature> = []
        var features: [MatchFeature] = []
        var elements: [MatchFeature: [UInt32]] = [:]
        for change in changes.list {
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
    mutating func mark(conditions: [Int]) {
        for number in conditions { mark(.condition(number), everywhere: true) }
    }

    private mutating func mark(_ feature: MatchFeature, of elements: [UInt32]) {
        let dependents = index.dependencies.dependents(of: feature)
        switch feature {
        case .siblingsBefore, .siblingsAfter:
            guard !dependents.isEmpty else { return }
            let links = feature == .siblingsBefore ? view.nextSiblings : view.previousSiblings
            var row: [UInt32] = []
            marks.beginRound()
            for element in elements {
                var sibling = element
                while sibling != ElementTree.none, marks.reach(sibling) {
                    row.append(sibling)
                    sibling = links[Int(sibling)]
                }
            }
            apply(dependents, to: row)
        default:
            apply(dependents, to: elements)
            if let general = feature.general {
                // What the element tells its descendants of their ancestors may change.
                if !dependents.isEmpty { for element in elements { markElement(element) } }
                if index.dependencies.hasGeneral { apply(index.dependencies.dependents(of: general), to: elements) }
            }
            if index.dependencies.hasOwnFacts { apply(index.dependencies.dependents(of: .ownFacts), to: elements) }
        }
    }

    private mutating func mark(_ feature: MatchFeature, everywhere: Bool) {
        for group in index.dependencies.dependents(of: feature) where group.scope == .everywhere { apply(group, []) }
    }

    private mutating func apply(_ dependents: [DependencyTable.Group], to elements: [UInt32]) {
        guard !elements.isEmpty else { return }
        for group in dependents { apply(group, elements) }
    }

    private mutating func apply(_ group: DependencyTable.Group, _ elements: [UInt32]) {
        let scope = group.scope
        if scope == .element {
            for element in elements { markElement(element) }
            return
        }
        if scope == .descendants, elements.count == 1, view.firstChildren[Int(elements[0])] == ElementTree.none { return }
        setMarks(group.keys)
        marks.beginRound()
        switch scope {
        case .element: break
        case .descendants: for element in elements { walk(element, includingSelf: false) }
        case .laterSiblings, .laterSiblingDescendants:
            for element in elements {
                var sibling = view.nextSiblings[Int(element)]
                if scope == .laterSiblings {
                    while sibling != ElementTree.none, marks.reach(sibling) {
                        if isMarked(sibling) { markElement(sibling) }
                        sibling = view.nextSiblings[Int(sibling)]
                    }
                } else {
                    while sibling != ElementTree.none, !marks.isReached(sibling) {
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
        clearMarks()
    }

    // MARK: Marks by key

    private mutating func setMarks(_ keys: [RuleIndexBuilder.Key]) {
        for key in keys {
            marked.append(key)
            switch key.kind {
            case .any: marksAny = true
            case .id: idMarks[Int(key.name)] = true
            case .styleClass: classMarks[Int(key.name)] = true
            case .type: typeMarks[Int(key.name)] = true
            }
        }
    }

    private mutating func clearMarks() {
        for key in marked {
            switch key.kind {
            case .any: marksAny = false
            case .id: idMarks[Int(key.name)] = false
            case .styleClass: classMarks[Int(key.name)] = false
            case .type: typeMarks[Int(key.name)] = false
            }
        }
        marked.removeAll(keepingCapacity: true)
    }

    @inline(__always)
    private func isMarked(_ element: UInt32) -> Bool {
        let i = Int(element)
        if marksAny || typeMarks[Int(view.types[i].rawValue)] { return true }
        let id = view.ids[i]
        if id != .none, idMarks[Int(id.rawValue)] { return true }
        let range = view.classRanges[i]
        var next = view.classes + Int(range.start)
        let end = next + Int(range.count)
        while next < end {
            if classMarks[Int(next.pointee)] { return true }
            next += 1
        }
        return false
    }

    @inline(__always)
    private func markElement(_ element: UInt32) {
        let i = Int(element)
        if view.flags[i].contains(.needsStyle) { return }
        view.flags[i].insert(.needsStyle)
        var above = view.parents[i]
        while above != ElementTree.none, !view.flags[Int(above)].contains(.hasWorkBelow) {
            view.flags[Int(above)].insert(.hasWorkBelow)
            above = view.parents[Int(above)]
        }
    }

    /// Marks what stands below an element and has one of the keys; what was walked in this round is not walked again.
    private func walk(_ element: UInt32, includingSelf: Bool) {
        if includingSelf, isMarked(element) { markElement(element) }
        guard marks.reach(element) else { return }
        var next = view.firstChildren[Int(element)]
        while next != ElementTree.none {
            if isMarked(next) { markElement(next) }
            if view.firstChildren[Int(next)] != ElementTree.none, marks.reach(next) {
                next = view.firstChildren[Int(next)]
                continue
            }
            while next != element, view.nextSiblings[Int(next)] == ElementTree.none { next = view.parents[Int(next)] }
            if next == element { return }
            next = view.nextSiblings[Int(next)]
        }
    }
}
