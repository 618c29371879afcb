import StyleEngine

/// What follows from the class and the name of a property.
enum PropertyTraits {
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
