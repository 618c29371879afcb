import StyleDiagnostics
import StyleSyntax

/// The properties that declarations set, numbered; what a declaration means on a class is found out once.
struct SlotTable {
    private var slots: [PropertySlot] = []
    private var numbers: [String: Int] = [:]
    private var known: [Key: Result<Int, ArgumentMatching.Refusal>] = [:]

    private struct Key: Hashable {
        let name: SourceSpan
        let keyPath: String
        let className: String
    }

    subscript(number: Int) -> PropertySlot { slots[number] }

    /// The number of the property that a declaration sets on elements of a class, or why it sets none.
    mutating func slot(
        for declaration: Declaration, className: String, in registry: PropertyRegistry
    ) -> Result<Int, ArgumentMatching.Refusal> {
        let key = Key(name: declaration.nameSpan, keyPath: declaration.keyPath, className: className)
        if let result = known[key] { return result }
        let result = find(declaration, className, registry)
        known[key] = result
        return result
    }

    private mutating func find(
        _ declaration: Declaration, _ className: String, _ registry: PropertyRegistry
    ) -> Result<Int, ArgumentMatching.Refusal> {
        guard let property = registry.property(declaration.keyPath, ofClass: className) else {
            return .failure(ArgumentMatching.Refusal(diagnostic: Self.unknown(declaration, className, registry)))
        }
        return ArgumentMatching.match(declaration.arguments, to: property.definition, in: registry).map { arguments in
            let slot = PropertySlot(definition: property.definition, keyPath: property.keyPath, arguments: arguments)
            if let number = numbers[slot.key] { return number }
            numbers[slot.key] = slots.count
            slots.append(slot)
            return slots.count - 1
        }
    }

    private static func unknown(_ declaration: Declaration, _ className: String, _ registry: PropertyRegistry) -> Diagnostic {
        let written = declaration.keyPath
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
