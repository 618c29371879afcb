import StyleDiagnostics

/// A property with its value as text, as it stands in a rule or a `style` attribute.
public struct Declaration: Sendable {
    /// The key path as written, with the names of enclosing `name @{ … }` blocks: `layer.border-width`.
    public var keyPath: String
    /// Arguments as written.
    public var arguments: [Argument]
    /// The value: from its first byte to its last, comments inside included, without `!important`.
    public var value: SourceSpan
    public var isImportant: Bool
    /// The dialect that the value is written in.
    public var dialect: Dialect
    /// Where the name stands (first byte of the name to its last, arguments excluded).
    public var nameSpan: SourceSpan

    public init(
        keyPath: String, arguments: [Argument] = [], value: SourceSpan, isImportant: Bool = false, dialect: Dialect,
        nameSpan: SourceSpan
    ) {
        self.keyPath = keyPath
        self.arguments = arguments
        self.value = value
        self.isImportant = isImportant
        self.dialect = dialect
        self.nameSpan = nameSpan
    }

    /// Last component of the key path, as written.
    public var name: String { keyPath.split(separator: ".").last.map(String.init) ?? keyPath }

    /// `title(selected)`, `title__selected`: a case without a name; `title[state:selected]`: with one.
    public struct Argument: Sendable {
        public var name: String?
        public var value: String
        public var span: SourceSpan

        public init(name: String?, value: String, span: SourceSpan) {
            self.name = name
            self.value = value
            self.span = span
        }
    }
}

/// A variable with its value as text.
public struct VariableDeclaration: Sendable {
    /// Name without `$`, `@` or `--`.
    public var name: String
    public var value: SourceSpan
    /// Whether it was declared as a bare word (`.cas`), so that a bare word may mean it.
    public var isBare: Bool
    /// Whether it was declared as `--x`: then `initial`, `inherit`, `unset` and `revert` are no texts, as in CSS.
    public var isCustomProperty: Bool
    /// Whether `!important` stands after the value.
    public var isImportant: Bool
    /// The cascade layer's full name; nil outside any `@layer`, and inside of rules, which have one themselves.
    public var layer: String?
    public var dialect: Dialect
    public var nameSpan: SourceSpan

    public init(
        name: String, value: SourceSpan, isBare: Bool = false, isCustomProperty: Bool = false, isImportant: Bool = false,
        dialect: Dialect, nameSpan: SourceSpan
    ) {
        self.name = name
        self.value = value
        self.isBare = isBare
        self.isCustomProperty = isCustomProperty
        self.isImportant = isImportant
        self.dialect = dialect
        self.nameSpan = nameSpan
    }
}
