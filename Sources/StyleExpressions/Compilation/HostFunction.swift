/// A function of the host in an object, so that a table of functions is plain memory.
final class HostFunction {
    /// Functions that one frame can call, and arguments of a call: both share the sixteen bits of a field.
    static let mostFunctions = 1 << 10
    static let mostArguments = 63

    /// The work. Not copyable: a call borrows the closure and counts no reference.
    enum Body: ~Copyable {
        case one((Double) -> Double)
        case two((Double, Double) -> Double)
        case three((Double, Double, Double) -> Double)
        case any((borrowing NumericArguments) -> Double)
        case attempt(NumericAttempt)
    }

    let body: Body

    init(_ function: NumericFunction) {
        body =
            switch function {
            case .one(let body): .one(body)
            case .two(let body): .two(body)
            case .three(let body): .three(body)
            case .any(let body): .any(body)
            }
    }

    init(attempt: @escaping NumericAttempt) { body = .attempt(attempt) }

    /// The field of an instruction that calls the function at `index`.
    static func field(index: Int, argumentCount: Int) -> Int { index << 6 | argumentCount }
}

extension UnsafeMutablePointer<FrameStorage> {
    /// Calls a function with the numbers from a register on.
    ///
    /// The function may evaluate formulas of the same frame or define variables: arguments, and the temporaries below
    /// them, are put aside.
    @inline(never)
    func call(_ field: Int, argumentsFrom first: Int) -> Double {
        let count = field & HostFunction.mostArguments
        let registers = pointee.registers
        return pointee.functions[field >> 6]._withUnsafeGuaranteedRef { function in
            // What takes its arguments at once needs none put aside.
            if first == 0 {
                switch function.body {
                case .one(let body): return body(registers[0])
                case .two(let body): return body(registers[0], registers[1])
                case .three(let body): return body(registers[0], registers[1], registers[2])
                case .attempt(let body): return taken(body(UnsafeBufferPointer(start: registers, count: count)))
                case .any: break
                }
            }
            return withUnsafeTemporaryAllocation(of: Double.self, capacity: FrameStorage.temporaries) { saved in
                guard let base = saved.baseAddress else { return .nan }
                base.initialize(from: registers, count: first + count)
                let arguments = base + first
                let result =
                    switch function.body {
                    case .one(let body): body(arguments[0])
                    case .two(let body): body(arguments[0], arguments[1])
                    case .three(let body): body(arguments[0], arguments[1], arguments[2])
                    case .any(let body):
                        body(NumericArguments(UnsafeBufferPointer(start: arguments, count: count)))
                    case .attempt(let body): taken(body(UnsafeBufferPointer(start: arguments, count: count)))
                    }
                registers.update(from: base, count: first)
                return result
            }
        }
    }

    /// The result of an attempt; without one the formula has no number.
    @inline(__always)
    func taken(_ result: Double?) -> Double {
        guard let result else {
            pointee.hasFailed = true
            return .nan
        }
        return result
    }
}
