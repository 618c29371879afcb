extension ClassTable {
    /// Tables, collections and their cells.
    static let lists = [
        ClassTable(
            "UITableView", extends: "UIScrollView", "Rows of cells",
            keyPaths: ["backgroundView": "UIView", "tableFooterView": "UIView", "tableHeaderView": "UIView"],
            properties: [
                PropertyRow("allowsMultipleSelection", "bool", default: "NO", "Whether several rows can be selected"),
                PropertyRow("allowsMultipleSelectionDuringEditing", "bool", default: "NO", "Whether several rows can be selected while editing"),
                PropertyRow("allowsSelection", "bool", default: "YES", "Whether rows can be selected"),
                PropertyRow("allowsSelectionDuringEditing", "bool", default: "NO", "Whether rows can be selected while editing"),
                PropertyRow("estimatedRowHeight", "number", default: "0", "The guessed height of rows"),
                PropertyRow("estimatedSectionFooterHeight", "number", default: "0", "The guessed height of section footers"),
                PropertyRow("estimatedSectionHeaderHeight", "number", default: "0", "The guessed height of section headers"),
                PropertyRow("rowHeight", "number", default: "44", "The height of rows"),
                PropertyRow("sectionFooterHeight", "number", "The height of section footers"),
                PropertyRow("sectionHeaderHeight", "number", "The height of section headers"),
                PropertyRow("sectionIndexBackgroundColor", "color", "The color behind the index"),
                PropertyRow("sectionIndexColor", "color", "The color of the index"),
                PropertyRow("sectionIndexMinimumDisplayRowCount", "number", default: "0", "How many rows bring up the index"),
                PropertyRow("sectionIndexTrackingBackgroundColor", "color", "The color behind the index while touched"),
                PropertyRow("separatorColor", "color", "The color of the line between cells"),
                PropertyRow("separatorInset", "insets", "The space that the line keeps from the edges"),
                PropertyRow("separatorStyle", "UITableViewCellSeparatorStyle", default: "singleLine", "The line between cells"),
            ]),
        ClassTable(
            "UITableViewCell", extends: "UIView", elementNames: ["cell"], "A row of a table",
            keyPaths: [
                "accessoryView": "UIView", "backgroundView": "UIView", "contentView": "UIView", "detailTextLabel": "UILabel",
                "editingAccessoryView": "UIView", "imageView": "UIImageView", "multipleSelectionBackgroundView": "UIView",
                "selectedBackgroundView": "UIView", "textLabel": "UILabel",
            ],
            properties: [
                PropertyRow("accessoryType", "UITableViewCellAccessoryType", default: "none", "What stands at the end"),
                PropertyRow("editing", "bool", default: "NO", "Whether the cell is being edited"),
                PropertyRow("editingAccessoryType", "UITableViewCellAccessoryType", default: "none", "What stands at the end while editing"),
                PropertyRow("editingStyle", "UITableViewCellEditingStyle", default: "none", "The editing control"),
                PropertyRow("highlighted", "bool", default: "NO", "Whether the cell is drawn as touched"),
                PropertyRow("indentationLevel", "number", default: "0", "How many steps the content is indented"),
                PropertyRow("indentationWidth", "number", default: "10", "The width of a step"),
                PropertyRow("selected", "bool", default: "NO", "Whether the cell is selected"),
                PropertyRow("selectionStyle", "UITableViewCellSelectionStyle", default: "default", "How the cell looks when selected"),
                PropertyRow("separatorInset", "insets", "The space that the line below keeps from the edges"),
                PropertyRow("shouldIndentWhileEditing", "bool", default: "YES", "Whether the background is indented while editing"),
                PropertyRow("showsReorderControl", "bool", default: "NO", "Whether the handle to move the cell shows"),
            ]),
        ClassTable(
            "UITableViewHeaderFooterView", extends: "UIView", "Stands above or below a section of a table",
            keyPaths: ["backgroundView": "UIView", "contentView": "UIView", "detailTextLabel": "UILabel", "textLabel": "UILabel"]),
        ClassTable(
            "UICollectionView", extends: "UIScrollView", "Items in a layout",
            keyPaths: ["backgroundView": "UIView", "collectionViewLayout": "UICollectionViewFlowLayout"],
            properties: [
                PropertyRow("allowsMultipleSelection", "bool", default: "NO", "Whether several items can be selected"),
                PropertyRow("allowsSelection", "bool", default: "YES", "Whether items can be selected"),
                PropertyRow("collectionViewLayout.estimatedItemSize", "size", aliases: ["estimatedItemSize"], default: "0", "The guessed size of items that size themselves"),
                PropertyRow("collectionViewLayout.footerReferenceSize", "size", aliases: ["footerReferenceSize"], default: "0", "The size of section footers"),
                PropertyRow("collectionViewLayout.headerReferenceSize", "size", aliases: ["headerReferenceSize"], default: "0", "The size of section headers"),
                PropertyRow("collectionViewLayout.itemSize", "size", aliases: ["itemSize"], default: "50", "The size of items"),
                PropertyRow("collectionViewLayout.minimumInteritemSpacing", "number", aliases: ["minimumInteritemSpacing"], default: "10", "The least space between items of a line"),
                PropertyRow("collectionViewLayout.minimumLineSpacing", "number", aliases: ["minimumLineSpacing"], default: "10", "The least space between lines"),
                PropertyRow("collectionViewLayout.scrollDirection", "UICollectionViewScrollDirection", aliases: ["scrollDirection"], default: "vertical", "The direction to scroll in"),
                PropertyRow("collectionViewLayout.sectionInset", "insets", aliases: ["sectionInset"], default: "0", "The margins of a section"),
            ]),
        ClassTable("UICollectionReusableView", extends: "UIView", "A view that a collection uses again"),
        ClassTable(
            "UICollectionViewCell", extends: "UICollectionReusableView", "An item of a collection",
            keyPaths: ["backgroundView": "UIView", "contentView": "UIView", "selectedBackgroundView": "UIView"],
            properties: [
                PropertyRow("highlighted", "bool", default: "NO", "Whether the cell is drawn as touched"),
                PropertyRow("selected", "bool", default: "NO", "Whether the cell is selected"),
            ]),
    ]
}
