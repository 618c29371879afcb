import StyleEngine
import StyleValues

/// The properties whose declarations set others.
enum ShorthandKind: Sendable {
    case border, shadow, textAttributes

    /// The shorthand of a property, whose longhands stand beside or below it.
    func shorthand(of keyPath: String) -> PropertyShorthand {
        switch self {
        case .border:
            PropertyShorthand(["layer.borderWidth", "layer.borderColor"]) { value, longhand in
                guard case .border(let border) = value else { return nil }
                return longhand == "layer.borderWidth" ? .number(Quantity(border.width)) : .color(border.color)
            }
        case .shadow:
            PropertyShorthand(["layer.shadowOffset", "layer.shadowRadius", "layer.shadowColor"]) { value, longhand in
                guard case .shadow(let shadow) = value else { return nil }
                switch longhand {
                case "layer.shadowOffset": return .size(shadow.offset)
                case "layer.shadowRadius": return .number(Quantity(shadow.radius))
                default: return shadow.color.map(StyleValue.color)
                }
            }
        case .textAttributes:
            PropertyShorthand(TextAttribute.all.map { "\(keyPath).\($0.name)" }) { value, longhand in
                guard case .textAttributes(let attributes) = value else { return nil }
                return attributes[String(longhand.dropFirst(keyPath.count + 1))]
            }
        }
    }
}
