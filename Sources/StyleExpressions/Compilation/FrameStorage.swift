/// The memory of a frame, outside of any object: reading it needs no exclusivity checks.
///
/// Registers are temporaries first, then variables. Blocks that were outgrown are kept until the frame ends, so that
/// a function that a formula calls may define variables.
@usableFromInline
struct FrameStorage {
    /// Registers for values in between; what needs more is left to the general evaluator.
    static let temporaries = 64
    /// Registers that the 16 bits of a field can name.
    static let namedRegisters = 1 << 16

    /// Reading of the stamp that is always newer than any formula: a call of a function that is not pure.
    static let alwaysChanged = 0
    /// The stamp of what never changes after the first evaluation.
    static let neverChanged = 1

    @usableFromInline var registers: UnsafeMutablePointer<Double>
    /// When each register changed last; those of temporaries stand for other inputs.
    @usableFromInline var stamps: UnsafeMutablePointer<UInt64>
    /// Counts changes of variables.
    @usableFromInline var time: UInt64 = 1
    @usableFromInline var count = temporaries
    var capacity = 2 * temporaries
    /// Whether a call of the formula that runs gave no number.
    var hasFailed = false

    private var outgrown: [(UnsafeMutablePointer<Double>, UnsafeMutablePointer<UInt64>)] = []
    /// Functions of the host that formulas call; the frame holds them.
    let functions: UnsafeMutablePointer<Unmanaged<HostFunction>>

    init(functions: [HostFunction]) {
        (registers, stamps) = FrameStorage.blocks(capacity)
        self.functions = .allocate(capacity: functions.count)
        for (index, function) in functions.enumerated() {
            (self.functions + index).initialize(to: Unmanaged.passUnretained(function))
        }
        stamps[FrameStorage.alwaysChanged] = .max
        stamps[FrameStorage.neverChanged] = 1
    }

    private static func blocks(_ capacity: Int) -> (UnsafeMutablePointer<Double>, UnsafeMutablePointer<UInt64>) {
        let registers = UnsafeMutablePointer<Double>.allocate(capacity: capacity)
        registers.initialize(repeating: 0, count: capacity)
        let stamps = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity)
        stamps.initialize(repeating: 0, count: capacity)
        return (registers, stamps)
    }

    /// A register for one more variable.
    mutating func add(_ value: Double) -> Int {
        if count == capacity {
            let (more, stampsOfMore) = FrameStorage.blocks(2 * capacity)
            more.update(from: registers, count: count)
            stampsOfMore.update(from: stamps, count: count)
            outgrown.append((registers, stamps))
            (registers, stamps, capacity) = (more, stampsOfMore, 2 * capacity)
        }
        time += 1
        registers[count] = value
        stamps[count] = time
        count += 1
        return count - 1
    }

    /// Ends the use of all memory.
    mutating func deallocate() {
        for (registers, stamps) in outgrown + [(registers, stamps)] {
            registers.deallocate()
            stamps.deallocate()
        }
        outgrown = []
        functions.deallocate()
    }
}
