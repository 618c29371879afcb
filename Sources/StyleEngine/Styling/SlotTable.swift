import StyleDiagnostics
import StyleSyntax

/// The properties that declarations set, numbered, and what each declared name means on each class.
final class SlotTable {
    @exclusivity(unchecked) private(set) var slots: [PropertySlot] = []
    /// Whether children take the value, by slot.
    @exclusivity(unchecked) private(set) var isInherited = Column<Bool>()
    private var numbers: [Key: Int] = [:]
    private var classNumbers: [String: Int] = [:]
    private var classNames: [String] = []
    /// Slots by name and by parent's slot, of each class.
    private var maps: [ClassMap] = []
    /// The same by address, and by type of element.
    @exclusivity(unchecked) private(set) var classes = Column<ClassEntry>()
    @exclusivity(unchecked) private(set) var classOfType = Column<Int32>()
    /// Whether an argument was written as a variable: another value of it means other slots.
    @exclusivity(unchecked) private(set) var usesVariables = false
    private let names: [RuleIndex.DeclarationName]
    private let scopes: ScopeTable
    private let registry: PropertyRegistry
    private let tree: ElementTree

    /// What the pass reads of a class.
    struct ClassEntry: BitwiseCopyable {
        /// Number of the class that its properties come from: key paths mean the same on classes of one shape.
        var shape: UInt32
        /// Slot of each declared name; see the constants.
        var slots: UnsafeMutablePointer<Int32>
        /// The slot that takes the value of a parent's slot.
        var inherited: UnsafeMutablePointer<Int32>
        var inheritedCount: Int
    }

    /// In place of a slot: not looked up yet; there is none.
    static let unknown: Int32 = -1
    static let refused: Int32 = -2

    private final class ClassMap {
        var slots: Column<Int32>
        var inherited = Column<Int32>()

        init(names: Int) { slots = Column(repeating: SlotTable.unknown, count: max(names, 1)) }
    }

    private struct Key: Hashable {
        let property: StyledProperty
        /// Where a nearer class hides it, a property has another name than where none does.
        let keyPath: String
    }

    init(names: [RuleIndex.DeclarationName], scopes: ScopeTable, registry: PropertyRegistry, tree: ElementTree) {
        self.names = names
        self.scopes = scopes
        self.registry = registry
        self.tree = tree
    }

    subscript(number: Int) -> PropertySlot { slots[number] }

    // MARK: Classes

    /// The number of the class whose properties elements of a type have: its own, or for an unknown type the
    /// registry's fallback.
    func classNumber(ofType type: Atom) -> Int {
        let index = Int(type.rawValue)
        classOfType.extend(to: index + 1, with: -1)
        if classOfType[index] >= 0 { return Int(classOfType[index]) }
        let name = tree.atoms.name(of: type)
        let number = classNumber(registry.classDefinition(name) != nil ? name : registry.fallbackClass ?? name)
        classOfType[index] = Int32(number)
        return number
    }

    func className(_ number: Int) -> String { classNames[number] }

    private func classNumber(_ name: String) -> Int {
        if let known = classNumbers[name] { return known }
        let owner = registry.propertyClass(of: name)
        let shape = owner == name ? maps.count : classNumber(owner)
        let (map, number) = (ClassMap(names: names.count), maps.count)
        maps.append(map)
        classNames.append(name)
        classNumbers[name] = number
        classes.append(
            ClassEntry(shape: UInt32(shape), slots: map.slots.base, inherited: map.inherited.base, inheritedCount: 0))
        return number
    }

    // MARK: Slots

    /// The slot of a declared name on a class, or `refused`.
    func slot(ofName name: Int, classNumber: Int) -> Int32 {
        let known = maps[classNumber].slots[name]
        if known != Self.unknown { return known }
        let slot: Int32
        switch self.slot(of: names[name].declaration, className: classNames[classNumber]) {
        case .success(let number): slot = Int32(number)
        case .failure: slot = Self.refused
        }
        maps[classNumber].slots[name] = slot
        return slot
    }

    /// The slot that takes the value of a parent's slot on a class, or `refused`.
    func inheritedSlot(of slot: Int, classNumber: Int) -> Int32 {
        let map = maps[classNumber]
        if slot >= map.inherited.count {
            map.inherited.extend(to: slots.count, with: Self.unknown)
            classes[classNumber].inherited = map.inherited.base
            classes[classNumber].inheritedCount = map.inherited.count
        }
        if map.inherited[slot] != Self.unknown { return map.inherited[slot] }
        let source = slots[slot]
        var found = Self.refused
        if let property = registry.property(source.keyPath, ofClass: classNames[classNumber]), property.definition.isInherited,
            property.definition.type == source.definition.type
        {
            found = Int32(number(PropertySlot(property, arguments: source.arguments)))
        }
        map.inherited[slot] = found
        return found
    }

    /// The property that a declaration sets on elements of a class, or why it sets none.
    func slot(of declaration: Declaration, className: String) -> Result<Int, ArgumentMatching.Refusal> {
        guard let property = registry.property(declaration.keyPath, ofClass: className) else {
            return .failure(ArgumentMatching.Refusal(diagnostic: unknownProperty(declaration, className)))
        }
        let variables = ArgumentVariables(globals: scopes.globals)
        if declaration.arguments.contains(where: ArgumentVariables.names) { usesVariables = true }
        return variables.resolved(declaration.arguments).flatMap { arguments in
            ArgumentMatching.match(arguments, to: property.definition, in: registry)
        }.map { arguments in
            number(PropertySlot(property, arguments: arguments))
        }
    }

    private func number(_ slot: PropertySlot) -> Int {
        let key = Key(property: slot.property, keyPath: slot.keyPath)
        if let known = numbers[key] { return known }
        numbers[key] = slots.count
        slots.append(slot)
        isInherited.append(slot.definition.isInherited)
        return slots.count - 1
    }

    private func unknownProperty(_ declaration: Declaration, _ className: String) -> Diagnostic {
        let written = declaration.keyPath
        if let contested = registry.contestedProperty(written, ofClass: className) {
            return Diagnostic("registry.contested-name", contested.message, at: declaration.nameSpan)
        }
        let owners = registry.owners(ofProperty: written)
        guard owners.isEmpty else {
            let list = owners.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
            return Diagnostic(
                "property.not-of-class", .warning, "\"\(className)\" has no property \"\(written)\"; \(list) \(owners.count == 1 ? "has" : "have")",
                at: declaration.nameSpan)
        }
        return Diagnostic(
            "property.unknown", .warning,
            "unknown property \"\(written)\"\(Suggestion.phrase(for: written, in: registry.propertySpellings(ofClass: className)))",
            at: declaration.nameSpan)
    }
}
