import StyleEngine

/// The properties of flexible boxes, which InterfaCSS 2 gives every view. They are data: nothing lays out by them yet.
///
/// The number `border` of that line is left out: `border` is the one of CSS, a width and a color.
enum FlexRows {
    static let rows = (words + numbers + lengths + edges(of: "margin", "outside") + edges(of: "padding", "inside")).sorted { $0.keyPath < $1.keyPath }

    private static let words = [
        PropertyRow("alignContent", "YGAlign", default: "flexStart", "How lines of children are placed across the direction"),
        PropertyRow("alignItems", "YGAlign", default: "stretch", "How children are placed across the direction"),
        PropertyRow("alignSelf", "YGAlign", default: "auto", "How this view is placed across its parent's direction"),
        PropertyRow("display", "YGDisplay", default: "flex", "Whether the view takes part in the layout"),
        PropertyRow("flexDirection", "YGFlexDirection", default: "column", "The direction of the children"),
        PropertyRow("flexLayoutDirection", "YGDirection", default: "inherit", "The direction in which start and end lie"),
        PropertyRow("flexWrap", "YGWrap", default: "noWrap", "Whether children go on in a new line"),
        PropertyRow("justifyContent", "YGJustify", default: "flexStart", "How children share the space along the direction"),
        PropertyRow("overflow", "YGOverflow", default: "visible", "What happens to children that do not fit"),
        PropertyRow("position", "YGPositionType", default: "relative", "Whether the view has its place among the others"),
    ]

    private static let numbers = [
        PropertyRow("flexAspectRatio", "number", "The width divided by the height"),
        PropertyRow("flexGrow", "number", default: "0", "The share of free space that the view takes"),
        PropertyRow("flexShrink", "number", default: "0", "The share of missing space that the view gives"),
    ] + ["Bottom", "End", "Left", "Right", "Start", "Top"].map { edge in
        PropertyRow("border\(edge)", "number", default: "0", "The space of the border at the \(edge.lowercased())")
    }

    private static let lengths = [
        PropertyRow("flexBasis", "relativeNumber", default: "auto", "The length before space is shared"),
        PropertyRow("flexHeight", "relativeNumber", default: "auto", "The height"),
        PropertyRow("flexMaxHeight", "relativeNumber", "The greatest height"),
        PropertyRow("flexMaxWidth", "relativeNumber", "The greatest width"),
        PropertyRow("flexMinHeight", "relativeNumber", "The least height"),
        PropertyRow("flexMinWidth", "relativeNumber", "The least width"),
        PropertyRow("flexWidth", "relativeNumber", default: "auto", "The width"),
    ] + ["Bottom", "End", "Left", "Right", "Start", "Top"].map { edge in
        PropertyRow("flex\(edge)", "relativeNumber", "The distance from the parent's \(edge.lowercased())")
    }

    private static func edges(of name: String, _ side: String) -> [PropertyRow] {
        [PropertyRow(name, "relativeNumber", "The space \(side) all edges")]
            + ["Bottom", "End", "Horizontal", "Left", "Right", "Start", "Top", "Vertical"].map { edge in
                PropertyRow(name + edge, "relativeNumber", "The space \(side), \(edge.lowercased())")
            }
    }
}
