/// How the components of an RGB space stand for light; negative ones mirror positive ones.
/// Source: CSS Color Module Level 4, section 10 and the sample code of section 18.
enum TransferCurve {
    /// sRGB and Display P3.
    case srgb
    case a98RGB
    case prophotoRGB
    /// That of displays, a power of 2.4.
    case rec2020

    /// The light of an encoded component.
    func linear(_ component: Double) -> Double {
        let size = abs(component)
        let light =
            switch self {
            case .srgb: size <= 0.04045 ? size / 12.92 : ElementaryFunctions.power((size + 0.055) / 1.055, 2.4)
            case .a98RGB: ElementaryFunctions.power(size, 563.0 / 256)
            case .prophotoRGB: size <= 16.0 / 512 ? size / 16 : ElementaryFunctions.power(size, 1.8)
            case .rec2020: ElementaryFunctions.power(size, 2.4)
            }
        return component < 0 ? -light : light
    }

    /// The encoded component of a light.
    func encoded(_ light: Double) -> Double {
        let size = abs(light)
        let component =
            switch self {
            case .srgb: size <= 0.0031308 ? size * 12.92 : 1.055 * ElementaryFunctions.power(size, 1 / 2.4) - 0.055
            case .a98RGB: ElementaryFunctions.power(size, 256.0 / 563)
            case .prophotoRGB: size < 1.0 / 512 ? size * 16 : ElementaryFunctions.power(size, 1 / 1.8)
            case .rec2020: ElementaryFunctions.power(size, 1 / 2.4)
            }
        return light < 0 ? -component : component
    }

    func linear(_ color: SIMD3<Double>) -> SIMD3<Double> { SIMD3(linear(color.x), linear(color.y), linear(color.z)) }

    func encoded(_ light: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(encoded(light.x), encoded(light.y), encoded(light.z))
    }
}
