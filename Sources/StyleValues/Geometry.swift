/// A point, in points of the host's coordinate space.
public struct Point: Hashable, Sendable {
    /// From the left edge, in points.
    public var x: Double
    /// From the top edge, in points.
    public var y: Double

    /// A point from its distances to the left and the top edge.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A size, in points.
public struct Size: Hashable, Sendable {
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double

    /// A size from its two lengths.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A distance to move by, in points.
public struct Offset: Hashable, Sendable {
    /// To the right, in points.
    public var horizontal: Double
    /// Downwards, in points.
    public var vertical: Double

    /// An offset from its two distances.
    public init(horizontal: Double, vertical: Double) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// A rectangle, in points; `x` and `y` are its left and top edges.
public struct Rect: Hashable, Sendable {
    /// Left edge, in points.
    public var x: Double
    /// Top edge, in points.
    public var y: Double
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double

    /// A rectangle from its left and top edges and its lengths.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// Distances from the four edges, in points.
public struct Insets: Hashable, Sendable {
    /// From the top edge inwards, in points.
    public var top: Double
    /// From the left edge inwards, in points.
    public var left: Double
    /// From the bottom edge inwards, in points.
    public var bottom: Double
    /// From the right edge inwards, in points.
    public var right: Double

    /// Insets from the four distances.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// An affine transform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct Transform: Hashable, Sendable {
    /// The coefficients; `tx` and `ty` in points, the others without a unit.
    public var a, b, c, d, tx, ty: Double

    /// A transform from its coefficients.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The transform that moves nothing.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// This transform applied after `inner`, as when transforms are written in a row: the last acts first.
    public func concatenated(after inner: Transform) -> Transform {
        Transform(
            a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
            c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
            tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
    }
}
