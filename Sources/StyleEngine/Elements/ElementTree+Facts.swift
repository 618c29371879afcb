import StyleDiagnostics

extension ElementTree {
    // MARK: Facts of an element

    /// Name of its class as registered, or the name written.
    public func type(of element: ElementID) -> String { atoms.name(of: types[element.index]) }

    /// Its name in the view's source.
    public func writtenType(of element: ElementID) -> String { atoms.name(of: writtenTypes[element.index]) }

    public func id(of element: ElementID) -> String? {
        let atom = ids[element.index]
        return atom == .none ? nil : atoms.name(of: atom)
    }

    public func classes(of element: ElementID) -> [String] {
        classList.names(classRanges[element.index]).map { atoms.name(of: $0) }
    }

    /// Names of its states in the order they were set.
    public func states(of element: ElementID) -> [String] {
        (stateTable.lists[element.index] ?? []).map { atoms.name(of: $0) }
    }

    public func text(of element: ElementID) -> String? { details[Int(element.index)]?.text }

    /// Attributes other than id, class and style, in the order of the source.
    public func attributes(of element: ElementID) -> [(name: String, value: String)] {
        details[Int(element.index)]?.attributes ?? []
    }

    public func attribute(_ name: String, of element: ElementID) -> String? {
        details[Int(element.index)]?.attributes.first { $0.name == name }?.value
    }

    /// Where the element stands in a view's source.
    public func span(of element: ElementID) -> SourceSpan? { details[Int(element.index)]?.span }

    public func hasClass(_ name: String, _ element: ElementID) -> Bool {
        guard isAlive(element), let atom = atoms.find(name) else { return false }
        return classList.contains(atom, classRanges[element.index])
    }

    public func hasState(_ name: String, _ element: ElementID) -> Bool {
        guard let atom = atoms.find(PropertyRegistry.folded(name)) else { return false }
        return stateTable.has(atom, element.index)
    }

    /// Whether the element stands beside its siblings, as bar items and controllers do.
    public func isAside(_ element: ElementID) -> Bool { flags[element.index].contains(.isAside) }

    // MARK: Changes

    public func setID(_ id: String?, of element: ElementID) {
        guard isAlive(element), accepts() else { return }
        let (old, new) = (ids[element.index], id.map { atoms.intern($0) } ?? .none)
        guard old != new else { return }
        ids[element.index] = new
        if old != .none { changes.add(.id(old), of: element.index) }
        if new != .none { changes.add(.id(new), of: element.index) }
        note(.anyID, of: element.index)
    }

    /// Adds a style class; nothing happens if the element has it.
    public func addClass(_ name: String, to element: ElementID) {
        guard isAlive(element), accepts() else { return }
        let atom = atoms.intern(name)
        var range = classRanges[element.index]
        guard !classList.contains(atom, range) else { return }
        classList.append(atom, to: &range)
        classRanges[element.index] = range
        compactClassesIfWasteful()
        changes.add(.styleClass(atom), of: element.index)
        noteChange()
    }

    public func removeClass(_ name: String, from element: ElementID) {
        guard isAlive(element), let atom = atoms.find(name) else { return }
        var range = classRanges[element.index]
        guard classList.contains(atom, range), accepts() else { return }
        classList.remove(atom, from: &range)
        classRanges[element.index] = range
        changes.add(.styleClass(atom), of: element.index)
        noteChange()
    }

    /// Gives an element exactly these classes.
    public func setClasses(_ names: [String], of element: ElementID) {
        guard isAlive(element) else { return }
        let old = classes(of: element)
        for name in old where !names.contains(name) { removeClass(name, from: element) }
        for name in names { addClass(name, to: element) }
    }

    /// Switches a state such as `selected` on or off. `enabled` is the opposite of `disabled`.
    public func setState(_ name: String, _ isOn: Bool, of element: ElementID) {
        guard isAlive(element), accepts() else { return }
        let folded = PropertyRegistry.folded(name)
        if folded == "enabled" { return setState("disabled", !isOn, of: element) }
        let atom = atoms.intern(folded)
        if let bits = stateTable.set(atom, isOn, of: element.index) {
            stateBits[element.index] = bits
            note(.state(atom), of: element.index)
        }
    }

    /// Sets an attribute, or takes it away with nil.
    public func setAttribute(_ name: String, _ value: String?, of element: ElementID) {
        guard isAlive(element), accepts() else { return }
        let details = self.details[Int(element.index)]
        var attributes = details?.attributes ?? []
        switch (attributes.firstIndex { $0.name == name }, value) {
        case (let place?, let value?): attributes[place].value = value
        case (let place?, nil): attributes.remove(at: place)
        case (nil, let value?): attributes.append((name, value))
        case (nil, nil): return
        }
        self.details[Int(element.index)] = ElementDetails(text: details?.text, attributes: attributes, span: details?.span)
        note(.attribute(atoms.intern(name)), of: element.index)
    }

    /// Sets the text that the element shows.
    public func setText(_ text: String?, of element: ElementID) {
        guard isAlive(element), accepts() else { return }
        let details = self.details[Int(element.index)]
        self.details[Int(element.index)] = ElementDetails(text: text, attributes: details?.attributes ?? [], span: details?.span)
        note(.ownFacts, of: element.index)
    }
}
