import StyleValues

/// An object that receives an element's values, with the values it had before the first one came.
final class HostObject {
    private let object: AnyObject
    private var originals: [StyledProperty: Original] = [:]

    private struct Original {
        let value: StyleValue
        /// Gives it back, whatever is registered by then.
        let property: ResolvedProperty
    }

    init(_ object: AnyObject) { self.object = object }

    /// Gives changed values to the object, in order; where a value goes, the object's own comes back.
    func take(_ changes: [StyleChange], registry: PropertyRegistry) {
        for change in changes where !give(change, registry) {
            (object as? any StyleTarget)?.setStyle(change.new, of: change.property)
        }
    }

    /// Whether the property's own setter took the value.
    private func give(_ change: StyleChange, _ registry: PropertyRegistry) -> Bool {
        let original = originals[change.property]
        guard let property = registry.property(change.property) ?? original?.property,
            let set = property.definition.set,
            let object = property.object(from: object)
        else { return false }
        let arguments = change.arguments.map(\.value)
        let before = original?.value ?? property.definition.get?(object, arguments)
        originals[change.property] = change.new == nil ? nil : before.map { Original(value: $0, property: property) }
        guard let value = change.new ?? before else { return false }
        return set(object, value, arguments)
    }

    /// Gives the object all its own values back: its element is gone.
    func restore() {
        for (key, original) in originals {
            guard let set = original.property.definition.set, let object = original.property.object(from: object) else {
                continue
            }
            _ = set(object, original.value, key.arguments.map(\.value))
        }
        originals = [:]
    }
}
