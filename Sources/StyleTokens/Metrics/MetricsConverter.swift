/// How a length of a design made for one size class becomes one for another.
public enum MetricsConverter: Sendable {
    /// By the ratio of two dimensions, rounded to whole points.
    case dimensions([SizeClass: Double])
    /// By a factor for each class that the design may be made for; `rest` for classes without one. Rounded.
    case scales([String: Double])
    /// The value as it is.
    case keep
    /// The app's own; not rounded.
    case custom(@Sendable (_ value: Double, _ from: SizeClass, _ to: SizeClass) -> Double)

    /// By the widths of the classes.
    public static var width: MetricsConverter {
        .dimensions(Dictionary(uniqueKeysWithValues: SizeClass.allCases.map { ($0, $0.width) }))
    }

    /// The length for `target`. A value is rounded even where source and target are the same: 10.4 is 10.
    public func convert(_ value: Double, from source: SizeClass, to target: SizeClass) throws(MetricsFault) -> Double {
        switch self {
        case .keep: return value
        case .custom(let convert): return convert(value, source, target)
        case .dimensions, .scales: return MetricsRounding.whole(value * (try scale(from: source, to: target)))
        }
    }

    /// The factor from one class to another; nil for converters that have none.
    public func factor(from source: SizeClass, to target: SizeClass) -> Double? {
        if case .keep = self { return 1 }
        return try? scale(from: source, to: target)
    }

    private func scale(from source: SizeClass, to target: SizeClass) throws(MetricsFault) -> Double {
        switch self {
        case .dimensions(let dimensions):
            guard let from = dimensions[source], let to = dimensions[target], from > 0 else {
                throw MetricsFault(
                    "there is no dimension for \"\((dimensions[target] == nil ? target : source).rawValue)\"")
            }
            return to / from
        case .scales(let scales):
            guard let scale = scales[source.rawValue] ?? scales["rest"] else {
                throw MetricsFault("there is no scale for \"\(source.rawValue)\" and none for \"rest\"")
            }
            return scale
        case .keep, .custom: throw MetricsFault("the converter has no scale")
        }
    }
}
