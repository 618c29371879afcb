extension RegisterMachine {
    /// The result of an instruction that calls a function.
    @inline(__always)
    static func apply(
        _ i: Instruction, _ r: UnsafeMutablePointer<Double>, _ storage: UnsafeMutablePointer<FrameStorage>
    ) -> Double {
        @inline(__always) var a: Double { r[Int(i.a)] }
        @inline(__always) var b: Double { r[Int(i.b)] }
        @inline(__always) var second: Double { r[Int(i.a) + 1] }
        @inline(__always) var third: Double { r[Int(i.a) + 2] }
        return switch i.opcode {
        case .modulo: FlooredDivision.remainder(a, b)
        case .power: ElementaryFunctions.power(a, b)
        case .sign: NumberRules.sign(a)
        case .squareRoot: a.squareRoot()
        case .exponential: ElementaryFunctions.exponential(a)
        case .logarithm: ElementaryFunctions.logarithm(a)
        case .logarithm2: ElementaryFunctions.logarithm2(a)
        case .logarithm10: ElementaryFunctions.logarithm10(a)
        case .floor: RoundingStrategy.down.round(a, step: 1)
        case .ceiling: RoundingStrategy.up.round(a, step: 1)
        case .truncate: RoundingStrategy.toZero.round(a, step: 1)
        case .nearest: RoundingStrategy.nearest.round(a, step: 1)
        case .sine: ElementaryFunctions.sine(a)
        case .cosine: ElementaryFunctions.cosine(a)
        case .tangent: ElementaryFunctions.tangent(a)
        case .sineOfDegrees: ElementaryFunctions.sine(degrees: a)
        case .cosineOfDegrees: ElementaryFunctions.cosine(degrees: a)
        case .tangentOfDegrees: ElementaryFunctions.tangent(degrees: a)
        case .arcSine: ElementaryFunctions.arcSine(a)
        case .arcCosine: ElementaryFunctions.arcCosine(a)
        case .arcTangent: ElementaryFunctions.arcTangent(a)

        case .hypotenuse: ElementaryFunctions.hypotenuse(a, b)
        case .remainder: a.truncatingRemainder(dividingBy: b)
        case .logarithmToBase: NumberRules.logarithm(a, base: b)
        case .arcTangentOfPoint: ElementaryFunctions.arcTangent(a, b)
        case .step: NumberRules.step(edge: a, b)
        case .roundNearest: RoundingStrategy.nearest.round(a, step: b)
        case .roundUp: RoundingStrategy.up.round(a, step: b)
        case .roundDown: RoundingStrategy.down.round(a, step: b)
        case .roundToZero: RoundingStrategy.toZero.round(a, step: b)
        case .clamp: NumberRules.clamp(a, second, third)
        case .interpolate: NumberRules.interpolate(a, second, third)
        case .smoothStep: NumberRules.smoothStep(a, second, third)
        case .call: storage.call(Int(i.b), argumentsFrom: Int(i.a))
        case .color: storage.change(r + Int(i.a), Int(i.b))
        default: .nan
        }
    }
}

extension UnsafeMutablePointer<FrameStorage> {
    /// Computes a colour operation on the registers from `r` on.
    @inline(never)
    fileprivate func change(_ r: UnsafeMutablePointer<Double>, _ field: Int) -> Double {
        guard let operation = ColorOperation(rawValue: UInt8(truncatingIfNeeded: field >> 3)) else { return .nan }
        return taken(operation.apply(r, count: field & 7))
    }
}
