/// The columns of a tree by address, for as long as nothing changes it: what matching reads.
struct TreeView {
    let parents: UnsafePointer<UInt32>
    let matchParents: UnsafePointer<UInt32>
    let previousSiblings: UnsafePointer<UInt32>
    let nextSiblings: UnsafePointer<UInt32>
    let firstChildren: UnsafePointer<UInt32>
    let types: UnsafePointer<Atom>
    let ids: UnsafePointer<Atom>
    let classRanges: UnsafePointer<ClassList.Range>
    let classes: UnsafePointer<UInt32>
    let stateBits: UnsafePointer<UInt64>
    let flags: UnsafeMutablePointer<ElementFlags>
    /// Whether any element has an alternative parent.
    let hasAlternatives: Bool

    init(_ tree: ElementTree) {
        parents = UnsafePointer(tree.parents.base)
        matchParents = UnsafePointer(tree.matchParents.base)
        previousSiblings = UnsafePointer(tree.previousSiblings.base)
        nextSiblings = UnsafePointer(tree.nextSiblings.base)
        firstChildren = UnsafePointer(tree.firstChildren.base)
        types = UnsafePointer(tree.types.base)
        ids = UnsafePointer(tree.ids.base)
        classRanges = UnsafePointer(tree.classRanges.base)
        classes = UnsafePointer(tree.classList.pool.base)
        stateBits = UnsafePointer(tree.stateBits.base)
        flags = tree.flags.base
        hasAlternatives = !tree.alternativeParents.isEmpty
    }

    @inline(__always)
    func hasClass(_ name: UInt32, _ element: Int) -> Bool {
        let range = classRanges[element]
        var next = classes + Int(range.start)
        let end = next + Int(range.count)
        while next < end {
            if next.pointee == name { return true }
            next += 1
        }
        return false
    }

    /// The sibling before, of those that count; none for roots and for elements that stand beside.
    func previousSibling(_ element: UInt32) -> UInt32 { sibling(element, previousSiblings) }

    func nextSibling(_ element: UInt32) -> UInt32 { sibling(element, nextSiblings) }

    private func sibling(_ element: UInt32, _ links: UnsafePointer<UInt32>) -> UInt32 {
        if parents[Int(element)] == ElementTree.none || flags[Int(element)].contains(.isAside) { return ElementTree.none }
        var next = links[Int(element)]
        while next != ElementTree.none, flags[Int(next)].contains(.isAside) { next = links[Int(next)] }
        return next
    }
}
