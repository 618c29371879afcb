/// Which names occur above an element: 256 bits, two for each name. No bit, no such ancestor.
///
/// An element hands its own bits and those of its parent to its children. Two bits of 256 keep false alarms below
/// 8 % with forty names above; more words cost more than they save (measured).
typealias AncestorFilter = SIMD4<UInt64>

extension SIMD4<UInt64> {
    /// What sort of name a bit stands for, so that a class and an id of one name differ.
    enum NameKind: UInt32 {
        case type = 0x51_7C_C1_B7
        case id = 0x2E_62_A9_C5
        case styleClass = 0x7F_4A_7C_15
    }

    @inline(__always)
    static func bits(_ kind: NameKind, _ name: UInt32) -> AncestorFilter {
        var hash = (name ^ kind.rawValue) &* 0x9E37_79B1
        hash ^= hash >> 15
        hash = hash &* 0x85EB_CA77
        var filter = AncestorFilter()
        let (a, b) = (Int(hash & 0xFF), Int(hash >> 24))
        filter[a >> 6] |= 1 << UInt64(a & 63)
        filter[b >> 6] |= 1 << UInt64(b & 63)
        return filter
    }

    /// Whether all bits of `mask` are set.
    @inline(__always)
    func holds(_ mask: AncestorFilter) -> Bool {
        // What is missing, folded to one word: fewer instructions than a comparison of vectors.
        let missing = mask & ~self
        let halves = missing.lowHalf | missing.highHalf
        return halves.x | halves.y == 0
    }
}
