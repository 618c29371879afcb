/// Text of unknown origin made fit for a terminal.
///
/// A stylesheet can hold escape sequences that recolor, move or retitle a terminal, and characters that turn
/// the reading direction: neither ever gets there as it is.
public enum TerminalText {
    /// The text with every character that a terminal would act on replaced by one that shows it.
    /// A line end becomes a line end and `indentation`, which a message cannot use to look like another message.
    public static func safe(_ text: String, indentation: String = "    ") -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if scalar == "\n" { result += "\n" + indentation } else { result += cell(for: scalar).text }
        }
        return result
    }

    /// What is shown for a scalar, and how many columns wide.
    struct Cell {
        var text: String
        var width: Int
    }

    /// Tabs are four columns wide wherever they stand, so that a caret below needs no more than a sum.
    static func cell(for scalar: Unicode.Scalar) -> Cell {
        switch scalar.value {
        case 0x09: return Cell(text: "    ", width: 4)
        case 0x00...0x1F: return pictured(0x2400 + scalar.value)
        case 0x20...0x7E: return Cell(text: String(Character(scalar)), width: 1)
        case 0x7F: return pictured(0x2421)
        case 0x80...0x9F: return pictured(0xFFFD)
        case 0xFEFF: return Cell(text: "", width: 0)
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return pictured(0xFFFD)
        default: return Cell(text: String(Character(scalar)), width: width(of: scalar))
        }
    }

    private static func pictured(_ value: UInt32) -> Cell {
        Cell(text: Unicode.Scalar(value).map { String(Character($0)) } ?? "?", width: 1)
    }

    /// Columns that terminals give a scalar: none for marks, two for the wide blocks of Unicode's EastAsianWidth.txt.
    private static func width(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
            0x20000...0x3FFFD:
            return 2
        default:
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: return 0
            default: return 1
            }
        }
    }
}
