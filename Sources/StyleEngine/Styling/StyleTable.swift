/// The computed styles of a styler's elements, each once however many elements have it.
struct StyleTable: ~Copyable {
    /// One value of a style.
    struct Entry: ListEntry {
        var slot: UInt32
        /// Number of the value.
        var outcome: UInt32
        /// Where it comes from.
        var source: DeclarationSource

        func mixed(into hash: UInt64) -> UInt64 {
            let hash = (hash ^ (UInt64(slot) << 32 | UInt64(source.rawValue))) &* 0xFF51_AFD7_ED55_8CCD
            return (hash ^ UInt64(outcome) ^ hash >> 29) &* 0xC4CE_B9FE_1A85_EC53
        }
    }

    /// The style of elements without any value.
    static let empty: UInt32 = 0
    /// Number of what hands nothing down.
    static let nothing: UInt32 = 0

    private var styles = NumberedLists<Entry>()
    /// What children inherit, marked as inherited: styles that hand the same down share it.
    private var inheritances = NumberedLists<Entry>()
    private var inheritanceOf = Column<UInt32>(repeating: StyleTable.nothing, count: 1)

    var count: Int { styles.count }

    /// The values of a style, by slot.
    @inline(__always)
    func entries(of style: UInt32) -> UnsafeBufferPointer<Entry> { styles[style] }

    /// Whether these are the values of a style.
    @inline(__always)
    func isStyle(_ style: UInt32, _ list: UnsafeBufferPointer<Entry>) -> Bool { styles.isList(style, list) }

    /// Number of what a style hands down: of two styles the same number if children inherit the same.
    @inline(__always)
    func inheritance(of style: UInt32) -> UInt32 { inheritanceOf.base[Int(style)] }

    /// The values that children inherit, by slot.
    @inline(__always)
    func inherited(_ inheritance: UInt32) -> UnsafeBufferPointer<Entry> { inheritances[inheritance] }

    /// Whether two styles hand the same down.
    @inline(__always)
    func handSame(_ a: UInt32, _ b: UInt32) -> Bool { inheritance(of: a) == inheritance(of: b) }

    /// The style with these values, which are sorted by slot.
    ///
    /// - Parameter room: as many entries as there are slots, to write to.
    mutating func intern(
        _ list: UnsafeBufferPointer<Entry>, isInherited: UnsafePointer<Bool>, room: UnsafeMutablePointer<Entry>
    ) -> UInt32 {
        let style = styles.number(of: list)
        guard style == inheritanceOf.count else { return style }
        var count = 0
        for entry in list where isInherited[Int(entry.slot)] {
            room[count] = Entry(slot: entry.slot, outcome: entry.outcome, source: entry.source.inherited)
            count += 1
        }
        inheritanceOf.append(inheritances.number(of: UnsafeBufferPointer(start: room, count: count)))
        return style
    }
}
