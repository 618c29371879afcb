import StyleValues

/// An object that receives an element's values, with the values it had before the first one came.
final class HostObject {
    private let object: AnyObject
    private var originals: [String: StyleValue] = [:]

    init(_ object: AnyObject) { self.object = object }

    /// Gives changed values to the object, in order; where a value goes, the object's own comes back.
    func take(_ changes: [StyleChange], registry: PropertyRegistry, className: String) {
        for change in changes {
            guard let property = registry.property(change.keyPath, ofClass: className), let set = property.definition.set else { continue }
            let arguments = change.arguments.map(\.value)
            let key = ([change.keyPath] + arguments).joined(separator: "\0")
            if originals[key] == nil, let original = property.definition.get?(object, arguments) { originals[key] = original }
            guard let value = change.new ?? originals[key] else { continue }
            _ = set(object, value, arguments)
        }
    }
}
