import StyleSyntax
import StyleValues

/// What the meaning of an expression depends on besides its variables and functions.
public struct EvaluationContext: Sendable {
    public var lengthModel: LengthModel
    /// Named colours; asked for words where a colour is needed. The name is as written.
    public var namedColor: @Sendable (_ name: String, _ dialect: Dialect) -> Color?
    /// Whether a plain number next to one with a unit is an error (otherwise it adopts the unit).
    public var isStrictAboutUnits: Bool
    /// What a host lets its functions ask besides their arguments: device, window, settings of packs. Part of the
    /// context, so that a call whose arguments are known can be computed while binding.
    public var surroundings: (any Sendable)?

    /// Without `namedColor` the names are those of CSS and UIKit, UIKit's first in `.cas`.
    public init(
        lengthModel: LengthModel = .points(scale: 1),
        namedColor: (@Sendable (String, Dialect) -> Color?)? = nil,
        isStrictAboutUnits: Bool = false,
        surroundings: (any Sendable)? = nil
    ) {
        self.lengthModel = lengthModel
        self.isStrictAboutUnits = isStrictAboutUnits
        self.surroundings = surroundings
        if let namedColor {
            self.namedColor = namedColor
        } else {
            let names = NamedColors()
            self.namedColor = { name, dialect in names.color(named: name, precedence: dialect.colorPrecedence) }
        }
    }
}

extension Dialect {
    /// Whose colour names come first: `.cas` is as Classy documents, `.css` as CSS Color 4.
    public var colorPrecedence: NamedColors.Precedence {
        switch self {
        case .cas: .uikit
        case .css: .css
        }
    }
}
