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
        // The operations stand in the order of their opcodes, so that one is read as the other at no cost.
        guard i.opcode.rawValue >= Opcode.call.rawValue else {
            let operation = unsafeBitCast(i.opcode.rawValue &- Opcode.magnitude.rawValue, to: NumericOperation.self)
            return operation.result(a, b, (second, third))
        }
        return i.opcode == .call
            ? storage.call(Int(i.b), argumentsFrom: Int(i.a)) : storage.change(r + Int(i.a), Int(i.b))
    }
}

extension UnsafeMutablePointer<FrameStorage> {
    /// Computes a color operation on the registers from `r` on.
    @inline(never)
    fileprivate func change(_ r: UnsafeMutablePointer<Double>, _ field: Int) -> Double {
        guard let operation = ColorOperation(rawValue: UInt8(truncatingIfNeeded: field >> 3)) else { return .nan }
        return taken(operation.apply(r, count: field & 7))
    }
}
