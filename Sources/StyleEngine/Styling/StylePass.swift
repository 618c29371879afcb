import StyleDiagnostics
import StyleSyntax

/// One pass over the tree: finds the rules of each element that needs it, lets them compete, takes the winners.
///
/// Works on addresses taken when it begins; nothing else changes tree or tables until `finish`.
struct StylePass: ~Copyable {
    let tables: StylingTables
    let tree: ElementTree
    let columns: StyledColumns
    let own: [UInt32: OwnDeclarations]
    let environment: StyleEnvironment
    let cascadeOrder: CascadeOrder
    let view: TreeView
    let matcher: SelectorMatcher
    var styles = StyleTable.placeholder
    var diagnostics: [Diagnostic] = []
    /// Elements whose style is another one, in document order, with both.
    private(set) var changed: [Change] = []
    /// Elements whose rules were looked for.
    private(set) var matchedElements = 0
    /// Elements to freeze when the pass is over.
    private(set) var toFreeze: [UInt32] = []

    struct Change: BitwiseCopyable {
        var element: UInt32
        var old: UInt32
        var new: UInt32
    }

    // Addresses of the index
    private let candidates: UnsafePointer<RuleIndex.Candidate>
    private let entries: UnsafePointer<RuleIndex.Entry>
    private let idBuckets: UnsafePointer<RuleIndex.Bucket>
    private let classBuckets: UnsafePointer<RuleIndex.Bucket>
    private let typeBuckets: UnsafePointer<RuleIndex.Bucket>
    private let bucketCount: UInt32
    private let universal: RuleIndex.Bucket
    private let filteredNames: RuleIndex.FilteredNames
    private let conversions: UnsafePointer<ConversionTable.Conversion>
    // Addresses of the slot table; taken anew whenever it has grown, see `makeRoom`
    private var classOfType: UnsafePointer<Int32>
    private var typeCount: Int
    private var classEntries: UnsafePointer<SlotTable.ClassEntry>
    private var isInheritedSlot: UnsafePointer<Bool>
    // Columns
    private let filters: UnsafeMutablePointer<AncestorFilter>
    let styleOf: UnsafeMutablePointer<UInt32>
    let scopeOf: UnsafeMutablePointer<UInt32>
    private var scratch = PassScratch()
    // The element at hand
    var classNumber = 0
    private var classSlots: UnsafePointer<Int32>
    private var variableRules: [Int] = []
    private var hasRefusals = false
    /// Whether rules are looked for without a look at what is known of ancestors.
    var ignoresFilters = false
    /// The rules that match the element at hand, once something asks for all.
    var contenders: (element: UInt32, list: [Contender])?

    init(
        tables: StylingTables, tree: ElementTree, columns: StyledColumns, own: [UInt32: OwnDeclarations], environment: StyleEnvironment,
        cascadeOrder: CascadeOrder, memory: MatchMemory, view: TreeView
    ) {
        self.tables = tables
        self.tree = tree
        self.columns = columns
        self.own = own
        self.environment = environment
        self.cascadeOrder = cascadeOrder
        let index = tables.index
        columns.extend(to: tree.capacity)
        self.view = view
        matcher = SelectorMatcher(
            tree: tree, view: view, program: index.program, tables: index.tables, environment: environment, memory: memory)
        candidates = UnsafePointer(index.candidates.base)
        entries = UnsafePointer(index.entries.base)
        idBuckets = UnsafePointer(index.ids.base)
        classBuckets = UnsafePointer(index.classes.base)
        typeBuckets = UnsafePointer(index.types.base)
        bucketCount = UInt32(index.classes.count)
        universal = index.universal
        filteredNames = index.filteredNames(of: view)
        conversions = UnsafePointer(tables.conversions.first.base)
        classOfType = UnsafePointer(tables.slots.classOfType.base)
        typeCount = tables.slots.classOfType.count
        classEntries = UnsafePointer(tables.slots.classes.base)
        isInheritedSlot = UnsafePointer(tables.slots.isInherited.base)
        filters = columns.filters.base
        styleOf = columns.styles.base
        scopeOf = columns.scopes.base
        // Of no class so far; `begin` sets it for each element.
        classSlots = UnsafePointer(bitPattern: MemoryLayout<Int32>.alignment) ?? classOfType
        swap(&styles, &tables.styles)
        swap(&scratch, &tables.scratch)
        scratch.begin(slots: tables.slots.slots.count)
    }

