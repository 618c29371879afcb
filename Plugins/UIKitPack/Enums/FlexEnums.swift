import StyleEngine

extension EnumMapping {
    /// Enums of flexible boxes; raw values are those of Yoga 1.18, which InterfaCSS 2 lays out with.
    static var flexEnums: [EnumMapping] {
        [
            EnumMapping(
                "YGDirection", cases: [Case("inherit", 0), Case("LTR", 1, otherNames: ["leftToRight"]), Case("RTL", 2, otherNames: ["rightToLeft"])],
                doc: "the direction in which start and end lie"),
            EnumMapping("YGFlexDirection", ["column", "columnReverse", "row", "rowReverse"], doc: "the direction of a box's children"),
            EnumMapping(
                "YGJustify", ["flexStart", "center", "flexEnd", "spaceBetween", "spaceAround", "spaceEvenly"],
                doc: "how children share the space along the direction"),
            EnumMapping(
                "YGAlign", ["auto", "flexStart", "center", "flexEnd", "stretch", "baseline", "spaceBetween", "spaceAround"],
                doc: "how children are placed across the direction"),
            EnumMapping("YGPositionType", ["relative", "absolute"], doc: "whether a child has its place among the others"),
            EnumMapping("YGWrap", ["noWrap", "wrap", "wrapReverse"], doc: "whether children go on in a new line"),
            EnumMapping("YGOverflow", ["visible", "hidden", "scroll"], doc: "what happens to children that do not fit"),
            EnumMapping("YGDisplay", ["flex", "none"], doc: "whether a view takes part in the layout"),
        ]
    }
}
