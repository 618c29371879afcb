import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

/// One pass over the tree: collects the rules of each element, lets them compete, converts the winners.
struct StylePass {
    private let styler: Styler
    private let index: RuleIndex
    private let matcher: SelectorMatcher
    private(set) var diagnostics: [Diagnostic] = []
    /// The elements in document order.
    private(set) var order: [ElementID] = []
    var cache: ConversionCache
    private var slots = SlotTable()
    private var scopes: ScopeTable
    private var styles: [ElementID: ComputedStyle] = [:]
    private var scopeOfElement: [ElementID: VariableScope] = [:]

    init(styler: Styler, index: RuleIndex) {
        self.styler = styler
        self.index = index
        matcher = SelectorMatcher(tree: styler.tree, environment: styler.environment)
        cache = styler.cache
        scopes = ScopeTable(globals: styler.variables)
    }

    /// The computed style of every element.
    mutating func run() -> [ElementID: ComputedStyle] {
        order = styler.tree.allElements
        reportUnknownTypes()
        for element in order { styles[element] = style(of: element) }
        return styles
    }

    // MARK: One element

    private mutating func style(of element: ElementID) -> ComputedStyle {
        if isOut(element) { return .empty }
        let className = self.className(of: element)
        let matched = index.matches(element, matcher)
        let inline = styler.inlineStyles[element]
        let scope = scope(of: element, matched, inline)
        scopeOfElement[element] = scope
        var contenders: [Contender] = []
        for position in matched {
            let entry = index.entries[position]
            for (offset, declaration) in entry.rule.declarations.enumerated() {
                add(declaration, .rule(entry, offset), className, &contenders)
            }
        }
        for (offset, declaration) in (inline?.declarations ?? []).enumerated() {
            add(declaration, .inline(offset), className, &contenders)
        }
        contenders.sort { $0.slot != $1.slot ? $0.slot < $1.slot : $0.priority > $1.priority }
        var properties: [ComputedProperty] = []
        var start = 0
        while start < contenders.count {
            var end = start
            while end < contenders.count, contenders[end].slot == contenders[start].slot { end += 1 }
            if let winner = winner(of: contenders[start..<end], element, scope) { properties.append(winner) }
            start = end
        }
        inherit(into: &properties, element, className, declared: contenders)
        if let names = styler.unstyledProperties[element] {
            properties.removeAll { names.contains(PropertyRegistry.folded($0.name)) || names.contains(PropertyRegistry.folded($0.keyPath)) }
        }
        return ComputedStyle(properties: properties.sorted { $0.sortKey < $1.sortKey })
    }

    private func isOut(_ element: ElementID) -> Bool {
        guard !styler.unstyled.isEmpty else { return false }
        var next: ElementID? = element
        while let each = next {
            if styler.unstyled.contains(each) { return true }
            next = styler.tree.parent(of: each)
        }
        return false
    }

    /// The class whose properties the element has: its own, or for an unknown type the registry's fallback.
    private func className(of element: ElementID) -> String {
        let type = styler.tree.type(of: element)
        return styler.registry.classDefinition(type) != nil ? type : styler.registry.fallbackClass ?? type
    }

    private mutating func add(_ declaration: Declaration, _ place: Contender.Place, _ className: String, _ contenders: inout [Contender]) {
        switch slots.slot(for: declaration, className: className, in: styler.registry) {
        case .failure(let refusal): diagnostics.append(refusal.diagnostic)
        case .success(let slot):
            contenders.append(Contender(slot: slot, declaration: declaration, place: place, order: styler.cascadeOrder))
        }
    }

    private mutating func scope(of element: ElementID, _ matched: [Int], _ inline: DeclarationBlock?) -> VariableScope {
        let outer = styler.tree.parent(of: element).flatMap { scopeOfElement[$0] } ?? scopes.global
        var own: [(variable: VariableDeclaration, priority: CascadePriority)] = []
        for position in matched where !index.entries[position].rule.variables.isEmpty {
            let entry = index.entries[position]
            let priority = CascadePriority(
                origin: entry.origin, isImportant: false, layer: entry.layer,
                specificity: styler.cascadeOrder == .order ? Specificity() : entry.rule.specificity, order: entry.order)
            own += entry.rule.variables.map { ($0, priority) }
        }
        for variable in inline?.variables ?? [] {
            own.append((variable, CascadePriority(origin: .inline, isImportant: false, layer: 0, specificity: Specificity(), order: 0)))
        }
        return own.isEmpty ? outer : scopes.scope(outer: outer, own.sorted { $0.priority < $1.priority }.map(\.variable))
    }

