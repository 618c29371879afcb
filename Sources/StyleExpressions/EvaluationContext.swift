import StyleSyntax
import StyleValues

/// What the meaning of an expression depends on besides its variables and functions.
public struct EvaluationContext: Sendable {
    public var lengthModel: LengthModel
    /// Named colours; asked for words where a colour is needed. The name is as written.
    public var namedColor: @Sendable (_ name: String, _ dialect: Dialect) -> Color?
    /// Whether a plain number next to one with a unit is an error (otherwise it adopts the unit).
    public var isStrictAboutUnits: Bool

    public init(
        lengthModel: LengthModel = .points(scale: 1),
        namedColor: @escaping @Sendable (String, Dialect) -> Color? = { _, _ in nil },
        isStrictAboutUnits: Bool = false
    ) {
        self.lengthModel = lengthModel
        self.namedColor = namedColor
        self.isStrictAboutUnits = isStrictAboutUnits
    }
}
