// Properties by identity: for all who were told of one and need not look a name up again.

extension PropertyRegistry {
    /// The definition of a property, one that another has replaced too; nil where nobody has registered it in this snapshot.
    public subscript(id: PropertyID) -> PropertyDefinition? { definitionsByID[id] }

    /// The property of an element, with the way to the object that has it; nil where a part of it is not registered.
    public func property(_ property: StyledProperty) -> ResolvedProperty? {
        guard let definition = definitionsByID[property.id] else { return nil }
        let prefixes = property.prefixes.compactMap { prefixesByID[$0] }
        guard prefixes.count == property.prefixes.count else { return nil }
        return ResolvedProperty(definition: definition, keyPath: property.keyPath, prefixes: prefixes)
    }
}
