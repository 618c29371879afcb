#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The functions of the C library, with the exact values that angles in degrees have; the one file that needs it.
public enum ElementaryFunctions {
    static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
    static func exponential(_ x: Double) -> Double { exp(x) }
    static func logarithm(_ x: Double) -> Double { log(x) }
    static func logarithm2(_ x: Double) -> Double { log2(x) }
    static func logarithm10(_ x: Double) -> Double { log10(x) }
    static func cubeRoot(_ x: Double) -> Double { cbrt(x) }
    static func hypotenuse(_ x: Double, _ y: Double) -> Double { hypot(x, y) }

    static func sine(_ x: Double) -> Double { sin(x) }
    static func cosine(_ x: Double) -> Double { cos(x) }
    static func tangent(_ x: Double) -> Double { tan(x) }

    /// Inverse functions give degrees.
    static func arcSine(_ x: Double) -> Double { degrees(asin(x)) }
    static func arcCosine(_ x: Double) -> Double { degrees(acos(x)) }
    static func arcTangent(_ x: Double) -> Double { degrees(atan(x)) }
    static func arcTangent(_ y: Double, _ x: Double) -> Double { degrees(atan2(y, x)) }

    /// Exact at every multiple of 30° where the sine is rational.
    public static func sine(degrees: Double) -> Double {
        guard degrees.isFinite else { return .nan }
        let angle = degrees.truncatingRemainder(dividingBy: 360)
        switch angle < 0 ? angle + 360 : angle {
        case 0, 180: return 0
        case 30, 150: return 0.5
        case 90: return 1
        case 210, 330: return -0.5
        case 270: return -1
        default: return sin(angle * (.pi / 180))
        }
    }

    /// Exact at every multiple of 30° where the cosine is rational.
    public static func cosine(degrees: Double) -> Double {
        guard degrees.isFinite else { return .nan }
        let angle = abs(degrees.truncatingRemainder(dividingBy: 360))
        switch angle {
        case 0: return 1
        case 60, 300: return 0.5
        case 90, 270: return 0
        case 120, 240: return -0.5
        case 180: return -1
        default: return cos(angle * (.pi / 180))
        }
    }

    /// Infinite at 90° (and -infinite at -90°), as CSS asks. Source: CSS Values and Units Level 4, section 10.4.
    public static func tangent(degrees: Double) -> Double {
        guard degrees.isFinite else { return .nan }
        let angle = degrees.truncatingRemainder(dividingBy: 360)
        switch angle < 0 ? angle + 360 : angle {
        case 0, 180: return 0
        case 45, 225: return 1
        case 135, 315: return -1
        case 90: return .infinity
        case 270: return -.infinity
        default: return tan(angle * (.pi / 180))
        }
    }

    private static func degrees(_ radians: Double) -> Double { radians * (180 / .pi) }
}

/// Division whose remainder has the sign of the divisor: the operator `%` and `mod()`.
enum FlooredDivision {
    /// NaN for a divisor of 0; with an infinite divisor `dividend` where the signs agree, else NaN.
    /// Source: CSS Values and Units Level 4, section 10.3.
    static func remainder(_ dividend: Double, _ divisor: Double) -> Double {
        if divisor.isInfinite {
            guard dividend.isFinite else { return .nan }
            return dividend == 0 || (dividend < 0) == (divisor < 0) ? dividend : .nan
        }
        let rest = dividend.truncatingRemainder(dividingBy: divisor)
        return rest != 0 && (rest < 0) != (divisor < 0) ? rest + divisor : rest
    }
}
