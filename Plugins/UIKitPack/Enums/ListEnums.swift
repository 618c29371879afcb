import StyleEngine

extension EnumMapping {
    /// Enums of tables, collections and web views; raw values are UIKit's.
    static var listEnums: [EnumMapping] {
        [
            EnumMapping("UITableViewCellSeparatorStyle", ["none", "singleLine", "singleLineEtched"], doc: "the line between cells"),
            EnumMapping("UITableViewCellSelectionStyle", ["none", "blue", "gray", "default"], doc: "how a selected cell looks"),
            EnumMapping("UITableViewCellEditingStyle", ["none", "delete", "insert"], doc: "the editing control of a cell"),
            EnumMapping(
                "UITableViewCellAccessoryType", prefix: "UITableViewCellAccessory",
                cases: [
                    Case("none", 0), Case("disclosureIndicator", 1), Case("detailDisclosureButton", 2, otherNames: ["disclosureButton"]),
                    Case("checkmark", 3), Case("detailButton", 4),
                ], doc: "what stands at the end of a cell"),
            EnumMapping("UICollectionViewScrollDirection", ["vertical", "horizontal"], doc: "the direction a collection scrolls in"),
            EnumMapping(
                "UIWebPaginationMode", ["unpaginated", "leftToRight", "topToBottom", "bottomToTop", "rightToLeft"],
                doc: "how a web page is cut into pages"),
            EnumMapping("UIWebPaginationBreakingMode", ["page", "column"], doc: "whether pages break at page or column breaks"),
        ]
    }
}
