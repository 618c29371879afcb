/// A short name that several packs claim: it means none of theirs, each of which is reached as `pack.name`.
public struct ContestedName {
    /// What kind of thing has the name: names of different kinds do not meet.
    public enum Kind: String, Sendable {
        case function, type, `class`, property
        case element = "element name"
        case pseudoClass = "pseudo-class"
        case color = "named color"
        case keyPath = "key path"
    }

    public let kind: Kind
    /// As the first pack spells it.
    public let name: String
    /// The class whose property or key path it is; nil for other kinds.
    public internal(set) var owner: String?
    /// The packs, in the order of their claims.
    public internal(set) var packs: [String]

    /// What to say to whoever uses it.
    public var message: String {
        let spellings = quoted(packs.map { "\($0).\(name)" }, "or")
        return "the \(kind.rawValue) \"\(name)\" is claimed by the packs \(quoted(packs, "and")): write \(spellings)"
    }

    /// The same without advice: `the property "gap" of "UIView" is claimed by the packs "a" and "b"`.
    public var claim: String {
        let place = owner.map { " of \"\($0)\"" } ?? ""
        return "the \(kind.rawValue) \"\(name)\"\(place) is claimed by the packs \(quoted(packs, "and"))"
    }

    private func quoted(_ names: [String], _ word: String) -> String {
        names.map { "\"\($0)\"" }.joined(separator: " \(word) ")
    }

    /// Where the registry keeps it: a kind, a class for what classes have, and the name as its kind compares names.
    struct Key: Hashable {
        let kind: Kind
        var owner = ""
        let name: String
    }
}
