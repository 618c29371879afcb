/// What a pass changed, in document order; single changes are worked out when they are asked for.
public struct StyleChangeSet {
    /// The elements whose style is another one than before.
    public var elements: [ElementID] { items.map(\.element) }
    /// Number of elements whose rules were looked for.
    public let matchedElements: Int
    let items: [Item]
    /// The tables that the old and the new styles are of; nil before the first pass.
    let before: StylingTables?
    let after: StylingTables?

    struct Item {
        var element: ElementID
        var old: UInt32
        var new: UInt32
        /// The changes, where they do not follow from the styles.
        var fixed: [StyleChange]?
    }

    static var empty: StyleChangeSet { StyleChangeSet(matchedElements: 0, items: [], before: nil, after: nil) }

    public var isEmpty: Bool { items.isEmpty }

    /// Every property of every element whose value is another one.
    public var changes: [StyleChange] {
        var memory = Memory()
        return items.flatMap { changes(of: $0, &memory) }
    }

    /// Elements often change alike.
    struct Memory {
        fileprivate var known: [UInt64: [StyleChange]] = [:]
    }

    func changes(of item: Item, _ memory: inout Memory) -> [StyleChange] {
        if let fixed = item.fixed { return fixed }
        let known = alike(item, &memory)
        guard let first = known.first, first.element != item.element else { return known }
        return known.map {
            var change = $0
            change.element = item.element
            return change
        }
    }

    /// Whether an item changes anything.
    func hasChanges(_ item: Item, _ memory: inout Memory) -> Bool { !(item.fixed ?? alike(item, &memory)).isEmpty }

    /// The changes of an element that changed alike, where one did before.
    private func alike(_ item: Item, _ memory: inout Memory) -> [StyleChange] {
        let key = UInt64(item.old) << 32 | UInt64(item.new)
        if let known = memory.known[key] { return known }
        let made = StyleChange.changes(
            of: item.element, from: before?.rows(of: item.old) ?? [], to: after?.rows(of: item.new) ?? [])
        memory.known[key] = made
        return made
    }
}
