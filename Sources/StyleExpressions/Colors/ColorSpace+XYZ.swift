import StyleValues

// Every space goes to every other by way of CIE XYZ with the white of D65.
// Source: CSS Color Module Level 4, section 10 and the sample code of section 18.
extension ColorSpace {
    /// Components of this space as XYZ.
    func toXYZ(_ color: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .srgb: ColorMatrix.srgbToXYZ * TransferCurve.srgb.linear(color)
        case .srgbLinear: ColorMatrix.srgbToXYZ * color
        case .displayP3: ColorMatrix.displayP3ToXYZ * TransferCurve.srgb.linear(color)
        case .a98RGB: ColorMatrix.a98RGBToXYZ * TransferCurve.a98RGB.linear(color)
        case .prophotoRGB: ColorMatrix.d50ToD65 * (ColorMatrix.prophotoRGBToXYZD50 * TransferCurve.prophotoRGB.linear(color))
        case .rec2020: ColorMatrix.rec2020ToXYZ * TransferCurve.rec2020.linear(color)
        case .xyzD50: ColorMatrix.d50ToD65 * color
        case .xyzD65: color
        case .lab: ColorMatrix.d50ToD65 * LabLightness.toXYZ(color)
        case .lch: ColorMatrix.d50ToD65 * LabLightness.toXYZ(PolarForm.rectangular(color))
        case .oklab: ColorMatrix.conesToXYZ * ColorSpace.cubes(ColorMatrix.oklabToCones * color)
        case .oklch: ColorSpace.oklab.toXYZ(PolarForm.rectangular(color))
        }
    }

    /// XYZ as components of this space.
    func fromXYZ(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .srgb: TransferCurve.srgb.encoded(ColorMatrix.xyzToSRGB * xyz)
        case .srgbLinear: ColorMatrix.xyzToSRGB * xyz
        case .displayP3: TransferCurve.srgb.encoded(ColorMatrix.xyzToDisplayP3 * xyz)
        case .a98RGB: TransferCurve.a98RGB.encoded(ColorMatrix.xyzToA98RGB * xyz)
        case .prophotoRGB: TransferCurve.prophotoRGB.encoded(ColorMatrix.xyzD50ToProphotoRGB * (ColorMatrix.d65ToD50 * xyz))
        case .rec2020: TransferCurve.rec2020.encoded(ColorMatrix.xyzToRec2020 * xyz)
        case .xyzD50: ColorMatrix.d65ToD50 * xyz
        case .xyzD65: xyz
        case .lab: LabLightness.fromXYZ(ColorMatrix.d65ToD50 * xyz)
        case .lch: PolarForm.polar(LabLightness.fromXYZ(ColorMatrix.d65ToD50 * xyz), epsilon: PolarForm.labEpsilon)
        case .oklab: ColorMatrix.conesToOklab * ColorSpace.cubeRoots(ColorMatrix.xyzToCones * xyz)
        case .oklch: PolarForm.polar(ColorSpace.oklab.fromXYZ(xyz), epsilon: PolarForm.oklabEpsilon)
        }
    }

    private static func cubes(_ v: SIMD3<Double>) -> SIMD3<Double> { v * v * v }

    private static func cubeRoots(_ v: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(ElementaryFunctions.cubeRoot(v.x), ElementaryFunctions.cubeRoot(v.y), ElementaryFunctions.cubeRoot(v.z))
    }
}

/// CIE Lab over XYZ with the white of D50.
private enum LabLightness {
    private static var white: SIMD3<Double> { SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585) }
    private static var epsilon: Double { 216.0 / 24389 }
    private static var kappa: Double { 24389.0 / 27 }

    static func fromXYZ(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
        let part = xyz / white
        func f(_ t: Double) -> Double { t > epsilon ? ElementaryFunctions.cubeRoot(t) : (kappa * t + 16) / 116 }
        let (x, y, z) = (f(part.x), f(part.y), f(part.z))
        return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    static func toXYZ(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let y = (lab.x + 16) / 116
        let x = lab.y / 500 + y
        let z = y - lab.z / 200
        func inverse(_ f: Double) -> Double { f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa }
        return SIMD3(inverse(x), lab.x > kappa * epsilon ? y * y * y : lab.x / kappa, inverse(z)) * white
    }
}

/// Chroma and hue in place of two opposed axes.
enum PolarForm {
    /// Chroma up to which a hue means nothing.
    static let labEpsilon = 0.0015
    static let oklabEpsilon = 0.000004

    /// Lightness, chroma, hue 0..<360, which is 0 for grays.
    static func polar(_ color: SIMD3<Double>, epsilon: Double) -> SIMD3<Double> {
        let chroma = ElementaryFunctions.hypotenuse(color.y, color.z)
        guard chroma > epsilon else { return SIMD3(color.x, chroma, 0) }
        let hue = ElementaryFunctions.arcTangent(color.z, color.y)
        return SIMD3(color.x, chroma, hue < 0 ? hue + 360 : hue)
    }

    static func rectangular(_ color: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
            color.x, color.y * ElementaryFunctions.cosine(degrees: color.z),
            color.y * ElementaryFunctions.sine(degrees: color.z))
    }
}
