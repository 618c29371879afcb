/// A growing array of plain values whose memory stands still between changes of its size.
///
/// The matcher reads columns by address, so that its loops count no references and check no exclusive access; the
/// addresses are taken anew for every pass, and nothing changes a column during one.
struct Column<Value: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Value>
    private(set) var count = 0
    private var capacity: Int

    /// - Parameter capacity: 0 takes no memory before the first value.
    init(capacity: Int = 16) {
        self.capacity = capacity
        base = capacity > 0 ? .allocate(capacity: capacity) : Self.nowhere
    }

    /// An address that nobody reads.
    private static var nowhere: UnsafeMutablePointer<Value> {
        UnsafeMutablePointer(bitPattern: MemoryLayout<Value>.alignment) ?? .allocate(capacity: 1)
    }

    init(repeating value: Value, count: Int) {
        self.init(capacity: count)
        base.initialize(repeating: value, count: count)
        self.count = count
    }

    deinit { if capacity > 0 { base.deallocate() } }

    subscript(index: Int) -> Value {
        get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index outside of the column")
            return base[index]
        }
        set {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index outside of the column")
            base[index] = newValue
        }
    }

    subscript(index: UInt32) -> Value {
        get { self[Int(index)] }
        set { self[Int(index)] = newValue }
    }

    mutating func append(_ value: Value) {
        if count == capacity { grow(to: count + 1) }
        base[count] = value
        count += 1
    }

    /// Appends copies of `value` until there are `count` values.
    mutating func extend(to count: Int, with value: Value) {
        guard count > self.count else { return }
        grow(to: count)
        (base + self.count).initialize(repeating: value, count: count - self.count)
        self.count = count
    }

    /// A column of its own with the same values.
    func copy() -> Column {
        var copy = Column(capacity: count)
        copy.base.initialize(from: base, count: count)
        copy.count = count
        return copy
    }

    mutating func swapAt(_ a: Int, _ b: Int) { (self[a], self[b]) = (self[b], self[a]) }

    mutating func fill(with value: Value) { base.update(repeating: value, count: count) }

    mutating func removeAll() { count = 0 }

    private mutating func grow(to least: Int) {
        guard least > capacity else { return }
        let next = max(least, capacity * 2)
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: next)
        memory.initialize(from: base, count: count)
        if capacity > 0 { base.deallocate() }
        base = memory
        capacity = next
    }
}
