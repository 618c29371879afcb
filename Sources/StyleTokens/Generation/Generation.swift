import StyleDiagnostics

/// What tokens can be turned into. May gain cases.
public enum GenerationTarget: String, Sendable, CaseIterable {
    case swift
    case swiftUIKit = "swift-uikit"
    case swiftUI = "swiftui"
    case objectiveC = "objc"
    case clr, xcassets, css, android, lua, html

    /// Whether the output is a folder with several files.
    public var isFolder: Bool { self == .objectiveC || self == .xcassets }
}

/// How code is written.
public struct GenerationOptions: Sendable {
    /// Put before every name, in the spelling of the target; empty for none.
    public var prefix: String
    /// Writes numbers and names as RMRColorTools does.
    public var isRMR: Bool

    /// Options; `isRMR` asks for the names that RMRColorTools generates.
    public init(prefix: String = "", isRMR: Bool = false) {
        self.prefix = prefix
        self.isRMR = isRMR
    }
}

/// One file that was made.
public struct GeneratedFile: Hashable, Sendable {
    /// Below the output folder, `/` between parts; empty where the output is the file itself.
    public var path: String
    /// What to write into it.
    public var bytes: [UInt8]

    init(_ path: String = "", _ text: String) {
        self.path = path
        bytes = Array(text.utf8)
    }

    init(_ path: String = "", bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// Everything made of one input; with an error among the diagnostics it is not to be written.
public struct Generation: Sendable {
    /// What to write, in order.
    public var files: [GeneratedFile] = []
    /// What could not be said in the target, and what has to be known of it.
    public var diagnostics: [Diagnostic] = []
}

extension Palette {
    /// Code or assets of the palette.
    ///
    /// Deterministic: the same palette and options give the same bytes, on every machine and in every locale.
    /// Errors: `palette.name-collision`, `palette.bad-name`. Complexity: linear.
    public func generated(_ target: GenerationTarget, _ options: GenerationOptions = GenerationOptions()) -> Generation
    {
        if target == .clr {
            let writing = ColorListArchive.write(renamedForColorList(options))
            return Generation(files: [GeneratedFile(bytes: writing.bytes)], diagnostics: writing.diagnostics)
        }
        let palette = WritablePalette(self, target.form(options))
        let files: [GeneratedFile] =
            switch target {
            case .swift: [GeneratedFile("", SwiftColors.plain(palette, options))]
            case .swiftUIKit: [GeneratedFile("", SwiftColors.uikit(palette, options))]
            case .swiftUI: [GeneratedFile("", SwiftColors.swiftUI(palette, options))]
            case .objectiveC: ObjectiveCColors.files(palette, options)
            case .xcassets: AssetCatalog.files(palette)
            case .css: [GeneratedFile("", CSSPalette.write(palette))]
            case .android: [GeneratedFile("", AndroidColors.write(palette))]
            case .lua: [GeneratedFile("", LuaTokens.colors(palette))]
            case .html: [GeneratedFile("", StyleGuide.page(palette))]
            case .clr: []
            }
        return Generation(files: files, diagnostics: palette.diagnostics)
    }

    /// `RMRGreen`: the prefix in capitals and the name with a capital, as RMRColorTools names colors of a list.
    private func renamedForColorList(_ options: GenerationOptions) -> Palette {
        guard !options.prefix.isEmpty || options.isRMR else { return self }
        var copy = self
        for index in copy.colors.indices {
            copy.colors[index].name = options.prefix.uppercased() + copy.colors[index].name.capitalizedFirst
        }
        return copy
    }
}

extension FontStyleList {
    /// Code of the font styles: typed accessors and label classes.
    ///
    /// Errors: `generate.no-fonts` for targets that hold colors alone; `palette.name-collision`.
    public func generated(_ target: GenerationTarget, _ options: GenerationOptions = GenerationOptions()) -> Generation
    {
        var byMember: [String: FontStyle] = [:]
        for style in styles {
            let member = SwiftName.member(style.name) ?? style.name
            if let other = byMember.updateValue(style, forKey: member) {
                let note = Diagnostic.Note("\"\(other.name)\" is here", at: other.span)
                return Generation(diagnostics: [
                    Diagnostic(
                        "palette.name-collision",
                        "\"\(other.name)\" and \"\(style.name)\" are both \"\(member)\" in code", at: style.span,
                        notes: [note])
                ])
            }
        }
        switch target {
        case .swift: return Generation(files: [GeneratedFile("", SwiftFonts.plain(self, options))])
        case .swiftUIKit: return Generation(files: [GeneratedFile("", SwiftFonts.uikit(self, options))])
        case .swiftUI: return Generation(files: [GeneratedFile("", SwiftFonts.swiftUI(self, options))])
        case .objectiveC: return Generation(files: ObjectiveCFonts.files(self, options))
        case .css: return Generation(files: [GeneratedFile("", CSSFonts.write(self, options))])
        case .lua: return Generation(files: [GeneratedFile("", LuaTokens.fonts(self))])
        case .html: return Generation(files: [GeneratedFile("", StyleGuide.page(self))])
        case .clr, .xcassets, .android:
            return Generation(diagnostics: [
                Diagnostic(
                    "generate.no-fonts", "font styles cannot be written as \(target.rawValue)", at: styles.first?.span)
            ])
        }
    }
}

extension GenerationTarget {
    /// What the target can say of a palette.
    fileprivate func form(_ options: GenerationOptions) -> WritablePalette.Form {
        let prefix = options.prefix
        switch self {
        case .swift, .swiftUIKit, .swiftUI:
            return WritablePalette.Form(name: { SwiftName.member($0) }, keepsPrecision: true, target: "Swift")
        case .objectiveC:
            return WritablePalette.Form(
                name: { ObjectiveCColors.method($0, prefix) }, keepsPrecision: true, target: "Objective-C")
        case .css:
            return WritablePalette.Form(
                name: { name in PaletteName.mended(name).map { prefix.isEmpty ? $0 : "\(prefix)-\($0)" } },
                keepsPrecision: true, target: "CSS")
        case .android:
            return WritablePalette.Form(
                name: { name in PaletteFormat.android.name(of: name).map { prefix.isEmpty ? $0 : "\(prefix)_\($0)" } },
                target: "Android resources")
        case .xcassets:
            return WritablePalette.Form(
                name: { name in PaletteName.mended(name).map { prefix.isEmpty ? $0 : "\(prefix)-\($0)" } },
                keepsPrecision: true, target: "an asset catalog")
        case .lua:
            return WritablePalette.Form(
                name: { prefix.isEmpty ? $0 : "\(prefix)_\($0)" }, keepsPrecision: true, target: "Lua")
        case .clr, .html: return WritablePalette.Form(name: { $0 }, keepsPrecision: true, target: rawValue)
        }
    }
}
