import StyleValues

/// The runtime facts that sheets may ask for: the device, the window, the user's settings.
public struct StyleEnvironment: Hashable, Sendable {
    /// Kind of device: `phone`, `pad`, `tv`, `desktop`.
    public var idiom = Idiom.phone
    /// Size of the root in points.
    public var width = 375.0
    public var height = 667.0
    /// Device pixels a point.
    public var scale = 1.0
    /// Nil: from the size.
    public var fixedOrientation: String?
    /// Which way up the device is held; nil where the host does not know.
    public var exactOrientation: ExactOrientation?
    /// `light` or `dark`.
    public var colorScheme = "light"
    /// `normal` or `high`.
    public var contrast = "normal"
    /// Dotted numbers.
    public var osVersion = "17.0"
    public var locale = "en"
    /// Hardware model; empty if unknown.
    public var deviceModel = ""
    /// Nil: from idiom and size.
    public var fixedHorizontalSizeClass: String?
    public var fixedVerticalSizeClass: String?
    /// Whether lengths follow the CSS model; the model of points otherwise.
    public var usesCSSLengths = false

    public enum Idiom: String, Hashable, Sendable, CaseIterable {
        case phone, pad, tv, desktop
    }

    /// The four ways to hold a device, as pseudo-classes name them.
    public enum ExactOrientation: String, Hashable, Sendable, CaseIterable {
        case landscapeLeft = "landscape-left"
        case landscapeRight = "landscape-right"
        case portraitUpright = "portrait-upright"
        case portraitUpsideDown = "portrait-upside-down"

        var doc: String { "the device is held \(rawValue.replacingDashes), where the host knows" }
    }

    public init() {}

    /// `landscape` if the root is wider than high.
    public var orientation: String { fixedOrientation ?? (width > height ? "landscape" : "portrait") }

    /// `compact` on phones (`regular` on large ones in landscape), else `regular`.
    public var horizontalSizeClass: String {
        fixedHorizontalSizeClass ?? (idiom == .phone && !(orientation == "landscape" && width >= 736) ? "compact" : "regular")
    }

    /// `compact` on phones in landscape, else `regular`.
    public var verticalSizeClass: String {
        fixedVerticalSizeClass ?? (idiom == .phone && orientation == "landscape" ? "compact" : "regular")
    }

    public var lengthModel: LengthModel { usesCSSLengths ? .css : .points(scale: scale) }
}

extension String {
    fileprivate var replacingDashes: String { String(map { $0 == "-" ? " " : $0 }) }
}