    /// Gives the tables back what the pass had.
    mutating func finish() {
        // The tables by a name of their own: under the thread sanitizer the compiler takes `self.tables` for an access
        // that overlaps the one to `styles`.
        let tables = tables
        swap(&styles, &tables.styles)
        swap(&scratch, &tables.scratch)
        for element in toFreeze { view.flags[Int(element)].insert(.isFrozen) }
    }

    // MARK: The walk

    /// Styles every element (`isFull`), or those that need it.
    mutating func run(isFull: Bool) {
        let none = ElementTree.none
        var next = isFull ? tree.firstRoot : firstWithWork(tree.firstRoot, under: none)
        while next != none {
            if visit(next, isFull: isFull), view.firstChildren[Int(next)] != none {
                giveFilter(next)
                let first = view.firstChildren[Int(next)]
                let child = isFull ? first : firstWithWork(first, under: next)
                if child != none {
                    next = child
                    continue
                }
            }
            leave(next)
            while true {
                let parent = view.parents[Int(next)]
                let sibling = view.nextSiblings[Int(next)]
                let after = isFull ? sibling : firstWithWork(sibling, under: parent)
                if after != none {
                    next = after
                    break
                }
                if parent == none { return }
                next = parent
                leave(next)
            }
        }
    }

    /// The first of an element and its later siblings that has work to do: on the way to a leaf, most have none.
    @inline(__always)
    private func firstWithWork(_ element: UInt32, under parent: UInt32) -> UInt32 {
        let none = ElementTree.none
        if parent != none, !view.flags[Int(parent)].isDisjoint(with: [.changesChildren, .changesFilters]) { return element }
        var next = element
        while next != none,
            view.flags[Int(next)].isDisjoint(with: [.needsStyle, .hasWorkBelow, .changesChildren, .changesFilters])
        {
            next = view.nextSiblings[Int(next)]
        }
        return next
    }

    @inline(__always)
    private func leave(_ element: UInt32) {
        view.flags[Int(element)].subtract([.needsStyle, .hasWorkBelow, .changesChildren, .changesFilters])
    }

    /// Styles an element if it needs it; whether something below may need it too.
    @inline(__always)
    private mutating func visit(_ element: UInt32, isFull: Bool) -> Bool {
        let i = Int(element)
        let flags = view.flags[i]
        if flags.contains(.isFrozen) { return false }
        let parent = view.parents[i]
        let above = parent == ElementTree.none ? [] : view.flags[Int(parent)]
        if isFull || flags.contains(.needsStyle) || above.contains(.changesChildren) {
            restyle(element, parent)
            if flags.contains(.freezesWhenStyled) { freeze(element) }
        } else if above.contains(.changesFilters), flags.contains(.hasFilter) {
            updateFilter(element)
        }
        return isFull || !view.flags[i].isDisjoint(with: [.hasWorkBelow, .changesChildren, .changesFilters])
    }

    private mutating func freeze(_ element: UInt32) {
        view.flags[Int(element)].remove(.freezesWhenStyled)
        toFreeze.append(element)
    }

    // MARK: Filters

    /// What stands above an element.
    @inline(__always)
    private func filterAbove(_ element: UInt32) -> AncestorFilter {
        if view.hasAlternatives, view.flags[Int(element)].contains(.hasAlternativeParent) {
            // Two chains meet here; the filter lets everything pass.
            return AncestorFilter(repeating: .max)
        }
        let parent = view.matchParents[Int(element)]
        return parent == ElementTree.none ? AncestorFilter() : filters[Int(parent)]
    }

    /// Computes the filter of an element whose children are next, unless it is known.
    @inline(__always)
    private func giveFilter(_ element: UInt32) {
        let i = Int(element)
        if view.flags[i].contains(.hasFilter) { return }
        filters[i] = filterAbove(element) | filteredNames.bits(i)
        view.flags[i].insert(.hasFilter)
    }

    private func updateFilter(_ element: UInt32) {
        let i = Int(element)
        let filter = filterAbove(element) | filteredNames.bits(i)
        if filter != filters[i] {
            filters[i] = filter
            view.flags[i].insert(.changesFilters)
        }
    }

    // MARK: One element

