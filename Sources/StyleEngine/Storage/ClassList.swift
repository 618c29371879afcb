/// The style classes of all elements in one array; each element has a range of it.
struct ClassList: ~Copyable {
    private(set) var pool = Column<UInt32>()
    /// Places that belong to no range any more.
    private var garbage = 0

    /// Where an element's classes stand.
    struct Range: BitwiseCopyable {
        var start: UInt32 = 0
        var count: UInt16 = 0
        var capacity: UInt16 = 0
    }

    /// An element may have this many classes; more are left out.
    static let limit = 4096

    func contains(_ name: Atom, _ range: Range) -> Bool {
        for i in 0..<Int(range.count) where pool.base[Int(range.start) + i] == name.rawValue { return true }
        return false
    }

    func names(_ range: Range) -> [Atom] {
        (0..<Int(range.count)).map { Atom(rawValue: pool.base[Int(range.start) + $0]) }
    }

    mutating func set(_ names: [Atom], in range: inout Range) {
        let names = names.prefix(Self.limit)
        if names.count > Int(range.capacity) { move(&range, capacity: names.count, keeping: 0) }
        for (i, name) in names.enumerated() { pool[Int(range.start) + i] = name.rawValue }
        range.count = UInt16(names.count)
    }

    mutating func append(_ name: Atom, to range: inout Range) {
        guard Int(range.count) < Self.limit else { return }
        if range.count == range.capacity { move(&range, capacity: Int(range.count) * 2 + 1, keeping: Int(range.count)) }
        pool[Int(range.start) + Int(range.count)] = name.rawValue
        range.count += 1
    }

    mutating func remove(_ name: Atom, from range: inout Range) {
        let start = Int(range.start)
        guard let place = (0..<Int(range.count)).first(where: { pool[start + $0] == name.rawValue }) else { return }
        for i in place..<Int(range.count) - 1 { pool[start + i] = pool[start + i + 1] }
        range.count -= 1
    }

    private mutating func move(_ range: inout Range, capacity: Int, keeping count: Int) {
        let start = pool.count
        for i in 0..<count { pool.append(pool[Int(range.start) + i]) }
        pool.extend(to: start + capacity, with: 0)
        garbage += Int(range.capacity)
        range.start = UInt32(start)
        range.capacity = UInt16(min(capacity, Int(UInt16.max)))
    }

    func copy() -> ClassList {
        var copy = ClassList()
        copy.pool = pool.copy()
        copy.garbage = garbage
        return copy
    }

    /// Whether more of the array is garbage than used.
    var isWasteful: Bool { garbage > 1024 && garbage * 2 > pool.count }

    /// Starts an empty array; the caller sets every range anew.
    mutating func restart() {
        pool.removeAll()
        garbage = 0
    }
}
