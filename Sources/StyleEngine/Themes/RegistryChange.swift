/// What a theme registered, as far as it must be known to take it back.
struct RegistryChange {
    private let before: PropertyRegistry
    private let revision: Int

    init(from before: PropertyRegistry, to after: PropertyRegistry) {
        self.before = before
        revision = after.revision
    }

    /// The registry without what was registered; nil if somebody registered more since.
    func undone(in registry: PropertyRegistry) -> PropertyRegistry? {
        if before.revision == revision { return registry }
        guard registry.revision == revision else { return nil }
        var undone = before
        // Equal numbers mean equal contents.
        undone.revision = revision + 1
        return undone
    }
}
