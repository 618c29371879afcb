/// A number with its unit, if it has one.
///
/// (The field says *dimension*; Foundation has a class of that name, so the type is called a quantity.)
public struct Quantity: Hashable, Sendable {
    /// In `unit`.
    public var value: Double
    /// Nil for a number without a unit.
    public var unit: MeasureUnit?

    /// A quantity from its number and unit.
    public init(_ value: Double, _ unit: MeasureUnit? = nil) {
        self.value = value
        self.unit = unit
    }

    /// The same quantity in the canonical unit of its dimension (`pt` or `px`, `deg`, `s`).
    public func canonical(in model: LengthModel) -> Quantity {
        guard let unit else { return self }
        let canonical = unit.canonical(in: model)
        return canonical == unit ? self : Quantity(value * unit.factor(in: model), canonical)
    }

    /// Canonical text: the shortest number that reads back to the same value, with the unit glued to it; what is not
    /// finite cannot be glued and is `NaN * 1deg`.
    public var text: String {
        guard let unit else { return NumberText.shortest(value) }
        return value.isFinite
            ? NumberText.shortest(value) + unit.rawValue : "\(NumberText.shortest(value)) * 1\(unit.rawValue)"
    }

    /// The sum of several quantities that no common unit holds: `calc(100% - 20px)`.
    public static func sumText(_ terms: [Quantity]) -> String {
        var text = terms.first?.text ?? "0"
        for term in terms.dropFirst() {
            text += term.value < 0 ? " - " + Quantity(-term.value, term.unit).text : " + " + term.text
        }
        return "calc(\(text))"
    }
}
