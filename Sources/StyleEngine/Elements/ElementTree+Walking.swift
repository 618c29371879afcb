extension ElementTree {
    /// The elements without a parent, in order.
    public var roots: [ElementID] { siblings(from: firstRoot) }

    public func parent(of element: ElementID) -> ElementID? { handle(parents[element.index]) }

    public func children(of element: ElementID) -> [ElementID] { siblings(from: firstChildren[element.index]) }

    public func previousSibling(of element: ElementID) -> ElementID? { handle(previousSiblings[element.index]) }

    public func nextSibling(of element: ElementID) -> ElementID? { handle(nextSiblings[element.index]) }

    /// All elements, parents before children, in document order. Complexity: linear; does not recurse.
    public var allElements: [ElementID] {
        var result: [ElementID] = []
        result.reserveCapacity(count)
        var next = firstRoot
        while next != Self.none {
            result.append(ElementID(index: next, generation: generation(of: next)))
            if firstChildren[next] != Self.none {
                next = firstChildren[next]
                continue
            }
            while next != Self.none, nextSiblings[next] == Self.none { next = parents[next] }
            if next != Self.none { next = nextSiblings[next] }
        }
        return result
    }

    /// Indices from the root down, joined by `/`; roots are numbered over all views.
    public func path(of element: ElementID) -> String {
        var indices: [Int] = []
        var next = element.index
        while next != Self.none {
            var position = 0
            var sibling = previousSiblings[next]
            while sibling != Self.none {
                position += 1
                sibling = previousSiblings[sibling]
            }
            indices.append(position)
            next = parents[next]
        }
        return indices.reversed().map(String.init).joined(separator: "/")
    }

    func handle(_ index: UInt32) -> ElementID? {
        index == Self.none ? nil : ElementID(index: index, generation: generation(of: index))
    }

    private func siblings(from first: UInt32) -> [ElementID] {
        var result: [ElementID] = []
        var next = first
        while let element = handle(next) {
            result.append(element)
            next = nextSiblings[next]
        }
        return result
    }
}
