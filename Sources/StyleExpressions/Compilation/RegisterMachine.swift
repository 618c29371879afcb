/// Runs formulas: numbers in, numbers out, nothing allocated, counted or checked on the way.
///
/// Memory safety rests on the compiler that made the code: every field names a register below `FrameStorage.capacity`,
/// jumps go forward to instructions, and the last instruction is an end.
enum RegisterMachine {
    /// The result of the code; those of lists stand in the first registers.
    @inline(__always)
    static func run(_ code: UnsafePointer<Instruction>, _ storage: UnsafeMutablePointer<FrameStorage>) -> Double {
        let r = storage.pointee.registers
        var next = code
        while true {
            let i = next.pointee
            @inline(__always) var a: Double { r[Int(i.a)] }
            @inline(__always) var b: Double { r[Int(i.b)] }
            @inline(__always) var third: Double { r[Int(i.a) + 2] }
            @inline(__always) var second: Double { r[Int(i.a) + 1] }
            @inline(__always) var k: Double { UnsafeRawPointer(next + 1).load(as: Double.self) }
            let d = Int(i.d)
            switch i.opcode {
            case .result: return a
            case .resultConstant: return k
            case .resultAdd: return a + b
            case .resultSubtract: return a - b
            case .resultMultiply: return a * b
            case .resultDivide: return a / b
            case .resultAddConstant: return a + k
            case .resultSubtractConstant: return a - k
            case .resultMultiplyConstant: return a * k
            case .resultDivideConstant: return a / k
            case .resultLeast: return NumberRules.least(a, b)
            case .resultGreatest: return NumberRules.greatest(a, b)

            case .move: r[d] = a
            case .load:
                r[d] = k
                next += 1
            case .add: r[d] = a + b
            case .subtract: r[d] = a - b
            case .multiply: r[d] = a * b
            case .divide: r[d] = a / b
            case .modulo: r[d] = FlooredDivision.remainder(a, b)
            case .power: r[d] = ElementaryFunctions.power(a, b)
            case .addConstant:
                r[d] = a + k
                next += 1
            case .subtractConstant:
                r[d] = a - k
                next += 1
            case .multiplyConstant:
                r[d] = a * k
                next += 1
            case .divideConstant:
                r[d] = a / k
                next += 1
            case .subtractFromConstant:
                r[d] = k - a
                next += 1
            case .divideConstantBy:
                r[d] = k / a
                next += 1
            case .multiplyAdd: r[d] = r[d] + a * b
            case .multiplyAddConstant:
                r[d] = r[d] + a * k
                next += 1
            case .negate: r[d] = -a
            case .not: r[d] = NumberRules.isTrue(a) ? 0 : 1
            case .truth: r[d] = NumberRules.isTrue(a) ? 1 : 0
            case .less: r[d] = a < b ? 1 : 0
            case .lessOrEqual: r[d] = a <= b ? 1 : 0
            case .equal: r[d] = a == b ? 1 : 0
            case .notEqual: r[d] = a != b ? 1 : 0

            case .jump:
                next += d
                continue
            case .jumpUnless:
                if !NumberRules.isTrue(a) {
                    next += d
                    continue
                }
            case .jumpIf:
                if NumberRules.isTrue(a) {
                    next += d
                    continue
                }
            case .jumpUnlessLess:
                if !(a < b) {
                    next += d
                    continue
                }
            case .jumpUnlessLessOrEqual:
                if !(a <= b) {
                    next += d
                    continue
                }
            case .jumpUnlessEqual:
                if a != b {
                    next += d
                    continue
                }
            case .jumpUnlessNotEqual:
                if a == b {
                    next += d
                    continue
                }

            case .magnitude: r[d] = abs(a)
            case .sign: r[d] = NumberRules.sign(a)
            case .squareRoot: r[d] = a.squareRoot()
            case .exponential: r[d] = ElementaryFunctions.exponential(a)
            case .logarithm: r[d] = ElementaryFunctions.logarithm(a)
            case .logarithm2: r[d] = ElementaryFunctions.logarithm2(a)
            case .logarithm10: r[d] = ElementaryFunctions.logarithm10(a)
            case .floor: r[d] = RoundingStrategy.down.round(a, step: 1)
            case .ceiling: r[d] = RoundingStrategy.up.round(a, step: 1)
            case .truncate: r[d] = RoundingStrategy.toZero.round(a, step: 1)
            case .nearest: r[d] = RoundingStrategy.nearest.round(a, step: 1)
            case .sine: r[d] = ElementaryFunctions.sine(a)
            case .cosine: r[d] = ElementaryFunctions.cosine(a)
            case .tangent: r[d] = ElementaryFunctions.tangent(a)
            case .sineOfDegrees: r[d] = ElementaryFunctions.sine(degrees: a)
            case .cosineOfDegrees: r[d] = ElementaryFunctions.cosine(degrees: a)
            case .tangentOfDegrees: r[d] = ElementaryFunctions.tangent(degrees: a)
            case .arcSine: r[d] = ElementaryFunctions.arcSine(a)
            case .arcCosine: r[d] = ElementaryFunctions.arcCosine(a)
            case .arcTangent: r[d] = ElementaryFunctions.arcTangent(a)

            case .least: r[d] = NumberRules.least(a, b)
            case .greatest: r[d] = NumberRules.greatest(a, b)
            case .hypotenuse: r[d] = ElementaryFunctions.hypotenuse(a, b)
            case .remainder: r[d] = a.truncatingRemainder(dividingBy: b)
            case .logarithmToBase: r[d] = NumberRules.logarithm(a, base: b)
            case .arcTangentOfPoint: r[d] = ElementaryFunctions.arcTangent(a, b)
            case .step: r[d] = NumberRules.step(edge: a, b)
            case .roundNearest: r[d] = RoundingStrategy.nearest.round(a, step: b)
            case .roundUp: r[d] = RoundingStrategy.up.round(a, step: b)
            case .roundDown: r[d] = RoundingStrategy.down.round(a, step: b)
            case .roundToZero: r[d] = RoundingStrategy.toZero.round(a, step: b)
            case .clamp: r[d] = NumberRules.clamp(a, second, third)
            case .interpolate: r[d] = NumberRules.interpolate(a, second, third)
            case .smoothStep: r[d] = NumberRules.smoothStep(a, second, third)
            case .call: r[d] = storage.call(Int(i.b), argumentsFrom: Int(i.a))
            }
            next += 1
        }
    }
}
