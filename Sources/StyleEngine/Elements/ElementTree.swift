import StyleDiagnostics

/// The tree of elements that is styled: the engine's own columns, which a host mirrors its views into.
///
/// Structure and names are flat arrays indexed by element, so that matching touches no reference. Roots are
/// siblings of each other without a parent. Every change is noted, so that the next pass of the styler does only
/// what the change calls for. While a pass runs (a pseudo-class or hook is asked), changes are refused.
public final class ElementTree {
    // Only this module reaches the columns, from one isolation domain, and none of their methods calls out: the run-time
    // check of exclusive access would be a third of what a small change costs.
    @exclusivity(unchecked) var parents = Column<UInt32>()
    /// The parent as selectors see it: none above an element with a style identity.
    @exclusivity(unchecked) var matchParents = Column<UInt32>()
    @exclusivity(unchecked) var previousSiblings = Column<UInt32>()
    @exclusivity(unchecked) var nextSiblings = Column<UInt32>()
    @exclusivity(unchecked) var firstChildren = Column<UInt32>()
    @exclusivity(unchecked) var lastChildren = Column<UInt32>()
    @exclusivity(unchecked) var types = Column<Atom>()
    @exclusivity(unchecked) var writtenTypes = Column<Atom>()
    @exclusivity(unchecked) var ids = Column<Atom>()
    @exclusivity(unchecked) var classRanges = Column<ClassList.Range>()
    @exclusivity(unchecked) var stateBits = Column<UInt64>()
    @exclusivity(unchecked) var flags = Column<ElementFlags>()
    /// 1-based position among the children that count, where the parent's are numbered.
    @exclusivity(unchecked) var positions = Column<UInt32>()
    /// Number of children that count, where they are numbered.
    @exclusivity(unchecked) var childCounts = Column<UInt32>()
    /// Index among all siblings, where the parent's children are indexed.
    @exclusivity(unchecked) var siblingIndices = Column<UInt32>()
    /// Whether the indices of the roots are those of the moment.
    var hasIndexedRoots = false
    /// The element that was last put at a given place, so that filling a row in order does not count it anew.
    var lastPlaced: (element: UInt32, position: Int)?
    @exclusivity(unchecked) var generations = Column<UInt32>()
    @exclusivity(unchecked) var classList = ClassList()
    var details: [ElementDetails?] = []
    var stateTable = StateTable()
    /// Alternative parents by element.
    @exclusivity(unchecked) var alternativeParents: [UInt32: UInt32] = [:]
    /// Names of style identities by element.
    var styleIdentities: [UInt32: String] = [:]
    var freeIndices: [UInt32] = []
    @exclusivity(unchecked) var firstRoot = ElementTree.none
    @exclusivity(unchecked) var lastRoot = ElementTree.none
    @exclusivity(unchecked) var atoms = AtomTable()
    /// Type names in use; a new one may be what a selector of an unknown type waits for.
    @exclusivity(unchecked) var typeNames: Set<Atom> = []
    @exclusivity(unchecked) var changes = TreeChanges()
    /// The element that all work stands at or below; `none` without work, `everywhere` if it is not known.
    @exclusivity(unchecked) var workRoot = ElementTree.none
    /// The styler that the notes are for; another one starts from nothing.
    @exclusivity(unchecked) var reader: ObjectIdentifier?
    /// Called with each change.
    @exclusivity(unchecked) var didChange: (() -> Void)?
    /// Called with each element that goes, before its index may be used again.
    var willRelease: ((UInt32) -> Void)?
    /// Whether elements are being matched, so that changes are refused.
    @exclusivity(unchecked) public internal(set) var isLocked = false
    /// Number of changes that were refused because a pass was running.
    @exclusivity(unchecked) public private(set) var refusedChanges = 0
    /// Counts changes; equal numbers mean an unchanged tree.
    @exclusivity(unchecked) public private(set) var revision = 0

    /// Index of no element.
    static let none = UInt32.max
    /// In place of an index: no single element.
    static let everywhere = UInt32.max - 1

    public init() {}

    /// Number of living elements.
    public var count: Int { capacity - freeIndices.count }

    /// Number of indices, free ones included.
    var capacity: Int { generations.count }

    // MARK: Building

    /// Adds an element as a child of `parent`, or as a root.
    ///
    /// - Parameters:
    ///   - type: name of its class as registered, or any name that selectors use.
    ///   - writtenType: the name in the view's source; `type` unless given.
    ///   - position: index among the parent's children; the end unless given.
    ///   - isAside: for an object that is no view, such as a bar item or a controller: styled like a child, but no
    ///     sibling of any.
    /// - Returns: the element; a stale handle while a pass is running.
    @discardableResult
    public func insert(
        _ type: String, id: String? = nil, classes: [String] = [], text: String? = nil,
        attributes: [(name: String, value: String)] = [], writtenType: String? = nil, span: SourceSpan? = nil,
        into parent: ElementID? = nil, at position: Int? = nil, isAside: Bool = false
    ) -> ElementID {
        guard accepts() else { return ElementID(index: Self.none, generation: 0) }
        let index = takeIndex()
        let i = Int(index)
        types[i] = atoms.intern(type)
        typeNames.insert(types[i])
        writtenTypes[i] = writtenType.map { atoms.intern($0) } ?? types[i]
        ids[i] = id.map { atoms.intern($0) } ?? .none
        setClasses(classes, of: index)
        if text != nil || !attributes.isEmpty || span != nil {
            details[i] = ElementDetails(text: text, attributes: attributes, span: span)
        }
        flags[i] = isAside ? [.isAlive, .isNew, .isAside] : [.isAlive, .isNew]
        link(index, into: parent.flatMap { isAlive($0) ? $0.index : nil } ?? Self.none, at: position)
        noteStructure(around: index)
        markForStyle(index)
        return ElementID(index: index, generation: generations[i])
    }

