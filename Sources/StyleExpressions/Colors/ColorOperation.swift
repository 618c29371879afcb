import StyleValues

/// A colour function as register code calls it: its arguments are numbers one after the other, five for a colour.
///
/// What is written in other ways (`rgb(1 2 3 / 50%)`, `none`, strings) is left to the functions of the library.
enum ColorOperation: UInt8 {
    case lighten, darken, saturate, desaturate, fadein, fadeout
    case alpha, mix, tint, shade, invert, grayscale, hue, contrast
    case rgb, hsl, hsb, hwb, lab, lch, oklab, oklch

    /// What an argument is.
    enum Parameter {
        case color
        /// A number, or a percentage of the same number.
        case percentage
        /// A number, or an angle, in degrees.
        case degrees
        /// A part of a whole, or a percentage of it, as a fraction.
        case part(of: Double)
        /// A number, or a percentage of a whole.
        case number(percentOf: Double)
    }

    var parameters: [Parameter] {
        switch self {
        case .lighten, .darken, .saturate, .desaturate, .fadein, .fadeout: [.color, .percentage]
        case .alpha: [.color, .part(of: 1)]
        case .mix: [.color, .color, .percentage]
        case .tint, .shade: [.color, .percentage]
        case .invert, .grayscale: [.color]
        case .hue: [.color, .degrees]
        case .contrast: [.color, .color]
        case .rgb: [.part(of: 255), .part(of: 255), .part(of: 255), .part(of: 1)]
        case .hsl, .hsb, .hwb: [.degrees, .part(of: 100), .part(of: 100), .part(of: 1)]
        case .lab: [.number(percentOf: 100), .number(percentOf: 125), .number(percentOf: 125), .part(of: 1)]
        case .lch: [.number(percentOf: 100), .number(percentOf: 150), .degrees, .part(of: 1)]
        case .oklab: [.number(percentOf: 1), .number(percentOf: 0.4), .number(percentOf: 0.4), .part(of: 1)]
        case .oklch: [.number(percentOf: 1), .number(percentOf: 0.4), .degrees, .part(of: 1)]
        }
    }

    /// Arguments that may be left out at the end.
    var optionalCount: Int {
        switch self {
        case .alpha, .mix, .tint, .shade, .hue, .rgb, .hsl, .hsb, .hwb, .lab, .lch, .oklab, .oklch: 1
        case .lighten, .darken, .saturate, .desaturate, .fadein, .fadeout, .invert, .grayscale, .contrast: 0
        }
    }

    /// What a call with that many arguments gives.
    enum Result {
        case color
        case number(MeasureUnit?)
    }

    func result(count: Int) -> Result {
        switch self {
        case .contrast: .number(nil)
        case .alpha where count == 1: .number(nil)
        case .hue where count == 1: .number(.deg)
        default: .color
        }
    }

    /// Whether its arguments may also be separated by blanks and `/`.
    var takesBlanks: Bool {
        switch self {
        case .rgb, .hsl, .hsb, .hwb, .lab, .lch, .oklab, .oklch: true
        default: false
        }
    }

    /// Whether some arguments have no result.
    var mayFail: Bool {
        switch self {
        case .lighten, .darken, .saturate, .desaturate, .fadein, .fadeout: true
        default: false
        }
    }

    // MARK: Computing

    /// Computes from the numbers at `r`, and writes a colour over them; gives a number, or the colour's first part; nil
    /// where there is no result.
    func apply(_ r: UnsafeMutablePointer<Double>, count: Int) -> Double? {
        switch self {
        case .lighten: return relative(r, .brightness, +1)
        case .darken: return relative(r, .brightness, -1)
        case .saturate: return relative(r, .saturation, +1)
        case .desaturate: return relative(r, .saturation, -1)
        case .fadein: return relative(r, .alpha, +1)
        case .fadeout: return relative(r, .alpha, -1)
        case .alpha:
            let color = Color(registers: r)
            return count == 1 ? color.alpha : ColorChange.with(alpha: r[5], color).store(in: r)
        case .mix:
            let share = count == 3 ? r[10] / 100 : 0.5
            return ColorMixing.mix(Color(registers: r), Color(registers: r + 5), share: share).store(in: r)
        case .tint: return mixed(r, with: Color(red: 1, green: 1, blue: 1), count)
        case .shade: return mixed(r, with: Color(red: 0, green: 0, blue: 0), count)
        case .invert: return ColorChange.inverted(Color(registers: r)).store(in: r)
        case .grayscale: return ColorChange.grayscale(Color(registers: r)).store(in: r)
        case .hue:
            let color = Color(registers: r)
            return count == 1 ? color.inSRGB.hsl.hue : ColorChange.with(hue: r[5], color).store(in: r)
        case .contrast: return ColorChange.contrast(Color(registers: r), Color(registers: r + 5))
        case .rgb, .hsl, .hsb, .hwb, .lab, .lch, .oklab, .oklch:
            return constructed(r[0], r[1], r[2], alpha: count == 4 ? ColorChange.fraction(r[3]) : 1).store(in: r)
        }
    }

    private func relative(_ r: UnsafeMutablePointer<Double>, _ part: ColorChange.Part, _ direction: Double) -> Double? {
        ColorChange.relative(Color(registers: r), part, by: r[5] * direction / 100)?.store(in: r)
    }

    private func mixed(_ r: UnsafeMutablePointer<Double>, with other: Color, _ count: Int) -> Double {
        let share = count == 2 ? r[5] / 100 : 0.5
        return ColorMixing.mix(other, Color(registers: r), share: share).store(in: r)
    }

    /// The colour of three components.
    @inline(__always)
    private func constructed(_ first: Double, _ second: Double, _ third: Double, alpha: Double) -> Color {
        switch self {
        case .hsl: ColorConstruction.hsl(first, second, third, alpha: alpha)
        case .hsb: ColorConstruction.hsb(first, second, third, alpha: alpha)
        case .hwb: ColorConstruction.hwb(first, second, third, alpha: alpha)
        case .lab: ColorConstruction.axes(.lab, whole: 100, first, second, third, alpha: alpha)
        case .lch: ColorConstruction.polar(.lch, whole: 100, first, second, third, alpha: alpha)
        case .oklab: ColorConstruction.axes(.oklab, whole: 1, first, second, third, alpha: alpha)
        case .oklch: ColorConstruction.polar(.oklch, whole: 1, first, second, third, alpha: alpha)
        default: ColorConstruction.rgb(first, second, third, alpha: alpha)
        }
    }
}

extension Color {
    /// Registers that a colour takes: three components, alpha, and the place of its space in `spaces`.
    static let registerCount = 5
    private static let spaces = ColorSpace.allCases

    init(registers r: UnsafePointer<Double>) {
        let index = Int(exactly: r[4]) ?? 0
        let spaces = Color.spaces
        self.init(spaces.indices.contains(index) ? spaces[index] : .srgb, r[0], r[1], r[2], alpha: r[3])
    }

    init(registers r: UnsafeMutablePointer<Double>) { self.init(registers: UnsafePointer(r)) }

    /// The numbers of its registers.
    var registers: (Double, Double, Double, Double, Double) {
        (first, second, third, alpha, Double(Color.spaces.firstIndex(of: space) ?? 0))
    }

    /// Writes its registers; gives the first.
    func store(in r: UnsafeMutablePointer<Double>) -> Double {
        (r[0], r[1], r[2], r[3], r[4]) = registers
        return first
    }
}
