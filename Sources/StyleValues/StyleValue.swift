/// The typed value of a property. May gain cases.
public indirect enum StyleValue: Hashable, Sendable {
    case number(Quantity)
    case bool(Bool)
    case string(String)
    /// A bare word that stands for itself.
    case keyword(String)
    case color(Color)
    case point(Point)
    case size(Size)
    case offset(Offset)
    case rect(Rect)
    case insets(Insets)
    case font(Font)
    case image(Image)
    case transform(Transform)
    case gradient(Gradient)
    case shadow(Shadow)
    case border(Border)
    case textAttributes(TextAttributes)
    case attributedString(AttributedText)
    /// A number, point or rectangle that depends on another element.
    case relative(RelativeValue)
    /// A sum of lengths that no common unit holds: `calc(100% - 20px)`.
    case calc([Quantity])
    case enumeration(EnumValue)
    case flags(FlagsValue)
    case list([StyleValue])
    case dictionary([String: StyleValue])
    /// Data of a registered converter, with the text that prints it.
    case custom(CustomValue)
}

/// One case of a registered enum.
public struct EnumValue: Hashable, Sendable {
    /// Name of the enum as registered.
    public var enumName: String
    /// Name of the case, camelCase.
    public var caseName: String
    /// The number that the case stands for in the host.
    public var rawValue: Int

    /// A case from its names and its number, which are not looked up.
    public init(enumName: String, caseName: String, rawValue: Int) {
        self.enumName = enumName
        self.caseName = caseName
        self.rawValue = rawValue
    }
}

/// Any number of cases of a registered enum whose raw values are bits.
public struct FlagsValue: Hashable, Sendable {
    /// Name of the enum as registered.
    public var enumName: String
    /// Names in the enum's order; empty for no flag.
    public var caseNames: [String]
    /// All bits together.
    public var rawValue: Int

    /// Flags from their names and the bits, which are not looked up.
    public init(enumName: String, caseNames: [String], rawValue: Int) {
        self.enumName = enumName
        self.caseNames = caseNames
        self.rawValue = rawValue
    }
}

/// The result of a converter that a pack or script registered.
public struct CustomValue: Hashable, Sendable {
    /// Name of the converter.
    public var converter: String
    /// What the converter made of the text.
    public var data: PlainData

    /// A value from the name of its converter and what that made.
    public init(converter: String, data: PlainData) {
        self.converter = converter
        self.data = data
    }
}
