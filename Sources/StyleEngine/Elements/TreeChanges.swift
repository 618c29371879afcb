/// What happened to a tree since the last pass, as far as marks on elements do not say it.
struct TreeChanges: ~Copyable {
    /// One feature of one element that changed; what depends on it is looked up at the pass.
    struct Change: BitwiseCopyable {
        let element: UInt32
        let feature: MatchFeature
    }

    private(set) var list = Column<Change>()
    private(set) var removed: [ElementID] = []
    /// Whether everything must be styled anew.
    private(set) var needsEverything = false
    /// Whether anything happened at all.
    private(set) var isEmpty = true

    /// Changes beyond this many are forgotten in favor of a full pass: a tree that nobody styles must not grow.
    private static let limit = 1 << 16

    mutating func add(_ feature: MatchFeature, of element: UInt32) {
        isEmpty = false
        if needsEverything { return }
        if list.count > 0 {
            let last = list[list.count - 1]
            if last.element == element, last.feature == feature { return }
        }
        if list.count == Self.limit { return addEverything() }
        list.append(Change(element: element, feature: feature))
    }

    mutating func addRemoval(_ element: ElementID) {
        isEmpty = false
        removed.append(element)
    }

    mutating func addEverything() {
        isEmpty = false
        needsEverything = true
        list = Column()
    }

    mutating func addMark() { isEmpty = false }

    mutating func clear() {
        list.removeAll()
        if !removed.isEmpty { removed = [] }
        needsEverything = false
        isEmpty = true
    }
}
