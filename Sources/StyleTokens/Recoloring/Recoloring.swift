import StyleDiagnostics
import StyleValues

/// How colors of Interface Builder files are matched and written.
public struct RecoloringOptions: Sendable {
    /// Largest difference of a part, in steps of 8 bits, that still counts as the same color.
    public var tolerance: Int
    /// Refers to named colors in place of values.
    public var linksNames: Bool

    /// Options; `tolerance` is in 8-bit steps a part, 0 to 255.
    public init(tolerance: Int = 0, linksNames: Bool = false) {
        self.tolerance = tolerance
        self.linksNames = linksNames
    }

    /// Steps beyond the tolerance within which a color is reported as a near miss.
    public static let nearMissSteps = 8
}

/// What recoloring one xib or storyboard by a palette gives.
public struct Recoloring: Sendable {
    /// One color of the file.
    public struct Row: Sendable {
        /// What became of a color.
        public enum Status: String, Sendable {
            /// Written anew as the palette's color, or linked to it.
            case replaced
            /// Is the palette's color already.
            case same
            /// Nearly a color of the palette.
            case near
            /// No color of the palette is near.
            case unmatched
            /// A color of the system.
            case system
            /// A reference to a named color.
            case linked
            /// In a space whose numbers cannot be compared.
            case otherSpace = "other-space"
        }

        /// What became of it.
        public var status: Status
        /// What the color is for: `backgroundColor`.
        public var key: String
        /// The color with eight bits a part, or the name that stands for it.
        public var text: String
        /// The nearest color of the palette.
        public var name: String?
        /// Steps of 8 bits to it.
        public var distance: Int?
        /// Where its element stands.
        public var span: SourceSpan
    }

    /// Every color of the file, in order.
    public private(set) var rows: [Row] = []
    /// `recolor.bad-file` is an error, `recolor.near-miss` and `recolor.unknown-link` are warnings.
    public private(set) var diagnostics: [Diagnostic] = []
    /// The new content; the old bytes where nothing changes.
    public private(set) var bytes: [UInt8]
    /// The file as it was read.
    public let source: SourceFile

    /// Whether the content is new.
    public var isChanged: Bool { bytes != source.bytes }

    /// Matches every color of a file; a file that is no document of Interface Builder is refused whole.
    ///
    /// Colors are compared with eight bits a part, by their numbers, whatever their RGB or gray space. A match is
    /// written in sRGB with the palette's exact numbers; no byte outside of color elements changes (with
    /// `linksNames` the named colors and the capability for them are added). Twice gives what once gave.
    /// Errors: `recolor.bad-file`. Complexity: linear in the file, times the palette for colors without exact match.
    public init(_ source: SourceFile, palette: Palette, _ options: RecoloringOptions = RecoloringOptions()) {
        self.source = source
        bytes = source.bytes
        let file: InterfaceFile
        do throws(MarkupFileError) {
            file = try InterfaceFile(source)
        } catch {
            diagnostics.append(Diagnostic("recolor.bad-file", error.message, at: SourceSpan(source, error.range)))
            return
        }
        let matcher = PaletteMatcher(palette)
        let byName = Dictionary(palette.colors.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var edits: [ColorEdit] = []
        var linked: [PaletteColor] = []
        for color in file.colors {
            let span = SourceSpan(source, color.tag.range)
            switch color.meaning {
            case .system(let name):
                add(.system, color, name, nil, span)
            case .linked(let name):
                let known = byName[name]
                add(.linked, color, name, known.map { ($0, 0) }, span)
                if let known { linked.append(known) }
                if known == nil {
                    let near = Suggestion.phrase(for: name, in: palette.colors.prefix(1000).map(\.name))
                    diagnostics.append(
                        Diagnostic(
                            "recolor.unknown-link", .warning, "the palette has no color \"\(name.shown)\"\(near)",
                            at: span))
                }
            case .otherSpace(let space):
                add(.otherSpace, color, space, nil, span)
            case .components(let value, let isCanonical):
                // What the system's colors fall back to is not the app's.
                if color.parent == "systemColor" {
                    add(.system, color, color.parentName ?? "", nil, span)
                    continue
                }
                let isDefinition = color.parent == "namedColor"
                let named = isDefinition ? color.parentName.flatMap { byName[$0] } : nil
                let found =
                    named.map { ($0, EightBitColor(value).distance(to: EightBitColor($0.color))) }
                    ?? matcher.nearest(to: EightBitColor(value))
                guard let found, named != nil || found.1 <= options.tolerance else {
                    miss(color, value, found, options, span)
                    continue
                }
                let links = options.linksNames && !isDefinition
                if links { linked.append(found.0) }
                let exact = found.0.color.inSRGB
                if !links, isCanonical, value == exact {
                    add(.same, color, EightBitColor(value).hex(.rgba), found, span)
                } else {
                    add(.replaced, color, EightBitColor(value).hex(.rgba), found, span)
                    edits.append(
                        links ? .link(color.tag, name: found.0.name, source) : .components(color.tag, exact, source))
                }
            }
        }
        if options.linksNames, !linked.isEmpty { edits += NamedColorResources.edits(file, linked) }
        bytes = ColorEdit.apply(edits, to: source.bytes)
    }

    private mutating func miss(
        _ color: InterfaceColor, _ value: Color, _ found: (PaletteColor, Int)?, _ options: RecoloringOptions,
        _ span: SourceSpan
    ) {
        guard let found, found.1 <= options.tolerance + RecoloringOptions.nearMissSteps else {
            return add(.unmatched, color, EightBitColor(value).hex(.rgba), nil, span)
        }
        add(.near, color, EightBitColor(value).hex(.rgba), found, span)
        let steps = found.1 == 1 ? "1 step" : "\(found.1) steps"
        diagnostics.append(
            Diagnostic(
                "recolor.near-miss", .warning,
                "\(EightBitColor(value).hex(.rgba)) is \(steps) from \"\(found.0.name.shown)\" (\(EightBitColor(found.0.color).hex(.rgba)))",
                at: span))
    }

    private mutating func add(
        _ status: Row.Status, _ color: InterfaceColor, _ text: String, _ found: (PaletteColor, Int)?, _ span: SourceSpan
    ) {
        rows.append(
            Row(status: status, key: color.key, text: text, name: found?.0.name, distance: found?.1, span: span))
    }
}
