import StyleEngine

extension EnumMapping {
    /// Enums of view controllers; raw values are UIKit's.
    static var controllerEnums: [EnumMapping] {
        [
            EnumMapping(
                "UIModalPresentationStyle",
                cases: [
                    Case("fullScreen", 0), Case("pageSheet", 1), Case("formSheet", 2), Case("currentContext", 3), Case("custom", 4),
                    Case("overFullScreen", 5), Case("overCurrentContext", 6), Case("popover", 7), Case("none", -1), Case("automatic", -2),
                ], doc: "how a controller is presented"),
            EnumMapping(
                "UIModalTransitionStyle", ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"],
                doc: "how a presented controller appears"),
            EnumMapping("UIStatusBarStyle", cases: [Case("default", 0), Case("lightContent", 1), Case("darkContent", 3)], doc: "the color of the status bar"),
            EnumMapping("UIRectEdge", kind: .set, cases: [
                Case("none", 0), Case("all", 15), Case("top", 1), Case("left", 2), Case("bottom", 4), Case("right", 8),
            ], doc: "edges of a rectangle"),
        ]
    }
}
