import StyleDiagnostics
import StyleValues

/// Colors by name, as a designer hands them over: in the order of the file, each name once.
public struct Palette: Sendable {
    /// Name of the file without folder and extensions: `brand` of `Design/brand.txt`.
    public var name: String
    /// In the order of the file.
    public var colors: [PaletteColor]

    /// A palette from its name and colors.
    public init(name: String, colors: [PaletteColor] = []) {
        self.name = name
        self.colors = colors
    }

    /// The color of exactly that name. Complexity: linear.
    public func color(named name: String) -> Color? { colors.first { $0.name == name }?.color }
}

/// One color of a palette.
public struct PaletteColor: Sendable {
    /// As written. In most formats letters, digits, `_` and `-`; GIMP and macOS palettes allow any text.
    public var name: String
    /// What the name stands for.
    public var color: Color
    /// The heading that it stands under, where the format has headings.
    public var section: String?
    /// Where the name stands; nil for a color that came from no file.
    public var span: SourceSpan?

    /// A color with its name.
    public init(name: String, color: Color, section: String? = nil, span: SourceSpan? = nil) {
        self.name = name
        self.color = color
        self.section = section
        self.span = span
    }
}
