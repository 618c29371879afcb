import StyleEngine

/// The attributes of text, for the classes that hold them and for every property that is a set of them.
enum TextAttributeRows {
    /// Attributes of characters.
    static let characters = [
        PropertyRow("backgroundColor", "color", "The color behind the text"),
        PropertyRow("baselineOffset", "number", default: "0", "How far the text is raised above its line"),
        PropertyRow("expansion", "number", default: "0", "The logarithm of the factor that the glyphs are stretched by"),
        PropertyRow("font", "font", "The font of the text"),
        PropertyRow("foregroundColor", "color", aliases: ["textColor", "color"], "The color of the text"),
        PropertyRow("kern", "number", default: "0", "Space added between characters"),
        PropertyRow("ligature", "number", default: "1", "Whether ligatures are used: 0 for none, 1 for the usual ones"),
        PropertyRow("obliqueness", "number", default: "0", "How far the glyphs are slanted"),
        PropertyRow("strikethroughColor", "color", "The color of the line through the text"),
        PropertyRow("strikethroughStyle", "NSUnderlineStyle", default: "none", "The line through the text"),
        PropertyRow("strokeColor", "color", "The color of the outline"),
        PropertyRow("strokeWidth", "number", default: "0", "The width of the outline in percent of the font size; below 0 the text is filled too"),
        PropertyRow("underlineColor", "color", "The color of the line under the text"),
        PropertyRow("underlineStyle", "NSUnderlineStyle", default: "none", "The line under the text"),
    ]

    /// Attributes of paragraphs.
    static let paragraph = [
        PropertyRow("alignment", "NSTextAlignment", default: "natural", "How the lines are aligned"),
        PropertyRow("baseWritingDirection", "NSWritingDirection", default: "natural", "The direction in which the paragraph is written"),
        PropertyRow("defaultTabInterval", "number", default: "0", "The distance of tab stops after the last given one"),
        PropertyRow("firstLineHeadIndent", "number", default: "0", "The indent of the first line"),
        PropertyRow("headIndent", "number", default: "0", "The indent of the other lines"),
        PropertyRow("hyphenationFactor", "number", default: "0", "How full a line must be before a word is hyphenated, 0 to 1"),
        PropertyRow("lineBreakMode", "NSLineBreakMode", default: "wordWrapping", "What happens to text that is wider than its place"),
        PropertyRow("lineHeightMultiple", "number", default: "0", "The factor that the natural line height is multiplied by"),
        PropertyRow("lineSpacing", "number", default: "0", "Space between lines"),
        PropertyRow("maximumLineHeight", "number", default: "0", "The greatest height of a line; 0 for no limit"),
        PropertyRow("minimumLineHeight", "number", default: "0", "The least height of a line"),
        PropertyRow("paragraphSpacing", "number", default: "0", "Space after the paragraph"),
        PropertyRow("paragraphSpacingBefore", "number", default: "0", "Space before the paragraph"),
        PropertyRow("tailIndent", "number", default: "0", "The trailing margin, from the leading one; 0 or less from the trailing one"),
    ]

    /// The shadow's attributes with the names that InterfaCSS gives them beside the text's own.
    private static let shadow = [
        PropertyRow("shadow.shadowBlurRadius", "number", "How far the shadow of the text is blurred"),
        PropertyRow("shadow.shadowColor", "color", aliases: ["shadowColor"], "The color of the text's shadow"),
        PropertyRow("shadow.shadowOffset", "size", aliases: ["shadowOffset"], "How far the shadow lies from the text"),
    ]

    /// One row a leaf below `prefix`, and one for the whole set.
    ///
    /// - Parameters:
    ///   - short: the key path that a leaf has besides, `font` say, or nil for none.
    static func rows(
        under prefix: String, by arguments: [ArgumentDefinition] = [], short: (String) -> String? = { _ in nil }
    ) -> [PropertyRow] {
        let whole = PropertyRow(prefix, "textAttributes", by: arguments, "All attributes of the text at once")
        let inParagraph = paragraph.map { row in
            var row = row
            row.keyPath = "paragraphStyle." + row.keyPath
            return row
        }
        let leaves = (characters + inParagraph + shadow).map { row in
            var leaf = row
            leaf.keyPath = "\(prefix).\(row.keyPath)"
            leaf.arguments = arguments
            leaf.defaultText = nil
            leaf.aliases = row.aliases.map { "\(prefix).\($0)" }
            if let name = row.keyPath.split(separator: ".").last, row.keyPath.hasPrefix("paragraphStyle.") == false {
                leaf.aliases += ([String(name)] + row.aliases).compactMap(short).filter { !leaf.aliases.contains($0) }
            }
            return leaf
        }
        return ([whole] + leaves).sorted { $0.keyPath < $1.keyPath }
    }

    /// `font`, `textColor` and the shadow's two: the shortcuts that bar items and segmented controls have.
    static func shortcut(_ name: String) -> String? {
        ["font", "textColor", "shadowColor", "shadowOffset"].contains(name) ? name : nil
    }
}
