import StyleDiagnostics
import StyleValues

extension Styler {
    /// Computes the styles that changes concern, gives new values to attached objects and returns what changed, in
    /// document order. Nothing happens while a pass is running or its changes are given out, or while the styler is off;
    /// what a hook changes waits for the next pass.
    @discardableResult
    public func apply() -> [StyleChange] { applyNow().changes }

    /// The same without working out every single change: what a scheduled pass calls.
    @discardableResult
    public func applyNow() -> StyleChangeSet {
        guard isEnabled, !tree.isLocked, !isDelivering else { return .empty }
        passBegins()
        let isFull = prepare()
        if !isFull, !environmentChanged, !variablesChanged, tree.changes.isEmpty, released.isEmpty { return .empty }
        let before = isFull ? replaceTables() : (tables: tables, styles: nil)
        guard let tables else { return .empty }
        reportUnknownTypes()
        let view = TreeView(tree)
        markChanges(tables, view, isFull: isFull)
        let pass = runPass(tables, view, isFull: isFull)
        let changes = changes(pass, before: before.tables, oldStyles: before.styles, after: tables)
        pass.finish()
        return isObserved ? deliver(changes) : changes
    }

    /// Looks for the rules of an element, and of all below it, again at the next pass, whatever the tree says: for
    /// pseudo-classes that ask for something else than elements. Nil means all elements.
    public func setNeedsStyle(_ element: ElementID? = nil) {
        guard let element else {
            tree.changes.addEverything()
            return requestPass()
        }
        guard tree.isAlive(element), tree.accepts() else { return }
        tree.markSubtreeForStyle(element.index)
    }

    /// Whether something changed since the last pass.
    public var needsStyle: Bool {
        isStale || environmentChanged || variablesChanged || !tree.changes.isEmpty || !released.isEmpty
    }

    // MARK: Before

    /// Takes note of what changed besides the tree; whether everything must be styled.
    private func prepare() -> Bool {
        if isStale, typesRevision != registry.revision {
            report(registry.unresolvedReferences())
            tree.nameTypes { registry.className(forElement: $0) ?? $0 }
            typesRevision = registry.revision
            isStale = true
        }
        if tree.reader != ObjectIdentifier(self) {
            tree.reader = ObjectIdentifier(self)
            isStale = true
        }
        forgetRemovedElements()
        guard let tables, !isStale else { return true }
        if tables.index.hasUnknownTypes, tables.index.typeNames != tree.typeNames { isStale = true }
        if environmentChanged, tables.index.rules.contains(where: { $0.rule.supports != nil }) { isStale = true }
        if variablesChanged, tables.slots.usesVariables { isStale = true }
        if tables.isWasteful(elements: tree.count) { isStale = true }
        return isStale || tree.changes.needsEverything
    }

    private func forgetRemovedElements() {
        for element in tree.changes.removed {
            if let host = hosts.removeValue(forKey: element) { host.restore() }
        }
    }

    /// Makes new tables where the old ones are stale; returns the old ones with the styles of that time.
    private func replaceTables() -> (tables: StylingTables?, styles: [UInt32]?) {
        guard isStale else { return (tables, nil) }
        let old = tables
        columns.extend(to: tree.capacity)
        if let old { keepFrozenStyles(old) }
        let styles = (0..<tree.capacity).map { tree.flags[$0].contains(.isNew) ? StyleTable.empty : columns.styles[$0] }
        let made = StylingTables(
            sheets: sheets, registry: registry, tree: tree, environment: environment, order: cascadeOrder, variables: variables,
            defaults: defaults)
        report(made.index.diagnostics)
        for (element, declarations) in columns.own {
            if let inline = declarations.inline { columns.own[element]?.numbers = made.add(inline) }
        }
        for i in 0..<tree.capacity { tree.flags[i].remove(.hasFilter) }
        columns.styles.fill(with: StyleTable.empty)
        columns.scopes.fill(with: ScopeTable.global)
        columns.askedByChildren = []
        tables = made
        invalidator = nil
        isStale = false
        environmentChanged = false
        variablesChanged = false
        reportedTypes = 0
        return (old, styles)
    }

    private func markChanges(_ tables: StylingTables, _ view: TreeView, isFull: Bool) {
        var conditions: [Int] = []
        if environmentChanged {
            pass = nil
            conditions = tables.index.program.answer(environment)
            report(tables.index.program.takeFaults())
        }
        if environmentChanged || variablesChanged {
            tables.scopes.globals = variables
            let isForAll = environmentChanged || tables.defaults.usesVariables
            tables.defaults = defaults
            let (stale, faults) = tables.convertAgain(onlyScoped: !isForAll, environment)
            report(faults)
            markElements(withStyles: stale)
            environmentChanged = false
            variablesChanged = false
        }
        if !isFull {
            let invalidator = invalidator ?? Invalidator(tree: tree, view: view, dependencies: tables.index.dependencies)
            self.invalidator = invalidator
            invalidator.begin(view)
            invalidator.mark(conditions: conditions)
            invalidator.mark(tree.changes)
        }
        tree.changes.clear()
    }

    /// Marks the elements that have one of the styles, and those whose declarations were at fault.
    private func markElements(withStyles isStale: [Bool]) {
        let count = min(columns.styles.count, tree.capacity)
        let hasStale = isStale.contains(true)
        for i in 0..<count {
            let flags = tree.flags[i]
            guard flags.contains(.isAlive), !flags.contains(.isNew) else { continue }
            if flags.contains(.metFault) || hasStale && isStale[Int(columns.styles[i])] { tree.markForStyle(UInt32(i)) }
        }
    }

    // MARK: The pass

