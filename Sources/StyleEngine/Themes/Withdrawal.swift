/// A theme taken out of a styler: its elements live on beside the tree, where nobody finds them, until it is known which
/// of them the next one describes too.
struct Withdrawal {
    let theme: InstalledTheme
    /// Holds the elements; stands nowhere itself.
    let limbo: ElementID
    /// The sheet that followed the theme's; nil where these were the last ones.
    let sheetAfter: SheetID?

    /// Removes the elements of the old theme; after `exchange`, its part of each pair goes by the new one's handle. What
    /// the host put into an element that stays, stays.
    func discard(_ styler: Styler, _ pairs: [ElementMatching.Pair]) {
        let tree = styler.tree
        let replaced = Dictionary(uniqueKeysWithValues: pairs.map { ($0.old.element, $0.new) })
        let gone = Set(theme.elements.map { replaced[$0] ?? $0 })
        for pair in pairs {
            for child in tree.children(of: pair.new) where !gone.contains(child) {
                tree.move(child, to: pair.old.element)
            }
        }
        for child in tree.children(of: limbo) { tree.remove(child) }
        tree.link(limbo.index, into: ElementTree.none, at: nil)
        tree.remove(limbo)
    }
}

extension Styler {
    /// Takes a theme out of a draft's styler.
    func withdraw(_ theme: InstalledTheme) throws(ThemeError) -> Withdrawal {
        guard let earlier = theme.registrations.undone(in: registry) else { throw .stylerChanged }
        registry = earlier
        themes.removeAll { $0 === theme }
        let own = Set(theme.sheets)
        let first = sheets.firstIndex { own.contains($0.id) }
        let follower = first.flatMap { sheets[$0...].first { !own.contains($0.id) }?.id }
        remove(theme.sheets)
        for change in theme.variables { variableTable.undo(change) }
        environment.undo(from: theme.environment.before, to: theme.environment.after)
        let limbo = tree.insert("")
        let made = Set(theme.elements)
        tree.unlink(limbo.index)
        for record in theme.records where tree.isAlive(record.element) {
            if let before = record.before {
                takeBack(record, to: before)
            } else if record.after.parent.map({ !made.contains($0) }) ?? true {
                tree.move(record.element, to: limbo)
            }
        }
        return Withdrawal(theme: theme, limbo: limbo, sheetAfter: follower)
    }

    /// Takes back what a theme made of an element of the host.
    private func takeBack(_ record: ElementRecord, to before: ElementFacts) {
        carry(from: record.after, to: before, over: record.element)
        guard before.parent != record.after.parent, tree.parent(of: record.element) == record.after.parent else {
            return
        }
        tree.move(record.element, to: before.parent.flatMap { tree.isAlive($0) ? $0 : nil }, at: record.position)
    }
}
