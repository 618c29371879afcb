import StyleDiagnostics
import StyleMarkup
import StyleValues

/// A template icon as SVG: a shape whose color is chosen where it is used.
public enum TemplateImage {
    /// The icon in one color: every paint that is not `none` (`fill`, `stroke`, `stop-color`, `color`, as attribute
    /// or in `style`) becomes the color; a shape without a paint gets it from the root. Opacities stay. All other
    /// bytes stay as they are.
    ///
    /// Paints in `<style>` elements are left alone, with a warning. PDF icons are not tinted: their paints stand in
    /// compressed streams, in any color space; the host tints them when it draws.
    /// Errors: `tint.bad-file`.
    public static func tinted(_ source: SourceFile, _ color: Color) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
        let tags: [MarkupItem]
        do throws(MarkupFileError) {
            tags = try MarkupFile(source, root: "\"<svg>\" as the root element") { $0.name == "svg" || $0.name.hasSuffix(":svg") }.tags
        } catch {
            return (source.bytes, [Diagnostic("tint.bad-file", error.message, at: SourceSpan(source, error.range))])
        }
        var diagnostics: [Diagnostic] = []
        let text = EightBitColor(color).opaqueHex
        var edits: [ColorEdit] = []
        for (index, tag) in tags.enumerated() where tag.kind != .endTag {
            if tag.name == "style" || tag.name.hasSuffix(":style") {
                diagnostics.append(
                    Diagnostic(
                        "tint.style-element", .warning, "paints in \"<style>\" are left as they are",
                        at: SourceSpan(source, tag.range)))
            }
            for attribute in tag.attributes {
                if paints.contains(attribute.name), isColor(attribute.value) {
                    edits.append(ColorEdit(range: attribute.valueRange, text: text))
                } else if attribute.name == "style", let changed = restyled(source.text(in: attribute.valueRange), text)
                {
                    edits.append(ColorEdit(range: attribute.valueRange, text: changed))
                }
            }
            // Shapes are black where nothing says a paint: the root says it for all.
            if index == 0, tag.attribute("fill") == nil {
                let place = tag.range.start + 1 + tag.name.utf8.count
                edits.append(ColorEdit(range: SourceRange(place, place), text: " fill=\"\(text)\""))
            }
            if index == 0, color.alpha < 1, tag.attribute("opacity") == nil {
                let place = tag.range.start + 1 + tag.name.utf8.count
                edits.append(
                    ColorEdit(
                        range: SourceRange(place, place), text: " opacity=\"\(NumberText.shortest(color.alpha))\""))
            }
        }
        return (ColorEdit.apply(edits, to: source.bytes), diagnostics)
    }

    private static let paints: Set<String> = ["fill", "stroke", "stop-color", "color"]

    /// Whether a paint is a color: not `none`, no reference, not taken from elsewhere.
    private static func isColor(_ value: String) -> Bool {
        let word = value.filter { $0 != " " && $0 != "\t" && $0 != "\n" }.lowercased()
        return !["none", "inherit", "context-fill", "context-stroke", "transparent", "currentcolor", ""].contains(word)
            && !word.hasPrefix("url(")
    }

    /// A `style` attribute with its paints changed; nil if it has none.
    private static func restyled(_ style: String, _ text: String) -> String? {
        var isChanged = false
        let parts = style.split(separator: ";", omittingEmptySubsequences: false).map { part -> String in
            guard let colon = part.firstIndex(of: ":") else { return String(part) }
            let name = part[..<colon].filter { $0 != " " && $0 != "\t" && $0 != "\n" }
            guard paints.contains(name), isColor(String(part[part.index(after: colon)...])) else { return String(part) }
            isChanged = true
            return part[..<colon] + ":" + text
        }
        return isChanged ? parts.joined(separator: ";") : nil
    }
}

extension EightBitColor {
    /// `#rrggbb`, alpha left out.
    fileprivate var opaqueHex: String {
        var copy = self
        copy.alpha = 255
        return copy.hex(.rgba)
    }
}