    /// Takes an element and all below it out of the tree; their handles become stale.
    public func remove(_ element: ElementID) {
        guard isAlive(element), accepts() else { return }
        noteStructure(around: element.index)
        unlink(element.index)
        var pending = [element.index]
        while let index = pending.popLast() {
            var child = firstChildren[index]
            while child != Self.none {
                pending.append(child)
                child = nextSiblings[child]
            }
            changes.addRemoval(ElementID(index: index, generation: generations[index]))
            willRelease?(index)
            release(index)
        }
        noteChange()
    }

    /// Whether the handle still means an element.
    public func isAlive(_ element: ElementID) -> Bool {
        Int(element.index) < capacity && generations[element.index] == element.generation
            && flags[element.index].contains(.isAlive)
    }

    func generation(of index: UInt32) -> UInt32 { generations[index] }

    /// Names every element's class anew from the name written in its view.
    func nameTypes(_ className: (String) -> String) {
        typeNames = []
        var known: [Atom: Atom] = [:]
        for i in 0..<capacity where flags[i].contains(.isAlive) {
            let written = writtenTypes[i]
            let name = known[written] ?? atoms.intern(className(atoms.name(of: written)))
            known[written] = name
            types[i] = name
            typeNames.insert(name)
        }
    }

    // MARK: Notes for the styler

    /// Whether the tree may change now; counts a refusal.
    func accepts() -> Bool {
        if isLocked { refusedChanges += 1 }
        return !isLocked
    }

    func noteChange() {
        revision += 1
        didChange?()
    }

    func note(_ feature: MatchFeature, of index: UInt32) {
        changes.add(feature, of: index)
        noteChange()
    }

    /// Lets the next pass look for the element's rules again.
    func markForStyle(_ index: UInt32) {
        flags[index].insert(.needsStyle)
        noteWork(at: index)
        changes.addMark()
        noteChange()
    }

    /// Lets the next pass find its way to the element.
    func noteWork(at index: UInt32) {
        noteWorkRoot(index)
        var above = parents[index]
        while above != Self.none, !flags[above].contains(.hasWorkBelow) {
            flags[above].insert(.hasWorkBelow)
            above = parents[above]
        }
    }

    @inline(__always)
    func noteWorkRoot(_ index: UInt32) {
        workRoot = workRoot == Self.none || workRoot == index ? index : Self.everywhere
    }

    // MARK: Indices

    private func takeIndex() -> UInt32 {
        if let index = freeIndices.popLast() {
            let i = Int(index)
            parents[i] = Self.none
            matchParents[i] = Self.none
            previousSiblings[i] = Self.none
            nextSiblings[i] = Self.none
            firstChildren[i] = Self.none
            lastChildren[i] = Self.none
            stateBits[i] = 0
            positions[i] = 0
            childCounts[i] = 0
            return index
        }
        parents.append(Self.none)
        matchParents.append(Self.none)
        previousSiblings.append(Self.none)
        nextSiblings.append(Self.none)
        firstChildren.append(Self.none)
        lastChildren.append(Self.none)
        types.append(.none)
        writtenTypes.append(.none)
        ids.append(.none)
        classRanges.append(ClassList.Range())
        stateBits.append(0)
        flags.append([])
        positions.append(0)
        childCounts.append(0)
        siblingIndices.append(0)
        generations.append(0)
        details.append(nil)
        return UInt32(capacity - 1)
    }

    private func release(_ index: UInt32) {
        let i = Int(index)
        if flags[i].contains(.isAlternativeParent) { forgetAlternativeParent(index) }
        if flags[i].contains(.hasAlternativeParent) { alternativeParents[index] = nil }
        styleIdentities[index] = nil
        stateTable.clear(index)
        details[i] = nil
        flags[i] = []
        generations[i] &+= 1
        freeIndices.append(index)
    }

    func setClasses(_ names: [String], of index: UInt32) {
        var atoms: [Atom] = []
        for name in names {
            let atom = self.atoms.intern(name)
            if !atoms.contains(atom) { atoms.append(atom) }
        }
        var range = classRanges[index]
        classList.set(atoms, in: &range)
        classRanges[index] = range
        compactClassesIfWasteful()
    }

    func compactClassesIfWasteful() {
        guard classList.isWasteful else { return }
        let names = (0..<capacity).map { flags[$0].contains(.isAlive) ? classList.names(classRanges[$0]) : [] }
        classList.restart()
        for i in 0..<capacity {
            var range = ClassList.Range()
            if !names[i].isEmpty { classList.set(names[i], in: &range) }
            classRanges[i] = range
        }
    }
}
