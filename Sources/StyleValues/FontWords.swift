/// The words that mean something in a font besides the name of a family; case and dashes are ignored.
public enum FontWords {
    /// The weight of a name, 100 to 900; nil if there is none. The nine names in order, and CSS's further ones.
    public static func weight(_ word: String) -> Int? { weights[folded(word)] }

    /// The text style of a name, as UIKit spells it; nil if there is none.
    public static func textStyle(_ word: String) -> String? { textStyles[folded(word)] }

    /// Name of a weight; nil unless it is a whole hundred from 100 to 900.
    public static func name(ofWeight weight: Int) -> String? {
        weight % 100 == 0 && (100...900).contains(weight) ? names[weight / 100 - 1] : nil
    }

    /// Names of the weights from 100 to 900.
    public static let names = [
        "ultralight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    /// The text styles as UIKit spells them.
    public static let styleNames = [
        "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote",
        "caption1", "caption2",
    ]

    /// `system`, `system-bold-italic`, `boldSystem`: the weight and slant that stand beside the word; nil for any
    /// other word.
    public static func system(_ word: String) -> (weight: Int?, isItalic: Bool)? {
        let word = folded(word)
        for rest in [
            word.hasPrefix("system") ? word.dropFirst(6) : nil, word.hasSuffix("system") ? word.dropLast(6) : nil,
        ] {
            guard var rest else { continue }
            let isItalic = rest.hasSuffix("italic")
            if isItalic { rest = rest.dropLast(6) }
            if rest.isEmpty { return (nil, isItalic) }
            if let weight = weights[String(rest)] { return (weight, isItalic) }
        }
        return nil
    }

    /// Whether the word, unquoted, would not be read as the name of a family.
    static func isReserved(_ word: String) -> Bool {
        let key = folded(word)
        return weights[key] != nil || textStyles[key] != nil || others.contains(key) || system(key) != nil
    }

    private static let weights: [String: Int] = {
        var table = ["normal": 400, "extrabold": 800]
        for (index, name) in names.enumerated() { table[name] = (index + 1) * 100 }
        return table
    }()

    private static let textStyles: [String: String] = {
        var table = ["subhead": "subheadline"]
        for name in styleNames { table[folded(name)] = name }
        return table
    }()

    /// Words of expressions, and the other words of fonts.
    private static let others: Set<String> = [
        "italic", "scaled", "true", "false", "yes", "no", "e", "pi", "infinity", "nan", "inherit", "initial", "unset",
        "revert",
        "current", "or", "and", "not",
    ]

    private static func folded(_ word: String) -> String {
        String(decoding: word.utf8.filter { $0 != 0x2D }, as: UTF8.self).lowercased()
    }
}
