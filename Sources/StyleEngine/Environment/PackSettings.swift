/// Settings of packs: one value a type, such as the base of a pack's paddings.
public struct PackSettings: Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    /// No settings.
    public init() {}

    /// The settings of a type; nil where nobody set them.
    public subscript<Setting: Sendable>(_ type: Setting.Type) -> Setting? {
        get { values[ObjectIdentifier(type)] as? Setting }
        set { values[ObjectIdentifier(type)] = newValue }
    }
}
