import StyleValues

/// An object that receives an element's values, with the values it had before the first one came.
final class HostObject {
    private let object: AnyObject
    private var originals: [Key: StyleValue] = [:]
    private var className = ""

    private struct Key: Hashable {
        let keyPath: String
        let arguments: [String]
    }

    init(_ object: AnyObject) { self.object = object }

    /// Gives changed values to the object, in order; where a value goes, the object's own comes back.
    func take(_ changes: [StyleChange], registry: PropertyRegistry, className: String) {
        self.className = className
        for change in changes where !give(change, registry.property(change.keyPath, ofClass: className)) {
            (object as? any StyleTarget)?.setStyle(change.new, of: change.keyPath, arguments: change.arguments)
        }
    }

    /// Whether the property's own setter took the value.
    private func give(_ change: StyleChange, _ property: ResolvedProperty?) -> Bool {
        guard let property, let set = property.definition.set, let object = property.object(from: object) else { return false }
        let key = Key(keyPath: change.keyPath, arguments: change.arguments.map(\.value))
        if originals[key] == nil, let original = property.definition.get?(object, key.arguments) { originals[key] = original }
        guard let value = change.new ?? originals[key] else { return false }
        if change.new == nil { originals[key] = nil }
        return set(object, value, key.arguments)
    }

    /// Gives the object all its own values back: its element is gone.
    func restore(registry: PropertyRegistry) {
        for (key, value) in originals {
            guard let property = registry.property(key.keyPath, ofClass: className), let set = property.definition.set,
                let object = property.object(from: object)
            else { continue }
            _ = set(object, value, key.arguments)
        }
        originals = [:]
    }
}
