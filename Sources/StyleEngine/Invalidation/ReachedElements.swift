/// Which elements a round of a walk has reached, so that none is walked twice. Starting a round costs nothing.
struct ReachedElements: ~Copyable {
    /// The round in which an element was last reached.
    private var rounds = Column<UInt32>()
    private var round: UInt32 = 0

    mutating func extend(to count: Int) { rounds.extend(to: count, with: 0) }

    /// Lets every element count as not reached.
    mutating func beginRound() {
        if round == .max {
            rounds.fill(with: 0)
            round = 0
        }
        round += 1
    }

    @inline(__always)
    func isReached(_ element: UInt32) -> Bool { rounds.base[Int(element)] == round }

    /// Whether the element is reached for the first time in this round.
    @inline(__always)
    func reach(_ element: UInt32) -> Bool {
        if isReached(element) { return false }
        rounds.base[Int(element)] = round
        return true
    }
}
