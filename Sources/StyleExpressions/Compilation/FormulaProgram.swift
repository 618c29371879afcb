/// The code of one formula and its last result, in one block of memory.
///
/// After the header come the registers of its inputs, then the code, which where there is more than one element ends
/// with room for the elements of the last result.
final class FormulaProgram: ManagedBuffer<FormulaProgram.Header, UInt64> {
    /// How a formula is evaluated when a variable has changed.
    enum Way: UInt8 {
        /// By running it, which is no more work than looking at its inputs: its result is not kept.
        case always
        /// By running it if an input has changed.
        case ifChanged
        /// Likewise, with the loop that can make calls.
        case withCalls
        /// Likewise, where a function that is called may give no number.
        case withAttempts

        /// Words of code up to which a formula is short.
        static let shortCode = 24
    }

    struct Header {
        /// When the inputs were read last; 0 is never.
        var time: UInt64 = 0
        /// The last result, of several elements the first.
        var value = 0.0
        var inputCount = 0
        var inputs: UnsafePointer<UInt16>
        var code: UnsafePointer<Instruction>
        /// What `time` is masked with: 0 where a function is called that is not pure.
        var timeMask: UInt64
        var way: Way
        /// Whether a function is called that is of a script: calling it twice may show.
        var callsScript: Bool
        /// Whether a function gave no number the last time.
        var hasFailed = false
        var shape: FormulaShape
        /// The elements of the last result where there are several.
        var results: UnsafePointer<Double>
    }

    /// A copy of what a compiler has written.
    static func make<Source>(_ compiler: FormulaCompiler<Source>, _ shape: FormulaShape) -> FormulaProgram {
        let inputWords = (compiler.inputCount + 3) / 4
        let elementCount = shape.width
        let words = inputWords + compiler.count + (elementCount > 1 ? elementCount : 0)
        let buffer = create(minimumCapacity: words) { buffer in
            buffer.withUnsafeMutablePointerToElements { words in
                let base = UnsafeMutableRawPointer(words)
                base.copyMemory(from: compiler.inputs, byteCount: 2 * compiler.inputCount)
                let code = base + 8 * inputWords
                code.copyMemory(from: compiler.code, byteCount: 8 * compiler.count)
                let results = words + (inputWords + compiler.count)
                if elementCount > 1 { results.initialize(repeating: 0, count: elementCount) }
                return Header(
                    value: shape.constant ?? 0, inputCount: compiler.inputCount,
                    inputs: UnsafeRawPointer(base).assumingMemoryBound(to: UInt16.self),
                    code: UnsafeRawPointer(code).assumingMemoryBound(to: Instruction.self),
                    timeMask: compiler.hasImpureCalls ? 0 : .max,
                    way: compiler.hasCalls
                        ? compiler.hasAttempts ? .withAttempts : .withCalls
                        : compiler.inputCount == 0 || compiler.count > Way.shortCode ? .ifChanged : .always,
                    callsScript: compiler.callsScript, shape: shape,
                    results: UnsafeRawPointer(results).assumingMemoryBound(to: Double.self))
            }
        }
        return unsafeDowncast(buffer, to: FormulaProgram.self)
    }

    /// The header, for as long as the program lives: the block never moves.
    var address: UnsafeMutablePointer<Header> { withUnsafeMutablePointerToHeader { $0 } }

    /// The registers that it reads, and what stands for other inputs.
    var inputs: [Int] {
        withUnsafeMutablePointerToHeader { header in
            (0..<header.pointee.inputCount).map { Int(header.pointee.inputs[$0]) }
        }
    }
}

extension UnsafeMutablePointer<FormulaProgram.Header> {
    /// The result, computed if an input has changed since the last time.
    @inline(__always)
    func evaluate(_ storage: UnsafeMutablePointer<FrameStorage>) -> Double {
        // The loop stands here once more: a call costs a tenth of the shortest formulas.
        if pointee.way == .always { return RegisterMachine.runOperations(pointee.code, storage) }
        let time = pointee.time
        if time == storage.pointee.time { return pointee.value }
        let stamps = storage.pointee.stamps
        var input = pointee.inputs
        let end = input + pointee.inputCount
        while input != end {
            if stamps[Int(input.pointee)] > time { return run(storage) }
            input += 1
        }
        return pointee.value
    }

    @inline(never)
    private func run(_ storage: UnsafeMutablePointer<FrameStorage>) -> Double {
        // Stored first: a function of the host may change variables while the formula runs.
        pointee.time = storage.pointee.time & pointee.timeMask
        guard pointee.way != .withAttempts else { return attempt(storage) }
        let value =
            pointee.way == .withCalls
            ? RegisterMachine.run(pointee.code, storage) : RegisterMachine.runOperations(pointee.code, storage)
        pointee.value = value
        return value
    }

    /// The result with attempts among the calls: NaN, for all elements, where one gave no number.
    @inline(__always)
    private func attempt(_ storage: UnsafeMutablePointer<FrameStorage>) -> Double {
        // That of a formula whose function evaluates this one.
        let hasOuterFailed = storage.pointee.hasFailed
        storage.pointee.hasFailed = false
        pointee.value = RegisterMachine.run(pointee.code, storage)
        pointee.hasFailed = storage.pointee.hasFailed
        storage.pointee.hasFailed = hasOuterFailed
        if pointee.hasFailed { keep(nil) }
        return pointee.value
    }

    /// Keeps a value of the general evaluator as the last result; NaN where it is not what the formula gives.
    func keep(_ value: ExpressionValue?) {
        let shape = pointee.shape
        let results = UnsafeMutablePointer<Double>(mutating: pointee.results)
        pointee.value = .nan
        if shape.width > 1 { results.update(repeating: .nan, count: shape.width) }
        switch value {
        case .color(let color)? where shape.first.isColor: pointee.value = color.store(in: results)
        case .list(let list)? where list.items.count == shape.count && shape.count > 1:
            for (index, item) in list.items.enumerated() { results[index] = shape[index].number(item) }
            pointee.value = results[0]
        case let value? where shape.width == 1: pointee.value = shape.first.number(value)
        default: break
        }
    }
}
