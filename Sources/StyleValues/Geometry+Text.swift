// Canonical texts: the components joined by `, `, in the order that the value forms of sheets take them.

extension Point {
    /// `x, y`.
    public var text: String { NumberText.joined(x, y) }
}

extension Size {
    /// `width, height`.
    public var text: String { NumberText.joined(width, height) }
}

extension Offset {
    /// `horizontal, vertical`.
    public var text: String { NumberText.joined(horizontal, vertical) }
}

extension Rect {
    /// `x, y, width, height`.
    public var text: String { NumberText.joined(x, y, width, height) }
}

extension Insets {
    /// `top, left, bottom, right`.
    public var text: String { NumberText.joined(top, left, bottom, right) }
}

extension Transform {
    /// `identity`, or `matrix(a, b, c, d, tx, ty)`.
    public var text: String {
        self == .identity ? "identity" : "matrix(" + NumberText.joined(a, b, c, d, tx, ty) + ")"
    }
}

extension NumberText {
    fileprivate static func joined(_ values: Double...) -> String {
        values.map(shortest).joined(separator: ", ")
    }
}
