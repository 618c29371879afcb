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
        fileprivate var classes = Column<Bool>()
        fileprivate var types = Column<Bool>()
        fileprivate var ids = Column<Bool>()
    }

    init(tree: ElementTree, index: RuleIndex, marks: KeyMarks) {
        self.tree = tree
        self.index = index
        self.marks = marks
        view = TreeView(tree)
        marks.classes.extend(to: tree.atoms.count, with: false)
        marks.types.extend(to: tree.atoms.count, with: false)
        marks.ids.extend(to: tree.atoms.count, with: false)
        classMarks = marks.classes.base
        typeMarks = marks.types.base
        idMarks = marks.ids.base
    }

    // MARK: Changes

    /// Marks what the changes may concern.
    mutating func mark(_ changes: TreeChanges) {
        if index.dependencies.hasAnything { mark(.anything, everywhere: true) }
        var everywhere: Set<MatchFeature> = []
        for change in changes.list {
            guard view.flags[Int(change.element)].contains(.isAlive) else {
                // An element that is gone may still have counted in `:has(…)` of another.
                everywhere.insert(change.feature)
                continue
            }
            markFeature(change.feature, of: change.element)
        }
        for feature in everywhere { mark(feature, everywhere: true) }
    }

    /// Marks what depends on conditions whose answers changed.
    mutating func mark(conditions: [Int]) {
        for number in conditions { mark(.condition(number), everywhere: true) }
    }

    private mutating func markFeature(_ feature: MatchFeature, of element: UInt32) {
        switch feature {
        case .siblingsBefore, .siblingsAfter:
            let dependents = index.dependencies.dependents(of: feature)
            guard !dependents.isEmpty else { return }
            var sibling = element
            while sibling != ElementTree.none {
                apply(dependents, to: sibling)
                sibling = feature == .siblingsBefore ? view.nextSiblings[Int(sibling)] : view.previousSiblings[Int(sibling)]
            }
        default:
            let dependents = index.dependencies.dependents(of: feature)
            apply(dependents, to: element)
            if let general = feature.general {
                // What the element tells its descendants of their ancestors may change.
                if !dependents.isEmpty { markElement(element) }
                apply(index.dependencies.dependents(of: general), to: element)
            }
            apply(index.dependencies.dependents(of: .ownFacts), to: element)
        }
        if view.flags[Int(element)].contains(.isAlternativeParent) {
            for view in tree.elements(withAlternativeParent: element) { tree.markSubtreeForStyle(view) }
        }
    }

    private mutating func mark(_ feature: MatchFeature, everywhere: Bool) {
        let dependents = index.dependencies.dependents(of: feature).filter { $0.scope == .everywhere }
        guard !dependents.isEmpty else { return }
        setMarks(dependents)
        var next = tree.firstRoot
        while next != ElementTree.none {
            walk(next, includingSelf: true)
            next = view.nextSiblings[Int(next)]
        }
        clearMarks()
    }

    private mutating func apply(_ dependents: [DependencyTable.Dependency], to element: UInt32) {
        guard !dependents.isEmpty else { return }
        var rest = dependents[...]
        while let first = rest.first {
            let scope = first.scope
            let same = rest.filter { $0.scope == scope }
            rest = rest.filter { $0.scope != scope }[...]
            apply(same, scope, element)
        }
    }

    private mutating func apply(_ dependents: [DependencyTable.Dependency], _ scope: DependencyTable.Scope, _ element: UInt32) {
        if scope == .element {
            markElement(element)
            return
        }
        if scope == .descendants, view.firstChildren[Int(element)] == ElementTree.none { return }
        setMarks(dependents)
        switch scope {
        case .element: break
        case .descendants: walk(element, includingSelf: false)
        case .laterSiblings, .laterSiblingDescendants:
            var sibling = view.nextSiblings[Int(element)]
            while sibling != ElementTree.none {
                if scope == .laterSiblings {
                    if isMarked(sibling) { markElement(sibling) }
                } else {
                    walk(sibling, includingSelf: false)
                }
                sibling = view.nextSiblings[Int(sibling)]
            }
        case .family:
            let parent = view.parents[Int(element)]
            if parent == ElementTree.none { walk(element, includingSelf: true) } else { walk(parent, includingSelf: false) }
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

    private mutating func setMarks(_ dependents: [DependencyTable.Dependency]) {
        for dependency in dependents {
            let key = dependency.key
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

    /// Marks what stands below an element and has one of the keys.
    private func walk(_ element: UInt32, includingSelf: Bool) {
        if includingSelf, isMarked(element) { markElement(element) }
        var next = view.firstChildren[Int(element)]
        while next != ElementTree.none {
            if isMarked(next) { markElement(next) }
            if view.firstChildren[Int(next)] != ElementTree.none {
                next = view.firstChildren[Int(next)]
                continue
            }
            while next != element, view.nextSiblings[Int(next)] == ElementTree.none { next = view.parents[Int(next)] }
            if next == element { return }
            next = view.nextSiblings[Int(next)]
        }
    }
}
