/// A function of the host in an object, so that a table of functions is plain memory.
final class HostFunction {
    /// Functions that one frame can call, and arguments of a call: both share the sixteen bits of a field.
    static let mostFunctions = 1 << 10
    static let mostArguments = 63

    let body: NumericFunction

    init(_ body: NumericFunction) { self.body = body }

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
            if first == 0, let result = function.body.direct(registers) { return result }
            return withUnsafeTemporaryAllocation(of: Double.self, capacity: FrameStorage.temporaries) { saved in
                guard let base = saved.baseAddress else { return .nan }
                base.initialize(from: registers, count: first + count)
                let result = function.body(UnsafeBufferPointer(start: base + first, count: count))
                registers.update(from: base, count: first)
                return result
            }
        }
    }
}

extension NumericFunction {
    /// The result for the numbers at `arguments`, which the function does not see afterwards; nil where it is lent
    /// them.
    @inline(__always)
    fileprivate func direct(_ arguments: UnsafePointer<Double>) -> Double? {
        switch self {
        case .one(let body): body(arguments[0])
        case .two(let body): body(arguments[0], arguments[1])
        case .three(let body): body(arguments[0], arguments[1], arguments[2])
        case .any: nil
        }
    }
}
