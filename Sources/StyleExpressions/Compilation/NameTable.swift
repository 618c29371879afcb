/// Names by their bytes, without making strings of them: open addressing, linear probing.
struct NameTable<Meaning> {
    private struct Entry {
        var hash: UInt32
        var length: UInt32
        var start: Int
        var meaning: Meaning
    }

    private var entries: UnsafeMutablePointer<Entry?>
    private var mask: Int
    private var count = 0
    private var text: UnsafeMutablePointer<UInt8>
    private var textCapacity = 1024
    private var textCount = 0

    init() {
        mask = 255
        entries = .allocate(capacity: 256)
        entries.initialize(repeating: nil, count: 256)
        text = .allocate(capacity: textCapacity)
    }

    /// FNV-1a, one byte more.
    @inline(__always)
    static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 16_777_619 }

    static var emptyHash: UInt32 { 2_166_136_261 }

    /// What a name means, given with its hash.
    @inline(__always)
    func meaning(_ name: UnsafePointer<UInt8>, _ length: Int, _ hash: UInt32) -> Meaning? {
        var index = Int(hash) & mask
        while let entry = entries[index] {
            if entry.hash == hash, Int(entry.length) == length {
                var offset = 0
                while offset < length, text[entry.start + offset] == name[offset] { offset += 1 }
                if offset == length { return entry.meaning }
            }
            index = (index + 1) & mask
        }
        return nil
    }

    /// What a name means.
    subscript(name: String) -> Meaning? {
        get {
            var name = name
            return name.withUTF8 { bytes in
                bytes.baseAddress.flatMap { meaning($0, bytes.count, NameTable.hash(of: bytes)) }
            }
        }
    }

    private static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 { bytes.reduce(emptyHash, hash) }

    /// Gives a name a meaning, in place of the one that it has. An empty name has none.
    mutating func set(_ name: String, _ meaning: Meaning) {
        var name = name
        name.withUTF8 { bytes in
            guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
            set(base, bytes.count, NameTable.hash(of: bytes), meaning)
        }
    }

    private mutating func set(_ name: UnsafePointer<UInt8>, _ length: Int, _ hash: UInt32, _ meaning: Meaning) {
        var index = Int(hash) & mask
        while let entry = entries[index] {
            if entry.hash == hash, Int(entry.length) == length,
                UnsafeBufferPointer(start: text + entry.start, count: length).elementsEqual(
                    UnsafeBufferPointer(start: name, count: length))
            {
                entries[index]?.meaning = meaning
                return
            }
            index = (index + 1) & mask
        }
        reserveText(length)
        (text + textCount).update(from: name, count: length)
        entries[index] = Entry(hash: hash, length: UInt32(length), start: textCount, meaning: meaning)
        textCount += length
        count += 1
        if 2 * count > mask { grow() }
    }

    private mutating func reserveText(_ length: Int) {
        guard textCount + length > textCapacity else { return }
        textCapacity = 2 * (textCount + length)
        let more = UnsafeMutablePointer<UInt8>.allocate(capacity: textCapacity)
        more.update(from: text, count: textCount)
        text.deallocate()
        text = more
    }

    private mutating func grow() {
        let old = UnsafeMutableBufferPointer(start: entries, count: mask + 1)
        mask = 2 * (mask + 1) - 1
        entries = .allocate(capacity: mask + 1)
        entries.initialize(repeating: nil, count: mask + 1)
        for case let entry? in old {
            var index = Int(entry.hash) & mask
            while entries[index] != nil { index = (index + 1) & mask }
            entries[index] = entry
        }
        old.deallocate()
    }

    /// Ends the use of its memory; meanings are plain values.
    func deallocate() {
        entries.deallocate()
        text.deallocate()
    }
}
