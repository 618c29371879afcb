/// Apple's binary property list, decoded object by object: nothing is read before it is asked for, so that no file
/// costs more than its size.
///
/// Source: CoreFoundation, CFBinaryPList.c, format `bplist00`.
struct BinaryPropertyList {
    /// One object; members are the indices of others.
    enum Object: Equatable {
        case null
        case bool(Bool)
        case integer(Int)
        case real(Double)
        case data([UInt8])
        case string(String)
        /// A reference inside a keyed archive.
        case uid(Int)
        case array([Int])
        case dictionary([(key: Int, value: Int)])

        static func == (a: Object, b: Object) -> Bool {
            switch (a, b) {
            case (.null, .null): true
            case (.bool(let a), .bool(let b)): a == b
            case (.integer(let a), .integer(let b)): a == b
            case (.real(let a), .real(let b)): a == b
            case (.data(let a), .data(let b)): a == b
            case (.string(let a), .string(let b)): a == b
            case (.uid(let a), .uid(let b)): a == b
            case (.array(let a), .array(let b)): a == b
            case (.dictionary(let a), .dictionary(let b)):
                a.elementsEqual(b) { $0.key == $1.key && $0.value == $1.value }
            default: false
            }
        }
    }

    /// What makes bytes no property list.
    struct Fault: Error {
        var message: String
        var offset: Int
    }

    let root: Int
    private let bytes: [UInt8]
    private let objectCount: Int
    private let offsetTable: Int
    private let offsetSize: Int
    private let referenceSize: Int

    init(_ bytes: [UInt8]) throws(Fault) {
        guard bytes.starts(with: "bplist0".utf8) else {
            throw Fault(message: "expected a binary property list, which starts with \"bplist00\"", offset: 0)
        }
        let trailer = bytes.count - 32
        guard trailer >= 8 else {
            throw Fault(
                message: "the file is cut off: a property list ends with 32 bytes that say how to read it",
                offset: bytes.count)
        }
        self.bytes = bytes
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        objectCount = BinaryPropertyList.integer(bytes, trailer + 8, 8) ?? -1
        root = BinaryPropertyList.integer(bytes, trailer + 16, 8) ?? -1
        offsetTable = BinaryPropertyList.integer(bytes, trailer + 24, 8) ?? -1
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), objectCount > 0, objectCount <= trailer,
            offsetTable >= 8, offsetTable <= trailer, (trailer - offsetTable) / offsetSize >= objectCount, root >= 0,
            root < objectCount
        else {
            throw Fault(
                message: "the file is cut off or damaged: its table of objects does not fit in it",
                offset: max(trailer, 0))
        }
    }

    /// Decodes one object; arrays and dictionaries with more than `limit` members are refused, and so are texts and
    /// bytes with more than `byteLimit`: an object may be named any number of times.
    func object(_ index: Int, limit: Int = .max, byteLimit: Int = 4096) throws(Fault) -> Object {
        guard index >= 0, index < objectCount,
            let start = BinaryPropertyList.integer(bytes, offsetTable + index * offsetSize, offsetSize),
            start < offsetTable
        else { throw Fault(message: "a reference leads to no object", offset: offsetTable) }
        let marker = bytes[start]
        let low = Int(marker & 15)
        switch marker >> 4 {
        case 0:
            switch low {
            case 0: return .null
            case 8: return .bool(false)
            case 9: return .bool(true)
            default: throw Fault(message: "unknown object", offset: start)
            }
        case 1: return .integer(try number(start + 1, 1 << min(low, 5)))
        case 2:
            guard low == 2 || low == 3 else { throw Fault(message: "unknown kind of number", offset: start) }
            let bits = UInt64(try number(start + 1, 1 << low, isSigned: true).magnitudeBits(low == 2 ? 4 : 8))
            return .real(
                low == 2 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits))
        case 8: return .uid(try number(start + 1, low + 1))
        case 4:
            let (count, at) = try countAndPlace(start, low, width: 1, limit: byteLimit)
            return .data(Array(bytes[at..<at + count]))
        case 5:
            let (count, at) = try countAndPlace(start, low, width: 1, limit: byteLimit)
            return .string(String(decoding: bytes[at..<at + count], as: UTF8.self))
        case 6:
            let (count, at) = try countAndPlace(start, low, width: 2, limit: byteLimit)
            let units = (0..<count).map { UInt16(bytes[at + 2 * $0]) << 8 | UInt16(bytes[at + 2 * $0 + 1]) }
            return .string(String(decoding: units, as: UTF16.self))
        case 10:
            let (count, at) = try countAndPlace(start, low, width: referenceSize, limit: limit)
            return .array(references(at, count))
        case 13:
            let (count, at) = try countAndPlace(start, low, width: 2 * referenceSize, limit: limit)
            let keys = references(at, count)
            let values = references(at + count * referenceSize, count)
            return .dictionary(zip(keys, values).map { ($0, $1) })
        default: throw Fault(message: "unknown object", offset: start)
        }
    }

    // MARK: Bytes

    private func references(_ place: Int, _ count: Int) -> [Int] {
        (0..<count).map { BinaryPropertyList.integer(bytes, place + $0 * referenceSize, referenceSize) ?? -1 }
    }

    /// The number of elements of an object and where the first one is; all of them lie in the file.
    private func countAndPlace(_ start: Int, _ low: Int, width: Int, limit: Int) throws(Fault) -> (
        count: Int, place: Int
    ) {
        var (count, place) = (low, start + 1)
        if low == 15 {
            guard place < offsetTable, bytes[place] >> 4 == 1 else {
                throw Fault(message: "an object without its length", offset: start)
            }
            let size = 1 << Int(bytes[place] & 15)
            count = try number(place + 1, size)
            place += 1 + size
        }
        guard count >= 0, count <= limit, place <= offsetTable, count <= (offsetTable - place) / width else {
            throw Fault(message: "an object is longer than the file", offset: start)
        }
        return (count, place)
    }

    private func number(_ place: Int, _ size: Int, isSigned: Bool = false) throws(Fault) -> Int {
        guard size <= 8 else { throw Fault(message: "a number of more than 64 bits", offset: place) }
        guard place + size <= offsetTable else {
            throw Fault(message: "a number is longer than the file", offset: place)
        }
        if size == 8 {
            return Int(bitPattern: UInt(bytes[place..<place + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }))
        }
        return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
    }

    /// A big-endian number; nil if it is not in the file or too large to be a place in one.
    private static func integer(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int? {
        guard place >= 0, place + size <= bytes.count else { return nil }
        let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value < UInt64(Int32.max) ? Int(value) : nil
    }
}

extension Int {
    /// The bits of a number that was read from `size` bytes.
    fileprivate func magnitudeBits(_ size: Int) -> UInt64 {
        size == 8 ? UInt64(bitPattern: Int64(self)) : UInt64(UInt32(truncatingIfNeeded: self))
    }
}