    private func runPass(_ tables: StylingTables, _ view: TreeView, isFull: Bool) -> StylePass {
        tree.isLocked = true
        defer { tree.isLocked = false }
        let refused = tree.refusedChanges
        let pass = pass(over: view, tables)
        pass.run(isFull: isFull)
        report(pass.diagnostics)
        let refusedElsewhere = tree.refusedChanges - refused - memory.faults.refusedChanges
        report(memory.faults.take())
        if refusedElsewhere > 0 {
            report([
                Diagnostic(
                    "tree.locked", .warning,
                    "the tree was changed by what is asked while it is styled (a function, a converter); the change was refused")
            ])
        }
        return pass
    }

    /// The pass that is kept, or a new one where it is of another time.
    private func pass(over view: TreeView, _ tables: StylingTables) -> StylePass {
        if let pass, pass.tables === tables {
            pass.begin(view)
            return pass
        }
        let made = StylePass(
            tables: tables, tree: tree, columns: columns, environment: environment, cascadeOrder: cascadeOrder,
            memory: memory, view: view)
        pass = made
        return made
    }

    /// Warns of types that nobody registered, each once.
    private func reportUnknownTypes() {
        guard tree.typeNames.count != reportedTypes else { return }
        reportedTypes = tree.typeNames.count
        let names = registry.classes.flatMap { [$0.name] + ($0.name.hasPrefix("UI") ? [String($0.name.dropFirst(2))] : []) }
        var seen: Set<Atom> = []
        for element in tree.allElements where seen.insert(tree.types[element.index]).inserted {
            let type = tree.type(of: element)
            guard registry.classDefinition(type) == nil else { continue }
            if let contested = registry.contestedElement(tree.writtenType(of: element)) {
                report([Diagnostic("registry.contested-name", contested.message, at: tree.span(of: element))])
                continue
            }
            report([
                Diagnostic(
                    "element.unknown-type", .warning,
                    "unknown type \"\(tree.writtenType(of: element))\"\(Suggestion.phrase(for: type, in: names))",
                    at: tree.span(of: element))
            ])
        }
    }

    // MARK: After

    /// - Parameter oldStyles: the styles before, where they are of other tables.
    private func changes(
        _ pass: StylePass, before: StylingTables?, oldStyles: [UInt32]?, after: StylingTables
    ) -> StyleChangeSet {
        var items: [StyleChangeSet.Item] = []
        if before == nil {
            // Nothing had a value: what has one now has changed.
            for element in tree.allElements where frozenStyles[element.index] == nil {
                let style = columns.styles[element.index]
                if style != StyleTable.empty { items.append(.init(element: element, old: StyleTable.empty, new: style)) }
            }
        } else if let oldStyles {
            var memory = StyleChangeSet.Memory()
            let set = StyleChangeSet(matchedElements: 0, items: [], before: before, after: after)
            for element in tree.allElements where frozenStyles[element.index] == nil {
                let i = Int(element.index)
                let item = StyleChangeSet.Item(
                    element: element, old: i < oldStyles.count ? oldStyles[i] : StyleTable.empty, new: columns.styles[i])
                if set.hasChanges(item, &memory) { items.append(item) }
            }
        } else {
            items.reserveCapacity(pass.changed.count)
            for place in 0..<pass.changed.count {
                let change = pass.changed[place]
                guard let element = tree.handle(change.element) else { continue }
                items.append(StyleChangeSet.Item(element: element, old: change.old, new: change.new))
            }
        }
        if !released.isEmpty || !kept.isEmpty { fixChanges(&items, before, after) }
        return StyleChangeSet(matchedElements: pass.matchedElements, items: items, before: before, after: after)
    }

    /// Works out the changes of elements that have something of their own to say about them.
    private func fixChanges(_ items: inout [StyleChangeSet.Item], _ before: StylingTables?, _ after: StylingTables) {
        var memory = StyleChangeSet.Memory()
        let set = StyleChangeSet(matchedElements: 0, items: [], before: before, after: after)
        for place in items.indices {
            let element = items[place].element
            if let rows = released.removeValue(forKey: element.index) {
                items[place].fixed = StyleChange.changes(of: element, from: rows, to: visibleRows(of: element.index))
            } else if let kept = kept[element.index] {
                items[place].fixed = set.changes(of: items[place], &memory).filter { change in !kept.contains { $0.covers(change) } }
            }
        }
        for (index, rows) in released.sorted(by: { $0.key < $1.key }) {
            guard let element = tree.handle(index) else { continue }
            let changes = StyleChange.changes(of: element, from: rows, to: visibleRows(of: index))
            let style = columns.styles[index]
            if !changes.isEmpty { items.append(StyleChangeSet.Item(element: element, old: style, new: style, fixed: changes)) }
        }
        released = [:]
    }

    /// Whether hooks or objects wait for changes.
    private var isObserved: Bool { willApply != nil || didApply != nil || !hosts.isEmpty }

    /// Gives the changes to hooks and objects.
    private func deliver(_ set: StyleChangeSet) -> StyleChangeSet {
        isDelivering = true
        defer { isDelivering = false }
        var memory = StyleChangeSet.Memory()
        var items: [StyleChangeSet.Item] = []
        for var item in set.items {
            guard willApply != nil || didApply != nil || hosts[item.element] != nil else {
                items.append(item)
                continue
            }
            var changes = set.changes(of: item, &memory)
            if !changes.isEmpty, let willApply { changes = willApply(item.element, changes) }
            item.fixed = changes
            items.append(item)
            if changes.isEmpty { continue }
            hosts[item.element]?.take(changes, registry: registry)
            didApply?(item.element, changes)
        }
        return StyleChangeSet(matchedElements: set.matchedElements, items: items, before: set.before, after: set.after)
    }
}
