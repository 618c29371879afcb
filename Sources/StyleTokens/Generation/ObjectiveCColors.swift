import StyleValues

/// Palettes as a category of `UIColor`, in the form of RMRColorTools.
enum ObjectiveCColors {
    /// `rmr_greenColor`; `greenColor` without a prefix.
    static func method(_ name: String, _ prefix: String) -> String? {
        guard PaletteName.hasLetter(name) else { return nil }
        let words = name.split { character in
            !character.unicodeScalars.allSatisfy { PaletteName.isLetterOrDigit($0) || $0 == "_" }
        }
        guard let first = words.first else { return nil }
        let joined = String(first).lowercasedFirst + words.dropFirst().map { String($0).capitalizedFirst }.joined()
        let start = prefix.isEmpty ? (joined.first?.isNumber == true ? "_" : "") : prefix.lowercased() + "_"
        return start + joined + "Color"
    }

    static func files(_ palette: WritablePalette, _ options: GenerationOptions) -> [GeneratedFile] {
        let category = options.prefix.uppercased() + (SwiftName.camelCase(palette.name, startsUpper: true) ?? "Palette")
        let file = "UIColor+\(category)"
        var header = GeneratedHeader.slashes(palette.name) + "\n@import UIKit;\n\n@interface UIColor (\(category))\n\n"
        var source =
            GeneratedHeader.slashes(palette.name)
            + "\n#import \"\(file).h\"\n\n@implementation UIColor (\(category))\n\n"
        for color in palette.colors {
            let parts = numbers(color, options)
            let call = color.color.space == .displayP3 && !options.isRMR ? "colorWithDisplayP3Red" : "colorWithRed"
            header += "/// \(color.color.text)\n+ (UIColor *)\(color.name);\n"
            source += "+ (UIColor *)\(color.name) {\n"
            source +=
                "    return [UIColor \(call):\(parts[0]) green:\(parts[1]) blue:\(parts[2]) alpha:\(parts[3])];\n}\n\n"
        }
        return [GeneratedFile(file + ".h", header + "\n@end\n"), GeneratedFile(file + ".m", source + "@end\n")]
    }

    /// RMRColorTools divided in 32 bits and printed sixteen digits, which shows in its numbers: 0xB3 is 0.7019608020782471.
    private static func numbers(_ color: WritablePalette.Entry, _ options: GenerationOptions) -> [String] {
        guard options.isRMR else { return (color.color.components + [color.color.alpha]).map(Decimal.text) }
        let bits = color.eightBits
        return [bits.red, bits.green, bits.blue, bits.alpha].map { Decimal.sixteenDigits(Double(Float($0) / 255)) }
    }
}
