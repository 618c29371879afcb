/// The formats that palettes are read from and written to. May gain cases.
public enum PaletteFormat: String, Sendable, CaseIterable {
    /// `#COLOR name` a line.
    case list
    /// SwiftGen's `name: value` a line.
    case swiftgen
    /// A GIMP palette.
    case gpl
    /// A color list of macOS, `NSColorList` in a binary property list.
    case clr
    /// `<color name="…">#AARRGGBB</color>` in Android resources.
    case android
    /// One flat JSON object, name to color.
    case json
    /// CSS custom properties.
    case css

    /// The format of a word on a command line: its name, or the extension it is known by.
    public init?(word: String) {
        guard let row = PaletteFormat.table.first(where: { $0.format.rawValue == word || $0.words.contains(word) })
        else {
            return nil
        }
        self = row.format
    }

    /// The format that the extension of a file name stands for; nil for `.txt`, which content decides, and for
    /// unknown extensions.
    public init?(fileName: String) {
        guard let dot = fileName.lastIndex(of: ".") else { return nil }
        let ending = fileName[fileName.index(after: dot)...].lowercased()
        guard let row = PaletteFormat.table.first(where: { $0.extensions.contains(ending) }) else { return nil }
        self = row.format
    }

    /// All words of a command line.
    public static var words: [String] { table.flatMap { [$0.format.rawValue] + $0.words } }

    /// Where alpha stands in its digits, where the format itself says so.
    var alphaOrder: AlphaOrder? { row.alphaOrder }

    /// Whether names may be any text.
    var hasFreeNames: Bool { self == .gpl || self == .clr }

    private struct Row {
        var format: PaletteFormat
        var words: [String] = []
        var extensions: [String]
        var alphaOrder: AlphaOrder?
    }

    private var row: Row { PaletteFormat.table.first { $0.format == self } ?? Row(format: self, extensions: []) }

    // Sources of the orders: CSS Color 4 section 5.2; Android, "Color state list resource"; SwiftGen's option
    // `colorFormat`, whose default is rgba. The bare list has two traditions, so nobody's is taken for granted.
    private static var table: [Row] {
        [
            Row(format: .list, extensions: ["list", "palette"]),
            Row(format: .swiftgen, extensions: [], alphaOrder: .rgba),
            Row(format: .gpl, extensions: ["gpl"]),
            Row(format: .clr, extensions: ["clr"]),
            Row(format: .android, words: ["xml"], extensions: ["xml"], alphaOrder: .argb),
            Row(format: .json, extensions: ["json"], alphaOrder: .rgba),
            Row(format: .css, extensions: ["css"], alphaOrder: .rgba),
        ]
    }
}