    // MARK: Winners

    /// The value of the strongest contender whose text is a value; the faults of stronger ones are reported.
    private mutating func winner(of contenders: ArraySlice<Contender>, _ element: ElementID, _ scope: VariableScope) -> ComputedProperty? {
        let slot = slots[contenders[contenders.startIndex].slot]
        var rest = contenders
        while let contender = rest.popFirst() {
            switch WideKeyword(contender.declaration.value) {
            case .current: return nil
            case .inherit: return inherited(slot, element)
            case .initial: return initial(slot, contender, scope)
            case .unset: return slot.definition.isInherited ? inherited(slot, element) : initial(slot, contender, scope)
            case .revert:
                rest = rest.drop { $0.origin == contender.origin }
                continue
            case nil: break
            }
            guard let outcome = convert(contender.declaration.value, contender.declaration.dialect, slot, scope) else { continue }
            return row(slot, outcome, contender)
        }
        return nil
    }

    private func row(_ slot: PropertySlot, _ outcome: ConversionCache.Outcome, _ contender: Contender) -> ComputedProperty {
        ComputedProperty(
            name: slot.name, keyPath: slot.keyPath, arguments: slot.arguments, value: outcome.value, text: outcome.text,
            span: contender.declaration.nameSpan, selector: contender.rule?.selector.text, specificity: contender.rule?.specificity,
            origin: contender.origin)
    }

    private func inherited(_ slot: PropertySlot, _ element: ElementID) -> ComputedProperty? {
        guard let parent = styler.tree.parent(of: element) else { return nil }
        let row = styles[parent]?.properties.first { $0.keyPath == slot.keyPath && $0.arguments == slot.arguments }
        guard var row else { return nil }
        row.inheritedFrom = row.inheritedFrom ?? parent
        return row
    }

    private mutating func initial(_ slot: PropertySlot, _ contender: Contender, _ scope: VariableScope) -> ComputedProperty? {
        guard let text = slot.definition.defaultText else { return nil }
        let file = SourceFile(name: "<default of \(slot.definition.owner).\(slot.definition.keyPath)>", text: text)
        return convert(SourceSpan(file, file.range), .css, slot, scope).map { row(slot, $0, contender) }
    }

    private mutating func inherit(
        into properties: inout [ComputedProperty], _ element: ElementID, _ className: String, declared: [Contender]
    ) {
        guard let parent = styler.tree.parent(of: element), let style = styles[parent] else { return }
        let taken = Set(declared.map { slots[$0.slot].key })
        for row in style.properties {
            guard let found = styler.registry.property(row.keyPath, ofClass: className), found.definition.isInherited else { continue }
            let slot = PropertySlot(definition: found.definition, keyPath: row.keyPath, arguments: row.arguments)
            guard !taken.contains(slot.key) else { continue }
            var row = row
            row.inheritedFrom = row.inheritedFrom ?? parent
            properties.append(row)
        }
    }

    // MARK: Conversion

    private mutating func convert(
        _ value: SourceSpan, _ dialect: Dialect, _ slot: PropertySlot, _ scope: VariableScope
    ) -> ConversionCache.Outcome? {
        let expression = cache.expression(value, dialect)
        let key = ConversionCache.Key(
            value: value, dialect: dialect, type: slot.definition.type, property: slot.keyPath,
            scope: expression.variableNames.isEmpty && dialect == .css ? 0 : scope.id)
        if let known = cache.outcome(key) { return known }
        let conversion = PropertyConversion(
            definition: slot.definition, keyPath: slot.keyPath, registry: styler.registry, environment: styler.environment)
        let (outcome, faults) = conversion.convert(expression, in: scope)
        diagnostics += faults
        cache.keep(outcome, for: key)
        return outcome
    }

    private mutating func reportUnknownTypes() {
        var seen: Set<String> = []
        for element in order {
            let type = styler.tree.type(of: element)
            guard styler.registry.classDefinition(type) == nil, seen.insert(type).inserted else { continue }
            let names = styler.registry.classes.flatMap { [$0.name] + ($0.name.hasPrefix("UI") ? [String($0.name.dropFirst(2))] : []) }
            diagnostics.append(
                Diagnostic(
                    "element.unknown-type", .warning,
                    "unknown type \"\(styler.tree.writtenType(of: element))\"\(Suggestion.phrase(for: type, in: names))",
                    at: styler.tree.span(of: element)))
        }
    }
}
