import StyleDiagnostics

/// How a palette is to be read.
public struct PaletteReadingOptions: Sendable {
    /// Nil: by the extension, `.txt` by content.
    public var format: PaletteFormat?
    /// Nil: as the format says; where it says nothing, digits that mean two colors are an error.
    public var alphaOrder: AlphaOrder?
    /// Reads a list as RMRColorTools did, with a warning where that is wrong.
    public var isRMR: Bool

    /// Options; nil lets the content say the format, and asks for the order of alpha where the format leaves it open.
    public init(format: PaletteFormat? = nil, alphaOrder: AlphaOrder? = nil, isRMR: Bool = false) {
        self.format = format
        self.alphaOrder = alphaOrder
        self.isRMR = isRMR
    }
}

/// What reading a palette gave: everything that could be read, and every fault at once.
public struct PaletteReading: Sendable {
    /// What could be read.
    public var palette: Palette
    /// The format that it was read as.
    public var format: PaletteFormat
    /// What is wrong in the file, with places.
    public var diagnostics: [Diagnostic]
}

extension Palette {
    /// The largest palette that is read, in bytes: some half a million colors.
    public static let byteLimit = 16 << 20

    /// Errors that are reported of one file; after them reading stops.
    static let errorLimit = 1000

    /// Reads a palette of any format.
    ///
    /// Errors: `palette.…` and, for CSS, `syntax.…` and `expression.…`; each with its line, all at once.
    /// Complexity: linear.
    public static func read(_ file: SourceFile, _ options: PaletteReadingOptions = PaletteReadingOptions())
        -> PaletteReading
    {
        let format =
            options.format ?? (options.isRMR ? .list : PaletteFormat(fileName: file.name)) ?? guessedFormat(file)
        var draft = PaletteDraft(file: file, format: format, options: options)
        if file.bytes.count > byteLimit {
            draft.report(
                "palette.too-large", "a palette of \(file.bytes.count) bytes is larger than \(byteLimit >> 20) MiB",
                SourceRange(0, 0))
        } else if format == .clr {
            ColorListArchive.read(&draft)
        } else if draft.isText() {
            switch format {
            case .list where options.isRMR: RMRList.read(&draft)
            case .list: ColorList.read(&draft)
            case .swiftgen: SwiftGenList.read(&draft)
            case .gpl: GIMPPalette.read(&draft)
            case .android: AndroidColors.read(&draft)
            case .json: JSONPalette.read(&draft)
            case .css: CSSPalette.read(&draft)
            case .clr: break
            }
        }
        return draft.reading
    }

    /// What a text is by its first line that is neither empty nor a comment: `name: value`, or a list.
    private static func guessedFormat(_ file: SourceFile) -> PaletteFormat {
        if file.bytes.starts(with: "GIMP Palette".utf8) { return .gpl }
        if file.bytes.starts(with: "bplist".utf8) { return .clr }
        for range in TextLines(file) {
            let line = file.bytes.trimmed(range)
            guard let first = file.bytes[line].first else { continue }
            let isHeading = first == UInt8(ascii: "#") && file.bytes[line].dropFirst().first.map(isBlank) ?? true
            if isHeading || file.bytes[line].starts(with: "//".utf8) { continue }
            if first == UInt8(ascii: "#") { return .list }
            return file.bytes[line].contains(UInt8(ascii: ":")) ? .swiftgen : .list
        }
        return .list
    }

    /// The part of a file name that names what is in it.
    static func name(ofFile name: String) -> String {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        guard !last.hasPrefix("<") else { return "palette" }
        let stem = last.split(separator: ".", omittingEmptySubsequences: true).first.map(String.init) ?? last
        return stem.isEmpty ? "palette" : stem
    }
}
