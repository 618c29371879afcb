import StyleSyntax
import StyleValues

/// What the meaning of an expression depends on besides its variables and functions.
public struct EvaluationContext: Sendable {
    /// How many points a `px` is.
    public var lengthModel: LengthModel
    /// Named colours; asked for words where a colour is needed. The name is as written.
    public var namedColor: @Sendable (_ name: String, _ dialect: Dialect) -> Color?
    /// What to say of a word that stands for no colour because several packs claim it; nil for other words.
    public var refusedColor: (@Sendable (_ name: String) -> String?)?
    /// Whether a plain number next to one with a unit is an error (otherwise it adopts the unit).
    public var isStrictAboutUnits: Bool
    /// Whether lengths that no common unit holds add up to a sum, `100% - 20px`; otherwise that is an error. For values
    /// whose owner knows what their percentages are of.
    public var keepsSums = false
    /// How many canonical lengths (`pt`, or `px` in the CSS model) one of a unit is that only a context knows: `em rem
    /// sp vw vh`, and `%`, which results and the terms of sums are taken by. What has none here stays as it is written.
    public var basis: [MeasureUnit: Double] = [:]
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
