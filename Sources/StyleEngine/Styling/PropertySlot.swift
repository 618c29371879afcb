/// A property with its key path and arguments, as rules set it on elements of one class.
struct PropertySlot {
    let definition: PropertyDefinition
    let keyPath: String
    let arguments: [PropertyArgument]

    var name: String { keyPath.split(separator: ".").last.map(String.init) ?? keyPath }

    /// Sorts as rows are printed: by key path, then arguments, bytewise.
    var key: String { keyPath + "\0" + arguments.map(\.value).joined(separator: "\0") }
}
