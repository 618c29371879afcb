/// The code of one formula and its last result, in one block of memory.
///
/// After the header come the registers of its inputs, then the code, then, where there is more than one element, the
/// elements of the last result.
final class FormulaProgram: ManagedBuffer<FormulaProgram.Header, UInt64> {
    struct Header {
        /// When the inputs were read last; 0 is never.
        var time: UInt64 = 0
        /// The last result, of several elements the first.
        var value = 0.0
        var inputCount = 0
        /// Words from the first input to the code.
        var codeStart = 0
        /// Words from the first input to the elements.
        var elementStart = 0
        /// What `time` is masked with: 0 where a function is called that is not pure.
        var timeMask = UInt64.max
        var elements: [FormulaElement] = []
        var elementCount = 1
    }

    /// A copy of what a compiler has written.
    static func make(_ compiler: FormulaCompiler, _ shape: FormulaCompiler.Shape) -> FormulaProgram {
        let codeStart = (compiler.inputCount + 3) / 4
        let elementStart = codeStart + compiler.count
        let elementCount = shape.elements.count
        let buffer = create(minimumCapacity: elementStart + (elementCount > 1 ? elementCount : 0)) { _ in
            Header(
                value: shape.constant ?? 0, inputCount: compiler.inputCount, codeStart: codeStart,
                elementStart: elementStart, elements: shape.elements, elementCount: elementCount)
        }
        buffer.withUnsafeMutablePointers { header, words in
            let base = UnsafeMutableRawPointer(words)
            base.copyMemory(from: compiler.inputs, byteCount: 2 * compiler.inputCount)
            (base + 8 * codeStart).copyMemory(from: compiler.code, byteCount: 8 * compiler.count)
            for index in 0..<compiler.inputCount where compiler.inputs[index] == FrameStorage.alwaysChanged {
                header.pointee.timeMask = 0
            }
            if elementCount > 1 { (words + elementStart).update(repeating: 0, count: elementCount) }
        }
        return unsafeDowncast(buffer, to: FormulaProgram.self)
    }

    /// The result, computed if an input has changed since the last time.
    @inline(__always)
    final func evaluate(_ storage: UnsafeMutablePointer<FrameStorage>) -> Double {
        withUnsafeMutablePointers { header, words in
            let time = header.pointee.time
            if time == storage.pointee.time { return header.pointee.value }
            let inputs = UnsafeRawPointer(words).assumingMemoryBound(to: UInt16.self)
            let stamps = storage.pointee.stamps
            var index = 0
            while index < header.pointee.inputCount {
                if stamps[Int(inputs[index])] > time { return FormulaProgram.run(header, words, storage) }
                index += 1
            }
            return header.pointee.value
        }
    }

    @inline(__always)
    private static func run(
        _ header: UnsafeMutablePointer<Header>, _ words: UnsafeMutablePointer<UInt64>,
        _ storage: UnsafeMutablePointer<FrameStorage>
    ) -> Double {
        // Read first: a function of the host may change variables.
        let time = storage.pointee.time & header.pointee.timeMask
        let code = UnsafeRawPointer(words + header.pointee.codeStart).assumingMemoryBound(to: Instruction.self)
        let value = RegisterMachine.run(code, storage)
        header.pointee.time = time
        header.pointee.value = value
        let count = header.pointee.elementCount
        if count > 1 {
            let registers = UnsafeRawPointer(storage.pointee.registers).assumingMemoryBound(to: UInt64.self)
            (words + header.pointee.elementStart).update(from: registers, count: count)
        }
        return value
    }

    /// The elements of the last result where there are several.
    func withElements<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
        withUnsafeMutablePointers { header, words in
            let start = UnsafeRawPointer(words + header.pointee.elementStart).assumingMemoryBound(to: Double.self)
            return body(UnsafeBufferPointer(start: start, count: header.pointee.elementCount))
        }
    }
}
