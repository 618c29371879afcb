/// What styles follow from, so that elements in one situation are cascaded once.
///
/// Two elements of one shape, with the same rules, below parents that hand the same down, with the same variables in
/// sight, have the same style. A derivation is these four; it is found by comparing numbers, no declaration is read.
/// Styles that depend on more (an element's own declarations, a parent's value that is not inherited) have none.
struct DerivationTable: ~Copyable {
    /// What a style follows from besides its rules.
    struct Setting: BitwiseCopyable, Equatable {
        /// Of the element's class; see `SlotTable`.
        var shape: UInt32
        /// Number of what the parent hands down.
        var inheritance: UInt32
        /// The variables in sight.
        var scope: UInt32
    }

    struct Record: BitwiseCopyable {
        var setting: Setting
        var style: UInt32
        var count: UInt32
        /// The offers themselves if there are at most two; else `first` is where they stand.
        var first: UInt32
        var second: UInt32
        /// `unfiled` if one element alone has it.
        var hash: UInt32
    }

    /// Set where, in place of a shape, stands a class whose elements alone have the style.
    static let classBit: UInt32 = 1 << 31

    /// The number of no derivation.
    static let none = UInt32.max

    private static let unfiled: UInt32 = 0

    private var records = Column<Record>(capacity: 64)
    /// The offers of records that have more than two.
    private var offers = Column<UInt32>(capacity: 64)
    /// Number of offers that belong to no record any more.
    private var garbage = 0
    private var places = HashedPlaces()
    private var searches = 0
    private var hits = 0

    var count: Int { records.count }

    @inline(__always)
    func style(of number: UInt32) -> UInt32 { records.base[Int(number)].style }

    /// Whether a derivation is of a setting and of the offers of the rules that match, in the order in which they were
    /// found.
    @inline(__always)
    func isDerivation(_ number: UInt32, _ setting: Setting, _ list: UnsafeBufferPointer<UInt32>) -> Bool {
        guard Int(number) < records.count else { return false }
        let record = records.base + Int(number)
        guard record.pointee.setting == setting, Int(record.pointee.count) == list.count else { return false }
        if list.count <= 2 {
            return (list.count < 1 || record.pointee.first == list[0])
                && (list.count < 2 || record.pointee.second == list[1])
        }
        let known = offers.base + Int(record.pointee.first)
        for i in 0..<list.count where known[i] != list[i] { return false }
        return true
    }

    /// The number of a derivation; `none` if it is not known.
    mutating func find(_ setting: Setting, _ list: UnsafeBufferPointer<UInt32>) -> UInt32 {
        searches += 1
        let hash = Self.hash(setting, list)
        var place = places.first(hash)
        while let number = places[place] {
            if records.base[Int(number)].hash == hash, isDerivation(number, setting, list) {
                hits += 1
                return number
            }
            place = places.next(place)
        }
        return Self.none
    }

    /// Begins to count anew whether searching is worth it.
    mutating func begin() { (searches, hits) = (0, 0) }

    /// Whether elements share derivations often enough. Where hardly two are alike, searching and filing them costs
    /// more than it saves; then an element has its last derivation for itself.
    var isWorthSearching: Bool { searches < 256 || hits * 4 > searches }

    /// Keeps the style of a derivation that was not found; returns its number.
    ///
    /// - Parameter last: the element's last derivation, whose place is free again if no other element may have it.
    mutating func keep(
        _ style: UInt32, _ setting: Setting, _ list: UnsafeBufferPointer<UInt32>, after last: UInt32
    ) -> UInt32 {
        let isFiled = isWorthSearching
        var record = Record(
            setting: setting, style: style, count: UInt32(list.count), first: list.count > 0 ? list[0] : 0,
            second: list.count > 1 ? list[1] : 0, hash: isFiled ? Self.hash(setting, list) : Self.unfiled)
        if !isFiled, Int(last) < records.count, records.base[Int(last)].hash == Self.unfiled {
            let old = records.base[Int(last)]
            let fits = old.count >= record.count
            if list.count > 2 { record.first = place(list, over: fits ? old.first : nil) }
            if !fits, old.count > 2 { garbage += Int(old.count) }
            records.base[Int(last)] = record
            return last
        }
        if list.count > 2 { record.first = place(list, over: nil) }
        let number = UInt32(records.count)
        records.append(record)
        guard isFiled else { return number }
        let known = UnsafePointer(records.base)
        places.put(number, record.hash) { known[Int($0)].hash }
        return number
    }

    /// Puts offers over others that nobody needs, or at the end; returns where they stand.
    private mutating func place(_ list: UnsafeBufferPointer<UInt32>, over old: UInt32?) -> UInt32 {
        let start = old ?? UInt32(offers.count)
        for i in 0..<list.count {
            if old == nil { offers.append(list[i]) } else { offers.base[Int(start) + i] = list[i] }
        }
        return start
    }

    /// Whether so much of the past is kept that beginning anew is cheaper.
    func isWasteful(elements: Int) -> Bool { records.count > elements + 4096 || garbage > offers.count / 2 + 4096 }

    private static func hash(_ setting: Setting, _ list: UnsafeBufferPointer<UInt32>) -> UInt32 {
        var hash = (UInt64(setting.shape) << 32 | UInt64(setting.inheritance)) ^ UInt64(setting.scope) << 16
        hash = (hash ^ hash >> 29) &* 0xFF51_AFD7_ED55_8CCD
        for offer in list { hash = (hash ^ UInt64(offer) ^ hash >> 32) &* 0xC4CE_B9FE_1A85_EC53 }
        return UInt32(truncatingIfNeeded: hash >> 32) | 1 << 31
    }

    /// Forgets everything: values changed under the same names.
    mutating func removeAll() {
        records.removeAll()
        offers.removeAll()
        garbage = 0
        places.removeAll()
    }
}
