/// A property with its key path and arguments, as rules set it on elements of one class.
struct PropertySlot {
    let definition: PropertyDefinition
    let keyPath: String
    let arguments: [PropertyArgument]
    /// Last component of the key path.
    let name: String

    init(definition: PropertyDefinition, keyPath: String, arguments: [PropertyArgument]) {
        self.definition = definition
        self.keyPath = keyPath
        self.arguments = arguments
        name = keyPath.split(separator: ".").last.map(String.init) ?? keyPath
    }

    /// Whether a value of one is a value of the other, on whatever classes.
    func isOfSameProperty(as other: PropertySlot) -> Bool {
        keyPath == other.keyPath && arguments == other.arguments && definition.type == other.definition.type
    }
}
