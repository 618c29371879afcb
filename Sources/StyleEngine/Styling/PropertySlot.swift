/// A property with its key path and arguments, as rules set it on elements of one class.
struct PropertySlot {
    let definition: PropertyDefinition
    let keyPath: String
    let arguments: [PropertyArgument]

    var name: String { keyPath.split(separator: ".").last.map(String.init) ?? keyPath }
}
