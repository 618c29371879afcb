import StyleEngine
import StyleTokens

/// Size classes, paddings and conversions of metrics as functions of every expression.
///
/// `size-class(phone: 10, pad: 16, rest: 12)`, `padding(.5)`, `relative-insets(1, 2, 1, 2)`,
/// `convert(10, from: "6", by: "width")`, `extrapolate(classic: 10, 6: 12)`. They ask the environment of the styler,
/// so that a change of it gives new values at the next pass.
public struct MetricsPack: StyleExtension {
    public let name = "MetricsPack"
    public let doc = "values by size class, paddings from one base, conversions between size classes"
    private let settings: MetricsSettings

    /// - Parameter settings: base padding, ratio, rounding, breakpoints, converters; `Styler.metricsSettings` changes
    ///   them later.
    public init(settings: MetricsSettings = MetricsSettings()) { self.settings = settings }

    /// A pack whose paddings and converters are those of an app's stylesheet, made anew for each screen.
    public init(stylesheet: @escaping @Sendable (MetricsScreen) -> any MetricsStylesheet) {
        var settings = stylesheet(MetricsScreen()).metrics.settings
        settings.stylesheet = { stylesheet($0).metrics.settings }
        self.settings = settings
    }

    public func register(in registry: inout PropertyRegistry) throws(RegistrationFailure) {
        if registry.settings[MetricsSettings.self] == nil { registry.settings[MetricsSettings.self] = settings }
        for function in MetricsFunctions.all { try registry.register(function) }
    }
}

extension Styler {
    /// The settings of metrics. Setting them restyles at the next pass.
    public var metricsSettings: MetricsSettings {
        get { registry.settings[MetricsSettings.self] ?? MetricsSettings() }
        set { registry.settings[MetricsSettings.self] = newValue }
    }

    /// The metrics of the present environment.
    public var metrics: Metrics { StyleSurroundings(environment: environment, settings: registry.settings).metrics }
}

extension StyleSurroundings {
    /// The metrics of the environment.
    public var metrics: Metrics {
        let screen = MetricsScreen(
            width: environment.width, height: environment.height, scale: environment.scale,
            idiom: environment.idiom.rawValue)
        let settings = settings[MetricsSettings.self] ?? MetricsSettings()
        return Metrics(settings: settings.stylesheet?(screen) ?? settings, screen: screen)
    }
}
