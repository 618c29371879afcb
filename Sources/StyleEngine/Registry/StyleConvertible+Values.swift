import StyleValues

// The types that the built-in converters give.

extension Double: StyleConvertible {
    public static var styleType: String { "number" }

    public init?(styleValue: StyleValue) {
        guard case .number(let quantity) = styleValue else { return nil }
        self = quantity.value
    }

    public var styleValue: StyleValue { .number(Quantity(self)) }
}

extension Int: StyleConvertible {
    public static var styleType: String { "number" }

    /// Nil also for numbers with a fraction or out of range.
    public init?(styleValue: StyleValue) {
        guard case .number(let quantity) = styleValue, let value = Int(exactly: quantity.value) else { return nil }
        self = value
    }

    public var styleValue: StyleValue { .number(Quantity(Double(self))) }
}

extension Bool: StyleConvertible {
    public static var styleType: String { "bool" }

    public init?(styleValue: StyleValue) {
        guard case .bool(let value) = styleValue else { return nil }
        self = value
    }

    public var styleValue: StyleValue { .bool(self) }
}

extension String: StyleConvertible {
    public static var styleType: String { "string" }

    public init?(styleValue: StyleValue) {
        guard case .string(let value) = styleValue else { return nil }
        self = value
    }

    public var styleValue: StyleValue { .string(self) }
}

extension Color: StyleConvertible {
    public static var styleType: String { "color" }

    public init?(styleValue: StyleValue) {
        guard case .color(let value) = styleValue else { return nil }
        self = value
    }

    public var styleValue: StyleValue { .color(self) }
}

extension Point: StyleConvertible {
    public static var styleType: String { "point" }

    public init?(styleValue: StyleValue) {
        guard case .point(let value) = styleValue else { return nil }
        self = value
    }

    public var styleValue: StyleValue { .point(self) }
}

extension Size: StyleConvertible {
    public static var styleType: String { "size" }

    public init?(styleValue: StyleValue) {
        guard case .size(let value) = styleValue else { return nil }
        self = value
    }

    public var styleValue: StyleValue { .size(self) }
}

extension Rect: StyleConvertible {
    public static var styleType: String { "rect" }

    public init?(styleValue: StyleValue) {
        guard case .rect(let value) = styleValue else { return nil }
        self = value
    }

    public var styleValue: StyleValue { .rect(self) }
}

extension Insets: StyleConvertible {
    public static var styleType: String { "insets" }

    public init?(styleValue: StyleValue) {
        guard case .insets(let value) = styleValue else { return nil }
        self = value
    }

    public var styleValue: StyleValue { .insets(self) }
}

extension Font: StyleConvertible {
    public static var styleType: String { "font" }

    public init?(styleValue: StyleValue) {
        guard case .font(let value) = styleValue else { return nil }
        self = value
    }

    public var styleValue: StyleValue { .font(self) }
}
