import StyleDiagnostics
import StyleSyntax

/// Styles the elements of a tree that need it: finds the rules of each, and the style that follows from them.
///
/// Works on addresses taken when a pass begins; nothing else changes tree or tables while it runs. Kept from one pass
/// to the next, since of a small change beginning and end are the most.
final class StylePass {
    let tables: StylingTables
    let tree: ElementTree
    let columns: StyledColumns
    let environment: StyleEnvironment
    let cascadeOrder: CascadeOrder
    let matcher: SelectorMatcher
    @exclusivity(unchecked) private(set) var view: TreeView
    @exclusivity(unchecked) var diagnostics: [Diagnostic] = []
    /// Elements whose style is another one, in document order, with both.
    @exclusivity(unchecked) private(set) var changed = Column<Change>()
    /// Elements whose rules were looked for.
    @exclusivity(unchecked) private(set) var matchedElements = 0
    /// Elements to freeze when the pass is over.
    @exclusivity(unchecked) var toFreeze: [UInt32] = []

    /// Which elements in the same situation have the style of the one at hand.
    enum Sharing {
        /// Those whose class has the same properties.
        case shape
        /// Those of its class: what the class has no property for is reported.
        case ownClass
        /// None: more went into it.
        case nobody
    }

    struct Change: BitwiseCopyable {
        var element: UInt32
        var old: UInt32
        var new: UInt32
    }

    // Addresses of the index
    let candidates: UnsafePointer<RuleIndex.Candidate>
    let offers: UnsafePointer<RuleIndex.Offer>
    private let entries: UnsafePointer<RuleIndex.Entry>
    private let idBuckets: UnsafePointer<RuleIndex.Bucket>
    private let classBuckets: UnsafePointer<RuleIndex.Bucket>
    private let typeBuckets: UnsafePointer<RuleIndex.Bucket>
    let bucketCount: UInt32
    private let universal: RuleIndex.Bucket
    let conversions: UnsafePointer<ConversionTable.Conversion>
    let filteredNames: RuleIndex.FilteredNames
    // Addresses of the slot table; taken anew whenever it has grown, see `makeRoom`
    @exclusivity(unchecked) private var classOfType: UnsafePointer<Int32>
    @exclusivity(unchecked) private var typeCount = 0
    @exclusivity(unchecked) private(set) var classEntries: UnsafePointer<SlotTable.ClassEntry>
    @exclusivity(unchecked) private(set) var isInheritedSlot: UnsafePointer<Bool>
    // Columns
    @exclusivity(unchecked) private(set) var filters: UnsafeMutablePointer<AncestorFilter>
    @exclusivity(unchecked) private(set) var styleOf: UnsafeMutablePointer<UInt32>
    @exclusivity(unchecked) private(set) var scopeOf: UnsafeMutablePointer<UInt32>
    @exclusivity(unchecked) private var derivationOf: UnsafeMutablePointer<UInt32>
    @exclusivity(unchecked) var scratch = PassScratch()
    // The element at hand
    @exclusivity(unchecked) private(set) var classNumber = 0
    /// Offers of the rules that match.
    @exclusivity(unchecked) private var matched = Column<UInt32>()
    @exclusivity(unchecked) private(set) var variableRules: [Int] = []
    /// Whether any element so far had a declaration that its class has no property for.
    @exclusivity(unchecked) var hasReportedRefusals = false
    /// Whether rules are looked for without a look at what is known of ancestors.
    @exclusivity(unchecked) var ignoresFilters = false
    @exclusivity(unchecked) var sharing = Sharing.shape
    /// The rules that match the element at hand, once something asks for all.
    @exclusivity(unchecked) var contenders: (element: UInt32, list: [Contender])?

