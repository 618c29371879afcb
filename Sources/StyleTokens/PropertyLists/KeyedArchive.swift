/// What `NSKeyedArchiver` wrote, object by object: `$top` names the roots, `$objects` holds all objects, references
/// are `UID`s into it.
struct KeyedArchive {
    typealias Fault = BinaryPropertyList.Fault

    private let list: BinaryPropertyList
    /// Index in the property list of each archived object.
    private let objects: [Int]
    private let roots: [String: Int]

    /// Members of one archived object; far more than any color has.
    private static let memberLimit = 64

    init(_ bytes: [UInt8]) throws(Fault) {
        list = try BinaryPropertyList(bytes)
        var members: [String: Int] = [:]
        if case .dictionary(let entries) = try list.object(list.root, limit: KeyedArchive.memberLimit) {
            for entry in entries {
                if case .string(let key) = try list.object(entry.key) { members[key] = entry.value }
            }
        }
        guard let archiver = members["$archiver"], try list.object(archiver) == .string("NSKeyedArchiver") else {
            throw Fault(message: "expected an archive of NSKeyedArchiver", offset: 0)
        }
        guard let table = members["$objects"], case .array(let objects) = try list.object(table),
            let top = members["$top"],
            case .dictionary(let entries) = try list.object(top, limit: KeyedArchive.memberLimit)
        else { throw Fault(message: "the archive has no objects", offset: 0) }
        var roots: [String: Int] = [:]
        for entry in entries {
            if case .string(let key) = try list.object(entry.key), case .uid(let id) = try list.object(entry.value) {
                roots[key] = id
            }
        }
        self.objects = objects
        self.roots = roots
    }

    /// The root of that name.
    func top(_ name: String) throws(Fault) -> Int {
        guard let id = roots[name] else { throw Fault(message: "the archive has no \"\(name)\"", offset: 0) }
        return id
    }

    /// The object of an id.
    func object(_ id: Int, byteLimit: Int = 4096) throws(Fault) -> BinaryPropertyList.Object {
        guard objects.indices.contains(id) else { throw Fault(message: "a reference leads to no object", offset: 0) }
        return try list.object(objects[id], limit: KeyedArchive.memberLimit, byteLimit: byteLimit)
    }

    /// The members of an archived object by name; values that are references stay ids.
    func members(_ id: Int, byteLimit: Int = 4096) throws(Fault) -> [String: BinaryPropertyList.Object] {
        guard case .dictionary(let entries) = try object(id) else {
            throw Fault(message: "expected an object with members", offset: 0)
        }
        var members: [String: BinaryPropertyList.Object] = [:]
        for entry in entries {
            guard case .string(let key) = try list.object(entry.key) else { continue }
            // Arrays of objects are read by `list`; here only their places count.
            if key != "NS.objects" {
                members[key] = try list.object(entry.value, limit: KeyedArchive.memberLimit, byteLimit: byteLimit)
            }
        }
        return members
    }

    /// The ids in an archived array.
    func list(_ id: Int) throws(Fault) -> [Int] {
        guard case .dictionary(let entries) = try object(id) else {
            throw Fault(message: "expected an array", offset: 0)
        }
        for entry in entries {
            guard try list.object(entry.key) == .string("NS.objects"),
                case .array(let items) = try list.object(entry.value)
            else { continue }
            var ids: [Int] = []
            ids.reserveCapacity(items.count)
            for item in items {
                guard case .uid(let id) = try list.object(item) else {
                    throw Fault(message: "expected a reference", offset: 0)
                }
                ids.append(id)
            }
            return ids
        }
        throw Fault(message: "expected an array", offset: 0)
    }
}
