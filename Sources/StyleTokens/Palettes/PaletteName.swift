/// The law of names: letters, digits, `_` and `-`, at least one letter or digit.
enum PaletteName {
    static func isName(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy(isPart) && hasLetter(text)
    }

    static func hasLetter(_ text: String) -> Bool { text.unicodeScalars.contains(where: isLetterOrDigit) }

    /// The name with each run of other characters made one dash: `deep green` is `deep-green`; nil if nothing is left.
    static func mended(_ text: String) -> String? {
        var result = String.UnicodeScalarView()
        var waitsForDash = false
        for scalar in text.unicodeScalars {
            if isPart(scalar) {
                if waitsForDash, !result.isEmpty { result.append("-") }
                waitsForDash = false
                result.append(scalar)
            } else {
                waitsForDash = true
            }
        }
        let name = String(result)
        return hasLetter(name) ? name : nil
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar == "-" || isLetterOrDigit(scalar)
    }

    static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0..<0x80: false
        default: scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
        }
    }
}

extension PaletteColor {
    /// The variable that the color becomes; nil if its name holds neither letter nor digit.
    public var variableName: String? { PaletteName.mended(name) }
}
