import StyleDiagnostics
import StyleSyntax

/// Gathers what a `RuleIndex` lays out: rules with compiled selectors, buckets, ranks.
struct RuleIndexBuilder: ~Copyable {
    let registry: PropertyRegistry
    let environment: StyleEnvironment
    let order: CascadeOrder
    var compiler: SelectorCompiler
    var rules: [RuleIndex.Rule] = []
    var records: [RuleIndex.DeclarationRecord] = []
    var names: [RuleIndex.DeclarationName] = []
    var buckets: [BucketKey: Draft] = [:]
    let dependencies = DependencyTable()
    var inlineRank: UInt32 = 0
    var importantInlineRank: UInt32 = 0
    var diagnostics: [Diagnostic] = []
    private var priorities: [CascadePriority] = []
    private var nameNumbers: [NameKey: Int] = [:]
    private var reportedMedia: Set<String> = []
    private var mediaConditions: [String: Int] = [:]

    /// A bucket in the making: rules that ask for its name alone, and all others.
    struct Draft {
        var merged: [Int] = []
        var entries: [(rule: Int, isSimple: Bool, ancestors: [(AncestorFilter.NameKind, UInt32)])] = []
    }

    private struct NameKey: Hashable {
        let keyPath: String
        let arguments: [String]
    }

    init(registry: PropertyRegistry, tree: ElementTree, environment: StyleEnvironment, order: CascadeOrder) {
        self.registry = registry
        self.environment = environment
        self.order = order
        compiler = SelectorCompiler(registry: registry, tree: tree)
    }

    consuming func takeProgram() -> SelectorProgram { compiler.takeProgram() }

    // MARK: Rules

    mutating func read(_ sheets: [IndexedSheet]) {
        var order = 0
        let layers = LayerPositions(sheets)
        for (number, indexed) in sheets.enumerated() where indexed.isActive {
            for rule in indexed.sheet.rules {
                defer { order += rule.declarations.count + 1 }
                let condition = self.condition(rule, indexed)
                if let supports = rule.supports, !supports.holds(declaration: { registry.supports($0, environment) }) {
                    continue
                }
                add(
                    rule, indexed.origin, layer: layers.position(rule.layer, indexed.origin), order: order,
                    condition: condition, sheet: number)
            }
        }
    }

    /// The number of the rule's media condition; -1 without one.
    private mutating func condition(_ rule: StyleRule, _ indexed: IndexedSheet) -> Int {
        guard let media = rule.media, let query = indexed.media[media.text] else { return -1 }
        let key = "\(indexed.id.rawValue) \(media.text)"
        if reportedMedia.insert(key).inserted { diagnostics += query.diagnostics }
        if let known = mediaConditions[key] { return known }
        let number = compiler.addCondition { query.matches($0) }
        mediaConditions[key] = number
        return number
    }

    private mutating func add(_ rule: StyleRule, _ origin: Origin, layer: Int, order: Int, condition: Int, sheet: Int) {
        var rule = rule
        let selector = registry.qualified(rule.selector)
        if selector != rule.selector {
            rule.selector = selector
            rule.specificity = selector.specificity
        }
        let start = compiler.compile(selector, at: rule.span)
        let number = rules.count
        rules.append(
            RuleIndex.Rule(
                rule: rule, origin: origin, layer: layer, order: order, firstDeclaration: records.count,
                selector: start,
                condition: condition, sheet: sheet))
        let specificity = self.order == .order ? Specificity() : rule.specificity
        for (offset, declaration) in rule.declarations.enumerated() {
            records.append(
                RuleIndex.DeclarationRecord(rule: UInt32(number), rank: 0, name: UInt32(name(of: declaration))))
            priorities.append(
                CascadePriority(
                    origin: origin, isImportant: declaration.isImportant, layer: layer, specificity: specificity,
                    order: order + offset))
        }
        guard let subject = rule.selector.compounds.last else { return }
        let keys = keys(of: subject)
        let isSimple = rule.selector.compounds.count == 1 && subject.isBare
        let ancestors = ancestorNames(rule.selector)
        for key in keys {
            if isSimple, condition < 0, rule.variables.isEmpty {
                buckets[key, default: Draft()].merged.append(number)
            } else {
                buckets[key, default: Draft()].entries.append((number, isSimple, ancestors))
            }
        }
        dependencies.add(rule.selector, subjects: keys, condition: condition, &compiler)
    }

    private mutating func name(of declaration: Declaration) -> Int {
        let key = NameKey(
            keyPath: declaration.keyPath, arguments: declaration.arguments.flatMap { [$0.name ?? "\0", $0.value] })
        if let known = nameNumbers[key] { return known }
        nameNumbers[key] = names.count
        names.append(RuleIndex.DeclarationName(declaration: declaration))
        return names.count - 1
    }

    /// The buckets of a selector with that subject; none if it matches nothing.
    private mutating func keys(of subject: CompoundSelector) -> [BucketKey] {
        let atoms = compiler.tree
        if let id = subject.id { return [BucketKey(kind: .id, name: atoms.atoms.intern(id).rawValue)] }
        if let name = subject.classes.last {
            return [BucketKey(kind: .styleClass, name: atoms.atoms.intern(name).rawValue)]
        }
        guard let type = subject.type else { return [BucketKey(kind: .any)] }
        switch compiler.names(type) {
        case .one(let name): return [BucketKey(kind: .type, name: name.rawValue)]
        case .several(let names): return names.sorted().map { BucketKey(kind: .type, name: $0) }
        case .nothing: return []
        }
    }

    /// Names that must occur above the subject: those of compounds reached by descendant and child combinators alone.
    private mutating func ancestorNames(_ selector: Selector) -> [(AncestorFilter.NameKind, UInt32)] {
        var names: [(AncestorFilter.NameKind, UInt32)] = []
        var isAbove = false
        for index in selector.compounds.indices.reversed() {
            let compound = selector.compounds[index]
            if index < selector.compounds.count - 1 {
                let combinator = selector.compounds[index + 1].combinator
                isAbove = combinator == .descendant || combinator == .child
            }
            guard isAbove else { continue }
            for name in compound.classes { names.append((.styleClass, compiler.tree.atoms.intern(name).rawValue)) }
            if let id = compound.id { names.append((.id, compiler.tree.atoms.intern(id).rawValue)) }
            if let type = compound.type, case .one(let name) = compiler.names(type) {
                names.append((.type, name.rawValue))
            }
        }
        return names
    }

    // MARK: Ranks

    /// Ranks all declarations, and inline ones among them.
    mutating func rank() {
        let sorted = records.indices.sorted { (priorities[$0], $0) < (priorities[$1], $1) }
        for (rank, number) in sorted.enumerated() { records[number].rank = UInt32(rank) }
        func below(_ isImportant: Bool) -> UInt32 {
            let inline = CascadePriority(
                origin: .inline, isImportant: isImportant, layer: 0, specificity: Specificity(), order: 0)
            return UInt32(priorities.count { $0 < inline })
        }
        inlineRank = below(false)
        importantInlineRank = below(true)
    }
}

extension CompoundSelector {
    /// Whether it asks for one name and nothing else.
    fileprivate var isBare: Bool {
        let names = (id == nil ? 0 : 1) + classes.count + (type == nil ? 0 : 1)
        return names <= 1 && attributes.isEmpty && pseudoClasses.isEmpty
    }
}
