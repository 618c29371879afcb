import StyleEngine

extension EnumMapping {
    /// Enums of views, layers and scroll views; raw values are UIKit's.
    static var viewEnums: [EnumMapping] {
        [
            EnumMapping(
                "UIViewContentMode",
                cases: [
                    Case("scaleToFill", 0, otherNames: ["fill"]), Case("scaleAspectFit", 1, otherNames: ["aspectFit"]),
                    Case("scaleAspectFill", 2, otherNames: ["aspectFill"]), Case("redraw", 3), Case("center", 4), Case("top", 5),
                    Case("bottom", 6), Case("left", 7), Case("right", 8), Case("topLeft", 9), Case("topRight", 10),
                    Case("bottomLeft", 11), Case("bottomRight", 12),
                ], doc: "how a view fits its content into its bounds"),
            EnumMapping(
                "UIViewAutoresizing", kind: .set,
                cases: [
                    Case("none", 0), Case("flexibleLeftMargin", 1, otherNames: ["left"]), Case("flexibleWidth", 2, otherNames: ["width"]),
                    Case("flexibleRightMargin", 4, otherNames: ["right"]), Case("flexibleTopMargin", 8, otherNames: ["top"]),
                    Case("flexibleHeight", 16, otherNames: ["height"]), Case("flexibleBottomMargin", 32, otherNames: ["bottom"]),
                ], doc: "which sizes and margins give way when the parent's size changes"),
            EnumMapping("UIViewTintAdjustmentMode", ["automatic", "normal", "dimmed"], doc: "whether the tint color is dimmed"),
            EnumMapping(
                "UISemanticContentAttribute", ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"],
                doc: "whether a view is mirrored for right-to-left languages"),
            EnumMapping("UIUserInterfaceStyle", ["unspecified", "light", "dark"], doc: "light or dark appearance"),
            EnumMapping("UIScrollViewIndicatorStyle", ["default", "black", "white"], doc: "the color of scroll indicators"),
            EnumMapping(
                "UIScrollViewKeyboardDismissMode", ["none", "onDrag", "interactive"], doc: "how scrolling puts the keyboard away"),
            // UIKit's constants are fractions (0.998, 0.99); the numbers here only tell the cases apart.
            EnumMapping("UIScrollViewDecelerationRate", ["normal", "fast"], doc: "how fast scrolling slows down after the finger lifts"),
            EnumMapping("UILayoutConstraintAxis", ["horizontal", "vertical"], doc: "the direction of a stack"),
            EnumMapping(
                "UIStackViewDistribution", ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"],
                doc: "how a stack shares its length"),
            EnumMapping(
                "UIStackViewAlignment",
                cases: [
                    Case("fill", 0), Case("leading", 1, otherNames: ["top"]), Case("firstBaseline", 2), Case("center", 3),
                    Case("trailing", 4, otherNames: ["bottom"]), Case("lastBaseline", 5),
                ], doc: "how a stack places its views across its direction"),
        ]
    }
}
