/// The states of elements: a bit each for matching, and the names in the order they were set for people.
struct StateTable {
    private var numbers: [Atom: Int] = [:]
    /// Names of the states that each element has, in the order they were set.
    private(set) var lists: [UInt32: [Atom]] = [:]

    /// The last bit stands for all further states, which are then looked up by name.
    static let sharedBit = 63

    /// The bit of a state, made on first use.
    mutating func number(of name: Atom) -> Int {
        if let number = numbers[name] { return number }
        let number = min(numbers.count, Self.sharedBit)
        numbers[name] = number
        return number
    }

    func has(_ name: Atom, _ element: UInt32) -> Bool { lists[element]?.contains(name) ?? false }

    /// - Returns: the element's bits; nil if it had the state, or had it not, already.
    mutating func set(_ name: Atom, _ isOn: Bool, of element: UInt32) -> UInt64? {
        var list = lists[element] ?? []
        if list.contains(name) == isOn {
            // The state moves to the end of the order.
            if isOn {
                list.removeAll { $0 == name }
                list.append(name)
                lists[element] = list
            }
            return nil
        }
        list.removeAll { $0 == name }
        if isOn { list.append(name) }
        lists[element] = list.isEmpty ? nil : list
        var bits: UInt64 = 0
        for state in list { bits |= 1 << UInt64(number(of: state)) }
        return bits
    }

    /// Lets two elements change their states.
    mutating func exchange(_ a: UInt32, _ b: UInt32) { (lists[a], lists[b]) = (lists[b], lists[a]) }

    mutating func clear(_ element: UInt32) { lists[element] = nil }
}
