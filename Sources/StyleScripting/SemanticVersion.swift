/// Three numbers that say what a pack promises. Source: semver.org 2.0, without pre-release and build parts.
struct SemanticVersion: Hashable, Sendable, Comparable {
    let major: Int
    let minor: Int
    let patch: Int

    /// Reads `1`, `1.2` or `1.2.3`; nil for anything else.
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (0x30...0x39).contains($0) } && part.utf8.count <= 9 ? Int(part) : nil
        }
        guard (1...3).contains(numbers.count), numbers.count == parts.count else { return nil }
        major = numbers[0]
        minor = numbers.count > 1 ? numbers[1] : 0
        patch = numbers.count > 2 ? numbers[2] : 0
    }

    var text: String { "\(major).\(minor).\(patch)" }

    static func < (a: SemanticVersion, b: SemanticVersion) -> Bool {
        (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
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
                let version = SemanticVersion(part.dropFirst(relation.count))
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
