import StyleDiagnostics

/// The tree of elements that is styled: the engine's own columns, which a host mirrors its views into.
///
/// Structure and names are flat arrays indexed by element, so that matching touches no reference. Roots are
/// siblings of each other without a parent.
public final class ElementTree {
    /// Parent, siblings and first child of each element; `none` where there is none.
    private(set) var parents: [UInt32] = []
    private(set) var previousSiblings: [UInt32] = []
    private(set) var nextSiblings: [UInt32] = []
    private(set) var firstChildren: [UInt32] = []
    private(set) var lastChildren: [UInt32] = []
    private(set) var types: [Atom] = []
    private(set) var ids: [Atom] = []
    private(set) var classes: [[Atom]] = []
    private(set) var states: [[Atom]] = []
    private var generations: [UInt32] = []
    private var details: [Details] = []
    private var freeIndices: [UInt32] = []
    private(set) var firstRoot = ElementTree.none
    private var lastRoot = ElementTree.none
    var atoms = AtomTable()
    /// Counts changes; equal numbers mean an unchanged tree.
    public private(set) var revision = 0

    /// Index of no element.
    static let none = UInt32.max

    /// What an element carries besides what selectors match by number.
    private struct Details {
        var text: String?
        var attributes: [(name: String, value: String)] = []
        var writtenType = ""
        var span: SourceSpan?
        var isAlive = true
    }

    public init() {}

    /// Number of living elements.
    public var count: Int { generations.count - freeIndices.count }

    // MARK: Building

    /// Adds an element as the last child of `parent`, or as the last root.
    ///
    /// - Parameters:
    ///   - type: name of its class as registered, or any name that selectors use.
    ///   - writtenType: the name in the view's source; `type` unless given.
    @discardableResult
    public func insert(
        _ type: String, id: String? = nil, classes: [String] = [], text: String? = nil,
        attributes: [(name: String, value: String)] = [], writtenType: String? = nil, span: SourceSpan? = nil,
        into parent: ElementID? = nil
    ) -> ElementID {
        let details = Details(text: text, attributes: attributes, writtenType: writtenType ?? type, span: span)
        let index = takeIndex(details)
        types[Int(index)] = atoms.intern(type)
        ids[Int(index)] = id.map { atoms.intern($0) } ?? .none
        self.classes[Int(index)] = Self.unique(classes.map { atoms.intern($0) })
        link(index, into: parent.map(\.index) ?? Self.none)
        revision += 1
        return ElementID(index: index, generation: generations[Int(index)])
    }

    /// Takes an element and all below it out of the tree; their handles become stale.
    public func remove(_ element: ElementID) {
        guard isAlive(element) else { return }
        unlink(element.index)
        var pending = [element.index]
        while let index = pending.popLast() {
            var child = firstChildren[Int(index)]
            while child != Self.none {
                pending.append(child)
                child = nextSiblings[Int(child)]
            }
            generations[Int(index)] += 1
            details[Int(index)] = Details(isAlive: false)
            freeIndices.append(index)
        }
        revision += 1
    }

    /// Whether the handle still means an element.
    public func isAlive(_ element: ElementID) -> Bool {
        Int(element.index) < generations.count && generations[Int(element.index)] == element.generation
            && details[Int(element.index)].isAlive
    }

    func generation(of index: UInt32) -> UInt32 { generations[Int(index)] }

    /// Names every element's class anew from the name written in its view.
    func nameTypes(_ className: (String) -> String) {
        for i in types.indices where details[i].isAlive { types[i] = atoms.intern(className(details[i].writtenType)) }
    }

    private func noteChange() { revision += 1 }

    // MARK: Facts of an element

    /// Name of its class as registered, or the name written.
    public func type(of element: ElementID) -> String { atoms.name(of: types[Int(element.index)]) }

    /// Its name in the view's source.
    public func writtenType(of element: ElementID) -> String { details[Int(element.index)].writtenType }

    public func id(of element: ElementID) -> String? {
        let atom = ids[Int(element.index)]
        return atom == .none ? nil : atoms.name(of: atom)
    }

    public func classes(of element: ElementID) -> [String] { classes[Int(element.index)].map { atoms.name(of: $0) } }

    /// Names of its states in the order they were set.
    public func states(of element: ElementID) -> [String] { states[Int(element.index)].map { atoms.name(of: $0) } }

    public func text(of element: ElementID) -> String? { details[Int(element.index)].text }

    /// Attributes other than id, class and style, in the order of the source.
    public func attributes(of element: ElementID) -> [(name: String, value: String)] {
        details[Int(element.index)].attributes
    }

    public func attribute(_ name: String, of element: ElementID) -> String? {
        details[Int(element.index)].attributes.first { $0.name == name }?.value
    }

    /// Where the element stands in a view's source.
    public func span(of element: ElementID) -> SourceSpan? { details[Int(element.index)].span }

