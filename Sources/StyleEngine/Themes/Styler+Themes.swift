import StyleDiagnostics

/// What installing a theme came to.
public struct Installation {
    /// To be given as the one that a later draft replaces.
    public let theme: InstalledTheme
    /// What differs from before, in document order; values that stayed equal are no change.
    public let changes: StyleChangeSet
    /// The handles of elements that the replaced theme had made too, by those that they had in the draft.
    public let identities: [ElementID: ElementID]
}

extension Styler {
    /// Puts a theme in place of the one that its draft replaces, and styles everything once.
    ///
    /// Elements that both themes made (of one id and type; without id, the same of their type among such children of the
    /// same parent) keep their handles, and with these the attached objects and whatever the host changed of them:
    /// states, classes, attributes, what it put into them. Sheets stand where those of the old theme stood.
    ///
    /// - Throws: `foreignDraft`, `stylerIsBusy`, or `stylerChanged` if the host changed since the draft was begun; then
    ///   nothing is done.
    @discardableResult
    public func install(_ draft: ThemeDraft) throws(ThemeError) -> Installation {
        let (theme, identities) = try adopt(draft)
        return Installation(theme: theme, changes: applyNow(), identities: identities)
    }

    /// Takes a theme out: the values before it come back.
    @discardableResult
    public func uninstall(_ theme: InstalledTheme) throws(ThemeError) -> StyleChangeSet {
        try install(ThemeDraft(for: self, replacing: theme)).changes
    }

    /// Installs a theme; the next pass tells what changed.
    package func adopt(_ draft: ThemeDraft) throws(ThemeError) -> (
        theme: InstalledTheme, identities: [ElementID: ElementID]
    ) {
        guard draft.host === self, !draft.isInstalled else { throw .foreignDraft }
        guard !tree.isLocked else { throw .stylerIsBusy }
        guard changeCount == draft.base.hostChanges else { throw .stylerChanged }
        draft.isInstalled = true
        let (theme, identities) = draft.finish()
        let made = draft.styler
        takeElements(of: made)
        registry = made.registry
        environment = made.environment
        cascadeOrder = made.cascadeOrder
        sheets = draft.orderedSheets
        nextSheet = made.nextSheet
        variableTable = made.variableTable
        sheetsChanged()
        themes.removeAll { $0 === draft.replaced }
        themes.append(theme)
        if draft.replaced != nil { restartReports() }
        report(made.diagnostics)
        return (theme, identities)
    }

    /// A styler for a draft: what elements have here is what they had before its own first pass.
    func fork() -> Styler {
        let copy = copy(with: ElementTree())
        copy.tree.takeElements(of: tree)
        copy.tables = tables
        copy.columns.takeStyles(of: columns)
        copy.kept = kept
        copy.frozenStyles = frozenStyles
        copy.themes = themes
        return copy
    }

    private func takeElements(of made: Styler) {
        let old = (0..<made.tree.capacity).map { index in
            index < tree.capacity && tree.flags[index].contains(.isAlive) && !tree.flags[index].contains(.isNew)
                && tree.generations[index] == made.tree.generations[index]
        }
        // What an element had that keeps values of its own cannot be read from tables alone.
        var rows: [UInt32: [ComputedProperty]] = [:]
        for index in Set(frozenStyles.keys).union(kept.keys).union(made.frozenStyles.keys).union(made.kept.keys) {
            guard made.tree.flags[index].contains(.isAlive) else { continue }
            rows[index] = old[Int(index)] ? visibleRows(of: index) : []
        }
        for (index, row) in released where Int(index) < old.count && made.tree.flags[index].contains(.isAlive) {
            rows[index] = row
        }
        tree.takeElements(of: made.tree)
        for index in 0..<tree.capacity where tree.flags[index].contains(.isAlive) {
            if old[index] || made.frozenStyles[UInt32(index)] != nil {
                tree.flags[index].remove(.isNew)
            } else {
                tree.flags[index].insert(.isNew)
            }
        }
        for element in hosts.keys where !tree.isAlive(element) { tree.changes.addRemoval(element) }
        columns.own = made.columns.own
        kept = made.kept
        frozenStyles = made.frozenStyles
        released = rows
    }

    /// Lets elements change what they are, with what the styler keeps of them; the first ones have their values, where they
    /// are frozen.
    func exchange(_ pairs: [(ElementID, ElementID)]) {
        tree.exchange(pairs)
        for (one, other) in pairs {
            let (a, b) = (one.index, other.index)
            (columns.own[a], columns.own[b]) = (columns.own[b], columns.own[a])
            (kept[a], kept[b]) = (kept[b], kept[a])
            frozenStyles[a] = frozenStyles[b] ?? frozenStyles[a]
        }
    }

    /// Forgets the values of a frozen element that is so no more.
    func thaw(_ element: ElementID) {
        guard frozenStyles[element.index] != nil else { return }
        var above: ElementID? = element
        while let next = above {
            if tree.flags[next.index].contains(.isFrozen) { return }
            above = tree.parent(of: next)
        }
        frozenStyles[element.index] = nil
    }

    /// Forgets what was at fault before; what still is, the next pass meets again.
    private func restartReports() {
        reports = DiagnosticLog()
        for sheet in sheets { report(sheet.sheet.diagnostics) }
        for (_, own) in columns.own.sorted(by: { $0.key < $1.key }) { report(own.inline?.diagnostics ?? []) }
    }
}
