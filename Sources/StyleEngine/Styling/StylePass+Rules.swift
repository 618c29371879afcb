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
        var variables: [(variable: VariableDeclaration, priority: CascadePriority)] = []
        for number in variableRules {
            let rule = tables.index.rules[number]
            let priority = CascadePriority(
                origin: rule.origin, isImportant: false, layer: rule.layer,
                specificity: cascadeOrder == .order ? Specificity() : rule.rule.specificity, order: rule.order)
            variables += rule.rule.variables.map { ($0, priority) }
        }
        variables.sort { $0.priority < $1.priority }
        let own = columns.own[element]
        return tables.scopes.scope(
            outer: outer, variables.map(\.variable) + (own?.inline?.variables ?? []) + (own?.variables ?? []))
    }
}
