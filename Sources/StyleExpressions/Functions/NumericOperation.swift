/// What a standard function computes from one to three plain numbers: the same for values and for register code.
enum NumericOperation: UInt8, CaseIterable {
    case magnitude, least, greatest
    // of one number
    case sign, squareRoot, exponential, logarithm, logarithm2, logarithm10
    case floor, ceiling, truncate, nearest
    case sine, cosine, tangent, sineOfDegrees, cosineOfDegrees, tangentOfDegrees
    case arcSine, arcCosine, arcTangent
    // of two
    case modulo, power, hypotenuse, remainder, logarithmToBase, arcTangentOfPoint, step
    case roundNearest, roundUp, roundDown, roundToZero
    // of three
    case clamp, interpolate, smoothStep

    /// The result for a first number, a second one, and, of those that take three, for those after the first.
    @inline(__always)
    func result(
        _ a: Double, _ b: @autoclosure () -> Double, _ rest: @autoclosure () -> (second: Double, third: Double)
    ) -> Double {
        switch self {
        case .magnitude: return abs(a)
        case .least: return NumberRules.least(a, b())
        case .greatest: return NumberRules.greatest(a, b())
        case .sign: return NumberRules.sign(a)
        case .squareRoot: return a.squareRoot()
        case .exponential: return ElementaryFunctions.exponential(a)
        case .logarithm: return ElementaryFunctions.logarithm(a)
        case .logarithm2: return ElementaryFunctions.logarithm2(a)
        case .logarithm10: return ElementaryFunctions.logarithm10(a)
        case .floor: return RoundingStrategy.down.round(a, step: 1)
        case .ceiling: return RoundingStrategy.up.round(a, step: 1)
        case .truncate: return RoundingStrategy.toZero.round(a, step: 1)
        case .nearest: return RoundingStrategy.nearest.round(a, step: 1)
        case .sine: return ElementaryFunctions.sine(a)
        case .cosine: return ElementaryFunctions.cosine(a)
        case .tangent: return ElementaryFunctions.tangent(a)
        case .sineOfDegrees: return ElementaryFunctions.sine(degrees: a)
        case .cosineOfDegrees: return ElementaryFunctions.cosine(degrees: a)
        case .tangentOfDegrees: return ElementaryFunctions.tangent(degrees: a)
        case .arcSine: return ElementaryFunctions.arcSine(a)
        case .arcCosine: return ElementaryFunctions.arcCosine(a)
        case .arcTangent: return ElementaryFunctions.arcTangent(a)
        case .modulo: return FlooredDivision.remainder(a, b())
        case .power: return ElementaryFunctions.power(a, b())
        case .hypotenuse: return ElementaryFunctions.hypotenuse(a, b())
        case .remainder: return a.truncatingRemainder(dividingBy: b())
        case .logarithmToBase: return NumberRules.logarithm(a, base: b())
        case .arcTangentOfPoint: return ElementaryFunctions.arcTangent(a, b())
        case .step: return NumberRules.step(edge: a, b())
        case .roundNearest: return RoundingStrategy.nearest.round(a, step: b())
        case .roundUp: return RoundingStrategy.up.round(a, step: b())
        case .roundDown: return RoundingStrategy.down.round(a, step: b())
        case .roundToZero: return RoundingStrategy.toZero.round(a, step: b())
        case .clamp:
            let rest = rest()
            return NumberRules.clamp(a, rest.second, rest.third)
        case .interpolate:
            let rest = rest()
            return NumberRules.interpolate(a, rest.second, rest.third)
        case .smoothStep:
            let rest = rest()
            return NumberRules.smoothStep(a, rest.second, rest.third)
        }
    }

    /// The result for as many numbers as it takes; those that it does not take are not looked at.
    func result(_ numbers: [Double]) -> Double {
        result(numbers[0], numbers[1], (numbers[1], numbers[2]))
    }
}
