/// The way over the elements: each before its children, so that these know what it hands down.
extension StylePass {
    /// Styles every element (`isFull`), or those that need it.
    func run(isFull: Bool) {
        if !isFull, isReachable(tree.workRoot) {
            walk(tree.workRoot, isFull: false)
            var above = view.parents[Int(tree.workRoot)]
            while above != ElementTree.none {
                leave(above)
                above = view.parents[Int(above)]
            }
        } else {
            var root = tree.firstRoot
            while root != ElementTree.none {
                walk(root, isFull: isFull)
                root = view.nextSiblings[Int(root)]
            }
        }
        tree.workRoot = ElementTree.none
        guard !toFreeze.isEmpty else { return }
        for element in toFreeze { view.flags[Int(element)].insert(.isFrozen) }
        toFreeze = []
    }

    /// Whether the walk may begin at an element: nothing above it is frozen, and what stands there is known.
    private func isReachable(_ element: UInt32) -> Bool {
        if element >= ElementTree.everywhere || !view.flags[Int(element)].contains(.isAlive) { return false }
        var above = view.parents[Int(element)]
        while above != ElementTree.none {
            if view.flags[Int(above)].intersection([.isFrozen, .hasFilter]) != .hasFilter { return false }
            above = view.parents[Int(above)]
        }
        return true
    }

    /// Visits an element and all below it that need it.
    private func walk(_ top: UInt32, isFull: Bool) {
        let none = ElementTree.none
        var next = top
        while true {
            if visit(next, isFull: isFull), view.firstChildren[Int(next)] != none {
                giveFilter(next)
                let first = view.firstChildren[Int(next)]
                let child = isFull ? first : firstWithWork(first, under: next)
                if child != none {
                    next = child
                    continue
                }
            }
            leave(next)
            while true {
                if next == top { return }
                let parent = view.parents[Int(next)]
                let sibling = view.nextSiblings[Int(next)]
                let after = isFull ? sibling : firstWithWork(sibling, under: parent)
                if after != none {
                    next = after
                    break
                }
                next = parent
                leave(next)
            }
        }
    }

    /// The first of an element and its later siblings that has work to do: on the way to a leaf, most have none.
    @inline(__always)
    private func firstWithWork(_ element: UInt32, under parent: UInt32) -> UInt32 {
        if !view.flags[Int(parent)].isDisjoint(with: [.changesChildren, .changesFilters]) { return element }
        var next = element
        while next != ElementTree.none,
            view.flags[Int(next)].isDisjoint(with: [.needsStyle, .hasWorkBelow, .changesChildren, .changesFilters])
        {
            next = view.nextSiblings[Int(next)]
        }
        return next
    }

    @inline(__always)
    private func leave(_ element: UInt32) {
        view.flags[Int(element)].subtract([.needsStyle, .hasWorkBelow, .changesChildren, .changesFilters])
    }

    /// Styles an element if it needs it; whether something below may need it too.
    @inline(__always)
    private func visit(_ element: UInt32, isFull: Bool) -> Bool {
        let i = Int(element)
        let flags = view.flags[i]
        if flags.contains(.isFrozen) { return false }
        let parent = view.parents[i]
        let above = parent == ElementTree.none ? [] : view.flags[Int(parent)]
        if isFull || flags.contains(.needsStyle) || above.contains(.changesChildren) {
            let above = filterAbove(element)
            if flags.contains(.hasFilter) { updateFilter(element, above) }
            restyle(element, parent, above)
            if flags.contains(.freezesWhenStyled) { freeze(element) }
        } else if above.contains(.changesFilters), flags.contains(.hasFilter) {
            updateFilter(element, filterAbove(element))
        }
        return isFull || !view.flags[i].isDisjoint(with: [.hasWorkBelow, .changesChildren, .changesFilters])
    }

    private func freeze(_ element: UInt32) {
        view.flags[Int(element)].remove(.freezesWhenStyled)
        toFreeze.append(element)
    }

    // MARK: Filters

    /// What stands above an element.
    @inline(__always)
    func filterAbove(_ element: UInt32) -> AncestorFilter {
        if view.hasAlternatives, view.flags[Int(element)].contains(.hasAlternativeParent) {
            // Two chains meet here; the filter lets everything pass.
            return AncestorFilter(repeating: .max)
        }
        let parent = view.matchParents[Int(element)]
        return parent == ElementTree.none ? AncestorFilter() : filters[Int(parent)]
    }

    /// Computes the filter of an element whose children are next, unless it is known.
    @inline(__always)
    private func giveFilter(_ element: UInt32) {
        let i = Int(element)
        if view.flags[i].contains(.hasFilter) { return }
        filters[i] = filterAbove(element) | filteredNames.bits(view, i)
        view.flags[i].insert(.hasFilter)
    }

    @inline(__always)
    private func updateFilter(_ element: UInt32, _ above: AncestorFilter) {
        let i = Int(element)
        let filter = above | filteredNames.bits(view, i)
        if filter != filters[i] {
            filters[i] = filter
            view.flags[i].insert(.changesFilters)
        }
    }
}
