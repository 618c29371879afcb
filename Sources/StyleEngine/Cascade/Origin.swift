/// Where a declaration comes from; later origins win over earlier ones, important ones the other way round.
public enum Origin: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// The framework's own sheets.
    case base
    /// Sheets of extension packs.
    case pack
    /// Sheets and rules of the app: `--sheet`, `style.sheet`, `style.rule`.
    case author
    /// `style` attributes of elements.
    case inline
    /// The person in front of the screen.
    case user

    public static func < (a: Origin, b: Origin) -> Bool { a.rawValue < b.rawValue }

    public var name: String { "\(self)" }

    /// Whether `revert` in a declaration of the other origin takes declarations of this one away: `style` attributes
    /// are written by the author of the sheets. Source: CSS Cascade 5, §6.2 and §7.3.4.
    func revertsWith(_ other: Origin) -> Bool { self == other || isOfAuthor && other.isOfAuthor }

    private var isOfAuthor: Bool { self == .author || self == .inline }

    /// Place among origins of an important declaration: user < author < inline < pack < base.
    var importantRank: Int {
        switch self {
        case .user: 0
        case .author: 1
        case .inline: 2
        case .pack: 3
        case .base: 4
        }
    }
}
