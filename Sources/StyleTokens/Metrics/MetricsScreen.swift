/// The part of a device that metrics depend on.
public struct MetricsScreen: Hashable, Sendable {
    /// Size in points.
    public var width: Double
    /// Of the screen, in points.
    public var height: Double
    /// Device pixels a point.
    public var scale: Double
    /// `phone`, `pad`, `tv` or `desktop`.
    public var idiom: String

    /// The kinds of device that may be keys.
    public static let idioms = ["phone", "pad", "tv", "desktop"]

    /// A screen from its measures in points and the device pixels a point.
    public init(width: Double = 375, height: Double = 667, scale: Double = 1, idiom: String = "phone") {
        self.width = width
        self.height = height
        self.scale = scale
        self.idiom = idiom
    }

    /// The shorter side: the same in both orientations.
    public var shorterSide: Double { min(width, height) }

    /// The size class. In `mmm` everything wider than 414 is a tablet, today's large phones too.
    public func sizeClass(_ mode: SizeClassMode = .distance) -> SizeClass {
        if mode == .distance, idiom == "pad" { return .pad }
        switch shorterSide {
        case ...320: return .classic
        case ...375: return .six
        case ...414: return .sixPlus
        default: return mode == .mmm ? .pad : .sixPlus
        }
    }
}

/// A named range of screens, in points, ends included.
public struct Breakpoint: Hashable, Sendable {
    /// What keys of `size-class()` call it.
    public var name: String
    /// Of the screens that it names, in points.
    public var width: ClosedRange<Double>
    /// Of the screens that it names, in points.
    public var height: ClosedRange<Double>

    /// A range of screens; a measure that is not given may be any.
    public init(
        _ name: String, width: ClosedRange<Double> = 0...Double.infinity,
        height: ClosedRange<Double> = 0...Double.infinity
    ) {
        self.name = name
        self.width = width
        self.height = height
    }

    /// Whether a screen is one of those that it names.
    public func holds(_ screen: MetricsScreen) -> Bool {
        width.contains(screen.width) && height.contains(screen.height)
    }
}
