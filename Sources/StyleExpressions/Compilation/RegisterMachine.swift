/// Runs formulas: numbers in, numbers out, nothing allocated, counted or checked on the way.
///
/// Memory safety rests on the compiler that made the code: every field names a register below `FrameStorage.capacity`,
/// jumps go forward to instructions, and the last instruction is an end.
enum RegisterMachine {
    /// The result of the code; of a list the first, and all behind the last instruction.
    ///
    /// Two loops come of it, so that the one without calls saves no registers: a third of the instructions of the
    /// shortest formulas.
    @inline(__always)
    private static func run(
        _ code: UnsafePointer<Instruction>, _ registers: UnsafeMutablePointer<Double>,
        function: (Instruction, UnsafeMutablePointer<Double>) -> Double,
        store: (UnsafePointer<Instruction>, UnsafePointer<Double>, Int) -> Void
    ) -> Double {
        let r = registers
        var next = code
        var x = 0.0
        while true {
            let i = next.pointee
            @inline(__always) var a: Double { r[Int(i.a)] }
            @inline(__always) var b: Double { r[Int(i.b)] }
            @inline(__always) var k: Double { UnsafeRawPointer(next + 1).load(as: Double.self) }
            let d = Int(i.d)
            switch i.opcode {
            case .result: return a
            case .resultConstant: return k
            case .resultElements:
                store(next + 1, r, d)
                return r[0]
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

            case .resultAddToLast: return x + a
            case .resultSubtractFromLast: return x - a
            case .resultMultiplyLast: return x * a
            case .resultDivideLast: return x / a
            case .resultAddConstantToLast: return x + k
            case .resultSubtractConstantFromLast: return x - k
            case .resultMultiplyLastByConstant: return x * k
            case .resultDivideLastByConstant: return x / k
            case .resultMultiplyAddConstants: return a * k + UnsafeRawPointer(next + 2).load(as: Double.self)

            case .move: x = a
            case .load:
                x = k
                next += 1
            case .add: x = a + b
            case .subtract: x = a - b
            case .multiply: x = a * b
            case .divide: x = a / b
            case .addConstant:
                x = a + k
                next += 1
            case .subtractConstant:
                x = a - k
                next += 1
            case .multiplyConstant:
                x = a * k
                next += 1
            case .divideConstant:
                x = a / k
                next += 1
            case .subtractFromConstant:
                x = k - a
                next += 1
            case .divideConstantBy:
                x = k / a
                next += 1
            case .multiplyAdd: x = r[d] + a * b
            case .multiplyAddConstant:
                x = r[d] + a * k
                next += 1
            case .addToLast: x += a
            case .subtractFromLast: x -= a
            case .multiplyLast: x *= a
            case .divideLast: x /= a
            case .addConstantToLast:
                x += k
                next += 1
            case .subtractConstantFromLast:
                x -= k
                next += 1
            case .multiplyLastByConstant:
                x *= k
                next += 1
            case .divideLastByConstant:
                x /= k
                next += 1
            case .multiplyAddToLast: x += a * b
            case .multiplyAddConstantToLast:
                x += a * k
                next += 1
            case .negate: x = -a
            case .not: x = NumberRules.isTrue(a) ? 0 : 1
            case .truth: x = NumberRules.isTrue(a) ? 1 : 0
            case .less: x = a < b ? 1 : 0
            case .lessOrEqual: x = a <= b ? 1 : 0
            case .equal: x = a == b ? 1 : 0
            case .notEqual: x = a != b ? 1 : 0
            case .lessConstant:
                x = a < k ? 1 : 0
                next += 1
            case .lessOrEqualConstant:
                x = a <= k ? 1 : 0
                next += 1
            case .greaterConstant:
                x = a > k ? 1 : 0
                next += 1
            case .greaterOrEqualConstant:
                x = a >= k ? 1 : 0
                next += 1
            case .equalConstant:
                x = a == k ? 1 : 0
                next += 1
            case .notEqualConstant:
                x = a != k ? 1 : 0
                next += 1

            case .jump:
                next += d
                continue
            case .jumpUnless:
                next += NumberRules.isTrue(a) ? 1 : d
                continue
            case .jumpIf:
                next += NumberRules.isTrue(a) ? d : 1
                continue
            case .jumpUnlessLast:
                next += NumberRules.isTrue(x) ? 1 : d
                continue
            case .jumpIfLast:
                next += NumberRules.isTrue(x) ? d : 1
                continue
            case .jumpUnlessLess:
                next += a < b ? 1 : d
                continue
            case .jumpUnlessLessOrEqual:
                next += a <= b ? 1 : d
                continue
            case .jumpUnlessEqual:
                next += a == b ? 1 : d
                continue
            case .jumpUnlessNotEqual:
                next += a != b ? 1 : d
                continue
            case .jumpUnlessLessConstant:
                next += a < k ? 2 : d
                continue
            case .jumpUnlessLessOrEqualConstant:
                next += a <= k ? 2 : d
                continue
            case .jumpUnlessGreaterConstant:
                next += a > k ? 2 : d
                continue
            case .jumpUnlessGreaterOrEqualConstant:
                next += a >= k ? 2 : d
                continue
            case .jumpUnlessEqualConstant:
                next += a == k ? 2 : d
                continue
            case .jumpUnlessNotEqualConstant:
                next += a != k ? 2 : d
                continue

            case .magnitude: x = abs(a)
            case .least: x = NumberRules.least(a, b)
            case .greatest: x = NumberRules.greatest(a, b)
            // All of them, as a default costs a comparison at each instruction.
            case .sign, .squareRoot, .exponential, .logarithm, .logarithm2, .logarithm10, .floor, .ceiling, .truncate,
                .nearest,
                .sine, .cosine, .tangent, .sineOfDegrees, .cosineOfDegrees, .tangentOfDegrees, .arcSine, .arcCosine,
                .arcTangent, .modulo, .power, .hypotenuse, .remainder, .logarithmToBase, .arcTangentOfPoint, .step,
                .roundNearest, .roundUp, .roundDown, .roundToZero, .clamp, .interpolate, .smoothStep, .call, .color:
                x = function(i, r)
            }
            r[d] = x
            next += 1
        }
    }

    /// The result of code without calls and with one element.
    @inline(__always)
    static func runOperations(
        _ code: UnsafePointer<Instruction>, _ storage: UnsafeMutablePointer<FrameStorage>
    ) -> Double {
        run(code, storage.pointee.registers, function: { _, _ in 0 }, store: { _, _, _ in })
    }

    /// The result of any code.
    @inline(never)
    static func run(_ code: UnsafePointer<Instruction>, _ storage: UnsafeMutablePointer<FrameStorage>) -> Double {
        run(code, storage.pointee.registers, function: { i, r in RegisterMachine.apply(i, r, storage) }) {
            place, registers, count in
            UnsafeMutableRawPointer(mutating: place).assumingMemoryBound(to: Double.self)
                .update(from: registers, count: count)
        }
    }
}
