/// One attribute that text may have: its name, its type, one sentence.
public struct TextAttribute: Hashable, Sendable {
    /// Canonical name; attributes of the paragraph and of the shadow are key paths, `shadow.shadowColor`.
    public var name: String
    public var aliases: [String]
    /// Name of the converter or enum that reads it.
    public var type: String
    /// What must be done anew when it changes.
    public var affects: Affects
    /// What text without it looks like; nil where the host decides.
    public var defaultText: String?
    public var doc: String

    init(_ name: String, _ type: String, _ affects: Affects, aliases: [String] = [], default defaultText: String? = nil, _ doc: String) {
        self.name = name
        self.aliases = aliases
        self.type = type
        self.affects = affects
        self.defaultText = defaultText
        self.doc = doc
    }

    /// All attributes, by group.
    public static var all: [TextAttribute] { characters + paragraph + shadow }

    /// The attribute of a name or alias; case and dashes are ignored.
    public static func named(_ name: String) -> TextAttribute? {
        let folded = PropertyRegistry.folded(name)
        return all.first { ([$0.name] + $0.aliases).contains { PropertyRegistry.folded($0) == folded } }
    }

    /// Attributes of characters, sorted by name.
    public static let characters = [
        TextAttribute("backgroundColor", "color", .paint, "The color behind the text"),
        TextAttribute("baselineOffset", "number", [.layout, .paint, .text], default: "0", "How far the text is raised above its line"),
        TextAttribute(
            "expansion", "number", [.layout, .paint, .text], default: "0", "The logarithm of the factor that the glyphs are stretched by"),
        TextAttribute("font", "font", [.layout, .paint, .text], "The font of the text"),
        TextAttribute("foregroundColor", "color", .paint, aliases: ["textColor", "color"], "The color of the text"),
        TextAttribute("kern", "number", [.layout, .paint, .text], default: "0", "Space added between characters"),
        TextAttribute(
            "ligature", "number", [.layout, .paint, .text], default: "1", "Whether ligatures are used: 0 for none, 1 for the usual ones"),
        TextAttribute("obliqueness", "number", [.paint, .text], default: "0", "How far the glyphs are slanted"),
        TextAttribute("strikethroughColor", "color", .paint, "The color of the line through the text"),
        TextAttribute("strikethroughStyle", "NSUnderlineStyle", .paint, default: "none", "The line through the text"),
        TextAttribute("strokeColor", "color", .paint, "The color of the outline"),
        TextAttribute(
            "strokeWidth", "number", .paint, default: "0",
            "The width of the outline in percent of the font size; below 0 the text is filled too"),
        TextAttribute("underlineColor", "color", .paint, "The color of the line under the text"),
        TextAttribute("underlineStyle", "NSUnderlineStyle", .paint, default: "none", "The line under the text"),
    ]

    /// Attributes of paragraphs, sorted by name.
    public static let paragraph = [
        ("alignment", "NSTextAlignment", "natural", "How the lines are aligned"),
        ("baseWritingDirection", "NSWritingDirection", "natural", "The direction in which the paragraph is written"),
        ("defaultTabInterval", "number", "0", "The distance of tab stops after the last given one"),
        ("firstLineHeadIndent", "number", "0", "The indent of the first line"),
        ("headIndent", "number", "0", "The indent of the other lines"),
        ("hyphenationFactor", "number", "0", "How full a line must be before a word is hyphenated, 0 to 1"),
        ("lineBreakMode", "NSLineBreakMode", "wordWrapping", "What happens to text that is wider than its place"),
        ("lineHeightMultiple", "number", "0", "The factor that the natural line height is multiplied by"),
        ("lineSpacing", "number", "0", "Space between lines"),
        ("maximumLineHeight", "number", "0", "The greatest height of a line; 0 for no limit"),
        ("minimumLineHeight", "number", "0", "The least height of a line"),
        ("paragraphSpacing", "number", "0", "Space after the paragraph"),
        ("paragraphSpacingBefore", "number", "0", "Space before the paragraph"),
        ("tailIndent", "number", "0", "The trailing margin, from the leading one; 0 or less from the trailing one"),
    ].map { name, type, defaultText, doc in
        // Lines are moved by their alignment; they stay as they are, and as high.
        TextAttribute(
            "paragraphStyle." + name, type, name == "alignment" ? [.paint, .text] : [.layout, .paint, .text], default: defaultText, doc)
    }

    /// Attributes of the text's shadow, with the names that they have beside the text's own.
    public static let shadow = [
        TextAttribute("shadow.shadowBlurRadius", "number", .paint, "How far the shadow of the text is blurred"),
        TextAttribute("shadow.shadowColor", "color", .paint, aliases: ["shadowColor"], "The color of the text's shadow"),
        TextAttribute(
            "shadow.shadowOffset", "size", .paint, aliases: ["shadowOffset"], "How far the shadow lies from the text"),
    ]
}
