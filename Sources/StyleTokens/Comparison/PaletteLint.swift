import StyleDiagnostics

/// Rules for palettes that can be read but might be better.
public enum PaletteLint {
    /// Warnings about a palette, in the order of its colors: names that differ only in case, dashes and underscores,
    /// names that start with a digit, different names for one color, a palette without colors.
    /// Complexity: linear.
    public static func findings(_ palette: Palette, file: SourceFile) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        if palette.colors.isEmpty {
            findings.append(
                Diagnostic(
                    "palette.empty", .warning, "the palette has no color", at: SourceSpan(file, SourceRange(0, 0))))
        }
        var byFoldedName: [String: PaletteColor] = [:]
        var byColor: [EightBitColor: PaletteColor] = [:]
        for color in palette.colors {
            let folded = color.name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
            if let other = byFoldedName[folded] {
                findings.append(
                    Diagnostic(
                        "palette.similar-names", .warning,
                        "\"\(color.name.shown)\" and \"\(other.name.shown)\" differ in case and dashes alone",
                        at: color.span, notes: [Diagnostic.Note("\"\(other.name.shown)\" is here", at: other.span)]))
            } else {
                byFoldedName[folded] = color
            }
            if let first = color.name.first, first.isNumber || first == "-" {
                findings.append(
                    Diagnostic(
                        "palette.name-start", .warning,
                        "\"\(color.name.shown)\" starts with \"\(first)\": it can be no variable of a sheet",
                        at: color.span))
            }
            let bits = EightBitColor(color.color)
            if let other = byColor[bits] {
                findings.append(
                    Diagnostic(
                        "palette.same-color", .warning,
                        "\"\(color.name.shown)\" is the same color as \"\(other.name.shown)\": \(color.color.text)",
                        at: color.span, notes: [Diagnostic.Note("\"\(other.name.shown)\" is here", at: other.span)]))
            } else {
                byColor[bits] = color
            }
        }
        return findings
    }
}
