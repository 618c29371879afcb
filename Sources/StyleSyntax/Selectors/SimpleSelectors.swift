/// `UIButton`, or `^UIControl` for a class and its subclasses.
public struct TypeSelector: Hashable, Sendable {
    /// The name as written.
    public var name: String
    /// Whether subclasses match too (`^`).
    public var includesSubclasses: Bool
    /// The dialect decides how names compare: `.css` ignores case and the `UI` prefix, `.cas` does not.
    public var dialect: Dialect

    /// A type by the name in its sheet.
    public init(name: String, includesSubclasses: Bool = false, dialect: Dialect) {
        self.name = name
        self.includesSubclasses = includesSubclasses
        self.dialect = dialect
    }

    /// As it stands in a sheet: `^UIControl`.
    public var text: String { (includesSubclasses ? "^" : "") + NameText.escaped(name) }

    /// The name as it is compared: in `.css` neither its case nor a `UI` before it counts.
    var foldedName: String {
        guard dialect == .css else { return name }
        let lower = name.lowercased()
        return lower.hasPrefix("ui") && lower.utf8.count > 2 ? String(lower.dropFirst(2)) : lower
    }
}

/// `[name]`, `[name=value]` and the other comparisons.
public struct AttributeSelector: Hashable, Sendable {
    /// As written; case counts.
    public var name: String
    /// How the value is compared.
    public var comparison: Comparison
    /// Nil exactly for `.exists`.
    public var value: String?

    /// An attribute that an element must have, or whose value must compare so.
    public init(name: String, comparison: Comparison = .exists, value: String? = nil) {
        self.name = name
        self.comparison = comparison
        self.value = value
    }

    /// How an attribute is compared with a value.
    public enum Comparison: String, Hashable, Sendable {
        case exists = ""
        case equals = "="
        case hasWord = "~="
        case hasDashPrefix = "|="
        case hasPrefix = "^="
        case hasSuffix = "$="
        case contains = "*="
    }

    /// As it stands in a sheet: `[role="x"]`.
    public var text: String {
        let name = NameText.escaped(name)
        return value.map { "[\(name)\(comparison.rawValue)\(NameText.quoted($0))]" } ?? "[\(name)]"
    }
}

/// `:name` or `:name(argument)`.
public struct PseudoClass: Hashable, Sendable {
    /// The name as written; compare `foldedName`.
    public var name: String
    /// What stands in its parentheses.
    public var argument: Argument
    /// Where it stands, name and argument; nil if it was made without a source.
    public var span: PseudoClassSpan?

    /// A pseudo-class by name, with what stands in its parentheses.
    public init(name: String, argument: Argument = .none, span: PseudoClassSpan? = nil) {
        self.name = name
        self.argument = argument
        self.span = span
    }

    /// What stands in the parentheses of a pseudo-class.
    public enum Argument: Hashable, Sendable {
        case none
        /// Text between the parentheses, trimmed; the pseudo-class itself reads it (`2n + 1`, `"8.4"`).
        case text(String)
        /// A selector list: `:is :where :not :has`. Empty only for the first two, which match nothing then.
        case selectors([Selector])
    }

    /// Whether a selector of its list that cannot be read is left out, and the others count.
    var isForgiving: Bool { foldedName == "is" || foldedName == "where" }

    /// Lower case without dashes: `nth-child` is `nthchild`.
    public var foldedName: String { String(decoding: name.utf8.filter { $0 != 0x2D }, as: UTF8.self).lowercased() }

    /// As it stands in a sheet: `:not(.a)`.
    public var text: String {
        // `::name` keeps one colon in its name.
        let isDoubled = self.name.utf8.first == UInt8(ascii: ":")
        let name = (isDoubled ? "::" : ":") + NameText.escaped(isDoubled ? String(self.name.dropFirst()) : self.name)
        switch argument {
        case .none: return name
        case .text(let text): return "\(name)(\(text))"
        case .selectors(let list): return "\(name)(\(list.map(\.text).joined(separator: ", ")))"
        }
    }

    /// One class; a selector list counts its most specific selector, `:where` nothing.
    public var specificity: Specificity {
        guard case .selectors(let list) = argument else { return Specificity(ids: 0, classes: 1, types: 0) }
        return foldedName == "where" ? Specificity() : list.map(\.specificity).max() ?? Specificity()
    }
}
