/// Writes a binary property list from objects in order; references are indices into them.
struct BinaryPropertyListWriter {
    private var objects: [BinaryPropertyList.Object] = []
    private var strings: [String: Int] = [:]

    /// Adds an object and gives its index; equal strings are one object.
    mutating func add(_ object: BinaryPropertyList.Object) -> Int {
        if case .string(let text) = object {
            if let known = strings[text] { return known }
            strings[text] = objects.count
        }
        objects.append(object)
        return objects.count - 1
    }

    /// Adds a dictionary with text keys.
    mutating func addDictionary(_ members: [(String, Int)]) -> Int {
        let keyed = members.map { (key: add(.string($0.0)), value: $0.1) }
        return add(.dictionary(keyed))
    }

    /// The file whose root is the object at `root`.
    func bytes(root: Int) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        let referenceSize = BinaryPropertyListWriter.size(of: objects.count)
        var offsets: [Int] = []
        offsets.reserveCapacity(objects.count)
        for object in objects {
            offsets.append(bytes.count)
            BinaryPropertyListWriter.write(object, referenceSize, &bytes)
        }
        let table = bytes.count
        let offsetSize = BinaryPropertyListWriter.size(of: table)
        for offset in offsets { BinaryPropertyListWriter.append(offset, offsetSize, &bytes) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        for number in [objects.count, root, table] { BinaryPropertyListWriter.append(number, 8, &bytes) }
        return bytes
    }

    private static func write(_ object: BinaryPropertyList.Object, _ referenceSize: Int, _ bytes: inout [UInt8]) {
        switch object {
        case .null: bytes.append(0x00)
        case .bool(let flag): bytes.append(flag ? 0x09 : 0x08)
        case .integer(let value): append(number: value, &bytes)
        case .real(let value):
            bytes.append(0x23)
            for shift in stride(from: 56, through: 0, by: -8) {
                bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(shift)))
            }
        case .data(let data):
            append(marker: 0x40, data.count, &bytes)
            bytes += data
        case .string(let text) where text.utf8.allSatisfy { $0 < 0x80 }:
            append(marker: 0x50, text.utf8.count, &bytes)
            bytes += text.utf8
        case .string(let text):
            let units = Array(text.utf16)
            append(marker: 0x60, units.count, &bytes)
            for unit in units { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
        case .uid(let value):
            let size = size(of: value + 1)
            bytes.append(0x80 | UInt8(size - 1))
            append(value, size, &bytes)
        case .array(let items):
            append(marker: 0xA0, items.count, &bytes)
            for item in items { append(item, referenceSize, &bytes) }
        case .dictionary(let members):
            append(marker: 0xD0, members.count, &bytes)
            for member in members { append(member.key, referenceSize, &bytes) }
            for member in members { append(member.value, referenceSize, &bytes) }
        }
    }

    private static func append(marker: UInt8, _ count: Int, _ bytes: inout [UInt8]) {
        if count < 15 {
            bytes.append(marker | UInt8(count))
        } else {
            bytes.append(marker | 15)
            append(number: count, &bytes)
        }
    }

    private static func append(number: Int, _ bytes: inout [UInt8]) {
        let power = number < 0 ? 3 : number < 1 << 8 ? 0 : number < 1 << 16 ? 1 : number < 1 << 32 ? 2 : 3
        bytes.append(0x10 | UInt8(power))
        append(number, 1 << power, &bytes)
    }

    /// Big-endian.
    private static func append(_ value: Int, _ size: Int, _ bytes: inout [UInt8]) {
        for shift in stride(from: (size - 1) * 8, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }

    /// Bytes that hold every number below `count`.
    private static func size(of count: Int) -> Int {
        count <= 1 << 8 ? 1 : count <= 1 << 16 ? 2 : 4
    }
}
