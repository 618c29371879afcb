extension ClassTable {
    /// View controllers: elements that hold views.
    static let controllers = [
        ClassTable(
            "UIViewController", extends: "UIResponder", "What runs one screen",
            keyPaths: ["navigationItem": "UINavigationItem", "tabBarItem": "UITabBarItem", "view": "UIView"],
            properties: [
                PropertyRow("automaticallyAdjustsScrollViewInsets", "bool", default: "YES", "Whether scroll views keep clear of bars"),
                PropertyRow("edgesForExtendedLayout", "UIRectEdge", default: "all", "The edges where the view goes on under bars"),
                PropertyRow("editing", "bool", default: "NO", "Whether the screen is being edited"),
                PropertyRow("extendedLayoutIncludesOpaqueBars", "bool", default: "NO", "Whether the view goes on under opaque bars too"),
                PropertyRow("hidesBottomBarWhenPushed", "bool", default: "NO", "Whether the bottom bar leaves for this screen"),
                PropertyRow("modalPresentationStyle", "UIModalPresentationStyle", "How the screen is presented"),
                PropertyRow("modalTransitionStyle", "UIModalTransitionStyle", default: "coverVertical", "How the presented screen appears"),
                PropertyRow("overrideUserInterfaceStyle", "UIUserInterfaceStyle", default: "unspecified", "Light or dark, whatever the device says"),
                PropertyRow("preferredContentSize", "size", default: "0", "The size asked of a container"),
                PropertyRow("preferredStatusBarStyle", "UIStatusBarStyle", default: "default", "The color of the status bar"),
                PropertyRow("title", "string", "The title of the screen"),
            ]),
        ClassTable(
            "UINavigationController", extends: "UIViewController", "Screens that lead on to each other",
            keyPaths: ["navigationBar": "UINavigationBar", "toolbar": "UIToolbar"],
            properties: [
                PropertyRow("hidesBarsOnSwipe", "bool", default: "NO", "Whether a swipe hides the bars"),
                PropertyRow("hidesBarsOnTap", "bool", default: "NO", "Whether a tap hides the bars"),
                PropertyRow("hidesBarsWhenKeyboardAppears", "bool", default: "NO", "Whether the keyboard hides the bars"),
                PropertyRow("navigationBarHidden", "bool", default: "NO", "Whether the navigation bar is hidden"),
                PropertyRow("toolbarHidden", "bool", default: "YES", "Whether the toolbar is hidden"),
            ]),
        ClassTable(
            "UITabBarController", extends: "UIViewController", "Screens side by side", keyPaths: ["tabBar": "UITabBar"],
            properties: [PropertyRow("selectedIndex", "number", default: "0", "The screen shown, from 0")]),
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