    private mutating func restyle(_ element: UInt32, _ parent: UInt32) {
        let i = Int(element)
        matchedElements += 1
        begin(element)
        let above = filterAbove(element)
        if view.flags[i].contains(.hasFilter) { updateFilter(element) }
        take(buckets: element, above)
        let outer = parent == ElementTree.none ? ScopeTable.global : scopeOf[Int(parent)]
        var scope = outer
        if !variableRules.isEmpty || view.flags[i].contains(.hasOwnDeclarations) {
            scope = self.scope(of: element, outer: outer)
            takeOwn(element)
        }
        if hasRefusals { reportRefusals(element) }
        if parent != ElementTree.none { inherit(from: styleOf[Int(parent)]) }
        let count = collect(element, parent, scope)
        let isNew = view.flags[i].contains(.isNew)
        let old = isNew ? StyleTable.empty : styleOf[i]
        let values = UnsafeBufferPointer(start: UnsafePointer(scratch.list.base), count: count)
        let style = !isNew && styles.isStyle(old, values)
            ? old : styles.intern(values, isInherited: isInheritedSlot)
        if style != old {
            changed.append(Change(element: element, old: old, new: style))
            if !styles.handSame(old, style) { view.flags[i].insert(.changesChildren) }
        }
        if isNew {
            view.flags[i].remove(.isNew)
            view.flags[i].insert(.changesChildren)
        } else if scopeOf[i] != scope {
            view.flags[i].insert(.changesChildren)
        }
        styleOf[i] = style
        scopeOf[i] = scope
    }

    /// Starts with an element on which nothing is declared yet.
    @inline(__always)
    mutating func begin(_ element: UInt32) {
        scratch.epoch += 1
        let type = Int(view.types[Int(element)].rawValue)
        let known = type < typeCount ? Int(classOfType[type]) : -1
        classNumber = known >= 0 ? known : newClassNumber(ofType: view.types[Int(element)])
        classSlots = UnsafePointer(classEntries[classNumber].slots)
        if !variableRules.isEmpty { variableRules.removeAll(keepingCapacity: true) }
        hasRefusals = false
        if contenders != nil { contenders = nil }
    }

