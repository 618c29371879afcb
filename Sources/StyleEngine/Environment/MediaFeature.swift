import StyleDiagnostics
import StyleValues

/// One thing that a media query can ask about.
struct MediaFeature: Sendable {
    var name: String
    var kind: EnvironmentKey.Kind
    var read: @Sendable (StyleEnvironment) -> String

    /// The feature of a name; nil if there is none. Environment keys, and the names Classy and CSS know.
    init?(_ name: String) {
        let name = name.lowercased()
        let key = ["version": "os-version", "prefers-color-scheme": "color-scheme", "language": "locale"][name] ?? name
        if let entry = EnvironmentKey.named(key) {
            self.init(name: name, kind: entry.kind, read: entry.read)
            return
        }
        // Screen sizes do not turn with the device: a phone's width is its short side, a pad's its long one.
        let screen: (@Sendable (StyleEnvironment, Bool) -> Double) = { environment, wantsWidth in
            let wantsLong = (environment.idiom == .phone) != wantsWidth
            return wantsLong ? max(environment.width, environment.height) : min(environment.width, environment.height)
        }
        switch name {
        case "screen-width": self.init(name: name, kind: .number, read: { "\(screen($0, true))" })
        case "screen-height": self.init(name: name, kind: .number, read: { "\(screen($0, false))" })
        default: return nil
        }
    }

    private init(name: String, kind: EnvironmentKey.Kind, read: @escaping @Sendable (StyleEnvironment) -> String) {
        self.name = name
        self.kind = kind
        self.read = read
    }

    static var names: [String] { EnvironmentKey.all.map(\.name) + ["version", "screen-width", "screen-height"] }

    /// Whether `<` and `min-` make sense for it.
    var isOrdered: Bool { kind == .number || kind == .version }

    func isPresent(_ environment: StyleEnvironment) -> Bool {
        let value = read(environment)
        return !value.isEmpty && Double(value) != 0
    }

    /// Compares the present value with the one written; nil if that one is no value of the feature.
    func compare(_ environment: StyleEnvironment, _ relation: MediaQuery.Relation, _ written: String) -> Bool? {
        switch kind {
        case .number:
            guard let present = Double(read(environment)), let wanted = Self.number(written) else { return nil }
            // Classy's tolerance for equality.
            let order = abs(present - wanted) < 0.001 ? 0 : present < wanted ? -1 : 1
            return Self.holds(order, relation)
        case .version:
            return Self.holds(Self.versionOrder(read(environment), written), relation)
        case .word, .text:
            return relation == .equal ? read(environment).lowercased() == written.lowercased() : nil
        }
    }

    private static func holds(_ order: Int, _ relation: MediaQuery.Relation) -> Bool {
        switch relation {
        case .equal: order == 0
        case .less: order < 0
        case .lessEqual: order <= 0
        case .greater: order > 0
        case .greaterEqual: order >= 0
        }
    }

    /// Units of scales alone: `2x`.
    private static let densityUnits = ["x", "dppx"]

    /// The number before any unit; nil for other texts, and for units that nobody knows.
    static func number(_ text: String) -> Double? {
        let end = text.lastIndex { $0.isNumber || $0 == "." }
        guard let end else { return nil }
        let unit = text[text.index(after: end)...].lowercased()
        guard unit.isEmpty || MeasureUnit(rawValue: unit) != nil || densityUnits.contains(unit), let number = Double(text[...end]), number.isFinite else { return nil }
        return number
    }

    /// Whether the text is dotted numbers: `17`, `8.4.1`.
    static func isVersion(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            part.utf8.allSatisfy { (0x30...0x39).contains($0) } && Int(part) != nil
        }
    }

    /// Compares dotted numbers part by part; a missing part is 0.
    static func versionOrder(_ a: String, _ b: String) -> Int {
        let left = a.split(separator: ".").map { Int($0) ?? 0 }
        let right = b.split(separator: ".").map { Int($0) ?? 0 }
        for i in 0..<max(left.count, right.count) {
            let (x, y) = (i < left.count ? left[i] : 0, i < right.count ? right[i] : 0)
            if x != y { return x < y ? -1 : 1 }
        }
        return 0
    }
}
