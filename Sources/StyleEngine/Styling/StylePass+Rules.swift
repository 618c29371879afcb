import StyleDiagnostics
import StyleSyntax

/// The rules of an element one by one, which few elements need.
extension StylePass {
    func reportRefusals(_ element: UInt32) {
        let name = tables.slots.className(classNumber)
        for rule in matchedRules(of: element) where tables.takesReport(rule: rule, classNumber: classNumber) {
            for declaration in tables.index.rules[rule].rule.declarations {
                if case .failure(let refusal) = tables.slots.slot(of: declaration, className: name) {
                    diagnostics.append(refusal.diagnostic)
                }
            }
        }
    }

    /// All rules that match the element, in the order of the sheets.
    func matchedRules(of element: UInt32) -> [Int] {
        var found: Set<Int> = []
        let index = tables.index
        let above = ignoresFilters ? AncestorFilter(repeating: .max) : filterAbove(element)
        func take(_ bucket: RuleIndex.Bucket) {
            for place in bucket.firstRule..<bucket.ruleEnd { found.insert(Int(index.mergedRules[place])) }
            for place in bucket.firstEntry..<bucket.entryEnd {
                let entry = index.entries[place]
                guard above.holds(entry.mask), entry.condition < 0 || matcher.answers[Int(entry.condition)] else { continue }
                if entry.isSimple || matcher.matches(Int(entry.selector), element) { found.insert(Int(entry.rule)) }
            }
        }
        let (id, type) = (view.ids[Int(element)].rawValue, view.types[Int(element)].rawValue)
        if id < bucketCount { take(index.ids[id]) }
        for name in tree.classList.names(view.classRanges[Int(element)]) where name.rawValue < bucketCount {
            take(index.classes[name.rawValue])
        }
        if type < bucketCount { take(index.types[type]) }
        take(index.universal)
        return found.sorted()
    }

    /// The variables that an element sees.
    func scope(of element: UInt32, outer: UInt32) -> UInt32 {
        let isRoot = view.parents[Int(element)] == ElementTree.none
        let globals = tables.scopes.globals
        let own = columns.own[element]
        var cascade = VariableCascade()
        for number in variableRules {
            let rule = tables.index.rules[number]
            for variable in rule.rule.variables {
                // A sheet's global variable under a condition: what the host sets is stronger than those.
                if isRoot, rule.rule.selector.isRoot, globals.isSet(variable.name) { continue }
                let priority = CascadePriority(
                    origin: rule.origin, isImportant: variable.isImportant, layer: rule.layer,
                    specificity: cascadeOrder == .order ? Specificity() : rule.rule.specificity, order: rule.order)
                cascade.add(.init(variable: variable, origin: rule.origin, priority: priority))
            }
        }
        for variable in own?.inline?.variables ?? [] {
            let priority = CascadePriority(
                origin: .inline, isImportant: variable.isImportant, layer: 0, specificity: Specificity(), order: 0)
            cascade.add(.init(variable: variable, origin: .inline, priority: priority))
        }
        let set = own?.variables ?? []
        let winners = cascade.winners.filter { winner in
            let name = winner.variable.name
            return !set.contains { $0.name == name } && !(isRoot && globals.stands(name, against: winner))
        }
        return tables.scopes.scope(outer: outer, winners.map(\.variable) + set)
    }
}
