/// What lists are made of that are told apart by their hashes.
protocol ListEntry: BitwiseCopyable, Equatable {
    /// The hash of the entries before, with this one mixed in.
    func mixed(into hash: UInt64) -> UInt64
}

/// Lists of entries, numbered, each once. Number 0 is the empty one.
struct NumberedLists<Entry: ListEntry>: ~Copyable {
    private var entries = Column<Entry>(capacity: 256)
    private var records = Column<ListRange>(repeating: ListRange(start: 0, count: 0, hash: 0), count: 1)
    private var places = HashedPlaces()

    var count: Int { records.count }

    @inline(__always)
    subscript(number: UInt32) -> UnsafeBufferPointer<Entry> {
        let record = records.base + Int(number)
        return UnsafeBufferPointer(start: entries.base + Int(record.pointee.start), count: Int(record.pointee.count))
    }

    /// The number of a list, a new one if it was not there.
    mutating func number(of list: UnsafeBufferPointer<Entry>) -> UInt32 {
        if list.isEmpty { return 0 }
        let hash = Self.hash(list)
        var place = places.first(hash)
        while let number = places[place] {
            if records.base[Int(number)].hash == hash, isList(number, list) { return number }
            place = places.next(place)
        }
        let number = UInt32(records.count)
        records.append(ListRange(start: UInt32(entries.count), count: UInt32(list.count), hash: hash))
        for entry in list { entries.append(entry) }
        let known = UnsafePointer(records.base)
        places.put(number, hash) { known[Int($0)].hash }
        return number
    }

    /// Whether the list of a number is this one.
    @inline(__always)
    func isList(_ number: UInt32, _ list: UnsafeBufferPointer<Entry>) -> Bool {
        let known = self[number]
        guard known.count == list.count else { return false }
        for i in 0..<known.count where known[i] != list[i] { return false }
        return true
    }

    private static func hash(_ list: UnsafeBufferPointer<Entry>) -> UInt32 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for entry in list { hash = entry.mixed(into: hash) }
        return UInt32(truncatingIfNeeded: hash >> 32)
    }
}

/// Where a list of `NumberedLists` stands.
struct ListRange: BitwiseCopyable {
    var start: UInt32
    var count: UInt32
    var hash: UInt32
}
