import StyleDiagnostics
import StyleMarkup
import StyleValues

/// One color element of an Interface Builder file.
struct InterfaceColor {
    let tag: MarkupItem
    let meaning: Meaning
    /// The element around it: `view`, `namedColor`, `systemColor`; empty for the root.
    let parent: String
    /// Name of the element around it, for `namedColor` and `systemColor`.
    let parentName: String?

    enum Meaning {
        /// Components in a space that is understood: as numbers of sRGB, whatever the space.
        case components(Color, isCanonical: Bool)
        /// A color of the system, by name.
        case system(String)
        /// A reference to a named color of an asset catalog.
        case linked(String)
        /// A space whose numbers cannot be compared: CMYK, Adobe RGB.
        case otherSpace(String)
    }

    /// What the color is for: `backgroundColor`.
    var key: String { tag.attribute("key")?.value ?? "" }

    /// Reads the attributes. Faults: a component that is missing or no number.
    init(_ tag: MarkupItem, parent: String, parentName: String?) throws(MarkupFileError) {
        self.tag = tag
        self.parent = parent
        self.parentName = parentName
        func value(_ name: String) -> String? { tag.attribute(name)?.value }
        if let name = value("cocoaTouchSystemColor") ?? value("systemColor") ?? value("cocoaSystemColor") {
            meaning = .system(name)
            return
        }
        let space = value("colorSpace")
        if space == "catalog" || space == nil && value("catalog") != nil {
            meaning = .system(value("name") ?? "")
            return
        }
        if space == nil, value("red") == nil, value("white") == nil {
            guard let name = value("name") else {
                throw MarkupFileError(message: "a color with neither components nor a name", range: tag.range)
            }
            meaning = .linked(name)
            return
        }
        let exact = space == "custom" ? value("customColorSpace") ?? "" : space ?? ""
        guard let family = InterfaceColor.families[exact] else {
            meaning = .otherSpace(exact)
            return
        }
        func number(_ name: String, default missing: Double? = nil) throws(MarkupFileError) -> Double {
            guard let attribute = tag.attribute(name) else {
                if let missing { return missing }
                throw MarkupFileError(
                    message: "expected the attribute \"\(name)\" of a color in \"\(exact)\"", range: tag.range)
            }
            guard let number = Double(attribute.value), number.isFinite else {
                throw MarkupFileError(
                    message: "expected a number as \"\(name)\", found \"\(attribute.value.shown)\"",
                    range: attribute.valueRange)
            }
            return number
        }
        let alpha = try number("alpha", default: 1)
        switch family {
        case .gray:
            let white = try number("white")
            meaning = .components(Color(red: white, green: white, blue: white, alpha: alpha), isCanonical: false)
        case .rgb, .srgb, .displayP3:
            let color = Color(
                family == .displayP3 ? .displayP3 : .srgb, try number("red"), try number("green"), try number("blue"),
                alpha: alpha)
            meaning = .components(color, isCanonical: family == .srgb && tag.attribute("alpha") != nil)
        }
    }

    private enum Family { case gray, rgb, srgb, displayP3 }

    // Spellings met in files, and those of Interface Builder's menu of spaces.
    private static let families: [String: Family] = [
        "sRGB": .srgb, "extendedSRGB": .rgb, "deviceRGB": .rgb, "calibratedRGB": .rgb, "genericRGB": .rgb,
        "displayP3": .displayP3,
        "deviceWhite": .gray, "calibratedWhite": .gray, "genericGamma22Gray": .gray,
        "genericGamma22GrayColorSpace": .gray,
        "extendedGray": .gray,
    ]
}
