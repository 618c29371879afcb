extension ClassTable {
    /// Tables, collections and their cells.
    static let lists = [
        ClassTable(
            "UITableView", extends: "UIScrollView", "Rows of cells",
            keyPaths: ["backgroundView": "UIView", "tableFooterView": "UIView", "tableHeaderView": "UIView"],
            properties: [
                PropertyRow("allowsMultipleSelection", "bool", [], default: "NO", "Whether several rows can be selected"),
                PropertyRow("allowsMultipleSelectionDuringEditing", "bool", [], default: "NO", "Whether several rows can be selected while editing"),
                PropertyRow("allowsSelection", "bool", [], default: "YES", "Whether rows can be selected"),
                PropertyRow("allowsSelectionDuringEditing", "bool", [], default: "NO", "Whether rows can be selected while editing"),
                PropertyRow("estimatedRowHeight", "number", [.layout, .children], default: "0", "The guessed height of rows"),
                PropertyRow("estimatedSectionFooterHeight", "number", [.layout, .children], default: "0", "The guessed height of section footers"),
                PropertyRow("estimatedSectionHeaderHeight", "number", [.layout, .children], default: "0", "The guessed height of section headers"),
                PropertyRow("rowHeight", "number", [.layout, .children], default: "44", "The height of rows"),
                PropertyRow("sectionFooterHeight", "number", [.layout, .children], "The height of section footers"),
                PropertyRow("sectionHeaderHeight", "number", [.layout, .children], "The height of section headers"),
                PropertyRow("sectionIndexBackgroundColor", "color", .paint, "The color behind the index"),
                PropertyRow("sectionIndexColor", "color", .paint, "The color of the index"),
                PropertyRow("sectionIndexMinimumDisplayRowCount", "number", [.layout, .paint], default: "0", "How many rows bring up the index"),
                PropertyRow("sectionIndexTrackingBackgroundColor", "color", .paint, "The color behind the index while touched"),
                PropertyRow("separatorColor", "color", [.paint, .children], "The color of the line between cells"),
                PropertyRow("separatorInset", "insets", [.paint, .children], "The space that the line keeps from the edges"),
                PropertyRow("separatorStyle", "UITableViewCellSeparatorStyle", [.paint, .children], default: "singleLine", "The line between cells"),
            ]),
        ClassTable(
            "UITableViewCell", extends: "UIView", elementNames: ["cell"], "A row of a table",
            keyPaths: [
                "accessoryView": "UIView", "backgroundView": "UIView", "contentView": "UIView", "detailTextLabel": "UILabel",
                "editingAccessoryView": "UIView", "imageView": "UIImageView", "multipleSelectionBackgroundView": "UIView",
                "selectedBackgroundView": "UIView", "textLabel": "UILabel",
            ],
            properties: [
                PropertyRow("accessoryType", "UITableViewCellAccessoryType", [.layout, .paint], default: "none", "What stands at the end"),
                PropertyRow("editing", "bool", [.layout, .paint], default: "NO", "Whether the cell is being edited"),
                PropertyRow("editingAccessoryType", "UITableViewCellAccessoryType", [.layout, .paint], default: "none", "What stands at the end while editing"),
                PropertyRow("editingStyle", "UITableViewCellEditingStyle", [.layout, .paint], default: "none", "The editing control"),
                PropertyRow("highlighted", "bool", [.paint, .children], default: "NO", "Whether the cell is drawn as touched"),
                PropertyRow("indentationLevel", "number", [.layout, .children], default: "0", "How many steps the content is indented"),
                PropertyRow("indentationWidth", "number", [.layout, .children], default: "10", "The width of a step"),
                PropertyRow("selected", "bool", [.paint, .children], default: "NO", "Whether the cell is selected"),
                PropertyRow("selectionStyle", "UITableViewCellSelectionStyle", .paint, default: "default", "How the cell looks when selected"),
                PropertyRow("separatorInset", "insets", .paint, "The space that the line below keeps from the edges"),
                PropertyRow("shouldIndentWhileEditing", "bool", .layout, default: "YES", "Whether the background is indented while editing"),
                PropertyRow("showsReorderControl", "bool", [.layout, .paint], default: "NO", "Whether the handle to move the cell shows"),
            ]),
        ClassTable(
            "UITableViewHeaderFooterView", extends: "UIView", "Stands above or below a section of a table",
            keyPaths: ["backgroundView": "UIView", "contentView": "UIView", "detailTextLabel": "UILabel", "textLabel": "UILabel"]),
        ClassTable(
            "UICollectionView", extends: "UIScrollView", "Items in a layout",
            keyPaths: ["backgroundView": "UIView", "collectionViewLayout": "UICollectionViewFlowLayout"],
            properties: [
                PropertyRow("allowsMultipleSelection", "bool", [], default: "NO", "Whether several items can be selected"),
                PropertyRow("allowsSelection", "bool", [], default: "YES", "Whether items can be selected"),
                PropertyRow("collectionViewLayout.estimatedItemSize", "size", [.layout, .children], aliases: ["estimatedItemSize"], default: "0", "The guessed size of items that size themselves"),
                PropertyRow("collectionViewLayout.footerReferenceSize", "size", [.layout, .children], aliases: ["footerReferenceSize"], default: "0", "The size of section footers"),
                PropertyRow("collectionViewLayout.headerReferenceSize", "size", [.layout, .children], aliases: ["headerReferenceSize"], default: "0", "The size of section headers"),
                PropertyRow("collectionViewLayout.itemSize", "size", [.layout, .children], aliases: ["itemSize"], default: "50", "The size of items"),
                PropertyRow("collectionViewLayout.minimumInteritemSpacing", "number", [.layout, .children], aliases: ["minimumInteritemSpacing"], default: "10", "The least space between items of a line"),
                PropertyRow("collectionViewLayout.minimumLineSpacing", "number", [.layout, .children], aliases: ["minimumLineSpacing"], default: "10", "The least space between lines"),
                PropertyRow("collectionViewLayout.scrollDirection", "UICollectionViewScrollDirection", [.layout, .children], aliases: ["scrollDirection"], default: "vertical", "The direction to scroll in"),
                PropertyRow("collectionViewLayout.sectionInset", "insets", [.layout, .children], aliases: ["sectionInset"], default: "0", "The margins of a section"),
            ]),
        ClassTable("UICollectionReusableView", extends: "UIView", "A view that a collection uses again"),
        ClassTable(
            "UICollectionViewCell", extends: "UICollectionReusableView", "An item of a collection",
            keyPaths: ["backgroundView": "UIView", "contentView": "UIView", "selectedBackgroundView": "UIView"],
            properties: [
                PropertyRow("highlighted", "bool", [.paint, .children], default: "NO", "Whether the cell is drawn as touched"),
                PropertyRow("selected", "bool", [.paint, .children], default: "NO", "Whether the cell is selected"),
            ]),
    ]
}
