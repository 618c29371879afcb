/// A property with its key path and arguments, as rules set it on elements of one class.
struct PropertySlot {
    let definition: PropertyDefinition
    let property: StyledProperty
    /// Last component of the key path.
    let name: String

    var keyPath: String { property.keyPath }
    var arguments: [PropertyArgument] { property.arguments }

    init(_ resolved: ResolvedProperty, arguments: [PropertyArgument]) {
        definition = resolved.definition
        property = resolved.styled(arguments)
        name = resolved.name
    }

    /// Whether a value of one is a value of the other, on whatever classes.
    func isOfSameProperty(as other: PropertySlot) -> Bool {
        keyPath == other.keyPath && arguments == other.arguments && definition.type == other.definition.type
    }
}
