import StyleValues

extension StandardFunctions {
    static var rounding: [ExpressionFunction] {
        [
            toStep("floor", 1...1, "The largest whole number that is not above the value.", .floor),
            toStep("ceil", 1...1, "The smallest whole number that is not below the value.", .ceiling),
            toStep("ceiling", 1...1, "The same as ceil.", .ceiling),
            toStep("trunc", 1...1, "The value without its fraction.", .truncate),
            toStep("roundUp", 1...2, "The next multiple of the step upward.", .ceiling, .roundUp),
            toStep("roundDown", 1...2, "The next multiple of the step downward.", .floor, .roundDown),
            toStep("roundToZero", 1...2, "The next multiple of the step toward zero.", .truncate, .roundToZero),
            numeric(
                "round", 1...3, "strategy, value, step",
                "The nearest multiple of the step, or of 1, halves upward; strategies: nearest, up, down, to-zero.",
                keywords: RoundingStrategy.names, RoundingStrategy.nearest.meaning
            ) { (call) throws(FunctionFailure) in
                guard case .keyword(let word) = call.arguments[0] else {
                    guard call.arguments.count < 3 else {
                        throw FunctionFailure(
                            "expected nearest, up, down or to-zero, found \(call.arguments[0].kindText)", argument: 0,
                            id: .typeMismatch)
                    }
                    return try RoundingStrategy.nearest.meaning.value(call)
                }
                guard let strategy = RoundingStrategy(name: word) else {
                    if MathConstant.value(named: word) != nil {
                        return try RoundingStrategy.nearest.meaning.value(call)
                    }
                    throw FunctionFailure(
                        "expected nearest, up, down or to-zero, found \"\(word)\"", argument: 0, id: .typeMismatch)
                }
                guard call.arguments.count > 1 else {
                    throw FunctionFailure("expected a value after \"\(word)\"", id: .arity)
                }
                return try strategy.meaning.value(call, from: 1)
            },
        ]
    }

    /// A function that rounds to whole numbers, or to multiples of a second argument.
    private static func toStep(
        _ name: String, _ arity: ClosedRange<Int>, _ doc: String, _ whole: NumericOperation,
        _ step: NumericOperation? = nil
    ) -> ExpressionFunction {
        numeric(name, arity, arity.upperBound == 1 ? "value" : "value, step", doc, .rounded(whole: whole, step: step))
    }
}

/// Which multiple of a step a value is rounded to.
enum RoundingStrategy: CaseIterable {
    /// Halves go upward, toward positive infinity.
    case nearest
    case up, down, toZero

    /// `nearest`, `up`, `down`, and `to-zero` or, where names hold no dash, `toZero`.
    init?(name: String) {
        switch name {
        case "nearest": self = .nearest
        case "up": self = .up
        case "down": self = .down
        case "to-zero", "toZero": self = .toZero
        default: return nil
        }
    }

    /// Rounding to whole numbers or to a step.
    var meaning: NumericMeaning {
        switch self {
        case .nearest: .rounded(whole: .nearest, step: .roundNearest)
        case .up: .rounded(whole: .ceiling, step: .roundUp)
        case .down: .rounded(whole: .floor, step: .roundDown)
        case .toZero: .rounded(whole: .truncate, step: .roundToZero)
        }
    }

    static let names = ["nearest", "up", "down", "to-zero", "toZero"]

    /// Source of the edges: CSS Values and Units Level 4, section 10.3: NaN for a step of 0; with an infinite step a
    /// zero or an infinity, by the strategy.
    func round(_ value: Double, step: Double) -> Double {
        if value.isNaN || step.isNaN || step == 0 { return .nan }
        if value.isInfinite { return step.isInfinite ? .nan : value }
        if step.isInfinite {
            switch self {
            case .nearest, .toZero: return value.sign == .minus ? -0.0 : 0
            case .up: return value > 0 ? .infinity : value.sign == .minus ? -0.0 : 0
            case .down: return value < 0 ? -.infinity : value.sign == .minus ? -0.0 : 0
            }
        }
        let step = abs(step)
        return whole(value / step) * step
    }

    private func whole(_ value: Double) -> Double {
        switch self {
        case .up: return value.rounded(.up)
        case .down: return value.rounded(.down)
        case .toZero: return value.rounded(.towardZero)
        case .nearest:
            let below = value.rounded(.down)
            return value - below >= 0.5 ? below + 1 : below
        }
    }
}
