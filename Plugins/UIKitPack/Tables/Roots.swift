extension ClassTable {
    /// The classes that everything else extends.
    static let roots = [
        ClassTable("NSObject", "The root of all classes"),
        ClassTable("UIResponder", extends: "NSObject", "What can answer events: views and view controllers"),
        ClassTable(
            "NSShadow", extends: "NSObject", "A shadow behind text",
            properties: [
                PropertyRow("shadowBlurRadius", "number", .paint, default: "0", "How far the shadow is blurred"),
                PropertyRow("shadowColor", "color", .paint, "The color of the shadow"),
                PropertyRow("shadowOffset", "size", .paint, default: "0", "How far the shadow lies from the text"),
            ]),
        ClassTable(
            "NSParagraphStyle", extends: "NSObject", "The layout of a paragraph",
            properties: TextAttributeRows.paragraph),
        ClassTable(
            "CASTextAttributes", extends: "NSObject", "The attributes of a run of text, as Classy groups them",
            keyPaths: ["paragraphStyle": "NSParagraphStyle", "shadow": "NSShadow"],
            properties: TextAttributeRows.characters),
    ]
}
