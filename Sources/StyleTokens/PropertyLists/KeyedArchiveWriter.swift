/// Writes what `NSKeyedUnarchiver` reads.
struct KeyedArchiveWriter {
    private var list = BinaryPropertyListWriter()
    /// Index in the property list of each archived object; the first one is always `$null`.
    private var objects: [Int]
    /// The `UID` of each archived object, as an object of the property list.
    private var references: [Int] = []

    /// The id of an archived object.
    struct ID { fileprivate let number: Int }

    init() {
        objects = [list.add(.string("$null"))]
        references = [list.add(.uid(0))]
    }

    mutating func addString(_ text: String) -> ID { append(list.add(.string(text))) }

    /// A class and its superclasses, nearest first.
    mutating func addClass(_ name: String, _ superclasses: String...) -> ID {
        let names = ([name] + superclasses).map { list.add(.string($0)) }
        return append(
            list.addDictionary([("$classes", list.add(.array(names))), ("$classname", list.add(.string(name)))]))
    }

    mutating func addObject(_ ofClass: ID, _ members: [(String, BinaryPropertyList.Object)]) -> ID {
        let own = members.map { ($0.0, list.add($0.1)) }
        return append(list.addDictionary([("$class", references[ofClass.number])] + own))
    }

    mutating func addArray(_ ofClass: ID, _ items: [ID]) -> ID {
        let array = list.add(.array(items.map { references[$0.number] }))
        return append(list.addDictionary([("$class", references[ofClass.number]), ("NS.objects", array)]))
    }

    /// The file with these roots.
    mutating func bytes(top: [(String, ID)]) -> [UInt8] {
        let roots = list.addDictionary(top.map { ($0.0, references[$0.1.number]) })
        let table = list.add(.array(objects))
        let root = list.addDictionary([
            ("$archiver", list.add(.string("NSKeyedArchiver"))), ("$objects", table), ("$top", roots),
            ("$version", list.add(.integer(100_000))),
        ])
        return list.bytes(root: root)
    }

    private mutating func append(_ object: Int) -> ID {
        objects.append(object)
        references.append(list.add(.uid(references.count)))
        return ID(number: objects.count - 1)
    }
}
