import StyleValues

extension StylePass {
    /// All declarations on an element that concern a property, from strong to weak; those that are no values left out.
    func candidates(for wanted: PropertySlot, of element: UInt32) -> [CascadeCandidate] {
        // What stands above a frozen element may have no filter.
        ignoresFilters = true
        begin(element)
        let (parent, scope) = (view.parents[Int(element)], scopeOf[Int(element)])
        var found: [CascadeCandidate] = []
        for contender in allContenders(of: element) {
            let slot = tables.slots[contender.slot]
            guard let relation = relation(of: slot, to: wanted) else { continue }
            let conversion = conversion(contender.source, contender.slot, scope)
            guard conversion.kind != .fault else { continue }
            let declaration = tables.declaration(contender.source)
            let entry = entry(conversion, contender.source, contender.slot, parent)
            let outcome = entry.map { tables.conversions[$0.outcome] }
            if relation == .shorthand, let outcome, component(outcome.value, of: slot, wanted) == nil { continue }
            let rule = contender.source.isOwn
                ? nil : tables.index.rules[Int(tables.index.declarations[contender.source.number].rule)]
            var row = ComputedProperty(
                property: slot.property, name: slot.name, affects: slot.definition.affects,
                value: outcome?.value ?? .keyword(declaration.value.text), text: outcome?.text ?? declaration.value.text, span: declaration.nameSpan, selector: rule?.rule.selector.text,
                specificity: rule?.rule.specificity, origin: contender.origin)
            if entry?.source.isInherited == true { row.inheritedFrom = tree.handle(parent) }
            found.append(
                CascadeCandidate(
                    key: contender.key, slot: slot, row: row, value: outcome?.value, declaration: declaration, layer: rule?.rule.layer,
                    isKeyword: conversion.kind != .value, isPart: relation == .part))
        }
        return found.enumerated().sorted { ($1.element.key, $0.offset) < ($0.element.key, $1.offset) }.map(\.element)
    }

    private enum Relation {
        case same, shorthand, part
    }

    private func relation(of slot: PropertySlot, to wanted: PropertySlot) -> Relation? {
        guard slot.arguments == wanted.arguments else { return nil }
        if slot.keyPath == wanted.keyPath { return .same }
        if slot.definition.shorthand?.longhands.contains(where: { target($0, slot) == wanted.keyPath }) == true { return .shorthand }
        if let part = slot.definition.part, target(part.whole, slot) == wanted.keyPath { return .part }
        return nil
    }

    private func component(_ value: StyleValue, of slot: PropertySlot, _ wanted: PropertySlot) -> StyleValue? {
        guard let shorthand = slot.definition.shorthand else { return nil }
        return shorthand.longhands.first { target($0, slot) == wanted.keyPath }.flatMap { shorthand.component(value, $0) }
    }

    /// Key path of another property of the object that a slot's property is of.
    private func target(_ keyPath: String, _ slot: PropertySlot) -> String? {
        tables.registry.property(keyPath, ofClass: slot.definition.owner).map {
            slot.keyPath.dropLast(slot.definition.keyPath.count) + $0.keyPath
        }
    }
}
