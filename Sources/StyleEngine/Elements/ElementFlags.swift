/// What the tree and the pass note about an element, one bit each.
struct ElementFlags: OptionSet, BitwiseCopyable {
    var rawValue: UInt16

    /// Its rules must be looked for again.
    static let needsStyle = ElementFlags(rawValue: 1)
    /// Some element below it needs style, or this one hands something new down.
    static let hasWorkBelow = ElementFlags(rawValue: 1 << 1)
    /// Stands beside the children: a bar item, a controller, an object inside. Never counted as a sibling.
    static let isAside = ElementFlags(rawValue: 1 << 2)
    /// Has another element that counts as a parent too.
    static let hasAlternativeParent = ElementFlags(rawValue: 1 << 3)
    /// Has declarations, variables or kept values of its own.
    static let hasOwnDeclarations = ElementFlags(rawValue: 1 << 4)
    /// The positions of its children are numbered.
    static let hasNumberedChildren = ElementFlags(rawValue: 1 << 5)
    /// It and all below keep the values they have.
    static let isFrozen = ElementFlags(rawValue: 1 << 6)
    /// Inserted since the last pass.
    static let isNew = ElementFlags(rawValue: 1 << 7)
    /// During a pass: inherited values or variables of it changed.
    static let changesChildren = ElementFlags(rawValue: 1 << 8)
    /// During a pass: what its descendants know of their ancestors changed.
    static let changesFilters = ElementFlags(rawValue: 1 << 9)
    /// A contender was at fault, so that other variables or another environment may change the winner.
    static let metFault = ElementFlags(rawValue: 1 << 10)
    /// Is the alternative parent of another element.
    static let isAlternativeParent = ElementFlags(rawValue: 1 << 11)
    /// What its descendants must know of their ancestors is computed.
    static let hasFilter = ElementFlags(rawValue: 1 << 14)
    /// The indices of its children are those of the moment.
    static let hasIndexedChildren = ElementFlags(rawValue: 1 << 15)
    static let isAlive = ElementFlags(rawValue: 1 << 12)
    /// To be frozen at the end of the pass that styles it.
    static let freezesWhenStyled = ElementFlags(rawValue: 1 << 13)
}
