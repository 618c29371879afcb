import StyleEngine

/// The properties of flexible boxes, which InterfaCSS 2 gives every view. They are data: nothing lays out by them yet.
///
/// The number `border` of that line is left out: `border` is the one of CSS, a width and a color.
enum FlexRows {
    static let rows = (words + numbers + lengths + edges(of: "margin", "outside", .layout) + edges(of: "padding", "inside", [.layout, .children]))
        .sorted { $0.keyPath < $1.keyPath }

    private static let words = [
        PropertyRow("alignContent", "YGAlign", [.layout, .children], default: "flexStart", "How lines of children are placed across the direction"),
        PropertyRow("alignItems", "YGAlign", [.layout, .children], default: "stretch", "How children are placed across the direction"),
        PropertyRow("alignSelf", "YGAlign", .layout, default: "auto", "How this view is placed across its parent's direction"),
        PropertyRow("display", "YGDisplay", [.layout, .paint, .children], default: "flex", "Whether the view takes part in the layout"),
        PropertyRow("flexDirection", "YGFlexDirection", [.layout, .children], default: "column", "The direction of the children"),
        PropertyRow("flexLayoutDirection", "YGDirection", [.layout, .children], default: "inherit", "The direction in which start and end lie"),
        PropertyRow("flexWrap", "YGWrap", [.layout, .children], default: "noWrap", "Whether children go on in a new line"),
        PropertyRow("justifyContent", "YGJustify", [.layout, .children], default: "flexStart", "How children share the space along the direction"),
        PropertyRow("overflow", "YGOverflow", [.layout, .paint, .children], default: "visible", "What happens to children that do not fit"),
        PropertyRow("position", "YGPositionType", .layout, default: "relative", "Whether the view has its place among the others"),
    ]

    private static let numbers = [
        PropertyRow("flexAspectRatio", "number", .layout, "The width divided by the height"),
        PropertyRow("flexGrow", "number", .layout, default: "0", "The share of free space that the view takes"),
        PropertyRow("flexShrink", "number", .layout, default: "0", "The share of missing space that the view gives"),
    ] + ["Bottom", "End", "Left", "Right", "Start", "Top"].map { edge in
        PropertyRow("border\(edge)", "number", [.layout, .children], default: "0", "The space of the border at the \(edge.lowercased())")
    }

    private static let lengths = [
        PropertyRow("flexBasis", "relativeNumber", .layout, default: "auto", "The length before space is shared"),
        PropertyRow("flexHeight", "relativeNumber", .layout, default: "auto", "The height"),
        PropertyRow("flexMaxHeight", "relativeNumber", .layout, "The greatest height"),
        PropertyRow("flexMaxWidth", "relativeNumber", .layout, "The greatest width"),
        PropertyRow("flexMinHeight", "relativeNumber", .layout, "The least height"),
        PropertyRow("flexMinWidth", "relativeNumber", .layout, "The least width"),
        PropertyRow("flexWidth", "relativeNumber", .layout, default: "auto", "The width"),
    ] + ["Bottom", "End", "Left", "Right", "Start", "Top"].map { edge in
        PropertyRow("flex\(edge)", "relativeNumber", .layout, "The distance from the parent's \(edge.lowercased())")
    }

    private static func edges(of name: String, _ side: String, _ affects: Affects) -> [PropertyRow] {
        [PropertyRow(name, "relativeNumber", affects, "The space \(side) all edges")]
            + ["Bottom", "End", "Horizontal", "Left", "Right", "Start", "Top", "Vertical"].map { edge in
                PropertyRow(name + edge, "relativeNumber", affects, "The space \(side), \(edge.lowercased())")
            }
    }
}
