extension ClassTable {
    /// Progress, activity and picker wheels: views that are no controls.
    static let indicators = [
        ClassTable(
            "UIActivityIndicatorView", extends: "UIView", elementNames: ["activityIndicator"], "A wheel that turns while something is going on",
            properties: [
                PropertyRow("activityIndicatorViewStyle", "UIActivityIndicatorViewStyle", aliases: ["style"], default: "white", "Size and color"),
                PropertyRow("animating", "bool", default: "NO", "Whether the wheel turns"),
                PropertyRow("color", "color", "The color of the wheel"),
                PropertyRow("hidesWhenStopped", "bool", default: "YES", "Whether the wheel hides when it stands still"),
            ]),
        ClassTable(
            "UIProgressView", extends: "UIView", "A line that fills up",
            properties: [
                PropertyRow("progress", "number", default: "0", "How far it is filled, 0 to 1"),
                PropertyRow("progressImage", "image", "The image of the filled part"),
                PropertyRow("progressTintColor", "color", "The color of the filled part"),
                PropertyRow("progressViewStyle", "UIProgressViewStyle", default: "default", "Whether it is part of a bar"),
                PropertyRow("trackImage", "image", "The image of the rest"),
                PropertyRow("trackTintColor", "color", "The color of the rest"),
            ]),
        ClassTable(
            "UIPickerView", extends: "UIView", "Wheels to choose from",
            properties: [PropertyRow("showsSelectionIndicator", "bool", default: "NO", "Whether the chosen row is marked")]),
    ]
}
