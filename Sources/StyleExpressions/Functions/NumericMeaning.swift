import StyleValues

/// What a standard function of numbers means: what it computes, and what it does with units. Evaluating and compiling
/// both read it.
enum NumericMeaning {
    /// Plain numbers, one or two; the result has that unit.
    case plain(NumericOperation, count: Int, unit: MeasureUnit? = nil)
    /// One number; it keeps its unit, in canonical form.
    case keeping(NumericOperation)
    /// One number with any unit, which the result has not.
    case dropping(NumericOperation)
    /// Numbers in one unit, two or three; the result has it, or that of the result.
    case aligned(NumericOperation, count: Int, unit: ResultUnit)
    /// Any number of numbers in one unit, two at a time.
    case folded(NumericOperation)
    /// An angle, or a plain number of radians.
    case angle(radians: NumericOperation, degrees: NumericOperation)
    /// A number, and a step in its unit or 1.
    case rounded(whole: NumericOperation, step: NumericOperation?)
    /// One number, or one and a base.
    case logarithm
    /// Two numbers in one unit, and a part that may be a percentage.
    case interpolation

    /// The unit of a result.
    enum ResultUnit {
        case same
        case none
        case degrees
    }
}

extension NumericMeaning {
    /// What a call gives.
    ///
    /// - Parameter first: the argument that the numbers start with.
    func value(_ call: FunctionCall, from first: Int = 0) throws(FunctionFailure) -> Quantity {
        let all = first..<call.arguments.count
        switch self {
        case .plain(let operation, let count, let unit):
            var numbers: [Double] = []
            for index in 0..<count { numbers.append(try call.number(index)) }
            return Quantity(operation.result(numbers), unit)
        case .keeping(let operation):
            let quantity = try call.quantity(0)
            return Quantity(operation.result([quantity.value]), quantity.unit)
        case .dropping(let operation): return Quantity(operation.result([try call.quantity(0).value]))
        case .aligned(let operation, _, let result):
            let (numbers, unit) = try call.aligned(all)
            let number = operation.result(numbers)
            switch result {
            case .same: return Quantity(number, unit)
            case .none: return Quantity(number)
            case .degrees: return Quantity(number, .deg)
            }
        case .folded(let operation):
            let (numbers, unit) = try call.aligned(all)
            // One stays as it is, but for `hypot`, which has no sign.
            let start = operation == .hypotenuse ? abs(numbers[0]) : numbers[0]
            return Quantity(numbers.dropFirst().reduce(start) { operation.result([$0, $1]) }, unit)
        case .angle(let radians, let degrees):
            let angle = try call.quantity(0)
            guard angle.unit == nil || angle.unit == .deg else {
                throw FunctionFailure(
                    "expected an angle, found \(angle.kindText) (\"\(angle.text)\")", argument: 0, id: .unitMismatch)
            }
            return Quantity((angle.unit == nil ? radians : degrees).result([angle.value]))
        case .rounded(let whole, let step):
            let (numbers, unit) = try call.aligned(all)
            guard let step, numbers.count > 1 else { return Quantity(whole.result(numbers), unit) }
            return Quantity(step.result(numbers), unit)
        case .logarithm:
            let x = try call.number(0)
            guard all.count > 1 else { return Quantity(NumericOperation.logarithm.result([x])) }
            return Quantity(NumericOperation.logarithmToBase.result([x, try call.number(1)]))
        case .interpolation:
            let (numbers, unit) = try call.aligned(0..<2)
            return Quantity(NumericOperation.interpolate.result(numbers + [try call.fraction(2)]), unit)
        }
    }
}
