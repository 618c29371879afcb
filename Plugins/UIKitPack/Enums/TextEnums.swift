import StyleEngine

extension EnumMapping {
    /// Enums of text and of text input; raw values are UIKit's.
    static var textEnums: [EnumMapping] {
        [
            EnumMapping("NSTextAlignment", ["left", "center", "right", "justified", "natural"], doc: "how lines of text are aligned"),
            EnumMapping(
                "NSLineBreakMode", prefix: "NSLineBreakBy",
                cases: [
                    Case("wordWrapping", 0, otherNames: ["wordWrap"]), Case("charWrapping", 1, otherNames: ["charWrap"]),
                    Case("clipping", 2, otherNames: ["clip"]), Case("truncatingHead", 3, otherNames: ["truncateHead"]),
                    Case("truncatingTail", 4, otherNames: ["truncateTail"]), Case("truncatingMiddle", 5, otherNames: ["truncateMiddle"]),
                ], doc: "what happens to text that is wider than its place"),
            EnumMapping(
                "NSWritingDirection", cases: [Case("natural", -1), Case("leftToRight", 0), Case("rightToLeft", 1)],
                doc: "the direction in which a paragraph is written"),
            // Wider patterns stand before those whose bits they hold, so that a set prints with the fewest words.
            EnumMapping(
                "NSUnderlineStyle", kind: .set,
                cases: [
                    Case("none", 0), Case("double", 0x09), Case("single", 0x01), Case("thick", 0x02),
                    Case("solid", 0x0000, otherNames: ["patternSolid", "NSUnderlinePatternSolid"]),
                    Case("dashDot", 0x0300, otherNames: ["patternDashDot", "NSUnderlinePatternDashDot"]),
                    Case("dash", 0x0200, otherNames: ["patternDash", "NSUnderlinePatternDash"]),
                    Case("dot", 0x0100, otherNames: ["patternDot", "NSUnderlinePatternDot"]),
                    Case("dashDotDot", 0x0400, otherNames: ["dotDotDot", "patternDashDotDot", "NSUnderlinePatternDashDotDot"]),
                    Case("byWord", 0x8000, otherNames: ["NSUnderlineByWord"]),
                ], doc: "the line under or through text: its weight, its pattern, whether it skips blanks"),
            EnumMapping("UIBaselineAdjustment", ["alignBaselines", "alignCenters", "none"], doc: "how text that was shrunk to fit is placed"),
            EnumMapping(
                "UITextBorderStyle",
                cases: [Case("none", 0), Case("line", 1), Case("bezel", 2), Case("roundedRect", 3, otherNames: ["rounded"])],
                doc: "the border of a text field"),
            EnumMapping(
                "UITextFieldViewMode", ["never", "whileEditing", "unlessEditing", "always"], doc: "when an overlay of a text field shows"),
            EnumMapping(
                "UITextAutocapitalizationType", ["none", "words", "sentences", "allCharacters"], doc: "what the keyboard capitalizes"),
            EnumMapping("UITextAutocorrectionType", cases: yesOrNo, doc: "whether the keyboard corrects what is typed"),
            EnumMapping("UITextSpellCheckingType", cases: yesOrNo, doc: "whether spelling is checked"),
            EnumMapping(
                "UIKeyboardType",
                cases: [
                    Case("default", 0), Case("asciiCapable", 1, otherNames: ["alphabet"]), Case("numbersAndPunctuation", 2), Case("URL", 3),
                    Case("numberPad", 4), Case("phonePad", 5), Case("namePhonePad", 6), Case("emailAddress", 7), Case("decimalPad", 8),
                    Case("twitter", 9), Case("webSearch", 10), Case("asciiCapableNumberPad", 11),
                ], doc: "the keyboard that comes up"),
            EnumMapping(
                "UIKeyboardAppearance", cases: [Case("default", 0), Case("dark", 1, otherNames: ["alert"]), Case("light", 2)],
                doc: "the color of the keyboard"),
            EnumMapping(
                "UIReturnKeyType",
                [
                    "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall", "continue",
                ], doc: "the word on the return key"),
            // `all` is every bit (NSUIntegerMax).
            EnumMapping(
                "UIDataDetectorTypes", prefix: "UIDataDetectorType", kind: .set,
                cases: [
                    Case("none", 0), Case("all", -1), Case("phoneNumber", 1), Case("link", 2), Case("address", 4), Case("calendarEvent", 8),
                    Case("shipmentTrackingNumber", 16), Case("flightNumber", 32), Case("lookupSuggestion", 64),
                ], doc: "what becomes a link in text"),
        ]
    }

    /// `yes` and `no` are read as booleans before they are looked up.
    private static var yesOrNo: [Case] {
        [Case("default", 0), Case("no", 1, otherNames: ["false"]), Case("yes", 2, otherNames: ["true"])]
    }
}
