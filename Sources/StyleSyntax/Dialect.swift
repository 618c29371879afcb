/// The two surface syntaxes of stylesheets; both become the same tree.
public enum Dialect: String, Hashable, Sendable, CaseIterable {
    /// Braces, colons, semicolons: the superset of InterfaCSS 1.x and 2.x, and what CSS users expect.
    case css
    /// Indentation, with braces, colons and semicolons optional: Classy's language.
    case cas

    /// The dialect of a file by its extension; `.css` unless the name ends in `.cas`.
    public init(fileName: String) {
        self = fileName.lowercased().hasSuffix(".cas") ? .cas : .css
    }
}
