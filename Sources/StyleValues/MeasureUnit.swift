/// A unit that may follow a number, and how it converts to the canonical unit of its dimension.
public enum MeasureUnit: String, Hashable, Sendable, CaseIterable {
    case pt, px, pc, `in`, cm, mm
    /// A quarter of a millimetre.
    case q
    case em, rem, sp, vw, vh
    case percent = "%"
    case deg, rad, grad, turn
    case s, ms

    /// What a unit measures; quantities of different dimensions cannot be added.
    public enum Dimension: String, Hashable, Sendable {
        case length
        /// Lengths whose size only the context knows: `em rem sp vw vh`.
        case relativeLength = "relative length"
        case percentage
        case angle
        case duration
    }

    /// What it measures.
    public var dimension: Dimension {
        switch self {
        case .pt, .px, .pc, .in, .cm, .mm, .q: .length
        case .em, .rem, .sp, .vw, .vh: .relativeLength
        case .percent: .percentage
        case .deg, .rad, .grad, .turn: .angle
        case .s, .ms: .duration
        }
    }

    /// The unit written after a number, as in sheets: case is ignored. Nil if there is none of that name.
    public init?(name: String) {
        guard let unit = MeasureUnit(rawValue: name.lowercased()) else { return nil }
        self = unit
    }
}

/// How absolute lengths convert into each other.
public enum LengthModel: Hashable, Sendable {
    /// The device model: 1 pt is one point, 72 pt are 1 in, 1 px is `1 / scale` pt. Canonical unit: pt.
    case points(scale: Double)
    /// The CSS model: 96 px are 1 in are 72 pt. Canonical unit: px.
    case css

    /// The unit that lengths are computed and printed in.
    public var canonicalUnit: MeasureUnit {
        switch self {
        case .points: .pt
        case .css: .px
        }
    }
}

extension MeasureUnit {
    /// The unit that quantities of this one's dimension are computed in; the unit itself where the size
    /// depends on the context.
    public func canonical(in model: LengthModel) -> MeasureUnit {
        switch dimension {
        case .length: model.canonicalUnit
        case .angle: .deg
        case .duration: .s
        case .percentage, .relativeLength: self
        }
    }

    /// How many canonical units one of this unit is.
    public func factor(in model: LengthModel) -> Double {
        switch self {
        case .deg, .s, .percent, .em, .rem, .sp, .vw, .vh: return 1
        case .rad: return 180 / Double.pi
        case .grad: return 0.9
        case .turn: return 360
        case .ms: return 0.001
        case .pt, .px, .pc, .in, .cm, .mm, .q: break
        }
        switch model {
        case .points(let scale):
            switch self {
            case .px: return 1 / scale
            case .pc: return 12
            case .in: return 72
            case .cm: return 72 / 2.54
            case .mm: return 7.2 / 2.54
            case .q: return 1.8 / 2.54
            default: return 1
            }
        case .css:
            switch self {
            case .pt: return 96.0 / 72
            case .pc: return 16
            case .in: return 96
            case .cm: return 96 / 2.54
            case .mm: return 9.6 / 2.54
            case .q: return 2.4 / 2.54
            default: return 1
            }
        }
    }
}
