/// The computed styles of a styler's elements, each once however many elements have it.
struct StyleTable: ~Copyable {
    /// One value of a style.
    struct Entry: BitwiseCopyable, Equatable {
        var slot: UInt32
        /// Number of the value.
        var outcome: UInt32
        /// Where it comes from.
        var source: DeclarationSource
    }

    struct Record: BitwiseCopyable {
        var start: UInt32
        var count: UInt32
        var firstHandedDown: UInt32
        var handedDownCount: UInt32
        var hash: UInt32
    }

    /// The style of elements without any value.
    static let empty: UInt32 = 0

    private var entries: Column<Entry>
    /// The entries that children inherit, again, so that the children need not look for them.
    private var handedDown: Column<Entry>
    private var records: Column<Record>
    /// Open addressing, a power of two; `.max` is free.
    private var buckets: Column<UInt32>

    init() {
        entries = Column(capacity: 256)
        handedDown = Column(capacity: 256)
        records = Column(capacity: 64)
        buckets = Column(repeating: .max, count: 256)
        records.append(Record(start: 0, count: 0, firstHandedDown: 0, handedDownCount: 0, hash: 0))
    }

    private init(stands: Void) {
        entries = Column(capacity: 0)
        handedDown = Column(capacity: 0)
        records = Column(capacity: 0)
        buckets = Column(capacity: 0)
    }

    /// What stands in a table's place while a pass has it.
    static var placeholder: StyleTable { StyleTable(stands: ()) }

    var count: Int { records.count }

    /// The values of a style, by slot.
    @inline(__always)
    func entries(of style: UInt32) -> UnsafeBufferPointer<Entry> {
        let record = records.base[Int(style)]
        return UnsafeBufferPointer(start: entries.base + Int(record.start), count: Int(record.count))
    }

    /// Those that children inherit.
    @inline(__always)
    func handedDown(by style: UInt32) -> UnsafeBufferPointer<Entry> {
        let record = records.base[Int(style)]
        return UnsafeBufferPointer(start: handedDown.base + Int(record.firstHandedDown), count: Int(record.handedDownCount))
    }

    /// Whether two styles hand the same down.
    func handSame(_ a: UInt32, _ b: UInt32) -> Bool { a == b || Self.equal(handedDown(by: a), handedDown(by: b)) }

    @inline(__always)
    func isStyle(_ style: UInt32, _ list: UnsafeBufferPointer<Entry>) -> Bool { Self.equal(entries(of: style), list) }

    @inline(__always)
    private static func equal(_ a: UnsafeBufferPointer<Entry>, _ b: UnsafeBufferPointer<Entry>) -> Bool {
        guard a.count == b.count else { return false }
        for i in 0..<a.count where a[i] != b[i] { return false }
        return true
    }

    /// The style with these values, which are sorted by slot.
    mutating func intern(_ list: UnsafeBufferPointer<Entry>, isInherited: UnsafePointer<Bool>) -> UInt32 {
        if list.isEmpty { return Self.empty }
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for entry in list {
            hash = (hash ^ (UInt64(entry.slot) << 32 | UInt64(entry.source.rawValue))) &* 0xFF51_AFD7_ED55_8CCD
            hash = (hash ^ UInt64(entry.outcome) ^ hash >> 29) &* 0xC4CE_B9FE_1A85_EC53
        }
        let short = UInt32(truncatingIfNeeded: hash >> 32)
        let mask = UInt32(buckets.count - 1)
        var place = short & mask
        while buckets.base[Int(place)] != .max {
            let style = buckets.base[Int(place)]
            if records.base[Int(style)].hash == short, isStyle(style, list) { return style }
            place = (place + 1) & mask
        }
        return add(list, short, isInherited)
    }

    private mutating func add(_ list: UnsafeBufferPointer<Entry>, _ hash: UInt32, _ isInherited: UnsafePointer<Bool>) -> UInt32 {
        var record = Record(
            start: UInt32(entries.count), count: UInt32(list.count), firstHandedDown: UInt32(handedDown.count), handedDownCount: 0,
            hash: hash)
        for entry in list {
            entries.append(entry)
            guard isInherited[Int(entry.slot)] else { continue }
            handedDown.append(entry)
            record.handedDownCount += 1
        }
        let style = UInt32(records.count)
        records.append(record)
        if records.count * 2 > buckets.count { rehash() } else { place(style) }
        return style
    }

    private mutating func place(_ style: UInt32) {
        let mask = UInt32(buckets.count - 1)
        var place = records[style].hash & mask
        while buckets.base[Int(place)] != .max { place = (place + 1) & mask }
        buckets[place] = style
    }

    private mutating func rehash() {
        buckets = Column(repeating: .max, count: buckets.count * 4)
        for style in 1..<records.count { place(UInt32(style)) }
    }
}

/// Where a value comes from, in a word: a declaration of a rule, or one of an element's own; inherited or not.
struct DeclarationSource: BitwiseCopyable, Hashable {
    var rawValue: UInt32

    /// A declaration of the index.
    init(declaration: UInt32) { rawValue = declaration }

    /// An entry of the table of elements' own declarations.
    init(own: Int) { rawValue = Self.ownBit | UInt32(own) }

    private static let inheritedBit: UInt32 = 1 << 31
    private static let ownBit: UInt32 = 1 << 30

    var isInherited: Bool { rawValue & Self.inheritedBit != 0 }
    var isOwn: Bool { rawValue & Self.ownBit != 0 }
    /// Number in the index or in the table.
    var number: Int { Int(rawValue & (Self.ownBit - 1)) }

    var inherited: DeclarationSource {
        var copy = self
        copy.rawValue |= Self.inheritedBit
        return copy
    }

    var own: DeclarationSource {
        var copy = self
        copy.rawValue &= ~Self.inheritedBit
        return copy
    }
}
