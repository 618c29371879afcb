import StyleValues

/// Palettes as Swift: an enum with one static member a color.
enum SwiftColors {
    /// Needs no module: the colors are values of a nested type.
    static func plain(_ palette: WritablePalette, _ options: GenerationOptions) -> String {
        let type = SwiftName.type(palette.name, options)
        var text = GeneratedHeader.slashes(palette.name)
        text += """

            /// The colors of the palette "\(palette.name)".
            public enum \(type) {
                /// A color: components and opacity as fractions 0...1.
                public struct Color: Hashable, Sendable {
                    public enum Space: Hashable, Sendable { case srgb, displayP3 }

                    public var red, green, blue, alpha: Double
                    public var space: Space

                    public init(red: Double, green: Double, blue: Double, alpha: Double = 1, space: Space = .srgb) {
                        (self.red, self.green, self.blue, self.alpha, self.space) = (red, green, blue, alpha, space)
                    }
                }


            """
        for color in palette.colors {
            let space = color.color.space == .displayP3 ? ", space: .displayP3" : ""
            text += doc(color) + "    public static let \(color.name) = Color(\(parts(color.color))\(space))\n"
        }
        text += "\n    /// Every color with its name, in the order of the palette.\n"
        text += "    public static let all: [(name: String, color: Color)] = [\n"
        for color in palette.colors { text += "        (\"\(color.name.unquoted)\", \(color.name)),\n" }
        return text + "    ]\n}\n"
    }

    static func uikit(_ palette: WritablePalette, _ options: GenerationOptions) -> String {
        let type = SwiftName.type(palette.name, options)
        var text = GeneratedHeader.slashes(palette.name) + "\n#if canImport(UIKit)\nimport UIKit\n\n"
        text += "/// The colors of the palette \"\(palette.name)\".\npublic enum \(type) {\n"
        for color in palette.colors {
            let label = color.color.space == .displayP3 ? "displayP3Red" : "red"
            text +=
                doc(color)
                + "    public static var \(color.name): UIColor { UIColor(\(parts(color.color, first: label))) }\n"
        }
        return text + "}\n#endif\n"
    }

    static func swiftUI(_ palette: WritablePalette, _ options: GenerationOptions) -> String {
        let type = SwiftName.type(palette.name, options)
        var text = GeneratedHeader.slashes(palette.name) + "\n#if canImport(SwiftUI)\nimport SwiftUI\n\n"
        text += "/// The colors of the palette \"\(palette.name)\".\npublic enum \(type) {\n"
        for color in palette.colors {
            let space = color.color.space == .displayP3 ? ".displayP3" : ".sRGB"
            text +=
                doc(color)
                + "    public static let \(color.name) = Color(\(space), \(parts(color.color, last: "opacity")))\n"
        }
        return text + "}\n#endif\n"
    }

    private static func doc(_ color: WritablePalette.Entry) -> String { "    /// \(color.color.text)\n" }

    private static func parts(_ color: Color, first: String = "red", last: String = "alpha") -> String {
        "\(first): \(Decimal.text(color.first)), green: \(Decimal.text(color.second)), blue: \(Decimal.text(color.third)), \(last): \(Decimal.text(color.alpha))"
    }
}

extension String {
    /// A Swift name without backticks.
    var unquoted: String { filter { $0 != "`" } }
}
