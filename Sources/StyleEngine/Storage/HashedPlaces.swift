/// Where the numbers of hashed things stand: open addressing over a power of two, at most two thirds full.
struct HashedPlaces: ~Copyable {
    /// `.max` is free.
    private var numbers = Column<UInt32>(repeating: .max, count: 64)
    private var used = 0

    /// Where a search for a hash begins.
    @inline(__always)
    func first(_ hash: UInt32) -> Int { Int(hash) & (numbers.count - 1) }

    @inline(__always)
    func next(_ place: Int) -> Int { (place + 1) & (numbers.count - 1) }

    /// The number at a place; nil ends a search.
    @inline(__always)
    subscript(place: Int) -> UInt32? {
        let number = numbers.base[place]
        return number == .max ? nil : number
    }

    /// Adds a number.
    ///
    /// - Parameter hashOf: gives the hash of each number so far, where they must move.
    mutating func put(_ number: UInt32, _ hash: UInt32, hashOf: (UInt32) -> UInt32) {
        numbers[free(hash)] = number
        used += 1
        if used * 3 > numbers.count * 2 { grow(hashOf) }
    }

    private func free(_ hash: UInt32) -> Int {
        var place = first(hash)
        while numbers.base[place] != .max { place = next(place) }
        return place
    }

    private mutating func grow(_ hashOf: (UInt32) -> UInt32) {
        let old = numbers.count
        var grown = Column<UInt32>(repeating: .max, count: old * 2)
        swap(&grown, &numbers)
        for place in 0..<old where grown[place] != .max {
            numbers[free(hashOf(grown[place]))] = grown[place]
        }
    }

    mutating func removeAll() {
        numbers.fill(with: .max)
        used = 0
    }
}
