/// A whole selector, flattened: compound selectors from the outermost ancestor to the subject.
public struct Selector: Hashable, Sendable {
    /// Left to right; the last one is the subject. Never empty.
    public var compounds: [CompoundSelector]

    /// A selector of compounds, the one of the element itself last.
    public init(_ compounds: [CompoundSelector]) { self.compounds = compounds }

    /// The sum over its compounds.
    public var specificity: Specificity {
        compounds.reduce(into: Specificity()) { $0 += $1.specificity }
    }

    /// Whether it is `:root` and nothing else.
    public var isRoot: Bool {
        guard compounds.count == 1, compounds[0].pseudoClasses.count == 1 else { return false }
        let compound = compounds[0]
        return compound.pseudoClasses[0].foldedName == "root" && compound.type == nil && compound.id == nil
            && compound.classes.isEmpty && compound.attributes.isEmpty
    }

    /// Canonical text: one blank for descendants, ` > `, ` + `, ` ~ ` for the other combinators.
    public var text: String {
        var text = ""
        for (index, compound) in compounds.enumerated() {
            if index > 0 || compound.combinator != .descendant { text += compound.combinator.text(first: index == 0) }
            text += compound.text
        }
        return text
    }
}

/// How a compound selector relates to the one before it.
public enum Combinator: String, Hashable, Sendable {
    case descendant = " "
    case child = ">"
    case nextSibling = "+"
    case subsequentSibling = "~"

    fileprivate func text(first: Bool) -> String {
        self == .descendant ? " " : first ? rawValue + " " : " \(rawValue) "
    }
}
