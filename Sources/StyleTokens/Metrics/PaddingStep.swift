/// One of the six paddings.
public enum PaddingStep: String, Sendable, CaseIterable {
    case extraExtraSmall, extraSmall, small, normal, large, extraLarge

    /// How often the ratio is applied to the normal padding.
    var exponent: Int {
        switch self {
        case .extraExtraSmall: -3
        case .extraSmall: -2
        case .small: -1
        case .normal: 0
        case .large: 1
        case .extraLarge: 2
        }
    }

    /// The relative code: a name for the step that looks like a factor and is none (2 is √2 times normal).
    public var code: Double {
        switch self {
        case .extraExtraSmall: 0.125
        case .extraSmall: 0.25
        case .small: 0.5
        case .normal: 1
        case .large: 2
        case .extraLarge: 4
        }
    }
}
