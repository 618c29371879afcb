/// A theme in the making: registrations, sheets, variables, parts of the environment and elements that are installed
/// together or not at all.
///
/// Write it into `styler`, a styler of its own that begins as its host's without the theme to replace: what is read
/// there is what is written so far, and the host learns nothing before `install(_:)`. Dropping the draft is all it takes
/// to give it up.
public final class ThemeDraft {
    /// What the theme is written into. Objects are not attached to its elements.
    public let styler: Styler
    let host: Styler
    let replaced: InstalledTheme?
    let base: Base
    private let withdrawal: Withdrawal?
    var isInstalled = false

    /// What the theme is measured against: the host without the theme that is replaced.
    struct Base {
        let registry: PropertyRegistry
        let variables: VariableTable
        let environment: StyleEnvironment
        let elements: ElementSnapshot
        /// Sheets of that number and higher ones are the theme's.
        let firstSheet: Int
        let hostChanges: Int
    }

    /// Begins a draft. What the replaced theme made of the host's own elements is undone in it, but for elements that it
    /// removed, and the order of siblings.
    ///
    /// - Throws: `stylerIsBusy`; `notInstalled` if `old` is not a theme of `host`; `stylerChanged` if registrations were
    ///   made since that cannot be told from its own.
    /// - Complexity: linear in the elements of the host, a copy of few bytes each.
    public init(for host: Styler, replacing old: InstalledTheme? = nil) throws(ThemeError) {
        guard !host.tree.isLocked else { throw .stylerIsBusy }
        if let old, !host.themes.contains(where: { $0 === old }) { throw .notInstalled }
        let styler = host.fork()
        var tree = host.tree
        if let old {
            withdrawal = try styler.withdraw(old)
            tree = ElementTree()
            tree.takeElements(of: styler.tree)
        } else {
            withdrawal = nil
        }
        self.styler = styler
        self.host = host
        replaced = old
        base = Base(
            registry: styler.registry, variables: styler.variableTable, environment: styler.environment,
            elements: ElementSnapshot(styler, tree), firstSheet: styler.nextSheet, hostChanges: host.changeCount)
    }

    /// Gives elements that the replaced theme describes too their old handles back.
    ///
    /// - Returns: the theme, and the old handles by those that the elements had in the draft.
    func finish() -> (theme: InstalledTheme, identities: [ElementID: ElementID]) {
        if let tables = styler.tables { styler.keepFrozenStyles(tables) }
        let made = styler.tree.allElements.filter { !base.elements.tree.isAlive($0) }
        guard let withdrawal else { return (InstalledTheme(self, records: records(of: made)), [:]) }
        let pairs = ElementMatching(withdrawal, styler).pairs(made)
        let identities = Dictionary(uniqueKeysWithValues: pairs.map { ($0.new, $0.old.element) })
        let present = pairs.map { ElementFacts($0.old.element, ElementSnapshot(styler, styler.tree)) }
        styler.exchange(pairs.map { ($0.old.element, $0.new) })
        let theme = InstalledTheme(self, records: records(of: made.map { identities[$0] ?? $0 }))
        for (pair, facts) in zip(pairs, present) {
            styler.carry(from: pair.old.after, to: facts, over: pair.old.element)
        }
        for pair in pairs { styler.thaw(pair.old.element) }
        withdrawal.discard(styler, pairs)
        return (theme, identities)
    }

    /// What the theme says of the elements that it made, and of those of the host that it changed.
    private func records(of made: [ElementID]) -> [ElementRecord] {
        let (before, after) = (base.elements, ElementSnapshot(styler, styler.tree))
        let own = Set(made)
        return styler.tree.allElements.compactMap { element in
            if own.contains(element) {
                return ElementRecord(element: element, before: nil, after: ElementFacts(element, after))
            }
            if before.isEqual(to: after, element) { return nil }
            let (old, new) = (ElementFacts(element, before), ElementFacts(element, after))
            if old.isEqual(to: new) { return nil }
            return ElementRecord(
                element: element, before: old, after: new,
                position: old.parent == new.parent ? nil : before.tree.position(of: element))
        }
    }

    /// The sheets of the host with those of the theme, which stand where those of the replaced one stood.
    var orderedSheets: [IndexedSheet] {
        guard let follower = withdrawal?.sheetAfter else { return styler.sheets }
        let own = styler.sheets.filter { $0.id.rawValue >= base.firstSheet }
        var sheets = styler.sheets.filter { $0.id.rawValue < base.firstSheet }
        sheets.insert(contentsOf: own, at: sheets.firstIndex { $0.id == follower } ?? sheets.count)
        return sheets
    }
}

extension ElementTree {
    /// Index among its siblings. Complexity: linear in them.
    fileprivate func position(of element: ElementID) -> Int {
        let siblings = parent(of: element).map { children(of: $0) } ?? roots
        return siblings.firstIndex(of: element) ?? siblings.count
    }
}
