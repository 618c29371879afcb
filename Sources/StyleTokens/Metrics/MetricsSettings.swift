/// What an app decides about its metrics.
public struct MetricsSettings: Sendable {
    /// The base of the six paddings, in points. MMMStylesheet's reason for 10: 1/32 of the classic width.
    public var normalPadding = 10.0
    /// Factor from one padding to the next.
    public var ratio = 2.0.squareRoot()
    /// How paddings are rounded.
    public var rounding = MetricsRounding.pixel
    /// Paddings that do not follow from base and ratio; taken as they are.
    public var paddings: [PaddingStep: Double] = [:]
    /// Widths with a name, besides the size classes.
    public var breakpoints: [Breakpoint] = []
    /// Converters by name.
    public var converters: [String: MetricsConverter] = ["width": .width, "scale": .scales([:]), "keep": .keep]

    /// The settings of an app's stylesheet on a screen, where they come from one.
    public var stylesheet: (@Sendable (MetricsScreen) -> MetricsSettings)?

    /// The settings of an app that sets none.
    public init() {}
}

/// Where paddings are rounded to. Halves always go away from zero.
public enum MetricsRounding: String, Sendable, CaseIterable {
    case none
    /// Whole points.
    case point
    /// Whole device pixels.
    case pixel

    /// The nearest value. A distance of less than a billionth from a half counts as the half: 15/√2² is 7.5.
    public func apply(_ value: Double, scale: Double) -> Double {
        switch self {
        case .none: value
        case .point: MetricsRounding.whole(value)
        case .pixel: MetricsRounding.whole(value * scale) / scale
        }
    }

    /// The nearest whole number, halves away from zero.
    static func whole(_ value: Double) -> Double {
        let settled = (value * 1e9).rounded() / 1e9
        return (settled.isFinite ? settled : value).rounded()
    }
}

/// What is wrong with a question about metrics.
public struct MetricsFault: Error, Hashable, Sendable {
    /// What is wrong, for people; without a place.
    public var message: String
    /// 0-based index of the key at fault, where it is about one.
    public var key: Int?

    /// A fault; `key` is the index of the argument at fault, from 0.
    public init(_ message: String, key: Int? = nil) {
        self.message = message
        self.key = key
    }
}
