/// Attributes of text by name: `font`, `foregroundColor`, `kern`, `paragraphStyle.lineSpacing` …
public struct TextAttributes: Hashable, Sendable {
    /// Values by canonical name; those of paragraph and shadow by key path, `shadow.shadowOffset`.
    public var entries: [String: StyleValue]

    /// Attributes from values by canonical name.
    public init(_ entries: [String: StyleValue] = [:]) { self.entries = entries }

    /// The value of an attribute by canonical name; nil where it is not set.
    public subscript(name: String) -> StyleValue? {
        get { entries[name] }
        set { entries[name] = newValue }
    }

    /// The names in bytewise order.
    public var names: [String] { entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    /// Canonical text: `(font: Arial 9, kern: -1)`; nil if a value has none.
    public var text: String? {
        var parts: [String] = []
        for name in names {
            guard let text = entries[name]?.text else { return nil }
            parts.append("\(name): \(text)")
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }
}
