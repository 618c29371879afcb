/// Finds the elements that a theme and the one before it both describe: those of one id and type, and those without id
/// that are the same of their type among such children of the same parent.
struct ElementMatching {
    /// An element of the theme before, and the one that is meant to be it.
    struct Pair {
        let old: ElementRecord
        let new: ElementID
    }

    private struct Key: Hashable {
        let type: String
        let id: Atom
        /// Of elements without id: the parent, by its old handle.
        var parent: ElementID?
    }

    private let styler: Styler
    /// Last ones first.
    private var waiting: [Key: [ElementRecord]] = [:]

    init(_ withdrawal: Withdrawal, _ styler: Styler) {
        self.styler = styler
        for record in withdrawal.theme.records.reversed()
        where record.before == nil && styler.tree.isAlive(record.element) {
            let (id, parent) = (record.after.id, record.after.parent)
            waiting[Key(type: type(of: record.element), id: id, parent: id == .none ? parent : nil), default: []]
                .append(record)
        }
    }

    /// - Parameter made: the elements of the new theme, parents before children.
    func pairs(_ made: [ElementID]) -> [Pair] {
        let (tree, own) = (styler.tree, Set(made))
        var waiting = waiting
        var found: [Pair] = []
        var identities: [ElementID: ElementID] = [:]
        for element in made {
            let id = tree.ids[element.index]
            var key = Key(type: type(of: element), id: id)
            if id == .none, let parent = tree.parent(of: element) {
                guard let known = own.contains(parent) ? identities[parent] : parent else { continue }
                key.parent = known
            }
            guard let old = waiting[key]?.popLast() else { continue }
            found.append(Pair(old: old, new: element))
            identities[element] = old.element
        }
        return found
    }

    /// The class by the registrations of the new theme.
    private func type(of element: ElementID) -> String {
        let written = styler.tree.writtenType(of: element)
        return styler.registry.className(forElement: written) ?? written
    }
}
