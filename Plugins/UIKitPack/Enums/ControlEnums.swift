import StyleEngine

extension EnumMapping {
    /// Enums of controls and indicators; raw values are UIKit's.
    static var controlEnums: [EnumMapping] {
        [
            // Bits stand in the order in which combinations are spelled; the combinations come last, so that a
            // set prints as its bits.
            EnumMapping(
                "UIControlState", kind: .set,
                cases: [
                    Case("normal", 0), Case("selected", 4), Case("highlighted", 1, otherNames: ["normalHighlighted"]), Case("focused", 8),
                    Case("disabled", 2), Case("selectedHighlighted", 5, otherNames: ["highlightedSelected"]),
                    Case("selectedFocused", 12), Case("highlightedFocused", 9), Case("selectedHighlightedFocused", 13),
                ], doc: "the states of a control that a value is for"),
            EnumMapping(
                "UIControlContentVerticalAlignment", ["center", "top", "bottom", "fill"],
                doc: "how a control places its content vertically"),
            EnumMapping(
                "UIControlContentHorizontalAlignment", ["center", "left", "right", "fill", "leading", "trailing"],
                doc: "how a control places its content horizontally"),
            EnumMapping(
                "UISegmentedControlSegment",
                cases: [
                    Case("any", 0, otherNames: ["segmentAny"]), Case("left", 1, otherNames: ["segmentLeft"]),
                    Case("center", 2, otherNames: ["segmentCenter"]), Case("right", 3, otherNames: ["segmentRight"]),
                    Case("alone", 4, otherNames: ["segmentAlone"]),
                ], doc: "the place of a segment in its control"),
            EnumMapping(
                "UIActivityIndicatorViewStyle",
                cases: [Case("whiteLarge", 0), Case("white", 1), Case("gray", 2), Case("medium", 100), Case("large", 101)],
                doc: "size and color of an activity indicator"),
            EnumMapping("UIProgressViewStyle", ["default", "bar"], doc: "whether a progress view is drawn as part of a bar"),
            EnumMapping("UIDatePickerMode", ["time", "date", "dateAndTime", "countDownTimer"], doc: "what a date picker picks"),
        ]
    }
}