    // MARK: Changes

    public func setID(_ id: String?, of element: ElementID) {
        guard isAlive(element) else { return }
        ids[Int(element.index)] = id.map { atoms.intern($0) } ?? .none
        revision += 1
    }

    /// Adds a style class; nothing happens if the element has it.
    public func addClass(_ name: String, to element: ElementID) {
        guard isAlive(element) else { return }
        let atom = atoms.intern(name)
        if !classes[Int(element.index)].contains(atom) { classes[Int(element.index)].append(atom) }
        revision += 1
    }

    public func removeClass(_ name: String, from element: ElementID) {
        guard isAlive(element), let atom = atoms.find(name) else { return }
        classes[Int(element.index)].removeAll { $0 == atom }
        revision += 1
    }

    /// Switches a state such as `selected` on or off. `enabled` is the opposite of `disabled`.
    public func setState(_ name: String, _ isOn: Bool, of element: ElementID) {
        guard isAlive(element) else { return }
        let folded = PropertyRegistry.folded(name)
        if folded == "enabled" { return setState("disabled", !isOn, of: element) }
        let atom = atoms.intern(folded)
        states[Int(element.index)].removeAll { $0 == atom }
        if isOn { states[Int(element.index)].append(atom) }
        revision += 1
    }

    public func hasState(_ name: String, _ element: ElementID) -> Bool {
        guard let atom = atoms.find(PropertyRegistry.folded(name)) else { return false }
        return states[Int(element.index)].contains(atom)
    }

    public func setAttribute(_ name: String, _ value: String?, of element: ElementID) {
        guard isAlive(element) else { return }
        var attributes = details[Int(element.index)].attributes
        let place = attributes.firstIndex { $0.name == name }
        switch (place, value) {
        case (let place?, let value?): attributes[place].value = value
        case (let place?, nil): attributes.remove(at: place)
        case (nil, let value?): attributes.append((name, value))
        case (nil, nil): break
        }
        details[Int(element.index)].attributes = attributes
        revision += 1
    }
}

// MARK: Links

extension ElementTree {
    private func takeIndex(_ details: Details) -> UInt32 {
        if let index = freeIndices.popLast() {
            let i = Int(index)
            parents[i] = Self.none
            previousSiblings[i] = Self.none
            nextSiblings[i] = Self.none
            firstChildren[i] = Self.none
            lastChildren[i] = Self.none
            states[i] = []
            self.details[i] = details
            return index
        }
        parents.append(Self.none)
        previousSiblings.append(Self.none)
        nextSiblings.append(Self.none)
        firstChildren.append(Self.none)
        lastChildren.append(Self.none)
        types.append(.none)
        ids.append(.none)
        classes.append([])
        states.append([])
        generations.append(0)
        self.details.append(details)
        return UInt32(generations.count - 1)
    }

    private func link(_ index: UInt32, into parent: UInt32) {
        let last = parent == Self.none ? lastRoot : lastChildren[Int(parent)]
        parents[Int(index)] = parent
        previousSiblings[Int(index)] = last
        if last != Self.none {
            nextSiblings[Int(last)] = index
        } else if parent == Self.none {
            firstRoot = index
        } else {
            firstChildren[Int(parent)] = index
        }
        if parent == Self.none { lastRoot = index } else { lastChildren[Int(parent)] = index }
    }

    private func unlink(_ index: UInt32) {
        let i = Int(index)
        let (parent, previous, next) = (parents[i], previousSiblings[i], nextSiblings[i])
        if previous != Self.none {
            nextSiblings[Int(previous)] = next
        } else if parent == Self.none {
            firstRoot = next
        } else {
            firstChildren[Int(parent)] = next
        }
        if next != Self.none {
            previousSiblings[Int(next)] = previous
        } else if parent == Self.none {
            lastRoot = previous
        } else {
            lastChildren[Int(parent)] = previous
        }
        parents[i] = Self.none
        previousSiblings[i] = Self.none
        nextSiblings[i] = Self.none
    }

    private static func unique(_ atoms: [Atom]) -> [Atom] {
        var seen: [Atom] = []
        for atom in atoms where !seen.contains(atom) { seen.append(atom) }
        return seen
    }
}

extension ElementTree {
    /// Moves an element with all below it to the end of another's children, or of the roots.
    ///
    /// - Returns: false, and nothing is done, if a handle is stale or the element would stand inside itself.
    @discardableResult
    public func move(_ element: ElementID, to parent: ElementID?) -> Bool {
        guard isAlive(element) else { return false }
        if let parent {
            guard isAlive(parent) else { return false }
            var ancestor = parent.index
            while ancestor != Self.none {
                if ancestor == element.index { return false }
                ancestor = parents[Int(ancestor)]
            }
        }
        unlink(element.index)
        link(element.index, into: parent?.index ?? Self.none)
        noteChange()
        return true
    }
}
