import StyleValues

// Source of the names and edge rules: CSS Values and Units Level 4, section 10; `ceiling`, `log` as in Classy.

extension StandardFunctions {
    static var arithmetic: [ExpressionFunction] {
        [
            numeric("min", 1...Int.max, "value, …", "The smallest of the values.", .folded(.least)) { (call) throws(FunctionFailure) in
                try extremum(call) { $0 < $1 }
            },
            numeric("max", 1...Int.max, "value, …", "The largest of the values.", .folded(.greatest)) { (call) throws(FunctionFailure) in
                try extremum(call) { $0 > $1 }
            },
            numeric(
                "clamp", 3...3, "min, value, max", "The value, but not above max, and not below min, which wins.",
                .aligned(.clamp, count: 3, unit: .same)
            ) {
                (call) throws(FunctionFailure) in
                let (values, unit) = try call.aligned(0..<3)
                return Quantity(NumberRules.clamp(values[0], values[1], values[2]), unit)
            },
            numeric("abs", 1...1, "value", "The value without its sign.", .keeping(.magnitude)) { (call) throws(FunctionFailure) in
                let quantity = try call.quantity(0)
                return Quantity(abs(quantity.value), quantity.unit)
            },
            numeric("sign", 1...1, "value", "-1, 0 or 1 as the value is below, at or above zero.", .dropping(.sign)) {
                (call) throws(FunctionFailure) in
                Quantity(NumberRules.sign(try call.quantity(0).value))
            },
            plain("sqrt", "x", "The square root.", .squareRoot) { $0.squareRoot() },
            numeric("pow", 2...2, "base, exponent", "The base raised to the exponent.", .plain(.power, count: 2)) {
                (call) throws(FunctionFailure) in
                Quantity(ElementaryFunctions.power(try call.number(0), try call.number(1)))
            },
            numeric("hypot", 1...Int.max, "value, …", "The square root of the sum of the squares.", .folded(.hypotenuse)) {
                (call) throws(FunctionFailure) in
                let (values, unit) = try call.aligned(0..<call.arguments.count)
                return Quantity(values.reduce(0, ElementaryFunctions.hypotenuse), unit)
            },
            plain("exp", "x", "e raised to x.", .exponential, compute: ElementaryFunctions.exponential),
            plain("ln", "x", "The natural logarithm.", .logarithm, compute: ElementaryFunctions.logarithm),
            plain("log2", "x", "The logarithm to base 2.", .logarithm2, compute: ElementaryFunctions.logarithm2),
            plain("log10", "x", "The logarithm to base 10.", .logarithm10, compute: ElementaryFunctions.logarithm10),
            numeric("log", 1...2, "x, base", "The natural logarithm, or that to the base.", .logarithm) {
                (call) throws(FunctionFailure) in
                let x = try call.number(0)
                guard call.arguments.count == 2 else { return Quantity(ElementaryFunctions.logarithm(x)) }
                return Quantity(NumberRules.logarithm(x, base: try call.number(1)))
            },
            numeric("mod", 2...2, "a, b", "The remainder of a / b with the sign of b.", .aligned(.modulo, count: 2, unit: .same)) {
                (call) throws(FunctionFailure) in
                let (values, unit) = try call.aligned(0..<2)
                return Quantity(FlooredDivision.remainder(values[0], values[1]), unit)
            },
            numeric("rem", 2...2, "a, b", "The remainder of a / b with the sign of a.", .aligned(.remainder, count: 2, unit: .same)) {
                (call) throws(FunctionFailure) in
                let (values, unit) = try call.aligned(0..<2)
                return Quantity(values[0].truncatingRemainder(dividingBy: values[1]), unit)
            },
            numeric("lerp", 3...3, "a, b, t", "The value that part t of the way from a to b is at.", .interpolation) {
                (call) throws(FunctionFailure) in
                let (values, unit) = try call.aligned(0..<2)
                return Quantity(NumberRules.interpolate(values[0], values[1], try call.fraction(2)), unit)
            },
            numeric("step", 2...2, "edge, value", "0 below the edge, else 1.", .aligned(.step, count: 2, unit: .none)) { (call) throws(FunctionFailure) in
                let (values, _) = try call.aligned(0..<2)
                return Quantity(NumberRules.step(edge: values[0], values[1]))
            },
            numeric(
                "smoothstep", 3...3, "low, high, value", "0 to 1 in a smooth curve as the value goes from low to high.",
                .aligned(.smoothStep, count: 3, unit: .none)
            ) {
                (call) throws(FunctionFailure) in
                let (values, _) = try call.aligned(0..<3)
                return Quantity(NumberRules.smoothStep(values[0], values[1], values[2]))
            },
            builtIn("count", 1...1, "list", "The number of values in a list.") { (call) throws(FunctionFailure) in
                guard case .list(let list) = call.arguments[0] else { return .number(Quantity(1)) }
                return .number(Quantity(Double(list.items.count)))
            },
        ]
    }

    /// The argument that comes before all others; NaN if any is.
    private static func extremum(
        _ call: FunctionCall, comesBefore: (Double, Double) -> Bool
    ) throws(FunctionFailure) -> Quantity {
        let (values, unit) = try call.aligned(0..<call.arguments.count)
        var result = values[0]
        for value in values {
            if value.isNaN { return Quantity(.nan, unit) }
            if comesBefore(value, result) { result = value }
        }
        return Quantity(result, unit)
    }
}
