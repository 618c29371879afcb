/// Names as small numbers, so that matching compares integers.
struct AtomTable {
    private var atoms: [String: Atom] = [:]
    private var names: [String] = []

    var count: Int { names.count }

    /// The atom of a name, made on first use.
    mutating func intern(_ name: String) -> Atom {
        if let atom = atoms[name] { return atom }
        let atom = Atom(rawValue: UInt32(names.count))
        names.append(name)
        atoms[name] = atom
        return atom
    }

    /// The atom of a name that is in use already.
    func find(_ name: String) -> Atom? { atoms[name] }

    func name(of atom: Atom) -> String { names[Int(atom.rawValue)] }
}

/// A name interned in an `AtomTable`.
struct Atom: Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt32

    /// No name.
    static let none = Atom(rawValue: .max)
}
