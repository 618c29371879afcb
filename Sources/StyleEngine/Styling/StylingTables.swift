import StyleDiagnostics
import StyleExpressions
import StyleSyntax

/// Everything computed from one set of sheets and one registry: thrown away when either changes.
final class StylingTables {
    let registry: PropertyRegistry
    let index: RuleIndex
    let slots: SlotTable
    let conversions: ConversionTable
    let compiled = CompiledConversions()
    let scopes: ScopeTable
    /// Of the present environment.
    @exclusivity(unchecked) var defaults: DefaultValues
    @exclusivity(unchecked) var styles = StyleTable()
    @exclusivity(unchecked) var derivations = DerivationTable()
    /// Declarations of single elements.
    @exclusivity(unchecked) private(set) var own: [Declaration] = []
    /// Texts parsed once.
    private var expressions: [SourceSpan: MathExpression] = [:]
    /// Rules whose useless declarations were reported for a class.
    private var reported: Set<UInt64> = []
    private var rows: [UInt32: [ComputedProperty]] = [:]
    /// Values of composed rows that children asked for, so that each has one number.
    private var composedOutcomes: [ComposedKey: UInt32] = [:]

    private struct ComposedKey: Hashable {
        let style: UInt32
        let slot: Int
    }

    init(
        sheets: [IndexedSheet], registry: PropertyRegistry, tree: ElementTree, environment: StyleEnvironment,
        order: CascadeOrder, variables: VariableTable, defaults: DefaultValues
    ) {
        self.registry = registry
        self.defaults = defaults
        index = RuleIndex(sheets: sheets, registry: registry, tree: tree, environment: environment, order: order)
        scopes = ScopeTable(globals: variables)
        slots = SlotTable(names: index.names, scopes: scopes, registry: registry, tree: tree)
        conversions = ConversionTable(declarations: index.declarations.count)
    }

    func expression(_ span: SourceSpan, _ dialect: Dialect) -> MathExpression {
        if let known = expressions[span] { return known }
        let expression = MathExpression.parse(span, grammar: .value, dialect: dialect)
        expressions[span] = expression
        return expression
    }

    func declaration(_ source: DeclarationSource) -> Declaration {
        source.isOwn ? own[source.number] : index.declaration(source.number)
    }

    /// Numbers declarations of an element.
    func add(_ block: DeclarationBlock) -> [Int] {
        own += block.declarations
        return Array(own.count - block.declarations.count..<own.count)
    }

    /// Whether the rule's useless declarations are still to be reported for the class.
    func takesReport(rule: Int, classNumber: Int) -> Bool {
        reported.insert(UInt64(classNumber) << 32 | UInt64(rule)).inserted
    }

    /// Whether so much of the tables is of the past that new ones are cheaper.
    func isWasteful(elements: Int) -> Bool {
        styles.count > elements * 4 + 4096 || scopes.count > elements * 4 + 4096 || own.count > elements * 8 + 4096
            || conversions.outcomes.count > index.declarations.count * 8 + elements * 4 + 4096
    }

    /// Converts everything again, under other variables or in another environment.
    ///
    /// - Returns: which styles hold a value that is another one now.
    func convertAgain(onlyScoped: Bool, _ environment: StyleEnvironment) -> (stale: [Bool], faults: [Diagnostic]) {
        var faults: [Diagnostic] = []
        var changed: Set<ConversionTable.Key> = []
        if !onlyScoped { conversions.forgetDefaults() }
        compiled.begin(registry, environment, bareNames: scopes.globals.injectedNames)
        for (key, old) in conversions.all {
            if onlyScoped, !old.isScoped { continue }
            if old.kind == .initial || old.kind == .unset || old.kind == .inherit {
                changed.insert(key.withoutScope)
                continue
            }
            guard old.kind == .value || old.kind == .fault else { continue }
            let (new, outcome, more) = makeConversion(key, environment, again: old.isScoped)
            faults += more
            if let outcome, old.kind == .value {
                let before = conversions[old.outcome]
                if before.value == outcome.value, before.text == outcome.text { continue }
            }
            if new.kind == .fault, old.kind == .fault { continue }
            conversions.keep(new, outcome, for: key)
            changed.insert(key.withoutScope)
        }
        derivations.removeAll()
        guard !changed.isEmpty else { return ([], faults) }
        let stale = (0..<styles.count).map { style in
            styles.entries(of: UInt32(style)).contains {
                changed.contains(ConversionTable.Key(source: $0.source.own, slot: Int32($0.slot), scope: 0))
            }
        }
        return (stale, faults)
    }

    // MARK: Rows

    /// The rows of a style, sorted by key path, then arguments, bytewise; without the ancestors of inherited ones.
    func rows(of style: UInt32) -> [ComputedProperty] {
        if let known = rows[style] { return known }
        let entries = styles.entries(of: style)
        var made: [ComputedProperty]
        if entries.contains(where: { StyleComposition.concerns(slots[Int($0.slot)].definition) }) {
            made = StyleComposition(registry: registry, defaults: defaults).composed(
                entries.map { (row($0), slots[Int($0.slot)].definition) })
        } else {
            made = entries.map(row)
        }
        made.sort { $0.sortKey < $1.sortKey }
        rows[style] = made
        return made
    }

    /// The value that shorthands or parts in a style come to for a property, by number, and the declaration that has the
    /// last word in it.
    func composedValue(of slot: Int, in style: UInt32) -> (outcome: UInt32, source: DeclarationSource)? {
        let wanted = slots[slot]
        guard
            let row = rows(of: style).first(where: { $0.keyPath == wanted.keyPath && $0.arguments == wanted.arguments }
            ),
            let entry = styles.entries(of: style).first(where: { declaration($0.source).nameSpan == row.span }),
            let made = registry.property(wanted.keyPath, ofClass: slots[Int(entry.slot)].definition.owner),
            made.definition.type == wanted.definition.type
        else { return nil }
        let key = ComposedKey(style: style, slot: slot)
        if let known = composedOutcomes[key] { return (known, entry.source) }
        let number = conversions.add(ConversionTable.Outcome(value: row.value, text: row.text))
        composedOutcomes[key] = number
        return (number, entry.source)
    }

    /// Strength in the cascade: the greater wins. Of an element's own declarations the later one is the stronger.
    private func rank(_ source: DeclarationSource) -> UInt64? {
        if source.isInherited { return nil }
        guard source.isOwn else { return (UInt64(index.declarations[source.number].rank) * 2 + 1) << 30 }
        return UInt64(own[source.number].isImportant ? index.importantInlineRank : index.inlineRank) * 2 << 30
            + UInt64(source.number)
    }

    func row(_ entry: StyleTable.Entry) -> ComputedProperty {
        let slot = slots[Int(entry.slot)]
        let source = entry.source
        let outcome = conversions[entry.outcome]
        let rule = source.isOwn ? nil : index.rules[Int(index.declarations[source.number].rule)]
        return ComputedProperty(
            property: slot.property, name: slot.name, affects: slot.definition.affects, value: outcome.value, text: outcome.text,
            span: declaration(source).nameSpan, selector: rule?.rule.selector.text,
            specificity: rule?.rule.specificity, origin: rule?.origin ?? .inline, isInherited: source.isInherited,
            rank: rank(source))
    }
}
