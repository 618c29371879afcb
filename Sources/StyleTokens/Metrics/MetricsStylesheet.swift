/// The metrics of one app in Swift: conform with a base padding, override what differs, add fonts and sizes of your own.
///
/// ```
/// struct AppStylesheet: MetricsStylesheet {
///     var screen = MetricsScreen(width: 390, height: 844, scale: 3)
///     var normalPadding: Double { 16 }
///     var titleSize: Double { (try? metrics.value(["classic": 20, "rest": 24])) ?? 24 }
/// }
/// ```
public protocol MetricsStylesheet {
    /// The screen that values are for; a common phone unless said.
    var screen: MetricsScreen { get }
    /// Ratio, rounding, breakpoints and converters; the base padding and the six paddings come from the stylesheet.
    var settings: MetricsSettings { get }
    /// The base of all paddings, in points; the only thing that must be said.
    var normalPadding: Double { get }
    /// Three steps below the base, in points.
    var extraExtraSmallPadding: Double { get }
    /// Two steps below the base, in points.
    var extraSmallPadding: Double { get }
    /// One step below the base, in points.
    var smallPadding: Double { get }
    /// One step above the base, in points.
    var largePadding: Double { get }
    /// Two steps above the base, in points.
    var extraLargePadding: Double { get }
}

extension MetricsStylesheet {
    /// The screen that the numbers are for.
    public var screen: MetricsScreen { MetricsScreen() }
    /// What the numbers follow from.
    public var settings: MetricsSettings { MetricsSettings() }
    /// Three steps below the base, in points.
    public var extraExtraSmallPadding: Double { scaled(.extraExtraSmall) }
    /// Two steps below the base, in points.
    public var extraSmallPadding: Double { scaled(.extraSmall) }
    /// One step below the base, in points.
    public var smallPadding: Double { scaled(.small) }
    /// One step above the base, in points.
    public var largePadding: Double { scaled(.large) }
    /// Two steps above the base, in points.
    public var extraLargePadding: Double { scaled(.extraLarge) }

    /// The size class of the screen.
    public var sizeClass: SizeClass { screen.sizeClass() }

    /// Everything that follows from the stylesheet: lookups, conversions, dictionaries.
    public var metrics: Metrics {
        var settings = settings
        settings.normalPadding = normalPadding
        settings.paddings = [
            .extraExtraSmall: extraExtraSmallPadding, .extraSmall: extraSmallPadding, .small: smallPadding,
            .normal: settings.rounding.apply(normalPadding, scale: screen.scale), .large: largePadding,
            .extraLarge: extraLargePadding,
        ]
        return Metrics(settings: settings, screen: screen)
    }

    private func scaled(_ step: PaddingStep) -> Double {
        var settings = settings
        settings.normalPadding = normalPadding
        settings.paddings = [:]
        return Metrics(settings: settings, screen: screen).padding(step)
    }
}
