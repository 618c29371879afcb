import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

/// The winners that are no plain values: keywords of every property, faults, values that depend on variables.
extension StylePass {
    /// The entry of a slot whose strongest declaration is `winner`; nil if the element gets no value.
    func settle(_ slot: Int, _ winner: PassScratch.Winner, _ element: UInt32, _ parent: UInt32, _ scope: UInt32)
        -> StyleTable.Entry?
    {
        let conversion = self.conversion(winner.source, slot, scope)
        if let entry = entry(conversion, winner.source, slot, parent) { return entry }
        switch conversion.kind {
        case .fault, .revert: return fallBack(slot, element, parent, scope)
        default: return nil
        }
    }

    /// The entry that a conversion makes, where it makes one.
    func entry(
        _ conversion: ConversionTable.Conversion, _ source: DeclarationSource, _ slot: Int, _ parent: UInt32
    ) -> StyleTable.Entry? {
        switch conversion.kind {
        case .value: return StyleTable.Entry(slot: UInt32(slot), outcome: conversion.outcome, source: source)
        case .inherit: return inherited(slot, parent, source)
        case .initial: return initial(slot, source)
        case .unset:
            return tables.slots[slot].definition.isInherited ? inherited(slot, parent, source) : initial(slot, source)
        case .unknown, .fault, .current, .revert: return nil
        }
    }

    /// The value of the strongest contender whose text is a value.
    private func fallBack(_ slot: Int, _ element: UInt32, _ parent: UInt32, _ scope: UInt32) -> StyleTable.Entry? {
        sharing = .nobody
        view.flags[Int(element)].insert(.metFault)
        var rest = allContenders(of: element).filter { $0.slot == slot }[...]
        while let contender = rest.popFirst() {
            let conversion = self.conversion(contender.source, slot, scope)
            switch conversion.kind {
            case .fault: continue
            case .revert: rest = rest.filter { !$0.origin.revertsWith(contender.origin) }[...]
            default: return entry(conversion, contender.source, slot, parent)
            }
        }
        // Nothing that is declared is a value: as if nothing were declared.
        return tables.slots[slot].definition.isInherited ? inherited(slot, parent) : nil
    }

    /// What `inherit` gives: the parent's value, or where it has none, and above the root, the default that it has in
    /// effect. A declared value is a row of its own then.
    private func inherited(_ slot: Int, _ parent: UInt32, _ source: DeclarationSource) -> StyleTable.Entry? {
        inherited(slot, parent) ?? initial(slot, source)
    }

    /// The parent's value of the property, inherited or not.
    private func inherited(_ slot: Int, _ parent: UInt32) -> StyleTable.Entry? {
        sharing = .nobody
        guard parent != ElementTree.none else { return nil }
        columns.askedByChildren.insert(parent)
        let style = styleOf[Int(parent)]
        var isComposed = false
        for entry in tables.styles.entries(of: style) {
            if Int(entry.slot) == slot || tables.slots[Int(entry.slot)].isOfSameProperty(as: tables.slots[slot]) {
                return StyleTable.Entry(slot: UInt32(slot), outcome: entry.outcome, source: entry.source.inherited)
            }
            if StyleComposition.concerns(tables.slots[Int(entry.slot)].definition) { isComposed = true }
        }
        // A shorthand of the parent's, or parts of a whole, may come to a value.
        guard isComposed, let (outcome, composed) = tables.composedValue(of: slot, in: style) else { return nil }
        return StyleTable.Entry(slot: UInt32(slot), outcome: outcome, source: composed.inherited)
    }

    private func initial(_ slot: Int, _ source: DeclarationSource) -> StyleTable.Entry? {
        if let known = tables.conversions.defaultValue(Int32(slot)) {
            return known.kind == .value
                ? StyleTable.Entry(slot: UInt32(slot), outcome: known.outcome, source: source) : nil
        }
        var conversion = ConversionTable.Conversion(kind: .fault, slot: Int32(slot))
        let value = tables.defaults[tables.slots[slot].definition]
        diagnostics += value?.faults ?? []
        if let outcome = value?.outcome {
            conversion.kind = .value
            conversion.outcome = tables.conversions.add(outcome)
        }
        tables.conversions.keepDefault(conversion, Int32(slot))
        return conversion.kind == .value
            ? StyleTable.Entry(slot: UInt32(slot), outcome: conversion.outcome, source: source) : nil
    }

    // MARK: Conversions

    /// What a declaration gives a property under the variables in sight; converted on first use.
    func conversion(_ source: DeclarationSource, _ slot: Int, _ scope: UInt32) -> ConversionTable.Conversion {
        let key = ConversionTable.Key(source: source, slot: Int32(slot), scope: scope)
        if let known = tables.conversions.conversion(key) { return known }
        let (conversion, outcome, faults) = tables.makeConversion(key, environment)
        diagnostics += faults
        return tables.conversions.keep(conversion, outcome, for: key)
    }

    // MARK: Contenders

    /// Everything declared on an element, strongest first within each slot.
    func allContenders(of element: UInt32) -> [Contender] {
        if let contenders, contenders.element == element { return contenders.list }
        let name = tables.slots.className(classNumber)
        var list: [Contender] = []
        func add(_ declaration: Declaration, _ source: DeclarationSource, _ key: UInt64, _ origin: Origin) {
            guard case .success(let slot) = tables.slots.slot(of: declaration, className: name) else { return }
            list.append(Contender(slot: slot, key: key, origin: origin, source: source))
        }
        for number in matchedRules(of: element) {
            let rule = tables.index.rules[number]
            for (offset, declaration) in rule.rule.declarations.enumerated() {
                let place = rule.firstDeclaration + offset
                add(
                    declaration, DeclarationSource(declaration: UInt32(place)),
                    UInt64(tables.index.declarations[place].rank) * 2 + 1,
                    rule.origin)
            }
        }
        for number in columns.own[element]?.numbers ?? [] {
            let declaration = tables.own[number]
            let rank = declaration.isImportant ? tables.index.importantInlineRank : tables.index.inlineRank
            add(declaration, DeclarationSource(own: number), UInt64(rank) * 2, .inline)
        }
        // Of equal keys, which only declarations of one element have, the later wins.
        list = list.enumerated().sorted {
            $0.element.key != $1.element.key ? $0.element.key > $1.element.key : $0.offset > $1.offset
        }.map(\.element)
        contenders = (element, list)
        return list
    }
}
