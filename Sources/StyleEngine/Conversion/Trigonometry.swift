#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(ucrt)
    import ucrt
#endif

/// Sine and cosine, exact at quarter turns.
enum Trigonometry {
    static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
        let quarters = degrees / 90
        if quarters == quarters.rounded(), abs(quarters) < 1e9 {
            switch ((Int(quarters) % 4) + 4) % 4 {
            case 0: return (0, 1)
            case 1: return (1, 0)
            case 2: return (0, -1)
            default: return (-1, 0)
            }
        }
        let radians = degrees * .pi / 180
        return (sin(radians), cos(radians))
    }
}
