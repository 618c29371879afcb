/// The metrics of an app on one screen: size class, paddings, conversions.
public struct Metrics: Sendable {
    /// Paddings, breakpoints and converters of the app.
    public var settings: MetricsSettings
    /// The screen that values are worked out for.
    public var screen: MetricsScreen

    /// Metrics of an app on a screen.
    public init(settings: MetricsSettings = MetricsSettings(), screen: MetricsScreen = MetricsScreen()) {
        self.settings = settings
        self.screen = screen
    }

    /// The current size class.
    public func sizeClass(_ mode: SizeClassMode = .distance) -> SizeClass { screen.sizeClass(mode) }

    // MARK: Paddings

    /// A padding in points: the app's own, or base times ratio to the power of the step, rounded.
    public func padding(_ step: PaddingStep) -> Double {
        if let own = settings.paddings[step] { return own }
        var value = settings.normalPadding
        for _ in 0..<abs(step.exponent) { value = step.exponent < 0 ? value / settings.ratio : value * settings.ratio }
        return settings.rounding.apply(value, scale: screen.scale)
    }

    /// The padding of a relative code: 0, .125, .25, .5, 1, 2 or 4.
    ///
    /// In `mmm` any number up to 4 means the next code above it, negative ones the smallest padding.
    public func padding(_ code: Double, mode: SizeClassMode = .distance) throws(MetricsFault) -> Double {
        if code == 0 { return 0 }
        if mode == .mmm {
            guard let step = PaddingStep.allCases.first(where: { code <= $0.code }) else {
                throw MetricsFault("the relative padding \(code) is more than 4")
            }
            return padding(step)
        }
        guard let step = PaddingStep.allCases.first(where: { code == $0.code }) else {
            throw MetricsFault("\(code) is no relative padding: expected 0, .125, .25, .5, 1, 2 or 4")
        }
        return padding(step)
    }

    // MARK: Conversions

    /// A length from a design for `source`, for the current class; `name` is that of a converter.
    public func convert(
        _ value: Double, from source: SizeClass, by name: String = "width", mode: SizeClassMode = .distance
    ) throws(MetricsFault) -> Double {
        guard let converter = settings.converters[name] else {
            throw MetricsFault(
                "unknown converter \"\(name)\", expected \(settings.converters.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", "))"
            )
        }
        return try converter.convert(value, from: source, to: sizeClass(mode))
    }

    /// A length for the current class from one or two known ones: the value itself where the class is known, else one
    /// converted by width, or two converted, rounded, and drawn through as a line over the widths; rounded.
    ///
    /// What lies outside of the two runs away: {classic: 10, 6: 12} is 32 on a tablet.
    public func extrapolate(
        _ table: [(sizeClass: SizeClass, value: Double)], except exceptions: [SizeClass: Double] = [:],
        mode: SizeClassMode = .distance
    ) throws(MetricsFault) -> Double {
        let current = sizeClass(mode)
        guard table.count == 1 || table.count == 2 else {
            throw MetricsFault("expected one or two known lengths, found \(table.count)")
        }
        if let exception = exceptions[current] { return exception }
        if let exact = table.first(where: { $0.sizeClass == current }) { return exact.value }
        let values = try table.map { entry throws(MetricsFault) in
            try MetricsConverter.width.convert(entry.value, from: entry.sizeClass, to: current)
        }
        guard table.count == 2 else { return values[0] }
        let (first, second) = (table[0].sizeClass.width, table[1].sizeClass.width)
        guard first != second else {
            throw MetricsFault("the size class \"\(table[1].sizeClass.rawValue)\" is given twice", key: 1)
        }
        let t = (current.width - first) / (second - first)
        return MetricsRounding.whole(values[0] * (1 - t) + values[1] * t)
    }

    // MARK: Dictionaries

    /// The six paddings by the names of layout metrics: `extraExtraSmallPadding` to `extraLargePadding`.
    public var dictionary: [String: Double] {
        Dictionary(uniqueKeysWithValues: PaddingStep.allCases.map { ($0.rawValue + "Padding", padding($0)) })
    }

    /// The paddings of four relative codes by side: `PTop`, `PLeft`, `PBottom`, `PRight` for a prefix `P`.
    public func dictionary(
        fromRelativeInsets codes: (top: Double, left: Double, bottom: Double, right: Double),
        keyPrefix: String = "padding"
    ) throws(MetricsFault) -> [String: Double] {
        [
            keyPrefix + "Top": try padding(codes.top), keyPrefix + "Left": try padding(codes.left),
            keyPrefix + "Bottom": try padding(codes.bottom), keyPrefix + "Right": try padding(codes.right),
        ]
    }
}
