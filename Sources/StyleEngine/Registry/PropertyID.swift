/// One property of one class, as one pack or script registered it: a number that a registry gives out.
///
/// It means the same in all snapshots of a registry, and keeps its meaning where a script fails and its registrations go: who
/// registers the same again gets the same one, and nobody else ever gets it. The numbers of two registries that were made apart
/// have nothing to do with each other.
public struct PropertyID: Hashable, Sendable, BitwiseCopyable {
    fileprivate let rawValue: UInt32

    /// What a definition has that no registry has taken.
    public static let unregistered = PropertyID(rawValue: 0)
}

/// Numbers the properties of a registry and of all its copies.
final class PropertyIdentities {
    private var numbers: [Key: UInt32] = [:]

    private struct Key: Hashable {
        let provider: String
        let owner: String
        let keyPath: String
        let isPrefix: Bool
    }

    /// The number of a property, or of the property that holds the object at a key path.
    ///
    /// - Parameter owner: the class as the provider calls it; whoever else has a class of that name has another provider.
    func id(of keyPath: String, on owner: String, by provider: String, isPrefix: Bool = false) -> PropertyID {
        let key = Key(provider: provider, owner: owner, keyPath: PropertyRegistry.folded(keyPath), isPrefix: isPrefix)
        if let known = numbers[key] { return PropertyID(rawValue: known) }
        let number = UInt32(numbers.count + 1)
        numbers[key] = number
        return PropertyID(rawValue: number)
    }
}
