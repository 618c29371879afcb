extension ClassTable {
    /// Progress, activity and picker wheels: views that are no controls.
    static let indicators = [
        ClassTable(
            "UIActivityIndicatorView", extends: "UIView", elementNames: ["activityIndicator"], "A wheel that turns while something is going on",
            properties: [
                PropertyRow("activityIndicatorViewStyle", "UIActivityIndicatorViewStyle", [.layout, .paint], aliases: ["style"], default: "white", "Size and color"),
                PropertyRow("animating", "bool", .paint, default: "NO", "Whether the wheel turns"),
                PropertyRow("color", "color", .paint, "The color of the wheel"),
                PropertyRow("hidesWhenStopped", "bool", .paint, default: "YES", "Whether the wheel hides when it stands still"),
            ]),
        ClassTable(
            "UIProgressView", extends: "UIView", "A line that fills up",
            properties: [
                PropertyRow("progress", "number", .paint, default: "0", "How far it is filled, 0 to 1"),
                PropertyRow("progressImage", "image", .paint, "The image of the filled part"),
                PropertyRow("progressTintColor", "color", .paint, "The color of the filled part"),
                PropertyRow("progressViewStyle", "UIProgressViewStyle", [.layout, .paint], default: "default", "Whether it is part of a bar"),
                PropertyRow("trackImage", "image", .paint, "The image of the rest"),
                PropertyRow("trackTintColor", "color", .paint, "The color of the rest"),
            ]),
        ClassTable(
            "UIPickerView", extends: "UIView", "Wheels to choose from",
            properties: [PropertyRow("showsSelectionIndicator", "bool", .paint, default: "NO", "Whether the chosen row is marked")]),
    ]
}
