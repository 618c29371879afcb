import StyleDiagnostics

/// A palette as the bytes of a file.
public struct PaletteWriting: Sendable {
    /// The file.
    public var bytes: [UInt8]
    /// Warnings where something is lost; errors where names fall together: then the bytes are not to be used.
    public var diagnostics: [Diagnostic]
}

extension Palette {
    /// The palette in another format.
    ///
    /// Deterministic: the same palette gives the same bytes.
    /// Errors: `palette.bad-name`, `palette.name-collision`. Warnings: `palette.renamed`, `palette.rounded`,
    /// `palette.alpha-lost`. Complexity: linear.
    /// - Parameter alphaOrder: for the formats whose digits have none of their own.
    public func written(as format: PaletteFormat, alphaOrder: AlphaOrder = .rgba) -> PaletteWriting {
        if format == .clr { return ColorListArchive.write(self) }
        var renamed: [Diagnostic] = []
        let form = WritablePalette.Form(
            name: { format.name(of: $0) }, keepsPrecision: format == .css, keepsAlpha: format != .gpl,
            target: format.title)
        let writable = WritablePalette(self, form)
        for color in colors where !format.hasFreeNames {
            // Another spelling of dashes is the format's way, no loss.
            guard let name = format.name(of: color.name), PaletteName.mended(color.name) != color.name,
                renamed.count < Palette.errorLimit
            else { continue }
            renamed.append(
                Diagnostic(
                    "palette.renamed", .warning, "\"\(color.name.shown)\" is written as \"\(name.shown)\"",
                    at: color.span))
        }
        let text =
            switch format {
            case .list: ColorList.write(writable, alphaOrder)
            case .swiftgen: SwiftGenList.write(writable, alphaOrder)
            case .gpl: GIMPPalette.write(writable)
            case .android: AndroidColors.write(writable)
            case .json: JSONPalette.write(writable, alphaOrder)
            case .css: CSSPalette.write(writable)
            case .clr: ""
            }
        return PaletteWriting(bytes: Array(text.utf8), diagnostics: renamed + writable.diagnostics)
    }
}

extension PaletteFormat {
    /// A name as the format can say it; nil if nothing is left.
    func name(of name: String) -> String? {
        switch self {
        case .gpl, .clr: name
        case .list, .swiftgen, .css: PaletteName.mended(name)
        case .json: name
        case .android:
            PaletteName.mended(name).map { mended in
                let text = String(mended.unicodeScalars.map { $0 == "-" ? "_" : Character($0) })
                return text.first?.isNumber == true ? "_" + text : text
            }
        }
    }

    /// What the format is called in messages.
    var title: String {
        switch self {
        case .list: "a palette list"
        case .swiftgen: "a SwiftGen list"
        case .gpl: "a GIMP palette"
        case .clr: "a color list"
        case .android: "Android resources"
        case .json: "JSON"
        case .css: "CSS"
        }
    }
}
