extension ClassTable {
    /// Items of bars: objects that are no views.
    static let barItems = [
        ClassTable(
            "UIBarItem", extends: "NSObject", "An item of a bar",
            properties: sorted(
                [
                    PropertyRow("enabled", "bool", .paint, default: "YES", "Whether the item can be used"),
                    PropertyRow("image", "image", [.layout, .paint], by: [.state], "The image"),
                    PropertyRow("imageInsets", "insets", .layout, default: "0", "Space around the image"),
                    PropertyRow("landscapeImagePhone", "image", [.layout, .paint], "The image in bars of compact height"),
                    PropertyRow("landscapeImagePhoneInsets", "insets", .layout, default: "0", "Space around the image in bars of compact height"),
                    PropertyRow("tag", "number", [], default: "0", "A number to find the item by"),
                    PropertyRow("title", "string", [.layout, .paint, .text], by: [.state], "The title"),
                ],
                TextAttributeRows.rows(under: "titleTextAttributes", by: [.state], short: TextAttributeRows.shortcut))),
        ClassTable(
            "UIBarButtonItem", extends: "UIBarItem", "A button of a navigation bar or toolbar",
            keyPaths: ["customView": "UIView"],
            properties: [
                PropertyRow("backButtonBackgroundImage", "image", [.layout, .paint], by: [.state, .barMetrics], "The image behind the title of a way back"),
                PropertyRow("backButtonBackgroundVerticalPositionAdjustment", "number", .layout, by: [.barMetrics], "How far that image is moved down"),
                PropertyRow("backButtonTitlePositionAdjustment", "offset", .layout, by: [.barMetrics], "How far the title of a way back is moved"),
                PropertyRow("backgroundImage", "image", [.layout, .paint], by: [.state, .barMetrics], "The image behind the title"),
                PropertyRow("backgroundVerticalPositionAdjustment", "number", .layout, by: [.barMetrics], "How far that image is moved down"),
                PropertyRow("style", "UIBarButtonItemStyle", [.layout, .paint, .text], default: "plain", "The weight of the button"),
                PropertyRow("tintColor", "color", .paint, "The color of title and image"),
                PropertyRow("titlePositionAdjustment", "offset", .layout, by: [.barMetrics], "How far the title is moved"),
                PropertyRow("width", "number", .layout, default: "0", "The width; 0 for one that fits"),
            ]),
        ClassTable(
            "UITabBarItem", extends: "UIBarItem", "An item of a tab bar",
            properties: [
                PropertyRow("badgeColor", "color", .paint, "The color of the badge"),
                PropertyRow("badgeValue", "string", [.layout, .paint, .text], "The text of the badge"),
                PropertyRow("selectedImage", "image", [.layout, .paint], "The image while chosen"),
                PropertyRow("titlePositionAdjustment", "offset", .layout, by: [.barMetrics], "How far the title is moved"),
            ]),
        ClassTable(
            "UINavigationItem", extends: "NSObject", "What a navigation bar shows for one screen",
            keyPaths: [
                "backBarButtonItem": "UIBarButtonItem", "leftBarButtonItem": "UIBarButtonItem", "rightBarButtonItem": "UIBarButtonItem",
                "titleView": "UIView",
            ],
            properties: [
                PropertyRow("hidesBackButton", "bool", [.layout, .paint], default: "NO", "Whether the way back is hidden"),
                PropertyRow("largeTitleDisplayMode", "UINavigationItemLargeTitleDisplayMode", [.layout, .paint, .text], default: "automatic", "Whether the title is large"),
                PropertyRow("leftItemsSupplementBackButton", "bool", [.layout, .paint], default: "NO", "Whether left items stand beside the way back"),
                PropertyRow("prompt", "string", [.layout, .paint, .text], "A line above the title"),
                PropertyRow("title", "string", [.layout, .paint, .text], "The title"),
            ]),
    ]
}
