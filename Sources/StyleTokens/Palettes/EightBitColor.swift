import StyleValues

/// A color in sRGB with eight bits a part: what most palette formats can say.
public struct EightBitColor: Hashable, Sendable {
    /// sRGB parts and opacity, 0 to 255.
    public var red, green, blue, alpha: UInt8

    /// The nearest one; halves go away from zero. Other spaces are converted, components out of gamut are cut.
    public init(_ color: Color) {
        let color = color.inSRGB
        func part(_ value: Double) -> UInt8 {
            value.isFinite ? UInt8((min(max(value, 0), 1) * 255).rounded()) : 0
        }
        (red, green, blue, alpha) = (part(color.first), part(color.second), part(color.third), part(color.alpha))
    }

    /// The largest difference of a part, in steps of 8 bits.
    public func distance(to other: EightBitColor) -> Int {
        func difference(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
        return max(
            difference(red, other.red), difference(green, other.green), difference(blue, other.blue),
            difference(alpha, other.alpha))
    }

    /// The same color in fractions.
    public var color: Color { Color(red8: Int(red), green8: Int(green), blue8: Int(blue), alpha8: Int(alpha)) }

    /// `#rrggbb`, with alpha where it is not opaque.
    public func hex(_ order: AlphaOrder) -> String {
        var parts = [red, green, blue]
        if alpha != 255 { parts.insert(alpha, at: order == .rgba ? 3 : 0) }
        var bytes: [UInt8] = [UInt8(ascii: "#")]
        for part in parts {
            for digit in [part >> 4, part & 15] { bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the color is exactly this one: sRGB with every part n/255.
    public func isExactly(_ color: Color) -> Bool { self.color == color }
}
