import StyleSyntax

// `pack.Card` and `:pack.open` read as a type or pseudo-class with a style class; where a pack of that name has such a
// thing, they mean it. `pack\.Card` always does.

extension PropertyRegistry {
    /// The selector with the names of packs read as such.
    func qualified(_ selector: Selector) -> Selector {
        guard selector.compounds.contains(where: hasPackName) else { return selector }
        var result = selector
        for index in result.compounds.indices { qualify(&result.compounds[index]) }
        return result
    }

    /// Cheap, for most selectors have nothing of the kind.
    private func hasPackName(_ compound: CompoundSelector) -> Bool {
        let hasLists = compound.pseudoClasses.contains { if case .selectors = $0.argument { true } else { false } }
        return hasLists || !compound.classes.isEmpty && (compound.type != nil || !compound.pseudoClasses.isEmpty)
    }

    private func qualify(_ compound: inout CompoundSelector) {
        if var type = compound.type, className(for: type) == nil {
            for count in compound.classes.indices.map({ $0 + 1 }) {
                type.name = ([compound.type?.name ?? ""] + compound.classes.prefix(count)).joined(separator: ".")
                guard className(for: type) != nil else { continue }
                compound.type = type
                compound.classes.removeFirst(count)
                break
            }
        }
        for index in compound.pseudoClasses.indices {
            let pseudo = compound.pseudoClasses[index]
            switch pseudo.argument {
            case .selectors(let list): compound.pseudoClasses[index].argument = .selectors(list.map(qualified))
            case .none where isFree(pseudo):
                guard let place = compound.classes.firstIndex(where: { pseudoClass("\(pseudo.name).\($0)") != nil }) else { continue }
                compound.pseudoClasses[index].name += "." + compound.classes.remove(at: place)
            default: continue
            }
        }
    }

    private func isFree(_ pseudo: PseudoClass) -> Bool {
        pseudoClass(pseudo.name) == nil && StructuralPseudoClass.named(pseudo.foldedName) == nil
    }
}
