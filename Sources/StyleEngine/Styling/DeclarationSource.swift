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
