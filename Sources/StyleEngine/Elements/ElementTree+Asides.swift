extension ElementTree {
    // MARK: Alternative parents

    /// Lets another element, a view controller say, count as a parent of `element` besides its own parent.
    ///
    /// Selectors find it as parent (`>`) and as ancestor of the element and of all below it. It is moved to stand
    /// beside the element, and moves with it from then on. Values are inherited from the own parent alone.
    /// - Returns: false, and nothing is done, if a handle is stale, both are one, or one stands below the other.
    @discardableResult
    public func setAlternativeParent(_ other: ElementID?, of element: ElementID) -> Bool {
        guard isAlive(element), accepts() else { return false }
        if let other {
            guard isAlive(other), other != element, alternativeParents[other.index] == nil else { return false }
            var above = parents[element.index]
            while above != Self.none {
                if above == other.index { return false }
                above = parents[above]
            }
            if parents[other.index] != parents[element.index], !move(other, to: handle(parents[element.index])) { return false }
            if !flags[other.index].contains(.isAside) {
                noteStructure(around: other.index)
                flags[other.index].insert(.isAside)
            }
            flags[other.index].insert(.isAlternativeParent)
            alternativeParents[element.index] = other.index
            flags[element.index].insert(.hasAlternativeParent)
        } else {
            alternativeParents[element.index] = nil
            flags[element.index].remove(.hasAlternativeParent)
        }
        markSubtreeForStyle(element.index)
        return true
    }

    /// The element that counts as a parent besides the own one.
    public func alternativeParent(of element: ElementID) -> ElementID? { alternativeParents[element.index].flatMap(handle) }

    /// The elements that an alternative parent stands above. Complexity: linear in the number of such pairs.
    func elements(withAlternativeParent other: UInt32) -> [UInt32] {
        alternativeParents.filter { $0.value == other }.keys.sorted()
    }

    /// Takes an alternative parent that goes away from its elements.
    func forgetAlternativeParent(_ other: UInt32) {
        for element in elements(withAlternativeParent: other) {
            alternativeParents[element] = nil
            flags[element].remove(.hasAlternativeParent)
            markSubtreeForStyle(element)
        }
    }

    // MARK: Style identities

    /// Makes an element start a chain of its own: selectors see nothing above it, so that all elements with that
    /// identity, a list's cells say, share their styles wherever they stand. Values and variables are inherited as
    /// ever. Nil takes the identity away.
    public func setStyleIdentity(_ name: String?, of element: ElementID) {
        guard isAlive(element), accepts() else { return }
        styleIdentities[element.index] = name
        let parent = name == nil ? parents[element.index] : Self.none
        guard matchParents[element.index] != parent else { return }
        matchParents[element.index] = parent
        markSubtreeForStyle(element.index)
    }

    // MARK: Recycling

    /// Gives an element new facts in place of all it had, as a cell that is shown again for another row: the handle,
    /// the place in the tree, the type and what stands below stay, and the next pass reports differences alone.
    public func reuse(
        _ element: ElementID, id: String? = nil, classes: [String] = [], text: String? = nil,
        attributes: [(name: String, value: String)] = []
    ) {
        guard isAlive(element), accepts() else { return }
        setID(id, of: element)
        setClasses(classes, of: element)
        for state in states(of: element) { setState(state, false, of: element) }
        for attribute in self.attributes(of: element) where !attributes.contains(where: { $0.name == attribute.name }) {
            setAttribute(attribute.name, nil, of: element)
        }
        for attribute in attributes { setAttribute(attribute.name, attribute.value, of: element) }
        setText(text, of: element)
    }
}
