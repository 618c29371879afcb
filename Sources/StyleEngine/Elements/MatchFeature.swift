/// A fact of an element or of its surroundings that selectors may depend on.
struct MatchFeature: Hashable, BitwiseCopyable {
    let rawValue: UInt64

    private init(_ kind: UInt64, _ number: UInt32 = 0) { rawValue = kind << 32 | UInt64(number) }

    static func styleClass(_ name: Atom) -> MatchFeature { MatchFeature(1, name.rawValue) }

    static func id(_ name: Atom) -> MatchFeature { MatchFeature(2, name.rawValue) }

    static func state(_ name: Atom) -> MatchFeature { MatchFeature(3, name.rawValue) }

    static func attribute(_ name: Atom) -> MatchFeature { MatchFeature(4, name.rawValue) }

    /// A condition of the environment, by its number in the index.
    static func condition(_ number: Int) -> MatchFeature { MatchFeature(5, UInt32(truncatingIfNeeded: number)) }

    /// Any class of the element: `[class~=x]`.
    static let anyClass = MatchFeature(6)
    static let anyID = MatchFeature(7)
    /// The siblings before the element.
    static let siblingsBefore = MatchFeature(8)
    /// The sibling next before the element.
    static let siblingBefore = MatchFeature(13)
    /// The siblings after the element.
    static let siblingsAfter = MatchFeature(9)
    /// Whether the element has children.
    static let emptiness = MatchFeature(10)
    /// Anything about the element itself.
    static let ownFacts = MatchFeature(11)
    /// Anything about any element.
    static let anything = MatchFeature(12)

    /// The feature that stands for all of this kind.
    var general: MatchFeature? {
        switch rawValue >> 32 {
        case 1: .anyClass
        case 2: .anyID
        default: nil
        }
    }
}
