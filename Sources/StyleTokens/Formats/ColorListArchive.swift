import StyleDiagnostics
import StyleValues

/// A color list of macOS (`.clr`): an `NSColorList` archived by `NSKeyedArchiver` in a binary property list.
///
/// Objects: `NSKeys` and `NSColors` at the top, arrays of the same length. A color has `NSColorSpace` (1 and 2: red,
/// green, blue in `NSRGB`; 3 and 4: white in `NSWhite`), text with blanks, alpha last where it is not 1; where it has
/// `NSComponents` with an `NSCustomColorSpace` that is sRGB or Display P3, those are its exact parts.
/// Numbers that are n/255 in 32 bits are read as n/255: the archive holds the noise of 32-bit floats.
/// Source: Apple's `NSColor` archives as found in files; no document describes them.
enum ColorListArchive {
    static func read(_ draft: inout PaletteDraft) {
        do throws(BinaryPropertyList.Fault) {
            let archive = try KeyedArchive(draft.file.bytes)
            let names = try archive.list(archive.top("NSKeys"))
            let colors = try archive.list(archive.top("NSColors"))
            guard names.count == colors.count else {
                throw BinaryPropertyList.Fault(
                    message: "\(names.count) names stand for \(colors.count) colors", offset: 0)
            }
            var spaces: [Int: ColorSpace?] = [:]
            for (name, color) in zip(names, colors) where !draft.isFull {
                guard case .string(let text) = try archive.object(name) else {
                    throw BinaryPropertyList.Fault(message: "a color's name is no text", offset: 0)
                }
                let parts = try archive.members(color)
                switch try ArchivedColor.read(parts, archive, &spaces) {
                case .color(let color): draft.add(text, at: SourceRange(0, 0), color)
                case .approximate(let color, let why):
                    draft.warn("palette.approximate-color", "\"\(text.shown)\" \(why)", SourceRange(0, 0))
                    draft.add(text, at: SourceRange(0, 0), color)
                case .unsupported(let why):
                    draft.report("palette.bad-color", "\"\(text.shown)\" \(why)", SourceRange(0, 0))
                }
            }
        } catch {
            draft.report("palette.bad-syntax", error.message, SourceRange(error.offset, error.offset + 1))
        }
    }

    /// Colors in calibrated RGB, as RMRColorTools writes them; other spaces are converted to sRGB.
    static func write(_ palette: Palette) -> PaletteWriting {
        let writable = WritablePalette(
            palette, WritablePalette.Form(name: { $0 }, keepsPrecision: true, target: PaletteFormat.clr.title))
        var diagnostics = writable.diagnostics
        for color in writable.colors where color.color.space != .srgb {
            diagnostics.append(
                Diagnostic(
                    "palette.rounded", .warning, "\"\(color.name.shown)\" is converted to sRGB: \(color.color.text)",
                    at: color.span))
        }
        var writer = KeyedArchiveWriter()
        let arrayClass = writer.addClass("NSMutableArray", "NSArray", "NSObject")
        let colorClass = writer.addClass("NSColor", "NSObject")
        let names = writable.colors.map { writer.addString($0.name) }
        let colors = writable.colors.map { entry in
            writer.addObject(
                colorClass, [("NSColorSpace", .integer(1)), ("NSRGB", .data(rgbText(entry.color.inSRGB)))])
        }
        let bytes = writer.bytes(top: [
            ("NSKeys", writer.addArray(arrayClass, names)), ("NSColors", writer.addArray(arrayClass, colors)),
        ])
        return PaletteWriting(bytes: bytes, diagnostics: diagnostics)
    }

    /// `0.2 0.996 0.4`, alpha last unless it is 1, and the NUL of a C string.
    private static func rgbText(_ color: Color) -> [UInt8] {
        let parts = color.components + (color.alpha == 1 ? [] : [color.alpha])
        return Array(parts.map(NumberText.shortest).joined(separator: " ").utf8) + [0]
    }
}
