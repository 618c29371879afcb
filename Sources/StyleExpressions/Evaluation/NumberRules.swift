/// What functions of plain numbers give, edges included: the same for values and for registers.
enum NumberRules {
    /// Whether a number counts as true: neither 0 nor NaN.
    @inline(__always)
    static func isTrue(_ x: Double) -> Bool { x < 0 || x > 0 }

    /// The smaller, the first of equals; NaN if one is: their sum is the NaN that needs no constant.
    @inline(__always)
    static func least(_ a: Double, _ b: Double) -> Double { b < a ? b : a <= b ? a : a + b }

    /// The larger, the first of equals; NaN if one is.
    @inline(__always)
    static func greatest(_ a: Double, _ b: Double) -> Double { b > a ? b : a >= b ? a : a + b }

    /// The value not above `most` and not below `least`, which wins; NaN if one is.
    static func clamp(_ least: Double, _ value: Double, _ most: Double) -> Double {
        least.isNaN || value.isNaN || most.isNaN ? .nan : max(least, min(value, most))
    }

    /// -1, 0 with its sign, 1, NaN.
    static func sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : x }

    /// Part `t` of the way from `a` to `b`.
    static func interpolate(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }

    /// 0 below the edge, else 1; NaN if one is.
    static func step(edge: Double, _ value: Double) -> Double {
        edge.isNaN || value.isNaN ? .nan : value < edge ? 0 : 1
    }

    /// 0 to 1 as the value goes from `low` to `high`, flat at both ends (Hermite's cubic, as in GLSL).
    static func smoothStep(_ low: Double, _ high: Double, _ value: Double) -> Double {
        let part = (value - low) / (high - low)
        let t = part.isNaN ? .nan : max(0, min(1, part))
        return t * t * (3 - 2 * t)
    }

    /// Exact for the bases 2 and 10.
    static func logarithm(_ x: Double, base: Double) -> Double {
        switch base {
        case 2: ElementaryFunctions.logarithm2(x)
        case 10: ElementaryFunctions.logarithm10(x)
        default: ElementaryFunctions.logarithm(x) / ElementaryFunctions.logarithm(base)
        }
    }
}
