import StyleValues

// Source of the names and edge rules: CSS Values and Units Level 4, section 10; `ceiling`, `log` as in Classy.

extension StandardFunctions {
    static var arithmetic: [ExpressionFunction] {
        [
            numeric("min", 1...Int.max, "value, …", "The smallest of the values.", .folded(.least)),
            numeric("max", 1...Int.max, "value, …", "The largest of the values.", .folded(.greatest)),
            numeric(
                "clamp", 3...3, "min, value, max", "The value, but not above max, and not below min, which wins.",
                .aligned(.clamp, count: 3, unit: .same)),
            numeric("abs", 1...1, "value", "The value without its sign.", .keeping(.magnitude)),
            numeric("sign", 1...1, "value", "-1, 0 or 1 as the value is below, at or above zero.", .dropping(.sign)),
            numeric("sqrt", 1...1, "x", "The square root.", .plain(.squareRoot, count: 1)),
            numeric("pow", 2...2, "base, exponent", "The base raised to the exponent.", .plain(.power, count: 2)),
            numeric(
                "hypot", 1...Int.max, "value, …", "The square root of the sum of the squares.", .folded(.hypotenuse)),
            numeric("exp", 1...1, "x", "e raised to x.", .plain(.exponential, count: 1)),
            numeric("ln", 1...1, "x", "The natural logarithm.", .plain(.logarithm, count: 1)),
            numeric("log2", 1...1, "x", "The logarithm to base 2.", .plain(.logarithm2, count: 1)),
            numeric("log10", 1...1, "x", "The logarithm to base 10.", .plain(.logarithm10, count: 1)),
            numeric("log", 1...2, "x, base", "The natural logarithm, or that to the base.", .logarithm),
            numeric(
                "mod", 2...2, "a, b", "The remainder of a / b with the sign of b.",
                .aligned(.modulo, count: 2, unit: .same)),
            numeric(
                "rem", 2...2, "a, b", "The remainder of a / b with the sign of a.",
                .aligned(.remainder, count: 2, unit: .same)),
            numeric("lerp", 3...3, "a, b, t", "The value that part t of the way from a to b is at.", .interpolation),
            numeric("step", 2...2, "edge, value", "0 below the edge, else 1.", .aligned(.step, count: 2, unit: .none)),
            numeric(
                "smoothstep", 3...3, "low, high, value", "0 to 1 in a smooth curve as the value goes from low to high.",
                .aligned(.smoothStep, count: 3, unit: .none)),
            builtIn("count", 1...1, "list", "The number of values in a list.") { (call) throws(FunctionFailure) in
                guard case .list(let list) = call.arguments[0] else { return .number(Quantity(1)) }
                return .number(Quantity(Double(list.items.count)))
            },
        ]
    }
}
