/// What styles follow from, so that elements in one situation are cascaded once.
///
/// Two elements of one class, with the same rules, below parents that hand the same down, with the same variables in
/// sight, have the same style. A derivation is these four; it is found by comparing numbers, no declaration is read.
/// Styles that depend on more (an element's own declarations, a parent's value that is not inherited) have none.
struct DerivationTable: ~Copyable {
    /// What a style follows from besides its rules.
    struct Setting: BitwiseCopyable, Equatable {
        var classNumber: UInt32
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
        var hash: UInt32
    }

    /// The number of no derivation.
    static let none = UInt32.max

    private var records = Column<Record>(capacity: 64)
    /// The offers of records that have more than two.
    private var offers = Column<UInt32>(capacity: 64)
    private var places = HashedPlaces()

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
            return (list.count < 1 || record.pointee.first == list[0]) && (list.count < 2 || record.pointee.second == list[1])
        }
        let known = offers.base + Int(record.pointee.first)
        for i in 0..<list.count where known[i] != list[i] { return false }
        return true
    }

    /// The number of a derivation; `none` if it is not known.
    func find(_ setting: Setting, _ list: UnsafeBufferPointer<UInt32>) -> UInt32 {
        let hash = Self.hash(setting, list)
        var place = places.first(hash)
        while let number = places[place] {
            if records.base[Int(number)].hash == hash, isDerivation(number, setting, list) { return number }
            place = places.next(place)
        }
        return Self.none
    }

    /// Keeps the style of a derivation that was not found; returns its number.
    mutating func keep(_ style: UInt32, _ setting: Setting, _ list: UnsafeBufferPointer<UInt32>) -> UInt32 {
        let hash = Self.hash(setting, list)
        var record = Record(setting: setting, style: style, count: UInt32(list.count), first: 0, second: 0, hash: hash)
        if list.count > 2 {
            record.first = UInt32(offers.count)
            for offer in list { offers.append(offer) }
        } else {
            if list.count > 0 { record.first = list[0] }
            if list.count > 1 { record.second = list[1] }
        }
        let number = UInt32(records.count)
        records.append(record)
        let known = UnsafePointer(records.base)
        places.put(number, hash) { known[Int($0)].hash }
        return number
    }

    private static func hash(_ setting: Setting, _ list: UnsafeBufferPointer<UInt32>) -> UInt32 {
        var hash = (UInt64(setting.classNumber) << 32 | UInt64(setting.inheritance)) ^ UInt64(setting.scope) << 16
        hash = (hash ^ hash >> 29) &* 0xFF51_AFD7_ED55_8CCD
        for offer in list { hash = (hash ^ UInt64(offer) ^ hash >> 32) &* 0xC4CE_B9FE_1A85_EC53 }
        return UInt32(truncatingIfNeeded: hash >> 32)
    }

    /// Forgets everything: values changed under the same names.
    mutating func removeAll() {
        records.removeAll()
        offers.removeAll()
        places.removeAll()
    }
}
