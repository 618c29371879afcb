/// Three numbers that say what a pack promises, and what comes before or beside them. Source: semver.org 2.0.
struct SemanticVersion: Hashable, Sendable, Comparable {
    let major: Int
    let minor: Int
    let patch: Int
    /// The parts of what comes before the version, `beta` and `1` of `1.0.0-beta.1`; none for the version itself.
    let preRelease: [String]
    /// As written, without the build part, which does not count.
    let text: String

    /// Reads `1.2.3`, `1.2.3-beta.1`, `1.2.3+build`; nil for anything else.
    init?(_ text: some StringProtocol) {
        self.init(text, numbers: 3...3)
    }

    /// Reads `1` and `1.2` too, as ranges write them.
    init?(short text: some StringProtocol) {
        self.init(text, numbers: 1...3)
    }

    private init?(_ text: some StringProtocol, numbers count: ClosedRange<Int>) {
        let parts = String(text).split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count > 1, Self.identifiers(parts[1]) == nil { return nil }
        let halves = parts[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = halves[0].split(separator: ".", omittingEmptySubsequences: false).map { Self.number($0) }
        let known = numbers.compactMap { $0 }
        guard count.contains(known.count), known.count == numbers.count, halves.count == 1 || known.count == 3 else { return nil }
        guard let before = halves.count > 1 ? Self.identifiers(halves[1]) : [],
            before.allSatisfy({ Self.isNumber($0) ? Self.number($0) != nil : true })
        else { return nil }
        major = known[0]
        minor = known.count > 1 ? known[1] : 0
        patch = known.count > 2 ? known[2] : 0
        preRelease = before
        self.text = "\(major).\(minor).\(patch)" + (before.isEmpty ? "" : "-" + before.joined(separator: "."))
    }

    private init(major: Int, minor: Int, patch: Int) {
        (self.major, self.minor, self.patch, preRelease) = (major, minor, patch, [])
        text = "\(major).\(minor).\(patch)"
    }

    /// The version that a pre-release comes before; itself where it is none.
    var released: SemanticVersion { SemanticVersion(major: major, minor: minor, patch: patch) }

    private static func isNumber(_ text: some StringProtocol) -> Bool { text.utf8.allSatisfy { (0x30...0x39).contains($0) } }

    /// A number without zeros before it.
    private static func number(_ text: some StringProtocol) -> Int? {
        guard isNumber(text), (1...9).contains(text.utf8.count), text == "0" || text.first != "0" else { return nil }
        return Int(text)
    }

    /// The parts between dots, of letters, digits and dashes; nil if one is empty or holds something else.
    private static func identifiers(_ text: some StringProtocol) -> [String]? {
        let parts = String(text).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        return parts.allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & ~0x20) || $0 == 0x2D }
        } ? parts : nil
    }

    static func < (a: SemanticVersion, b: SemanticVersion) -> Bool {
        let (first, second) = ((a.major, a.minor, a.patch), (b.major, b.minor, b.patch))
        guard first == second else { return first < second }
        // What comes before a version is less than the version.
        guard !a.preRelease.isEmpty, !b.preRelease.isEmpty else { return !a.preRelease.isEmpty && b.preRelease.isEmpty }
        for (x, y) in zip(a.preRelease, b.preRelease) where x != y {
            switch (isNumber(x), isNumber(y)) {
            case (true, true): return (x.utf8.count, x) < (y.utf8.count, y)
            case (true, false): return true
            case (false, true): return false
            case (false, false): return Array(x.utf8).lexicographicallyPrecedes(Array(y.utf8))
            }
        }
        return a.preRelease.count < b.preRelease.count
    }
}

/// The versions that a pack can work with: `>=1.2`, `1.2` (that or a later one with the same first number), `=1.2.3`,
/// several of them separated by commas or blanks.
struct VersionRange: Hashable, Sendable {
    let text: String
    private let bounds: [Bound]

    private struct Bound: Hashable, Sendable {
        let relation: String
        let version: SemanticVersion
    }

    /// Nil if the text is no range.
    init?(_ text: String) {
        self.text = text
        var bounds: [Bound] = []
        for part in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
            let relation = String(part.prefix { "<>=^~".contains($0) })
            guard ["", ">=", ">", "<=", "<", "=", "==", "^", "~"].contains(relation),
                let version = SemanticVersion(short: part.dropFirst(relation.count))
            else { return nil }
            bounds.append(Bound(relation: relation, version: version))
        }
        guard !bounds.isEmpty else { return nil }
        self.bounds = bounds
    }

    func contains(_ version: SemanticVersion) -> Bool {
        bounds.allSatisfy { bound in
            switch bound.relation {
            case ">=": version >= bound.version
            case ">": version > bound.version
            case "<=": version <= bound.version
            case "<": version < bound.version
            case "=", "==": version == bound.version
            case "~": version >= bound.version && version.major == bound.version.major && version.minor == bound.version.minor
            default: version >= bound.version && version.major == bound.version.major
            }
        }
    }
}
