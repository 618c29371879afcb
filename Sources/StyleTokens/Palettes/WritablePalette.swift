import StyleDiagnostics
import StyleValues

/// A palette made fit for one output: names that it can say, each once, and colors rounded where it must be.
struct WritablePalette {
    struct Entry {
        var name: String
        var color: Color
        var eightBits: EightBitColor
        var section: String?
        var span: SourceSpan?
    }

    let name: String
    private(set) var colors: [Entry] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// What an output can say.
    struct Form {
        /// The name there; nil if nothing is left of it.
        var name: (String) -> String?
        /// Whether colors are kept in full.
        var keepsPrecision = false
        var keepsAlpha = true
        /// Whether names that differ in the source may fall together without a word (they may not).
        var target: String
    }

    init(_ palette: Palette, _ form: Form) {
        name = palette.name
        colors.reserveCapacity(palette.colors.count)
        var first: [String: PaletteColor] = [:]
        for color in palette.colors {
            guard let name = form.name(color.name) else {
                diagnostics.append(
                    Diagnostic(
                        "palette.bad-name", "nothing of the name \"\(color.name.shown)\" can stand in \(form.target)",
                        at: color.span))
                continue
            }
            if let other = first[name] {
                let note = Diagnostic.Note("\"\(other.name.shown)\" is here", at: other.span)
                diagnostics.append(
                    Diagnostic(
                        "palette.name-collision",
                        other.name == color.name
                            ? "the name \"\(color.name.shown)\" is given twice"
                            : "\"\(other.name.shown)\" and \"\(color.name.shown)\" are both \"\(name.shown)\" in \(form.target)",
                        at: color.span, notes: [note]))
                continue
            }
            first[name] = color
            let eightBits = EightBitColor(color.color)
            // What is generated says sRGB or Display P3.
            let written = color.color.space == .displayP3 ? color.color : color.color.inSRGB
            colors.append(
                Entry(name: name, color: written, eightBits: eightBits, section: color.section, span: color.span))
            warn(color, eightBits, form)
        }
    }

    private mutating func warn(_ color: PaletteColor, _ eightBits: EightBitColor, _ form: Form) {
        if !form.keepsPrecision, !eightBits.isExactly(color.color) {
            let what = color.color.space == .srgb ? "rounded to eight bits" : "converted to sRGB with eight bits"
            diagnostics.append(
                Diagnostic(
                    "palette.rounded", .warning, "\"\(color.name.shown)\" is \(what): \(color.color.text)",
                    at: color.span))
        }
        if !form.keepsAlpha, eightBits.alpha != 255 {
            diagnostics.append(
                Diagnostic(
                    "palette.alpha-lost", .warning, "\"\(color.name.shown)\" loses its alpha: \(form.target) has none",
                    at: color.span))
        }
    }
}
