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

    /// An element and all in it, parents before children. Complexity: linear; does not recurse.
    public func subtree(of element: ElementID) -> [ElementID] {
        var result: [ElementID] = []
        walk(element) { next, _ in result.append(ElementID(index: next, generation: generation(of: next))) }
        return result
    }

    /// Levels above an element: 0 for a root. Complexity: linear in it.
    public func depth(of element: ElementID) -> Int {
        var depth = 0
        var next = parents[element.index]
        while next != Self.none {
            depth += 1
            next = parents[next]
        }
        return depth
    }

    /// Levels of an element and all in it: 1 without children. Complexity: linear in the number of elements.
    public func height(of element: ElementID) -> Int {
        var height = 0
        walk(element) { _, level in height = max(height, level + 1) }
        return height
    }

    /// Visits an element and all in it with their levels below it.
    private func walk(_ element: ElementID, _ visit: (UInt32, Int) -> Void) {
        var next = element.index
        var level = 0
        while true {
            visit(next, level)
            if firstChildren[next] != Self.none {
                next = firstChildren[next]
                level += 1
                continue
            }
            while next != element.index, nextSiblings[next] == Self.none {
                next = parents[next]
                level -= 1
            }
            if next == element.index { return }
            next = nextSiblings[next]
        }
    }

    /// Indices from the root down, joined by `/`; roots are numbered over all views.
    ///
    /// Complexity: linear in the depth; the siblings on the way are counted once after a change of theirs.
    public func path(of element: ElementID) -> String {
        var indices: [UInt32] = []
        var next = element.index
        while next != Self.none {
            let parent = parents[next]
            if parent == Self.none ? !hasIndexedRoots : !flags[parent].contains(.hasIndexedChildren) { indexChildren(of: parent) }
            indices.append(siblingIndices[next])
            next = parent
        }
        return indices.reversed().map(String.init).joined(separator: "/")
    }

    /// The element at a path; nil if there is none.
    public func element(atPath path: String) -> ElementID? {
        var here = Self.none
        for (depth, part) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
            guard let index = UInt32(part), String(index) == part else { return nil }
            var next = depth == 0 ? firstRoot : firstChildren[here]
            var left = index
            while left > 0, next != Self.none {
                next = nextSiblings[next]
                left -= 1
            }
            if next == Self.none { return nil }
            here = next
        }
        return handle(here)
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
