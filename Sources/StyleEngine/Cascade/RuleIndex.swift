import StyleDiagnostics
import StyleSyntax

/// The rules of all sheets, found by what their subject must be: id, class, type, or anything.
///
/// For each name there is a bucket. What rules whose selector is that name alone declare is merged there to the
/// strongest declaration of each property name; other rules stand beside it with a mask of the names that must
/// occur above the element. Declarations are ranked once, so that the cascade of an element is comparing numbers.
/// Source of the buckets and the filter: Stylo's selector map and Bloom filter.
final class RuleIndex {
    // Written while the index is made and never after, but for the answers of conditions between two passes.
    /// A rule of a sheet with what the cascade must know of it.
    struct Rule {
        let rule: StyleRule
        let origin: Origin
        /// Position of the layer among all, from 1; 0 for none.
        let layer: Int
        /// Order of its first declaration among all.
        let order: Int
        /// Number of its first declaration.
        let firstDeclaration: Int
        /// Start of its selector's steps.
        let selector: Int
        /// The condition of its media, -1 for none.
        let condition: Int
        /// Number of its sheet among those of the styler.
        let sheet: Int
    }

    /// A declaration by number: its rule, and its place in the total order of the cascade.
    struct DeclarationRecord: BitwiseCopyable {
        var rule: UInt32
        var rank: UInt32
        /// Number of its key path and arguments as written.
        var name: UInt32
    }

    /// A declaration that an element has if it is in the bucket, or if the entry matches.
    struct Candidate: BitwiseCopyable {
        var name: UInt32
        /// Twice the rank, plus 1: inline declarations take the even numbers between.
        var key: UInt32
        var declaration: UInt32
    }

    /// Candidates that come together, as a range of all.
    struct Offer: BitwiseCopyable {
        var first: UInt32
        var end: UInt32
    }

    /// The number of the offer without candidates.
    static let noOffer: UInt32 = 0

    /// A rule that needs more than the name of its bucket.
    struct Entry: BitwiseCopyable {
        /// Names that must occur above the element.
        var mask: AncestorFilter
        var selector: UInt32
        var rule: UInt32
        var offer: UInt32
        var condition: Int32
        /// Whether the bucket's name is all that the selector asks for.
        var isSimple: Bool
        var hasVariables: Bool
    }

    /// What a name leads to, as ranges of the flat arrays.
    struct Bucket: BitwiseCopyable {
        /// What the rules that ask for the name alone declare.
        var offer = RuleIndex.noOffer
        var firstEntry: UInt32 = 0
        var entryEnd: UInt32 = 0
        /// The rules merged into the offer.
        var firstRule: UInt32 = 0
        var ruleEnd: UInt32 = 0

        /// Whether no rule is found here.
        var isEmpty: Bool { offer == RuleIndex.noOffer && firstEntry == entryEnd }
    }

    @exclusivity(unchecked) var rules: [Rule] = []
    @exclusivity(unchecked) var declarations = Column<DeclarationRecord>()
    var names: [DeclarationName] = []
    @exclusivity(unchecked) var program: SelectorProgram
    let tables: SelectorMatcher.Tables
    @exclusivity(unchecked) var candidates = Column<Candidate>()
    @exclusivity(unchecked) var offers = Column<Offer>(repeating: Offer(first: 0, end: 0), count: 1)
    @exclusivity(unchecked) var entries = Column<Entry>()
    @exclusivity(unchecked) var mergedRules = Column<UInt32>()
    /// Buckets by atom; atoms made later have none.
    @exclusivity(unchecked) var ids = Column<Bucket>()
    @exclusivity(unchecked) var classes = Column<Bucket>()
    @exclusivity(unchecked) var types = Column<Bucket>()
    @exclusivity(unchecked) var universal = Bucket()
    let dependencies: DependencyTable
    /// Names that stand left of a combinator: only those go into the filters.
    @exclusivity(unchecked) var filteredTypes = Column<Bool>()
    @exclusivity(unchecked) var filteredClasses = Column<Bool>()
    @exclusivity(unchecked) var filteredIDs = Column<Bool>()
    /// Ranks below normal and important inline declarations.
    @exclusivity(unchecked) var inlineRank: UInt32 = 0
    @exclusivity(unchecked) var importantInlineRank: UInt32 = 0
    var diagnostics: [Diagnostic] = []
    let hasUnknownTypes: Bool
    let typeNames: Set<Atom>

    /// Key path and arguments as written: declarations of one name mean one property of a class.
    struct DeclarationName {
        let declaration: Declaration
    }

    /// Indexes all rules whose `@supports` conditions the registry fulfils; media conditions are asked later.
    init(
        sheets: [IndexedSheet], registry: PropertyRegistry, tree: ElementTree, environment: StyleEnvironment,
        order: CascadeOrder
    ) {
        var builder = RuleIndexBuilder(registry: registry, tree: tree, environment: environment, order: order)
        builder.read(sheets)
        builder.rank()
        hasUnknownTypes = builder.compiler.hasUnknownTypes
        typeNames = tree.typeNames
        diagnostics = builder.diagnostics + builder.compiler.diagnostics
        rules = builder.rules
        names = builder.names
        dependencies = builder.dependencies
        inlineRank = builder.inlineRank
        importantInlineRank = builder.importantInlineRank
        let buckets = builder.buckets
        for record in builder.records { declarations.append(record) }
        program = builder.takeProgram()
        _ = program.answer(environment)
        diagnostics += program.takeFaults()
        tables = SelectorMatcher.Tables(program)
        for column in [0, 1, 2] { prepare(column, count: tree.atoms.count) }
        lay(out: buckets)
    }

