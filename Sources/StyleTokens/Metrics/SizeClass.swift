/// A class of screens, by the width of its typical device. Source: MMMStylesheet of MMMCommonUI.
public enum SizeClass: String, Sendable, CaseIterable {
    /// iPhone 4 to 5s and the first SE.
    case classic
    /// iPhone 6 to 8, X.
    case six = "6"
    /// The Plus phones.
    case sixPlus = "6plus"
    /// Tablets.
    case pad

    /// Width that stands for the class, in points.
    public var width: Double {
        switch self {
        case .classic: 320
        case .six: 375
        case .sixPlus: 414
        case .pad: 768
        }
    }

    /// The other classes, nearest first, in MMMStylesheet's hand-made order: `6` prefers `classic`, though `6plus` is nearer.
    var mmmFallbacks: [SizeClass] {
        switch self {
        case .classic: [.six, .sixPlus, .pad]
        case .six: [.classic, .sixPlus, .pad]
        case .sixPlus: [.six, .classic, .pad]
        case .pad: [.sixPlus, .six, .classic]
        }
    }
}

/// How the current size class is found, and what stands in for a class without a value.
public enum SizeClassMode: String, Sendable, CaseIterable {
    /// Only tablets are `pad`; the class whose width is nearest to the screen's stands in.
    case distance
    /// As MMMStylesheet: the shorter side alone decides, `rest` and then a fixed order stand in.
    case mmm
}