    /// Lets the rules of an element's buckets compete.
    @inline(__always)
    private mutating func take(buckets element: UInt32, _ above: AncestorFilter) {
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
    private mutating func take(_ bucket: UnsafePointer<RuleIndex.Bucket>, _ element: UInt32, _ above: AncestorFilter) {
        if bucket.pointee.isEmpty { return }
        takeRules(bucket.pointee, element, above)
    }

    private mutating func takeRules(_ bucket: RuleIndex.Bucket, _ element: UInt32, _ above: AncestorFilter) {
        offer(bucket.firstCandidate, bucket.candidateEnd)
        var next = entries + Int(bucket.firstEntry)
        let end = entries + Int(bucket.entryEnd)
        while next < end {
            if above.holds(next.pointee.mask) { take(next, element) }
            next += 1
        }
    }

    @inline(__always)
    private mutating func take(_ entry: UnsafePointer<RuleIndex.Entry>, _ element: UInt32) {
        let entry = entry.pointee
        if entry.condition >= 0, !matcher.answers[Int(entry.condition)] { return }
        if !entry.isSimple, !matcher.matches(Int(entry.selector), element) { return }
        if entry.hasVariables { variableRules.append(Int(entry.rule)) }
        offer(entry.firstCandidate, entry.candidateEnd)
    }

    @inline(__always)
    private mutating func offer(_ first: UInt32, _ end: UInt32) {
        var next = candidates + Int(first)
        let end = candidates + Int(end)
        while next < end {
            let candidate = next.pointee
            next += 1
            var slot = classSlots[Int(candidate.name)]
            if slot < 0 {
                slot = self.slot(ofName: Int(candidate.name))
                if slot < 0 {
                    hasRefusals = true
                    continue
                }
            }
            offer(Int(slot), UInt64(candidate.key), DeclarationSource(declaration: candidate.declaration))
        }
    }

    @inline(__always)
    private mutating func offer(_ slot: Int, _ rank: UInt64, _ source: DeclarationSource) {
        let base = scratch.epoch << 32
        let winner = scratch.winners.base + slot
        guard base | rank >= winner.pointee.key else { return }
        if winner.pointee.key < base { scratch.touched.base[slot >> 6] |= 1 << UInt64(slot & 63) }
        winner.pointee.key = base | rank
        winner.pointee.source = source
    }

    /// The class of a type that no element had so far.
    private mutating func newClassNumber(ofType type: Atom) -> Int {
        let number = tables.slots.classNumber(ofType: type)
        makeRoom()
        return number
    }

    /// The slot of a name on the class at hand, for the first time.
    private mutating func slot(ofName name: Int) -> Int32 {
        let slot = tables.slots.slot(ofName: name, classNumber: classNumber)
        makeRoom()
        return slot
    }

    /// Makes the scratch as large as the number of slots, which may have grown.
    private mutating func makeRoom() {
        classOfType = UnsafePointer(tables.slots.classOfType.base)
        typeCount = tables.slots.classOfType.count
        classEntries = UnsafePointer(tables.slots.classes.base)
        isInheritedSlot = UnsafePointer(tables.slots.isInherited.base)
        scratch.extend(to: tables.slots.slots.count)
    }

    /// Inherited values stand where nothing is declared.
    @inline(__always)
    private mutating func inherit(from style: UInt32) {
        let values = styles.handedDown(by: style)
        if values.isEmpty { return }
        let base = scratch.epoch << 32
        for entry in values {
            let map = classEntries[classNumber]
            var slot = Int(entry.slot) < map.inheritedCount ? map.inherited[Int(entry.slot)] : SlotTable.unknown
            if slot < 0 {
                if slot == SlotTable.refused { continue }
                slot = tables.slots.inheritedSlot(of: Int(entry.slot), classNumber: classNumber)
                makeRoom()
                if slot < 0 { continue }
            }
            let winner = scratch.winners.base + Int(slot)
            if winner.pointee.key >= base { continue }
            scratch.touched.base[Int(slot) >> 6] |= 1 << UInt64(slot & 63)
            winner.pointee = PassScratch.Winner(key: base, source: entry.source.inherited, outcome: entry.outcome)
        }
    }

    /// Puts the winners into the list, by slot; returns their number.
    @inline(__always)
    private mutating func collect(_ element: UInt32, _ parent: UInt32, _ scope: UInt32) -> Int {
        var count = 0
        for word in 0..<scratch.touched.count {
            var bits = scratch.touched.base[word]
            if bits == 0 { continue }
            scratch.touched.base[word] = 0
            while bits != 0 {
                let slot = word << 6 | bits.trailingZeroBitCount
                bits &= bits - 1
                let winner = scratch.winners.base[slot]
                if winner.source.isInherited {
                    scratch.list.base[count] = StyleTable.Entry(slot: UInt32(slot), outcome: winner.outcome, source: winner.source)
                    count += 1
                    continue
                }
                if !winner.source.isOwn {
                    let conversion = conversions[winner.source.number]
                    if conversion.kind == .value, conversion.slot == slot, scope == 0 || !conversion.isScoped {
                        scratch.list.base[count] = StyleTable.Entry(slot: UInt32(slot), outcome: conversion.outcome, source: winner.source)
                        count += 1
                        continue
                    }
                }
                if let entry = settle(slot, winner, element, parent, scope) {
                    scratch.list.base[count] = entry
                    count += 1
                }
            }
        }
        return count
    }

    // MARK: What few elements need

    /// Lets an element's own declarations compete.
    private mutating func takeOwn(_ element: UInt32) {
        guard let own = own[element] else { return }
        for number in own.numbers {
            let declaration = tables.own[number]
            switch tables.slots.slot(of: declaration, className: tables.slots.className(classNumber)) {
            case .failure(let refusal): diagnostics.append(refusal.diagnostic)
            case .success(let slot):
                makeRoom()
                let rank = declaration.isImportant ? tables.index.importantInlineRank : tables.index.inlineRank
                offer(slot, UInt64(rank) * 2, DeclarationSource(own: number))
            }
        }
    }

    private mutating func reportRefusals(_ element: UInt32) {
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
    private func scope(of element: UInt32, outer: UInt32) -> UInt32 {
        var variables: [(variable: VariableDeclaration, priority: CascadePriority)] = []
        for number in variableRules {
            let rule = tables.index.rules[number]
            let priority = CascadePriority(
                origin: rule.origin, isImportant: false, layer: rule.layer,
                specificity: cascadeOrder == .order ? Specificity() : rule.rule.specificity, order: rule.order)
            variables += rule.rule.variables.map { ($0, priority) }
        }
        variables.sort { $0.priority < $1.priority }
        let own = own[element]
        return tables.scopes.scope(
            outer: outer, variables.map(\.variable) + (own?.inline?.variables ?? []) + (own?.variables ?? []))
    }
}