    private func prepare(_ column: Int, count: Int) {
        switch column {
        case 0:
            ids.extend(to: count, with: Bucket())
            filteredIDs.extend(to: count, with: false)
        case 1:
            classes.extend(to: count, with: Bucket())
            filteredClasses.extend(to: count, with: false)
        default:
            types.extend(to: count, with: Bucket())
            filteredTypes.extend(to: count, with: false)
        }
    }

    /// Lays the buckets out one after the other.
    private func lay(out buckets: [BucketKey: RuleIndexBuilder.Draft]) {
        for (key, draft) in buckets.sorted(by: { $0.key < $1.key }) {
            var bucket = Bucket()
            bucket.firstRule = UInt32(mergedRules.count)
            for rule in draft.merged { mergedRules.append(UInt32(rule)) }
            bucket.ruleEnd = UInt32(mergedRules.count)
            bucket.offer = addOffer(of: draft.merged)
            bucket.firstEntry = UInt32(entries.count)
            for (rule, isSimple, ancestors) in draft.entries {
                entries.append(
                    Entry(
                        mask: mask(ancestors), selector: UInt32(rules[rule].selector), rule: UInt32(rule),
                        offer: addOffer(of: [rule]),
                        condition: Int32(rules[rule].condition), isSimple: isSimple,
                        hasVariables: !rules[rule].rule.variables.isEmpty))
            }
            bucket.entryEnd = UInt32(entries.count)
            switch key.kind {
            case .id: ids[key.name] = bucket
            case .styleClass: classes[key.name] = bucket
            case .type: types[key.name] = bucket
            case .any: universal = bucket
            }
        }
    }

    private func mask(_ ancestors: [(AncestorFilter.NameKind, UInt32)]) -> AncestorFilter {
        var mask = AncestorFilter()
        for (kind, name) in ancestors {
            mask |= AncestorFilter.bits(kind, name)
            switch kind {
            case .type: filteredTypes[name] = true
            case .styleClass: filteredClasses[name] = true
            case .id: filteredIDs[name] = true
            }
        }
        return mask
    }

    /// Adds the strongest declaration of each name among those of the rules; returns the number of the offer.
    private func addOffer(of rules: [Int]) -> UInt32 {
        let first = UInt32(candidates.count)
        var strongest: [UInt32: Candidate] = [:]
        var order: [UInt32] = []
        for rule in rules {
            let record = self.rules[rule]
            for number in record.firstDeclaration..<record.firstDeclaration + record.rule.declarations.count {
                let declaration = declarations[number]
                let candidate = Candidate(
                    name: declaration.name, key: declaration.rank * 2 + 1, declaration: UInt32(number))
                if let known = strongest[declaration.name] {
                    if candidate.key > known.key { strongest[declaration.name] = candidate }
                } else {
                    order.append(declaration.name)
                    strongest[declaration.name] = candidate
                }
            }
        }
        for name in order {
            if let candidate = strongest[name] { candidates.append(candidate) }
        }
        if first == UInt32(candidates.count) { return Self.noOffer }
        offers.append(Offer(first: first, end: UInt32(candidates.count)))
        return UInt32(offers.count - 1)
    }

    // MARK: Lookup

    /// The declaration of a number.
    func declaration(_ number: Int) -> Declaration {
        let rule = rules[Int(declarations[number].rule)]
        return rule.rule.declarations[number - rule.firstDeclaration]
    }

    /// The names that selectors ask for above a subject, by address.
    struct FilteredNames {
        private let types: UnsafePointer<Bool>
        private let ids: UnsafePointer<Bool>
        private let classes: UnsafePointer<Bool>
        private let count: Int

        /// - Parameter index: must outlive the value.
        fileprivate init(_ index: RuleIndex) {
            types = UnsafePointer(index.filteredTypes.base)
            ids = UnsafePointer(index.filteredIDs.base)
            classes = UnsafePointer(index.filteredClasses.base)
            count = index.filteredClasses.count
        }

        /// The bits of an element's own names among them.
        @inline(__always)
        func bits(_ view: TreeView, _ element: Int) -> AncestorFilter {
            var filter = AncestorFilter()
            let type = Int(view.types[element].rawValue)
            if type < count, types[type] { filter |= AncestorFilter.bits(.type, UInt32(type)) }
            let id = Int(view.ids[element].rawValue)
            if id < count, ids[id] { filter |= AncestorFilter.bits(.id, UInt32(id)) }
            let range = view.classRanges[element]
            var next = view.classes + Int(range.start)
            let end = next + Int(range.count)
            while next < end {
                let name = Int(next.pointee)
                if name < count, classes[name] { filter |= AncestorFilter.bits(.styleClass, UInt32(name)) }
                next += 1
            }
            return filter
        }
    }

    var filteredNames: FilteredNames { FilteredNames(self) }
}
