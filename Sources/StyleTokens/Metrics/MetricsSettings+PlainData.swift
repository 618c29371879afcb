import StyleDiagnostics
import StyleValues

extension MetricsSettings {
    /// The keys that a script may set.
    public static let scriptKeys =
        ["normalPadding", "ratio", "rounding", "breakpoints", "scales", "dimensions"]
        + PaddingStep.allCases.filter { $0 != .normal }.map { $0.rawValue + "Padding" }

    /// Changes settings by a script's table; nothing of it if a key or value is wrong.
    ///
    /// `normalPadding`, `ratio` and the other five paddings are numbers; `rounding` is `none`, `point` or `pixel`;
    /// `breakpoints` is `{ name = { minWidth, maxWidth, minHeight, maxHeight } }`; `scales` and `dimensions` are
    /// tables of numbers by size class, for the converters `scale` and `width`.
    public mutating func set(_ table: PlainData) throws(MetricsFault) {
        // A script's empty table is a list as well.
        if table == .list([]) { return }
        guard case .dictionary(let members) = table else { throw MetricsFault("expected a table with named keys") }
        var next = self
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
            guard Self.scriptKeys.contains(key) else {
                throw MetricsFault("unknown key \"\(key)\"\(Suggestion.phrase(for: key, in: Self.scriptKeys))")
            }
            switch key {
            case "normalPadding": next.normalPadding = try Self.number(value, key, atLeast: 0)
            case "ratio":
                next.ratio = try Self.number(value, key, atLeast: 0)
                if next.ratio == 0 { throw MetricsFault("expected a number above 0 as \"ratio\"") }
            case "rounding":
                guard case .string(let word) = value, let rounding = MetricsRounding(rawValue: word) else {
                    throw MetricsFault("expected \"none\", \"point\" or \"pixel\" as \"rounding\"")
                }
                next.rounding = rounding
            case "breakpoints": next.breakpoints = try Self.breakpoints(value)
            case "scales":
                let scales = try Self.numbers(value, key)
                for name in scales.keys.sorted() where SizeClass(rawValue: name) == nil && name != "rest" {
                    throw MetricsFault("\"\(name)\" in \"scales\" is no size class")
                }
                next.converters["scale"] = .scales(scales)
            case "dimensions":
                var dimensions: [SizeClass: Double] = [:]
                for (name, number) in try Self.numbers(value, key).sorted(by: { $0.key < $1.key }) {
                    guard let sizeClass = SizeClass(rawValue: name) else {
                        throw MetricsFault("\"\(name)\" in \"dimensions\" is no size class")
                    }
                    dimensions[sizeClass] = number
                }
                next.converters["width"] = .dimensions(dimensions)
            default:
                if let step = PaddingStep(rawValue: String(key.dropLast("Padding".count))) {
                    next.paddings[step] = try Self.number(value, key, atLeast: 0)
                }
            }
        }
        self = next
    }

    private static func number(_ value: PlainData, _ key: String, atLeast least: Double) throws(MetricsFault) -> Double
    {
        guard case .number(let number) = value, number.isFinite, number >= least else {
            throw MetricsFault("expected a number from \(NumberText.shortest(least)) up as \"\(key)\"")
        }
        return number
    }

    private static func numbers(_ value: PlainData, _ key: String) throws(MetricsFault) -> [String: Double] {
        guard case .dictionary(let members) = value else {
            throw MetricsFault("expected a table of numbers by size class as \"\(key)\"")
        }
        var numbers: [String: Double] = [:]
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            numbers[name] = try number(value, name, atLeast: 0)
        }
        return numbers
    }

    private static func breakpoints(_ value: PlainData) throws(MetricsFault) -> [Breakpoint] {
        guard case .dictionary(let members) = value else {
            throw MetricsFault("expected a table of breakpoints by name as \"breakpoints\"")
        }
        let limits = ["minWidth", "maxWidth", "minHeight", "maxHeight"]
        let taken = SizeClass.allCases.map(\.rawValue) + MetricsScreen.idioms + ["rest", "mode"]
        var breakpoints: [Breakpoint] = []
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            guard !taken.contains(name) else {
                throw MetricsFault("a breakpoint cannot be named \"\(name)\": that is a key already")
            }
            let numbers = try numbers(value, "breakpoints")
            for limit in numbers.keys.sorted() where !limits.contains(limit) {
                throw MetricsFault(
                    "unknown key \"\(limit)\" in the breakpoint \"\(name)\"\(Suggestion.phrase(for: limit, in: limits))"
                )
            }
            func range(_ least: String, _ most: String) throws(MetricsFault) -> ClosedRange<Double> {
                let (low, high) = (numbers[least] ?? 0, numbers[most] ?? .infinity)
                guard low <= high else {
                    throw MetricsFault("\"\(least)\" is more than \"\(most)\" in the breakpoint \"\(name)\"")
                }
                return low...high
            }
            breakpoints.append(
                Breakpoint(name, width: try range("minWidth", "maxWidth"), height: try range("minHeight", "maxHeight")))
        }
        return breakpoints
    }
}
