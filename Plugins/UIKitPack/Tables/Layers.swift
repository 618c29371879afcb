extension ClassTable {
    /// Layers, and the layouts of collections, which sheets reach through a key path.
    static let layers = [
        ClassTable(
            "CALayer", extends: "NSObject", "The layer that a view draws into",
            properties: [
                PropertyRow("anchorPoint", "point", .layout, default: "0.5", "The point that the layer is placed and turned by, in parts of its size"),
                PropertyRow("anchorPointZ", "number", .paint, default: "0", "The depth of the anchor point"),
                PropertyRow("backgroundColor", "color", .paint, "The color behind the content"),
                PropertyRow("borderColor", "color", .paint, default: "black", "The color of the border"),
                PropertyRow("borderWidth", "number", .paint, default: "0", "The width of the border, inside the bounds"),
                PropertyRow("contentsScale", "number", .paint, default: "1", "Pixels a point"),
                PropertyRow("cornerRadius", "number", .paint, default: "0", "The radius of the corners"),
                PropertyRow("doubleSided", "bool", .paint, default: "YES", "Whether the layer shows when it is turned away"),
                PropertyRow("hidden", "bool", [.paint, .children], default: "NO", "Whether the layer is hidden"),
                PropertyRow("masksToBounds", "bool", [.paint, .children], default: "NO", "Whether sublayers are cut off at the bounds"),
                PropertyRow("opacity", "number", [.paint, .children], default: "1", "How opaque the layer is: 0 is invisible, 1 opaque"),
                PropertyRow("opaque", "bool", .paint, default: "NO", "Whether the content promises to be opaque"),
                PropertyRow("position", "point", .layout, default: "0", "The place of the anchor point in the superlayer"),
                PropertyRow("rasterizationScale", "number", .paint, default: "1", "Pixels a point of the cached image"),
                PropertyRow("shadowColor", "color", .paint, default: "black", "The color of the shadow"),
                PropertyRow("shadowOffset", "size", .paint, default: "size(0, -3)", "How far the shadow lies from the layer"),
                PropertyRow("shadowOpacity", "number", .paint, default: "0", "How opaque the shadow is"),
                PropertyRow("shadowRadius", "number", .paint, default: "3", "How far the shadow is blurred"),
                PropertyRow("shouldRasterize", "bool", .paint, default: "NO", "Whether the layer is cached as an image"),
                PropertyRow("zPosition", "number", .paint, default: "0", "The order among layers that overlap"),
            ]),
        ClassTable("UICollectionViewLayout", extends: "NSObject", "What places the items of a collection"),
        ClassTable(
            "UICollectionViewFlowLayout", extends: "UICollectionViewLayout", "Places items in lines, one after the other",
            properties: [
                PropertyRow("estimatedItemSize", "size", [.layout, .children], default: "0", "The guessed size of items that size themselves"),
                PropertyRow("footerReferenceSize", "size", [.layout, .children], default: "0", "The size of section footers"),
                PropertyRow("headerReferenceSize", "size", [.layout, .children], default: "0", "The size of section headers"),
                PropertyRow("itemSize", "size", [.layout, .children], default: "50", "The size of items"),
                PropertyRow("minimumInteritemSpacing", "number", [.layout, .children], default: "10", "The least space between items of a line"),
                PropertyRow("minimumLineSpacing", "number", [.layout, .children], default: "10", "The least space between lines"),
                PropertyRow("scrollDirection", "UICollectionViewScrollDirection", [.layout, .children], default: "vertical", "The direction to scroll in"),
                PropertyRow("sectionInset", "insets", [.layout, .children], default: "0", "The margins of a section"),
            ]),
    ]
}
