extension ClassTable {
    /// Labels, text fields, text views.
    static let text = [
        ClassTable(
            "UILabel", extends: "UIView", elementNames: ["text"], "Shows text",
            properties: [
                PropertyRow("adjustsFontSizeToFitWidth", "bool", [.paint, .text], default: "NO", "Whether the font shrinks to fit"),
                PropertyRow("allowsDefaultTighteningForTruncation", "bool", [.paint, .text], default: "NO", "Whether letters move closer before text is cut"),
                PropertyRow("attributedText", "attributedString", [.layout, .paint, .text], "The text with its attributes"),
                PropertyRow("baselineAdjustment", "UIBaselineAdjustment", [.paint, .text], default: "alignBaselines", "How text that was shrunk to fit is placed"),
                PropertyRow("enabled", "bool", .paint, default: "YES", "Whether the text is drawn as usable"),
                PropertyRow("font", "font", [.layout, .paint, .text], default: "system 17", "The font of the text"),
                PropertyRow("highlighted", "bool", .paint, default: "NO", "Whether the highlighted color is used"),
                PropertyRow("highlightedTextColor", "color", .paint, "The color while highlighted"),
                PropertyRow("lineBreakMode", "NSLineBreakMode", [.layout, .paint, .text], default: "truncatingTail", "What happens to text that is wider than the label"),
                PropertyRow("minimumFontSize", "number", [.paint, .text], default: "0", "The least size that the font shrinks to"),
                PropertyRow("minimumScaleFactor", "number", [.paint, .text], default: "0", in: 0...1, "The least factor that the font shrinks by"),
                PropertyRow("numberOfLines", "number", [.layout, .paint, .text], default: "1", in: 0...(.infinity), "The most lines shown; 0 for as many as needed"),
                PropertyRow("preferredMaxLayoutWidth", "number", [.layout, .text], default: "0", "The width at which lines are broken for layout"),
                PropertyRow("shadowColor", "color", .paint, "The color of the text's shadow"),
                PropertyRow("shadowOffset", "size", .paint, default: "size(0, -1)", "How far the shadow lies from the text"),
                PropertyRow("text", "string", [.layout, .paint, .text], "The text"),
                PropertyRow("textAlignment", "NSTextAlignment", [.paint, .text], aliases: ["textAlign"], default: "natural", "How the text is aligned"),
                PropertyRow("textColor", "color", .paint, aliases: ["color"], default: "black", "The color of the text"),
            ]),
        ClassTable(
            "UITextView", extends: "UIScrollView", elementNames: ["textArea"], "Edits text of several lines",
            keyPaths: ["inputView": "UIView", "inputAccessoryView": "UIView"],
            properties: sorted(
                textInputTraits,
                [
                    PropertyRow("allowsEditingTextAttributes", "bool", [], default: "NO", "Whether people may change the attributes"),
                    PropertyRow("attributedText", "attributedString", [.layout, .paint, .text], "The text with its attributes"),
                    PropertyRow("clearsOnInsertion", "bool", [], default: "NO", "Whether new text replaces what is there"),
                    PropertyRow("dataDetectorTypes", "UIDataDetectorTypes", [.paint, .text], default: "none", "What becomes a link"),
                    PropertyRow("editable", "bool", [], default: "YES", "Whether the text can be edited"),
                    PropertyRow("font", "font", [.layout, .paint, .text], "The font of the text"),
                    PropertyRow("selectable", "bool", [], default: "YES", "Whether the text can be selected"),
                    PropertyRow("text", "string", [.layout, .paint, .text], "The text"),
                    PropertyRow("textAlignment", "NSTextAlignment", [.paint, .text], aliases: ["textAlign"], default: "natural", "How the text is aligned"),
                    PropertyRow("textColor", "color", .paint, aliases: ["color"], default: "black", "The color of the text"),
                    PropertyRow("textContainerInset", "insets", [.layout, .text], default: "8 0", "The space that the text keeps from the bounds"),
                ],
                TextAttributeRows.rows(under: "typingAttributes"), TextAttributeRows.rows(under: "linkTextAttributes"))),
    ]

    /// What the keyboard does for a view that takes text.
    static let textInputTraits = [
        PropertyRow("autocapitalizationType", "UITextAutocapitalizationType", [], default: "sentences", "What the keyboard capitalizes"),
        PropertyRow("autocorrectionType", "UITextAutocorrectionType", [], default: "default", "Whether the keyboard corrects what is typed"),
        PropertyRow("enablesReturnKeyAutomatically", "bool", [], default: "NO", "Whether the return key waits for text"),
        PropertyRow("keyboardAppearance", "UIKeyboardAppearance", [], default: "default", "The color of the keyboard"),
        PropertyRow("keyboardType", "UIKeyboardType", [], default: "default", "The keyboard that comes up"),
        PropertyRow("returnKeyType", "UIReturnKeyType", [], default: "default", "The word on the return key"),
        PropertyRow("secureTextEntry", "bool", [.layout, .paint, .text], default: "NO", "Whether what is typed is hidden"),
        PropertyRow("spellCheckingType", "UITextSpellCheckingType", [], default: "default", "Whether spelling is checked"),
    ]

    /// Rows of several origins as one table.
    static func sorted(_ rows: [PropertyRow]...) -> [PropertyRow] {
        rows.flatMap { $0 }.sorted { $0.keyPath < $1.keyPath }
    }
}