    init(
        tables: StylingTables, tree: ElementTree, columns: StyledColumns, environment: StyleEnvironment,
        cascadeOrder: CascadeOrder, memory: MatchMemory, view: TreeView
    ) {
        self.tables = tables
        self.tree = tree
        self.columns = columns
        self.environment = environment
        self.cascadeOrder = cascadeOrder
        self.view = view
        let index = tables.index
        matcher = SelectorMatcher(
            tree: tree, view: view, program: index.program, tables: index.tables, environment: environment, memory: memory)
        candidates = UnsafePointer(index.candidates.base)
        offers = UnsafePointer(index.offers.base)
        entries = UnsafePointer(index.entries.base)
        idBuckets = UnsafePointer(index.ids.base)
        classBuckets = UnsafePointer(index.classes.base)
        typeBuckets = UnsafePointer(index.types.base)
        bucketCount = UInt32(index.classes.count)
        universal = index.universal
        conversions = UnsafePointer(tables.conversions.first.base)
        classOfType = UnsafePointer(tables.slots.classOfType.base)
        classEntries = UnsafePointer(tables.slots.classes.base)
        isInheritedSlot = UnsafePointer(tables.slots.isInherited.base)
        filteredNames = index.filteredNames
        filters = columns.filters.base
        styleOf = columns.styles.base
        scopeOf = columns.scopes.base
        derivationOf = columns.derivations.base
        begin(view)
    }

    /// Begins a pass over the tree as it is now.
    func begin(_ view: TreeView) {
        self.view = view
        matcher.view = view
        matcher.memory.clear()
        columns.extend(to: tree.capacity)
        filters = columns.filters.base
        styleOf = columns.styles.base
        scopeOf = columns.scopes.base
        derivationOf = columns.derivations.base
        matchedElements = 0
        tables.derivations.begin()
        if tables.derivations.isWasteful(elements: tree.capacity) { tables.derivations.removeAll() }
        scratch.begin()
        makeRoom()
    }

    /// Ends a pass when what it found out was read.
    func finish() {
        if !diagnostics.isEmpty { diagnostics = [] }
        if changed.count > 256 { changed = Column() } else { changed.removeAll() }
    }

    /// Takes the addresses of the slot table, and makes the scratch as large as the number of slots.
    func makeRoom() {
        classOfType = UnsafePointer(tables.slots.classOfType.base)
        typeCount = tables.slots.classOfType.count
        classEntries = UnsafePointer(tables.slots.classes.base)
        isInheritedSlot = UnsafePointer(tables.slots.isInherited.base)
        scratch.extend(to: tables.slots.slots.count)
    }

    // MARK: One element

    /// Looks for the rules of an element and gives it the style that follows.
    /// - Parameter above: the names that stand above it.
    func restyle(_ element: UInt32, _ parent: UInt32, _ above: AncestorFilter) {
        let i = Int(element)
        matchedElements += 1
        begin(element)
        takeRules(of: element, above)
        let isRoot = parent == ElementTree.none
        let outer = isRoot ? ScopeTable.global : scopeOf[Int(parent)]
        var scope = outer
        let hasOwn = view.flags[i].contains(.hasOwnDeclarations)
        if hasOwn || !variableRules.isEmpty { scope = self.scope(of: element, outer: outer) }
        let setting = DerivationTable.Setting(
            shape: classEntries[classNumber].shape,
            inheritance: isRoot ? StyleTable.nothing : tables.styles.inheritance(of: styleOf[Int(parent)]),
            scope: scope)
        let offers = UnsafeBufferPointer(start: UnsafePointer(matched.base), count: matched.count)
        if !hasOwn, tables.derivations.isDerivation(derivationOf[i], setting, offers) {
            set(tables.derivations.style(of: derivationOf[i]), scope, element)
        } else {
            set(style(element, parent, setting, offers, hasOwn: hasOwn), scope, element)
        }
    }

    /// The style of an element in another situation than before.
    private func style(
        _ element: UInt32, _ parent: UInt32, _ setting: DerivationTable.Setting, _ offers: UnsafeBufferPointer<UInt32>,
        hasOwn: Bool
    ) -> UInt32 {
        let searches = !hasOwn && tables.derivations.isWorthSearching
        var derivation = searches ? tables.derivations.find(setting, offers) : DerivationTable.none
        if derivation == DerivationTable.none {
            var ofClass = setting
            ofClass.shape = DerivationTable.classBit | UInt32(truncatingIfNeeded: classNumber)
            if searches, hasReportedRefusals { derivation = tables.derivations.find(ofClass, offers) }
            if derivation == DerivationTable.none {
                let style = cascade(element, parent, setting, offers, hasOwn: hasOwn)
                if sharing == .nobody { return style }
                derivation = tables.derivations.keep(
                    style, sharing == .shape ? setting : ofClass, offers, after: derivationOf[Int(element)])
            }
        }
        derivationOf[Int(element)] = derivation
        return tables.derivations.style(of: derivation)
    }

