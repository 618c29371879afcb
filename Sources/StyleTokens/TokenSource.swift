import StyleDiagnostics

/// What a file of tokens turned out to be.
public enum TokenSource: Sendable {
    case palette(Palette)
    case fonts(FontStyleList)

    /// Reads a palette or a list of font styles: `.fonts` and text with a line such as `A1 medium 17` are the latter.
    public static func read(
        _ file: SourceFile, _ options: PaletteReadingOptions = PaletteReadingOptions()
    ) -> (source: TokenSource, diagnostics: [Diagnostic]) {
        let mayBeFonts = options.format == nil && !options.isRMR
        let isText = PaletteFormat(fileName: file.name) == nil
        if mayBeFonts, file.name.hasSuffix(".fonts") || isText && FontStyleList.isLikely(file) {
            let (list, diagnostics) = FontStyleList.read(file)
            return (.fonts(list), diagnostics)
        }
        let reading = Palette.read(file, options)
        return (.palette(reading.palette), reading.diagnostics)
    }

    /// Code or assets of what was read.
    public func generated(_ target: GenerationTarget, _ options: GenerationOptions = GenerationOptions()) -> Generation
    {
        switch self {
        case .palette(let palette): palette.generated(target, options)
        case .fonts(let list): list.generated(target, options)
        }
    }
}
