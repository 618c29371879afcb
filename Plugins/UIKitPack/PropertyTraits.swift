import StyleEngine

/// What follows from the type and the name of a property.
enum PropertyTraits {
    /// What must be done anew when a property of the type changes.
    static func affects(_ row: PropertyRow) -> Affects {
        if row.keyPath.hasSuffix("shadowOffset") { return .paint }
        if let found = affectsByType[row.type] { return found }
        // Enums and numbers: most of them move something.
        return row.type == "bool"
            ? [.layout, .paint]
            : row.type == "number" && paintNumbers.contains(row.keyPath) ? .paint : [.layout, .paint]
    }

    private static let affectsByType: [String: Affects] = [
        "attributedString": [.layout, .paint, .text], "border": [.layout, .paint], "color": .paint,
        "font": [.layout, .paint, .text],
        "image": [.layout, .paint], "insets": .layout, "layout": .layout, "offset": .layout, "point": .layout,
        "rect": .layout,
        "relativeNumber": .layout, "shadow": .paint, "size": .layout, "string": [.layout, .paint, .text],
        "textAttributes": [.layout, .paint, .text], "transform": .paint, "NSUnderlineStyle": [.paint, .text],
        "NSTextAlignment": [.paint, .text], "NSLineBreakMode": [.layout, .paint, .text],
    ]

    /// Numbers that move nothing.
    private static let paintNumbers: Set<String> = [
        "alpha", "layer.cornerRadius", "layer.shadowOpacity", "layer.shadowRadius", "layer.borderWidth", "cornerRadius",
        "opacity",
        "shadowOpacity", "shadowRadius", "borderWidth", "tag",
    ]

    /// Whether Apple's documentation calls the property animatable.
    static func isAnimatable(_ row: PropertyRow, of owner: String) -> Bool {
        switch owner {
        case "UIView": viewProperties.contains(row.keyPath) || row.keyPath.hasPrefix("layer.")
        case "CALayer": row.type != "bool" || row.keyPath == "hidden"
        case "UIScrollView": ["contentOffset", "zoomScale"].contains(row.keyPath)
        default: false
        }
    }

    private static let viewProperties: Set<String> = [
        "alpha", "backgroundColor", "bounds", "center", "frame", "tintColor", "transform",
    ]
}
