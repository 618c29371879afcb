/// Texts by key, for `localized()`.
public struct StringTable: Hashable, Sendable {
    public var entries: [String: String]

    public init(_ entries: [String: String] = [:]) { self.entries = entries }

    /// The text of a key; nil if the table has none.
    public subscript(key: String) -> String? { entries[key] }
}
