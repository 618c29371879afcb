import StyleSyntax

/// What a theme can say of an element, besides its place among its siblings.
struct ElementFacts {
    let parent: ElementID?
    let id: Atom
    let classes: [Atom]
    let states: [Atom]
    let details: ElementDetails?
    let isFrozen: Bool
    /// Properties that keep their values.
    let kept: [KeptProperty]
    let variables: [VariableDeclaration]

    init(_ element: ElementID, _ snapshot: ElementSnapshot) {
        let (tree, index) = (snapshot.tree, element.index)
        parent = tree.parent(of: element)
        id = tree.ids[index]
        classes = tree.classList.names(tree.classRanges[index])
        states = tree.stateTable.lists[index] ?? []
        details = tree.details[Int(index)]
        isFrozen = !tree.flags[index].isDisjoint(with: [.isFrozen, .freezesWhenStyled])
        kept = snapshot.kept[index] ?? []
        variables = snapshot.own[index]?.variables ?? []
    }

    func isEqual(to other: ElementFacts) -> Bool {
        parent == other.parent && id == other.id && classes == other.classes && states == other.states
            && details === other.details
            && isFrozen == other.isFrozen && kept.map(\.keyPath) == other.kept.map(\.keyPath)
            && variables.elementsEqual(other.variables) { $0.isSetting(of: $1) }
    }
}

/// The elements of a styler at a time, with what the styler keeps of them.
struct ElementSnapshot {
    let tree: ElementTree
    let kept: [UInt32: [KeptProperty]]
    let own: [UInt32: OwnDeclarations]

    /// - Parameter tree: a copy of the styler's tree, or the tree itself where that will not change.
    init(_ styler: Styler, _ tree: ElementTree) {
        self.tree = tree
        kept = styler.kept
        own = styler.columns.own
    }

    /// Whether an element is the same at both times; false is not sure.
    func isEqual(to later: ElementSnapshot, _ element: ElementID) -> Bool {
        let index = element.index
        guard kept[index] == nil, later.kept[index] == nil, own[index] == nil, later.own[index] == nil else {
            return false
        }
        let (a, b) = (tree.classRanges[index], later.tree.classRanges[index])
        guard a.count == b.count, a.count == 0 || tree.classList.names(a) == later.tree.classList.names(b) else {
            return false
        }
        let frozen: ElementFlags = [.isFrozen, .freezesWhenStyled]
        return tree.parents[index] == later.tree.parents[index] && tree.ids[index] == later.tree.ids[index]
            && tree.stateBits[index] == later.tree.stateBits[index]
            && tree.details[Int(index)] === later.tree.details[Int(index)]
            && tree.flags[index].isDisjoint(with: frozen) == later.tree.flags[index].isDisjoint(with: frozen)
            && (tree.stateBits[index] == 0 || tree.stateTable.lists[index] == later.tree.stateTable.lists[index])
    }
}

extension Styler {
    /// Makes those changes to an element that lead from some facts to others, where it still is as the first ones say.
    func carry(from old: ElementFacts, to new: ElementFacts, over element: ElementID) {
        func name(_ atom: Atom) -> String { tree.atoms.name(of: atom) }
        for styleClass in old.classes where !new.classes.contains(styleClass) {
            tree.removeClass(name(styleClass), from: element)
        }
        for styleClass in new.classes where !old.classes.contains(styleClass) {
            tree.addClass(name(styleClass), to: element)
        }
        for state in old.states where !new.states.contains(state) { tree.setState(name(state), false, of: element) }
        for state in new.states where !old.states.contains(state) { tree.setState(name(state), true, of: element) }
        let present = ElementFacts(element, ElementSnapshot(self, tree))
        if old.id != new.id, present.id == old.id { tree.setID(new.id == .none ? nil : name(new.id), of: element) }
        carry(from: old.details, to: new.details, over: element)
        if old.isFrozen != new.isFrozen, present.isFrozen == old.isFrozen {
            if new.isFrozen { tree.flags[element.index].insert(.isFrozen) } else { setStyled(true, element) }
        }
        for property in old.kept where !new.kept.contains(where: { $0.keyPath == property.keyPath }) {
            setStyled(true, property: property.keyPath, of: element)
        }
        let added = new.kept.filter { kept in !old.kept.contains { $0.keyPath == kept.keyPath } }
        if !added.isEmpty { kept[element.index, default: []] += added }
        carry(from: old.variables, to: new.variables, over: element)
    }

    private func carry(from old: ElementDetails?, to new: ElementDetails?, over element: ElementID) {
        guard old !== new else { return }
        if old?.text != new?.text, tree.text(of: element) == old?.text { tree.setText(new?.text, of: element) }
        func value(_ name: String, _ details: ElementDetails?) -> String? {
            details?.attributes.first { $0.name == name }?.value
        }
        for name in Set((old?.attributes ?? []).map(\.name) + (new?.attributes ?? []).map(\.name)).sorted() {
            let (before, after) = (value(name, old), value(name, new))
            if before != after, tree.attribute(name, of: element) == before {
                tree.setAttribute(name, after, of: element)
            }
        }
    }

    private func carry(from old: [VariableDeclaration], to new: [VariableDeclaration], over element: ElementID) {
        let gone = old.filter { variable in !new.contains { $0.name == variable.name } }
        let set = new.filter { variable in !old.contains { $0.isSetting(of: variable) } }
        guard !gone.isEmpty || !set.isEmpty else { return }
        change(element) { own in
            own.variables.removeAll { variable in (gone + set).contains { $0.name == variable.name } }
            own.variables += set
        }
    }
}

extension VariableDeclaration {
    /// Whether both say the same at the same place.
    func isSetting(of other: VariableDeclaration) -> Bool {
        name == other.name && value.text == other.value.text && dialect == other.dialect && nameSpan == other.nameSpan
    }
}
