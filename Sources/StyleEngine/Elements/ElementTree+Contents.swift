/// What drafts of themes do with whole trees.
extension ElementTree {
    /// Becomes a copy of another tree: the same elements by the same handles. Complexity: linear.
    func takeElements(of other: ElementTree) {
        parents = other.parents.copy()
        matchParents = other.matchParents.copy()
        previousSiblings = other.previousSiblings.copy()
        nextSiblings = other.nextSiblings.copy()
        firstChildren = other.firstChildren.copy()
        lastChildren = other.lastChildren.copy()
        types = other.types.copy()
        writtenTypes = other.writtenTypes.copy()
        ids = other.ids.copy()
        classRanges = other.classRanges.copy()
        stateBits = other.stateBits.copy()
        flags = other.flags.copy()
        positions = other.positions.copy()
        childCounts = other.childCounts.copy()
        siblingIndices = other.siblingIndices.copy()
        generations = other.generations.copy()
        classList = other.classList.copy()
        details = other.details
        stateTable = other.stateTable
        alternativeParents = other.alternativeParents
        styleIdentities = other.styleIdentities
        freeIndices = other.freeIndices
        (firstRoot, lastRoot) = (other.firstRoot, other.lastRoot)
        hasIndexedRoots = other.hasIndexedRoots
        atoms = other.atoms
        typeNames = other.typeNames
        startAgain()
    }

    /// Lets the elements of each pair change what they are: facts, place in the tree, what stands below. The handles
    /// stay. Complexity: linear in all elements.
    func exchange(_ pairs: [(ElementID, ElementID)]) {
        var places = Array(0..<UInt32(capacity))
        for (one, other) in pairs {
            let (a, b) = (Int(one.index), Int(other.index))
            parents.swapAt(a, b)
            matchParents.swapAt(a, b)
            previousSiblings.swapAt(a, b)
            nextSiblings.swapAt(a, b)
            firstChildren.swapAt(a, b)
            lastChildren.swapAt(a, b)
            types.swapAt(a, b)
            writtenTypes.swapAt(a, b)
            ids.swapAt(a, b)
            classRanges.swapAt(a, b)
            stateBits.swapAt(a, b)
            flags.swapAt(a, b)
            positions.swapAt(a, b)
            childCounts.swapAt(a, b)
            siblingIndices.swapAt(a, b)
            details.swapAt(a, b)
            places.swapAt(a, b)
            stateTable.exchange(one.index, other.index)
            (styleIdentities[one.index], styleIdentities[other.index]) = (
                styleIdentities[other.index], styleIdentities[one.index]
            )
        }
        Self.relink(&parents, places)
        Self.relink(&matchParents, places)
        Self.relink(&previousSiblings, places)
        Self.relink(&nextSiblings, places)
        Self.relink(&firstChildren, places)
        Self.relink(&lastChildren, places)
        func place(_ index: UInt32) -> UInt32 { index < places.count ? places[Int(index)] : index }
        (firstRoot, lastRoot) = (place(firstRoot), place(lastRoot))
        alternativeParents = Dictionary(
            uniqueKeysWithValues: alternativeParents.map { (place($0.key), place($0.value)) })
        startAgain()
    }

    private static func relink(_ column: inout Column<UInt32>, _ places: [UInt32]) {
        for i in 0..<column.count where column[i] < places.count { column[i] = places[Int(column[i])] }
    }

    /// Whatever was noted is of other places.
    private func startAgain() {
        lastPlaced = nil
        workRoot = Self.everywhere
        changes.addEverything()
        noteChange()
    }
}
