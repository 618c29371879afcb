import StyleEngine

extension EnumMapping {
    /// Enums of bars and bar items; raw values are UIKit's.
    static var barEnums: [EnumMapping] {
        [
            EnumMapping(
                "UIBarStyle", cases: [Case("default", 0), Case("black", 1), Case("blackOpaque", 1), Case("blackTranslucent", 2)],
                doc: "light or dark bars"),
            EnumMapping(
                "UIBarMetrics",
                cases: [
                    Case("default", 0, otherNames: ["metricsDefault"]),
                    Case("compact", 1, otherNames: ["landscapePhone", "metricsLandscapePhone", "metricsCompact", "UIBarMetricsLandscapePhone"]),
                    Case("defaultPrompt", 101, otherNames: ["metricsDefaultPrompt"]),
                    Case(
                        "compactPrompt", 102,
                        otherNames: [
                            "landscapePhonePrompt", "metricsLandscapePhonePrompt", "metricsCompactPrompt", "UIBarMetricsLandscapePhonePrompt",
                        ]),
                ], doc: "the height of the bar that a value is for"),
            EnumMapping(
                "UIBarPosition",
                cases: [
                    Case("any", 0, otherNames: ["barPositionAny"]), Case("bottom", 1, otherNames: ["barPositionBottom"]),
                    Case("top", 2, otherNames: ["barPositionTop"]), Case("topAttached", 3, otherNames: ["barPositionTopAttached"]),
                ], doc: "the place of a bar on the screen"),
            EnumMapping(
                "UISearchBarIcon",
                cases: [
                    Case("search", 0, otherNames: ["iconSearch"]), Case("clear", 1, otherNames: ["iconClear"]),
                    Case("bookmark", 2, otherNames: ["iconBookmark"]), Case("resultsList", 3, otherNames: ["iconResultsList"]),
                ], doc: "the icons of a search bar"),
            EnumMapping("UISearchBarStyle", ["default", "prominent", "minimal"], doc: "how much of a search bar is drawn"),
            EnumMapping(
                "UITabBarItemPositioning", cases: [Case("automatic", 0, otherNames: ["auto"]), Case("fill", 1), Case("centered", 2)],
                doc: "how a tab bar places its items"),
            EnumMapping("UIBarButtonItemStyle", ["plain", "bordered", "done"], doc: "the weight of a bar button"),
            EnumMapping(
                "UINavigationItemLargeTitleDisplayMode", ["automatic", "always", "never"], doc: "whether a large title is shown"),
        ]
    }
}
