extension ClassTable {
    /// View controllers: elements that hold views.
    static let controllers = [
        ClassTable(
            "UIViewController", extends: "UIResponder", "What runs one screen",
            keyPaths: ["navigationItem": "UINavigationItem", "tabBarItem": "UITabBarItem", "view": "UIView"],
            properties: [
                PropertyRow("automaticallyAdjustsScrollViewInsets", "bool", [.layout, .children], default: "YES", "Whether scroll views keep clear of bars"),
                PropertyRow("edgesForExtendedLayout", "UIRectEdge", [.layout, .children], default: "all", "The edges where the view goes on under bars"),
                PropertyRow("editing", "bool", [.layout, .paint, .children], default: "NO", "Whether the screen is being edited"),
                PropertyRow("extendedLayoutIncludesOpaqueBars", "bool", [.layout, .children], default: "NO", "Whether the view goes on under opaque bars too"),
                PropertyRow("hidesBottomBarWhenPushed", "bool", [.layout, .children], default: "NO", "Whether the bottom bar leaves for this screen"),
                PropertyRow("modalPresentationStyle", "UIModalPresentationStyle", .layout, "How the screen is presented"),
                PropertyRow("modalTransitionStyle", "UIModalTransitionStyle", [], default: "coverVertical", "How the presented screen appears"),
                PropertyRow("overrideUserInterfaceStyle", "UIUserInterfaceStyle", [.paint, .children], default: "unspecified", "Light or dark, whatever the device says"),
                PropertyRow("preferredContentSize", "size", .layout, default: "0", "The size asked of a container"),
                PropertyRow("preferredStatusBarStyle", "UIStatusBarStyle", .paint, default: "default", "The color of the status bar"),
                PropertyRow("title", "string", [.layout, .paint, .text], "The title of the screen"),
            ]),
        ClassTable(
            "UINavigationController", extends: "UIViewController", "Screens that lead on to each other",
            keyPaths: ["navigationBar": "UINavigationBar", "toolbar": "UIToolbar"],
            properties: [
                PropertyRow("hidesBarsOnSwipe", "bool", [], default: "NO", "Whether a swipe hides the bars"),
                PropertyRow("hidesBarsOnTap", "bool", [], default: "NO", "Whether a tap hides the bars"),
                PropertyRow("hidesBarsWhenKeyboardAppears", "bool", [], default: "NO", "Whether the keyboard hides the bars"),
                PropertyRow("navigationBarHidden", "bool", [.layout, .children], default: "NO", "Whether the navigation bar is hidden"),
                PropertyRow("toolbarHidden", "bool", [.layout, .children], default: "YES", "Whether the toolbar is hidden"),
            ]),
        ClassTable(
            "UITabBarController", extends: "UIViewController", "Screens side by side", keyPaths: ["tabBar": "UITabBar"],
            properties: [PropertyRow("selectedIndex", "number", [.layout, .paint, .children], default: "0", "The screen shown, from 0")]),
        ClassTable("UISplitViewController", extends: "UIViewController", "A list with its details beside it"),
        ClassTable("UIPageViewController", extends: "UIViewController", "Screens to leaf through"),
        ClassTable(
            "UITableViewController", extends: "UIViewController", "A screen that is a table", keyPaths: ["tableView": "UITableView"]),
        ClassTable(
            "UICollectionViewController", extends: "UIViewController", "A screen that is a collection",
            keyPaths: ["collectionView": "UICollectionView"]),
        ClassTable("UIAlertController", extends: "UIViewController", "An alert or a sheet of choices"),
        ClassTable("UISearchController", extends: "UIViewController", "Searches in another screen", keyPaths: ["searchBar": "UISearchBar"]),
    ]
}
