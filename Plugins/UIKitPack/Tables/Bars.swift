extension ClassTable {
    /// Bars at the edges of the screen, and the search bar.
    static let bars = [
        ClassTable(
            "UIToolbar", extends: "UIView", "A bar of buttons",
            properties: [
                PropertyRow("backgroundImage", "image", .paint, by: [.toolbarPosition, .barMetrics], "The image behind the items"),
                PropertyRow("barStyle", "UIBarStyle", .paint, default: "default", "Light or dark"),
                PropertyRow("barTintColor", "color", .paint, "The color of the bar"),
                PropertyRow("shadowImage", "image", .paint, by: [.toolbarPosition], "The image of the bar's shadow"),
                PropertyRow("translucent", "bool", [.layout, .paint], default: "YES", "Whether what is behind shines through"),
            ]),
        ClassTable(
            "UINavigationBar", extends: "UIView", "The bar with the title and the way back",
            properties: sorted(
                [
                    PropertyRow("backIndicatorImage", "image", [.layout, .paint], "The arrow of the way back"),
                    PropertyRow("backIndicatorTransitionMaskImage", "image", .paint, "Where the arrow shows during a transition"),
                    PropertyRow("backgroundImage", "image", .paint, by: [.barPosition, .barMetrics], "The image behind the title"),
                    PropertyRow("barStyle", "UIBarStyle", .paint, default: "default", "Light or dark"),
                    PropertyRow("barTintColor", "color", .paint, "The color of the bar"),
                    PropertyRow("prefersLargeTitles", "bool", [.layout, .paint, .text], default: "NO", "Whether titles are large"),
                    PropertyRow("shadowImage", "image", .paint, by: [.barPosition], "The image of the bar's shadow"),
                    PropertyRow("titleVerticalPositionAdjustment", "number", .layout, by: [.barMetrics], "How far the title is moved down"),
                    PropertyRow("translucent", "bool", [.layout, .paint], default: "YES", "Whether what is behind shines through"),
                ],
                TextAttributeRows.rows(under: "largeTitleTextAttributes"),
                TextAttributeRows.rows(under: "titleTextAttributes", by: [.state], short: TextAttributeRows.shortcut))),
        ClassTable(
            "UITabBar", extends: "UIView", "The bar that switches between screens",
            properties: [
                PropertyRow("backgroundImage", "image", .paint, "The image behind the items"),
                PropertyRow("barStyle", "UIBarStyle", .paint, default: "default", "Light or dark"),
                PropertyRow("barTintColor", "color", .paint, "The color of the bar"),
                PropertyRow("itemPositioning", "UITabBarItemPositioning", [.layout, .children], default: "automatic", "How items are placed"),
                PropertyRow("itemSpacing", "number", [.layout, .children], default: "0", "Space between centered items"),
                PropertyRow("itemWidth", "number", [.layout, .children], default: "0", "The width of centered items"),
                PropertyRow("selectedImageTintColor", "color", .paint, "The color of the chosen item's image"),
                PropertyRow("selectionIndicatorImage", "image", .paint, "The image behind the chosen item"),
                PropertyRow("shadowImage", "image", .paint, "The image of the bar's shadow"),
                PropertyRow("translucent", "bool", [.layout, .paint], default: "YES", "Whether what is behind shines through"),
                PropertyRow("unselectedItemTintColor", "color", .paint, "The color of the other items"),
            ]),
        ClassTable(
            "UISearchBar", extends: "UIView", "A field to search with",
            keyPaths: ["searchTextField": "UITextField"],
            properties: sorted(
                textInputTraits,
                [
                    PropertyRow("backgroundImage", "image", .paint, by: [.barPosition, .barMetrics], "The image behind the field"),
                    PropertyRow("barStyle", "UIBarStyle", .paint, default: "default", "Light or dark"),
                    PropertyRow("barTintColor", "color", .paint, "The color of the bar"),
                    PropertyRow("iconImage", "image", [.layout, .paint], aliases: ["imageForSearchBarIcon"], by: [.icon, .state], "The image of an icon"),
                    PropertyRow("iconPositionAdjustment", "offset", .layout, aliases: ["positionAdjustmentForSearchBarIcon"], by: [.icon], "How far an icon is moved"),
                    PropertyRow("placeholder", "string", [.layout, .paint, .text], "What shows while there is no text"),
                    PropertyRow("prompt", "string", [.layout, .paint, .text], "A line above the field"),
                    PropertyRow("scopeBarBackgroundImage", "image", .paint, "The image behind the scopes"),
                    PropertyRow("scopeBarButtonBackgroundImage", "image", .paint, by: [.state], "The image behind a scope"),
                    PropertyRow("scopeBarButtonDividerImage", "image", [.layout, .paint], by: [.leftSegmentState, .rightSegmentState], "The image between scopes"),
                    PropertyRow("searchBarStyle", "UISearchBarStyle", .paint, default: "default", "How much of the bar is drawn"),
                    PropertyRow("searchFieldBackgroundImage", "image", [.layout, .paint], by: [.state], "The image of the field"),
                    PropertyRow("searchFieldBackgroundPositionAdjustment", "offset", .layout, default: "0", "How far the field is moved"),
                    PropertyRow("searchResultsButtonSelected", "bool", .paint, default: "NO", "Whether the results button is selected"),
                    PropertyRow("searchTextPositionAdjustment", "offset", .layout, default: "0", "How far the text is moved in the field"),
                    PropertyRow("showsBookmarkButton", "bool", [.layout, .paint], default: "NO", "Whether the bookmark button shows"),
                    PropertyRow("showsCancelButton", "bool", [.layout, .paint], default: "NO", "Whether the cancel button shows"),
                    PropertyRow("showsScopeBar", "bool", [.layout, .paint], default: "NO", "Whether the scopes show"),
                    PropertyRow("showsSearchResultsButton", "bool", [.layout, .paint], default: "NO", "Whether the results button shows"),
                    PropertyRow("text", "string", [.paint, .text], "The text"),
                    PropertyRow("translucent", "bool", .paint, default: "YES", "Whether what is behind shines through"),
                ],
                scopeTitleRows)),
    ]

    /// The shadow's offset is an offset, as InterfaCSS has it here alone.
    private static var scopeTitleRows: [PropertyRow] {
        TextAttributeRows.rows(under: "scopeBarButtonTitleTextAttributes", by: [.state], short: scopeTitle).map { row in
            guard row.keyPath.hasSuffix(".shadowOffset") else { return row }
            var row = row
            row.type = "offset"
            return row
        }
    }

    /// `scopeBarButtonTitleFont` for the font of `scopeBarButtonTitleTextAttributes`, as InterfaCSS names it.
    private static func scopeTitle(_ name: String) -> String? {
        TextAttributeRows.shortcut(name).map { "scopeBarButtonTitle" + $0.prefix(1).uppercased() + $0.dropFirst() }
    }
}