    /// Notes the style of an element, and what children must know of it.
    @inline(__always)
    private func set(_ style: UInt32, _ scope: UInt32, _ element: UInt32) {
        let i = Int(element)
        let isNew = view.flags[i].contains(.isNew)
        let old = isNew ? StyleTable.empty : styleOf[i]
        if style != old {
            changed.append(Change(element: element, old: old, new: style))
            if !tables.styles.handSame(old, style) || !columns.askedByChildren.isEmpty && columns.askedByChildren.contains(element) {
                view.flags[i].insert(.changesChildren)
            }
            styleOf[i] = style
        }
        if isNew {
            view.flags[i].remove(.isNew)
            view.flags[i].insert(.changesChildren)
            styleOf[i] = style
        } else if scopeOf[i] != scope {
            view.flags[i].insert(.changesChildren)
        }
        scopeOf[i] = scope
    }

    /// Starts with an element for which no rule was found yet.
    @inline(__always)
    func begin(_ element: UInt32) {
        let type = Int(view.types[Int(element)].rawValue)
        let known = type < typeCount ? Int(classOfType[type]) : -1
        classNumber = known >= 0 ? known : newClassNumber(ofType: view.types[Int(element)])
        matched.removeAll()
        if !variableRules.isEmpty { variableRules.removeAll(keepingCapacity: true) }
    }

    /// The class of a type that no element had so far.
    private func newClassNumber(ofType type: Atom) -> Int {
        let number = tables.slots.classNumber(ofType: type)
        makeRoom()
        return number
    }

    // MARK: Its rules

    /// Takes what the rules in an element's buckets offer.
    @inline(__always)
    private func takeRules(of element: UInt32, _ above: AncestorFilter) {
        let i = Int(element)
        let id = view.ids[i].rawValue
        if id < bucketCount { take(idBuckets + Int(id), element, above) }
        let range = view.classRanges[i]
        var next = view.classes + Int(range.start)
        let end = next + Int(range.count)
        while next < end {
            if next.pointee < bucketCount { take(classBuckets + Int(next.pointee), element, above) }
            next += 1
        }
        let type = view.types[i].rawValue
        if type < bucketCount { take(typeBuckets + Int(type), element, above) }
        if !universal.isEmpty { takeRules(universal, element, above) }
    }

    /// Most names lead nowhere: that costs two comparisons.
    @inline(__always)
    private func take(_ bucket: UnsafePointer<RuleIndex.Bucket>, _ element: UInt32, _ above: AncestorFilter) {
        if bucket.pointee.isEmpty { return }
        takeRules(bucket.pointee, element, above)
    }

    @inline(__always)
    private func takeRules(_ bucket: RuleIndex.Bucket, _ element: UInt32, _ above: AncestorFilter) {
        if bucket.offer != RuleIndex.noOffer { matched.append(bucket.offer) }
        var next = entries + Int(bucket.firstEntry)
        let end = entries + Int(bucket.entryEnd)
        while next < end {
            if above.holds(next.pointee.mask) { take(next, element) }
            next += 1
        }
    }

    private func take(_ entry: UnsafePointer<RuleIndex.Entry>, _ element: UInt32) {
        let entry = entry.pointee
        if entry.condition >= 0, !matcher.answers[Int(entry.condition)] { return }
        if !entry.isSimple, !matcher.matches(Int(entry.selector), element) { return }
        if entry.hasVariables { variableRules.append(Int(entry.rule)) }
        if entry.offer != RuleIndex.noOffer { matched.append(entry.offer) }
    }
}
