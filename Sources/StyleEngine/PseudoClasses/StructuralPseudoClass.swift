/// The pseudo-classes that ask for an element's place in the tree, each a row.
struct StructuralPseudoClass: Sendable {
    let name: String
    let test: Test
    let doc: String

    enum Test: Sendable {
        /// `fixed` is the pattern of those that take no argument.
        case position(End, Peers, fixed: NthPattern?)
        case isOnly(Peers)
        case isRoot
        case isEmpty
    }

    /// From where positions are counted.
    enum End: Sendable {
        case first, last
    }

    enum Peers: Sendable {
        case all, sameType
    }

    static let all: [StructuralPseudoClass] = [
        .init(name: "root", test: .isRoot, doc: "the root of a view"),
        .init(name: "empty", test: .isEmpty, doc: "has no children"),
        .init(name: "nth-child", test: .position(.first, .all, fixed: nil), doc: "position among all siblings, from 1"),
        .init(name: "nth-last-child", test: .position(.last, .all, fixed: nil), doc: "position from the end"),
        .init(
            name: "nth-of-type", test: .position(.first, .sameType, fixed: nil),
            doc: "position among siblings of its class"),
        .init(name: "nth-last-of-type", test: .position(.last, .sameType, fixed: nil), doc: "the same from the end"),
        .init(name: "first-child", test: .position(.first, .all, fixed: NthPattern("1")), doc: "the first sibling"),
        .init(name: "last-child", test: .position(.last, .all, fixed: NthPattern("1")), doc: "the last sibling"),
        .init(
            name: "first-of-type", test: .position(.first, .sameType, fixed: NthPattern("1")),
            doc: "the first of its class"),
        .init(
            name: "last-of-type", test: .position(.last, .sameType, fixed: NthPattern("1")),
            doc: "the last of its class"),
        .init(name: "only-child", test: .isOnly(.all), doc: "has no sibling"),
        .init(name: "only-of-type", test: .isOnly(.sameType), doc: "has no sibling of its class"),
    ]

    /// Those that take selectors.
    static let functional = [
        (name: "is", doc: "matches one of the selectors"), (name: "where", doc: "the same without weight"),
        (name: "not", doc: "matches none of them"), (name: "has", doc: "something below matches"),
    ]

    /// Whether selectors read a pseudo-class of that name themselves; nobody would ask a registered one.
    static func isBuiltIn(_ foldedName: String) -> Bool {
        named(foldedName) != nil || foldedName == "matches" || functional.contains { $0.name == foldedName }
    }

    static func named(_ foldedName: String) -> StructuralPseudoClass? {
        all.first { PropertyRegistry.folded($0.name) == foldedName }
    }
}

extension StructuralPseudoClass {
    /// How it is written.
    var shape: String {
        if case .position(_, _, fixed: nil) = test { return ":\(name)(<an+b> | odd | even)" }
        return ":\(name)"
    }
}
