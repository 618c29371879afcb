import StyleSyntax

/// The tree's changes once more, so that a host needs one object.
extension Styler {
    // MARK: Structure

    /// Adds an element; see `ElementTree.insert`.
    @discardableResult
    public func insert(
        _ type: String, id: String? = nil, classes: [String] = [], text: String? = nil,
        attributes: [(name: String, value: String)] = [], into parent: ElementID? = nil, at position: Int? = nil, isAside: Bool = false
    ) -> ElementID {
        tree.insert(
            registry.className(forElement: type) ?? type, id: id, classes: classes, text: text, attributes: attributes,
            writtenType: type, into: parent, at: position, isAside: isAside)
    }

    /// Adds an element for the object at a key path of another one, `titleLabel` of a button say: selectors find it
    /// below its owner by the class that the registry has for the path.
    ///
    /// - Returns: nil if the owner's class has no such key path.
    @discardableResult
    public func insertNested(_ keyPath: String, of owner: ElementID, classes: [String] = [], object: AnyObject? = nil) -> ElementID? {
        guard tree.isAlive(owner),
            let prefix = registry.keyPathPrefix(keyPath, ofClass: registry.classDefinition(tree.type(of: owner))?.name ?? registry.fallbackClass ?? "")
        else { return nil }
        let element = tree.insert(prefix.className, classes: classes, into: owner, isAside: true)
        if let object { attach(object, to: element) }
        return element
    }

    public func move(_ element: ElementID, to parent: ElementID?, at position: Int? = nil) {
        tree.move(element, to: parent, at: position)
    }

    public func remove(_ element: ElementID) { tree.remove(element) }

    // MARK: Facts

    public func addClass(_ name: String, to element: ElementID) { tree.addClass(name, to: element) }

    public func removeClass(_ name: String, from element: ElementID) { tree.removeClass(name, from: element) }

    public func setState(_ name: String, _ isOn: Bool, of element: ElementID) { tree.setState(name, isOn, of: element) }

    public func setID(_ id: String?, of element: ElementID) { tree.setID(id, of: element) }

    public func setAttribute(_ name: String, _ value: String?, of element: ElementID) {
        tree.setAttribute(name, value, of: element)
    }

    // MARK: Objects

    /// Lets an object receive the values of an element through the setters of its properties; at the next pass it
    /// gets all that the element has.
    public func attach(_ object: AnyObject, to element: ElementID) {
        guard tree.isAlive(element) else { return }
        hosts[element] = HostObject(object)
        if !visibleRows(of: element.index).isEmpty {
            released[element.index] = []
            requestPass()
        }
    }

    /// Takes the object away; it keeps the values it has.
    public func detach(_ element: ElementID) { hosts[element] = nil }

    // MARK: Opting out

    /// Takes an element, with all below it, out of styling, or back in. Out, everything keeps the values it has; an
    /// element that was never styled is styled once before.
    public func setStyled(_ isStyled: Bool, _ element: ElementID) {
        guard tree.isAlive(element), tree.accepts() else { return }
        if !isStyled {
            if tree.flags[element.index].contains(.isNew) { return applyOnce(element) }
            tree.flags[element.index].insert(.isFrozen)
            return
        }
        tree.flags[element.index].subtract([.isFrozen, .freezesWhenStyled])
        release(below: element.index)
        tree.markSubtreeForStyle(element.index)
    }

    /// Takes an element, with all below it, out of styling, also where it was never styled: then it has no values.
    public func leaveUnstyled(_ element: ElementID) {
        guard tree.isAlive(element), tree.accepts() else { return }
        tree.flags[element.index].insert(.isFrozen)
    }

    public func isStyled(_ element: ElementID) -> Bool {
        tree.isAlive(element) && tree.flags[element.index].isDisjoint(with: [.isFrozen, .freezesWhenStyled])
    }

    /// Styles an element with all below it at the next pass, and never again until `setStyled(true, …)`.
    public func applyOnce(_ element: ElementID) {
        guard tree.isAlive(element), tree.accepts() else { return }
        tree.flags[element.index].remove(.isFrozen)
        release(below: element.index)
        tree.flags[element.index].insert(.freezesWhenStyled)
        tree.markSubtreeForStyle(element.index)
    }

    /// Lets a property of an element keep the value it has, or be styled again. What children inherit is not
    /// touched.
    public func setStyled(_ isStyled: Bool, property keyPath: String, of element: ElementID) {
        guard tree.isAlive(element), tree.accepts() else { return }
        let path = PropertyRegistry.folded(keyPath)
        let rows = visibleRows(of: element.index)
        var list = (kept[element.index] ?? []).filter { $0.keyPath != path }
        if !isStyled {
            var property = KeptProperty(keyPath: path, rows: [])
            property.rows = rows.filter { property.covers($0) }
            list.append(property)
        } else if list.count == kept[element.index]?.count ?? 0 {
            return
        } else {
            released[element.index] = rows
            requestPass()
        }
        kept[element.index] = list.isEmpty ? nil : list
    }

    /// Keeps the rows of frozen elements of tables that go.
    func keepFrozenStyles(_ tables: StylingTables) {
        for i in 0..<tree.capacity where tree.flags[i].contains(.isAlive) && tree.flags[i].contains(.isFrozen) {
            forEachElement(below: UInt32(i)) { element in
                if frozenStyles[element] == nil, !tree.flags[element].contains(.isNew) {
                    frozenStyles[element] = tables.rows(of: columns.styles[element])
                }
            }
        }
    }

    /// Remembers what the elements of a frozen part have, for the difference when they are styled again.
    private func release(below element: UInt32) {
        guard !frozenStyles.isEmpty else { return }
        forEachElement(below: element) { below in
            if let rows = frozenStyles.removeValue(forKey: below) { released[below] = rows }
        }
    }

    /// Visits an element and all below it.
    private func forEachElement(below element: UInt32, _ body: (UInt32) -> Void) {
        var next = element
        while true {
            body(next)
            if tree.firstChildren[next] != ElementTree.none {
                next = tree.firstChildren[next]
                continue
            }
            while next != element, tree.nextSiblings[next] == ElementTree.none { next = tree.parents[next] }
            if next == element { return }
            next = tree.nextSiblings[next]
        }
    }
}
