extension ElementTree {
    /// Moves an element with all below it to the end of another's children, or of the roots.
    ///
    /// - Parameter position: index among the other children there; the end unless given.
    /// - Returns: false, and nothing is done, if a handle is stale, the element would stand inside itself, or a pass
    ///   is running.
    @discardableResult
    public func move(_ element: ElementID, to parent: ElementID?, at position: Int? = nil) -> Bool {
        guard isAlive(element), accepts() else { return false }
        if let parent {
            guard isAlive(parent) else { return false }
            var ancestor = parent.index
            while ancestor != Self.none {
                if ancestor == element.index { return false }
                ancestor = parents[ancestor]
            }
        }
        noteStructure(around: element.index)
        unlink(element.index)
        link(element.index, into: parent?.index ?? Self.none, at: position)
        noteStructure(around: element.index)
        markSubtreeForStyle(element.index)
        if let other = alternativeParents[element.index], parents[other] != parents[element.index], parent?.index != other {
            // A controller stands where its view stands.
            move(ElementID(index: other, generation: generations[other]), to: parent)
        }
        return true
    }

    /// Marks an element and all below it.
    func markSubtreeForStyle(_ index: UInt32) {
        var next = index
        while true {
            flags[next].insert(.needsStyle)
            if firstChildren[next] != Self.none {
                flags[next].insert(.hasWorkBelow)
                next = firstChildren[next]
                continue
            }
            while next != index, nextSiblings[next] == Self.none { next = parents[next] }
            if next == index { break }
            next = nextSiblings[next]
        }
        markForStyle(index)
    }

    /// Notes that the siblings round an element have, or had, another neighbor.
    func noteStructure(around index: UInt32) {
        let parent = parents[index]
        guard parent != Self.none else { return }
        flags[parent].remove(.hasNumberedChildren)
        changes.add(.emptiness, of: parent)
        // The pass goes on from the neighbors, away from the place.
        if nextSiblings[index] != Self.none { changes.add(.siblingsBefore, of: nextSiblings[index]) }
        if previousSiblings[index] != Self.none { changes.add(.siblingsAfter, of: previousSiblings[index]) }
        noteChange()
    }

    func link(_ index: UInt32, into parent: UInt32, at position: Int?) {
        forgetIndices(below: parent)
        var next = Self.none
        if let position {
            next = place(position, below: parent)
            lastPlaced = (index, position)
        }
        let previous = next != Self.none ? previousSiblings[next] : parent == Self.none ? lastRoot : lastChildren[parent]
        parents[index] = parent
        matchParents[index] = styleIdentities[index] == nil ? parent : Self.none
        previousSiblings[index] = previous
        nextSiblings[index] = next
        if previous != Self.none {
            nextSiblings[previous] = index
        } else if parent == Self.none {
            firstRoot = index
        } else {
            firstChildren[parent] = index
        }
        if next != Self.none {
            previousSiblings[next] = index
        } else if parent == Self.none {
            lastRoot = index
        } else {
            lastChildren[parent] = index
        }
    }

    /// The child that stands at a position; none at the end.
    private func place(_ position: Int, below parent: UInt32) -> UInt32 {
        if let last = lastPlaced, last.position + 1 == position, parents[last.element] == parent { return nextSiblings[last.element] }
        var next = parent == Self.none ? firstRoot : firstChildren[parent]
        var left = position
        while left > 0, next != Self.none {
            next = nextSiblings[next]
            left -= 1
        }
        return next
    }

    private func forgetIndices(below parent: UInt32) {
        if parent == Self.none { hasIndexedRoots = false } else { flags[parent].remove(.hasIndexedChildren) }
    }

    /// Counts the children of an element, or the roots.
    func indexChildren(of parent: UInt32) {
        var index: UInt32 = 0
        var child = parent == Self.none ? firstRoot : firstChildren[parent]
        while child != Self.none {
            siblingIndices[child] = index
            index += 1
            child = nextSiblings[child]
        }
        if parent == Self.none { hasIndexedRoots = true } else { flags[parent].insert(.hasIndexedChildren) }
    }

    func unlink(_ index: UInt32) {
        lastPlaced = nil
        forgetIndices(below: parents[index])
        let (parent, previous, next) = (parents[index], previousSiblings[index], nextSiblings[index])
        if previous != Self.none {
            nextSiblings[previous] = next
        } else if parent == Self.none {
            firstRoot = next
        } else {
            firstChildren[parent] = next
        }
        if next != Self.none {
            previousSiblings[next] = previous
        } else if parent == Self.none {
            lastRoot = previous
        } else {
            lastChildren[parent] = previous
        }
        parents[index] = Self.none
        matchParents[index] = Self.none
        previousSiblings[index] = Self.none
        nextSiblings[index] = Self.none
    }

    /// Numbers the children of an element that count as siblings.
    func numberChildren(of parent: UInt32) {
        var position: UInt32 = 0
        var child = firstChildren[parent]
        while child != Self.none {
            if !flags[child].contains(.isAside) {
                position += 1
                positions[child] = position
            }
            child = nextSiblings[child]
        }
        childCounts[parent] = position
        flags[parent].insert(.hasNumberedChildren)
    }
}
