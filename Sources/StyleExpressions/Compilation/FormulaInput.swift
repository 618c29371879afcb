import StyleValues

/// What a variable is to code that reads it: the code holds for this kind alone.
enum FormulaKind: Equatable {
    /// Nobody declares it.
    case undefined
    /// What only the general evaluator reads, or nothing that is right.
    case other
    case number(MeasureUnit?)
    case bool
    /// A color, or a word that names it.
    case color(isWord: Bool)

    /// Registers that it takes.
    var width: Int {
        switch self {
        case .undefined, .other: 0
        case .number, .bool: 1
        case .color: Color.registerCount
        }
    }

    /// The kind of what a formula gives.
    init(_ element: FormulaElement) {
        self = element.isColor ? .color(isWord: element.isWord) : element.isBool ? .bool : .number(element.unit)
    }
}

/// A variable that a formula reads.
struct FormulaInput {
    let name: String
    /// The number of the name.
    let number: Int
    let kind: FormulaKind
    /// The first of its registers.
    var register = FrameStorage.temporaries
}
