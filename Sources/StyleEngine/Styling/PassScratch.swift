/// The room that a pass works in, by slot; kept from one pass to the next.
struct PassScratch: ~Copyable {
    var winners = Column<Winner>(capacity: 0)
    /// A bit for each slot that the element at hand has a winner for.
    var touched = Column<UInt64>(capacity: 0)
    /// The winners of the element at hand, by slot.
    var list = Column<StyleTable.Entry>(capacity: 0)
    /// Those of them that children inherit.
    var inherited = Column<StyleTable.Entry>(capacity: 0)
    /// Number of the element at hand among all that were styled.
    var epoch: UInt64 = 0

    /// What is known of a slot while an element is styled.
    struct Winner: BitwiseCopyable {
        /// The number of the element in its upper half, the rank of the declaration in the lower.
        var key: UInt64 = 0
        var source = DeclarationSource(declaration: 0)
        var outcome: UInt32 = 0
    }

    /// Begins a pass; the numbers of elements start again long before they are used up.
    mutating func begin() {
        guard epoch > UInt64(UInt32.max) / 2 else { return }
        winners.fill(with: Winner())
        epoch = 0
    }

    /// Makes room for that many slots, and for as many more.
    mutating func extend(to count: Int) {
        guard count > winners.count || winners.count == 0 else { return }
        let none = StyleTable.Entry(slot: 0, outcome: 0, source: DeclarationSource(declaration: 0))
        winners.extend(to: count * 2 + 8, with: Winner())
        touched.extend(to: winners.count / 64 + 1, with: 0)
        list.extend(to: winners.count, with: none)
        inherited.extend(to: winners.count, with: none)
    }
}
