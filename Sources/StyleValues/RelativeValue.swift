/// A number, point or rectangle that depends on another element: kept as its parts until a layout knows the sizes.
public enum RelativeValue: Hashable, Sendable {
    case number(RelativeNumber)
    case point(RelativePoint)
    case rect(RelativeRect)

    /// Canonical text, which the converter of the kind reads back.
    public var text: String {
        switch self {
        case .number(let number): number.text
        case .point(let point): point.text
        case .rect(let rect): rect.text
        }
    }
}

/// What a relative value is measured against.
public enum RelativeReference: String, Hashable, Sendable {
    /// The parent's bounds; without a parent the window's.
    case parent
    /// The window's bounds; without a window the screen's.
    case window
}

/// A length that may be a part of another one.
public enum RelativeNumber: Hashable, Sendable {
    /// A number of points.
    case points(Double)
    /// A percentage of the reference's width or height, 50 for one half.
    case percent(Double)
    /// Whatever the other parts leave.
    case automatic

    /// Canonical text: `12`, `50%` or `auto`.
    public var text: String {
        switch self {
        case .points(let value): NumberText.shortest(value)
        case .percent(let value): Quantity(value, .percent).text
        case .automatic: "auto"
        }
    }
}

/// The centre of another element's bounds, moved by an offset.
public struct RelativePoint: Hashable, Sendable {
    /// The bounds whose centre it starts from.
    public var reference: RelativeReference
    /// In points.
    public var offset: Offset

    /// A point from the bounds that it starts from and an offset in points.
    public init(_ reference: RelativeReference, offset: Offset = Offset(horizontal: 0, vertical: 0)) {
        self.reference = reference
        self.offset = offset
    }

    /// Canonical text: `parent`, `window(10, 20)`.
    public var text: String {
        offset == Offset(horizontal: 0, vertical: 0) ? reference.rawValue : "\(reference.rawValue)(\(offset.text))"
    }
}
