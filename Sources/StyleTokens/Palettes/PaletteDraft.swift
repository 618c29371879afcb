import StyleDiagnostics
import StyleValues

/// A palette in the making: what every format's reader fills.
struct PaletteDraft {
    let file: SourceFile
    let format: PaletteFormat
    let options: PaletteReadingOptions
    private(set) var colors: [PaletteColor] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Heading of the colors to come.
    var section: String?
    /// Where alpha stands, if the options, the file or the format say so.
    var alphaOrder: AlphaOrder?
    private var indexOfName: [String: Int] = [:]
    private var errorCount = 0

    init(file: SourceFile, format: PaletteFormat, options: PaletteReadingOptions) {
        self.file = file
        self.format = format
        self.options = options
        // The digits of CSS mean one thing, whatever is asked.
        alphaOrder = format == .css ? .rgba : options.alphaOrder ?? format.alphaOrder
    }

    var reading: PaletteReading {
        PaletteReading(
            palette: Palette(name: Palette.name(ofFile: file.name), colors: colors), format: format,
            diagnostics: diagnostics)
    }

    /// Whether reading is to stop: more errors help nobody.
    var isFull: Bool { errorCount >= Palette.errorLimit }

    /// Whether the file is text in UTF-8; says what is wrong if not.
    mutating func isText() -> Bool {
        let bytes = file.bytes
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            report("palette.encoding", "the file is in UTF-16, expected UTF-8", SourceRange(0, min(2, bytes.count)))
            return false
        }
        guard let offset = bytes.firstInvalidUTF8 else { return true }
        report("palette.encoding", "the file is not valid UTF-8", SourceRange(offset, offset + 1))
        return false
    }

    // MARK: Colors

    /// Adds a color; a name that is empty, no name, or taken is an error.
    mutating func add(_ name: String, at nameRange: SourceRange, _ color: Color) {
        guard !name.isEmpty else {
            return report("palette.empty-name", "expected a name after the color, found none", nameRange)
        }
        guard format.hasFreeNames ? PaletteName.hasLetter(name) : PaletteName.isName(name) else {
            return reportName(name, nameRange)
        }
        if let first = indexOfName[name] {
            let note = Diagnostic.Note("\"\(name)\" is here first", at: colors[first].span)
            return report(
                "palette.duplicate-name", "the name \"\(name.shown)\" is given twice", nameRange, notes: [note])
        }
        addUnchecked(name, at: nameRange, color)
    }

    /// Adds a color whatever its name; of two with the same name both stay.
    mutating func addUnchecked(_ name: String, at nameRange: SourceRange, _ color: Color) {
        indexOfName[name] = colors.count
        colors.append(PaletteColor(name: name, color: color, section: section, span: SourceSpan(file, nameRange)))
    }

    /// Whether a color of that name was added.
    func contains(_ name: String) -> Bool { indexOfName[name] != nil }

    /// The color of hexadecimal digits; nil after a report.
    mutating func color(hexDigits digits: SourceRange, whole: SourceRange) -> Color? {
        switch HexDigits.color(file.slice(digits), alphaOrder) {
        case .color(let color): return color
        case .ambiguous:
            report(
                "palette.ambiguous-alpha",
                AlphaOrder.question(file.text(in: whole)), whole)
        case .badCount(let count):
            report(
                "palette.bad-color",
                "expected 3, 4, 6 or 8 hexadecimal digits, found \(count) in \"\(file.text(in: whole).shown)\"", whole)
        case .noDigits:
            report(
                "palette.bad-color", "expected a color such as \"#B3ED3B\", found \"\(file.text(in: whole).shown)\"",
                whole)
        }
        return nil
    }

    // MARK: Faults

    mutating func report(
        _ id: DiagnosticID, _ message: String, _ range: SourceRange, severity: Diagnostic.Severity = .error,
        notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
    ) {
        guard !isFull else { return }
        diagnostics.append(Diagnostic(id, severity, message, at: SourceSpan(file, range), notes: notes, fixIts: fixIts))
        guard severity == .error else { return }
        errorCount += 1
        guard isFull else { return }
        diagnostics.append(
            Diagnostic(
                "palette.too-many-errors", .error, "more than \(Palette.errorLimit) errors; the rest is not read",
                at: SourceSpan(file, range)))
    }

    mutating func warn(_ id: DiagnosticID, _ message: String, _ range: SourceRange) {
        report(id, message, range, severity: .warning)
    }

    mutating func append(_ more: [Diagnostic]) {
        diagnostics += more.prefix(Palette.errorLimit)
        errorCount += more.count { $0.severity == .error }
    }

    private mutating func reportName(_ name: String, _ range: SourceRange) {
        var fixIts: [FixIt] = []
        if let mended = PaletteName.mended(name) {
            fixIts = [FixIt("write \"\(mended)\"", replace: SourceSpan(file, range), with: mended)]
        }
        report(
            "palette.bad-name", "\"\(name.shown)\" is no name: letters, digits, \"_\" and \"-\" make one", range,
            fixIts: fixIts)
    }
}
