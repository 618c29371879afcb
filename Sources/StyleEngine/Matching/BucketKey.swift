/// The name that leads to the rules of a bucket: one that their subjects must have.
struct BucketKey: Hashable, Comparable {
    enum Kind: Int {
        case id, styleClass, type, any
    }

    var kind: Kind
    var name: UInt32 = 0

    static func < (a: BucketKey, b: BucketKey) -> Bool { (a.kind.rawValue, a.name) < (b.kind.rawValue, b.name) }
}
