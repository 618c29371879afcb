/// Names of a palette as identifiers of Swift.
enum SwiftName {
    /// `deep-green` → `deepGreen`, `URLColor` → `urlColor`, `500` → `_500`; nil if nothing is left. A name that Swift
    /// reserves gets backticks, one that no member may have gets `Color` at its end.
    static func member(_ name: String) -> String? {
        guard let camel = camelCase(name, startsUpper: false) else { return nil }
        if unusable.contains(camel) { return camel + "Color" }
        return keywords.contains(camel) ? "`\(camel)`" : camel
    }

    /// `brand-colors` → `BrandColors`, with the prefix in capitals before it.
    static func type(_ name: String, _ options: GenerationOptions) -> String {
        let type = options.prefix.uppercased() + (camelCase(name, startsUpper: true) ?? "Palette")
        if type.first?.isNumber == true { return "_" + type }
        return unusable.contains(type) || keywords.contains(type) ? type + "Tokens" : type
    }

    /// Words at each run of other characters, joined in camel case.
    static func camelCase(_ name: String, startsUpper: Bool) -> String? {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            if PaletteName.isLetterOrDigit(scalar) {
                word.append(scalar)
            } else if !word.isEmpty {
                words.append(String(word))
                word.removeAll()
            }
        }
        if !word.isEmpty { words.append(String(word)) }
        guard let first = words.first else { return nil }
        let start = startsUpper ? first.capitalizedFirst : first.lowercasedStart
        let joined = start + words.dropFirst().map(\.capitalizedFirst).joined()
        return joined.first?.isNumber == true && !startsUpper ? "_" + joined : joined
    }

    /// Names that a static member cannot have even in backticks, and those that generated code uses itself.
    private static let unusable: Set<String> = ["self", "Self", "Type", "Protocol", "init", "all", "_"]

    // Source: The Swift Programming Language, "Lexical Structure", keywords in declarations, statements, expressions.
    private static let keywords: Set<String> = [
        "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension", "fileprivate", "func",
        "import",
        "inout", "internal", "let", "nonisolated", "open", "operator", "precedencegroup", "private", "protocol",
        "public",
        "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue",
        "default",
        "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw",
        "where",
        "while", "Any", "as", "await", "false", "is", "nil", "super", "throws", "true", "try",
    ]
}

extension String {
    /// The first letter a capital.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// The first letter small.
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

    /// The run of capitals at the start small, but not the one that starts the next word: `URLColor` → `urlColor`.
    var lowercasedStart: String {
        let capitals = prefix { $0.isUppercase }.count
        guard capitals > 1 else { return lowercasedFirst }
        let end = capitals < count && dropFirst(capitals).first?.isLowercase == true ? capitals - 1 : capitals
        return prefix(end).lowercased() + dropFirst(end)
    }
}
