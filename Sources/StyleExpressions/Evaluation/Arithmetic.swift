import StyleSyntax
import StyleValues

/// What operators do with values.
struct Arithmetic {
    var context: EvaluationContext
    var dialect: Dialect
    private let units: UnitAlignment

    init(context: EvaluationContext, dialect: Dialect) {
        self.context = context
        self.dialect = dialect
        units = UnitAlignment(context)
    }

    // MARK: Binary operators

    func apply(
        _ sign: BinaryOperator, _ left: ExpressionValue, _ right: ExpressionValue
    ) throws(ExpressionFault) -> ExpressionValue {
        switch sign {
        case .equal: return .bool(try areEqual(left, right))
        case .notEqual: return .bool(!(try areEqual(left, right)))
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            return .bool(try compare(sign, left, right))
        case .add, .subtract, .multiply, .divide, .modulo, .power: break
        }
        switch (left, right) {
        case (.number(let a), .number(let b)):
            if let sum = sum(sign, left, right, isMixed: !units.fit(a, b)) { return sum }
            return .number(try calculate(sign, a, b))
        case (.sum, .number), (.number, .sum), (.sum, .sum):
            if let sum = sum(sign, left, right, isMixed: true) { return sum }
            throw mismatch(sign, left, right)
        case (.list(let a), .list(let b)):
            guard a.items.count == b.items.count else {
                throw ExpressionFault(
                    .tupleArity,
                    "cannot \(sign.verb) lists of \(a.items.count) and \(b.items.count) values element by element")
            }
            return try elementwise(a, hasCommas: a.hasCommas || b.hasCommas) { (index) throws(ExpressionFault) in
                try apply(sign, a.items[index], b.items[index])
            }
        case (.list(let a), _) where !right.isString:
            return try elementwise(a, hasCommas: a.hasCommas) { (index) throws(ExpressionFault) in
                try apply(sign, a.items[index], right)
            }
        case (_, .list(let b)) where !left.isString:
            return try elementwise(b, hasCommas: b.hasCommas) { (index) throws(ExpressionFault) in
                try apply(sign, left, b.items[index])
            }
        case (.string, _) where sign == .add, (_, .string) where sign == .add:
            return try concatenate(left, right)
        case (.keyword, _), (_, .keyword):
            return try apply(sign, try constant(left, operand: 0), try constant(right, operand: 1))
        default: throw mismatch(sign, left, right)
        }
    }

    /// A sum of lengths, plain numbers as factors; nil for what is none.
    private func sum(
        _ sign: BinaryOperator, _ left: ExpressionValue, _ right: ExpressionValue, isMixed: Bool
    ) -> ExpressionValue? {
        guard context.hasSums, isMixed, let a = LengthSum(left), let b = LengthSum(right) else { return nil }
        if context.isStrictAboutUnits, sign == .add || sign == .subtract, a.isPlain || b.isPlain { return nil }
        switch (sign, left, right) {
        case (.add, _, _): return a.adding(b, times: 1, in: context.lengthModel).value
        case (.subtract, _, _): return a.adding(b, times: -1, in: context.lengthModel).value
        case (.multiply, _, .number(let factor)) where factor.unit == nil: return a.mapValues { $0 * factor.value }.value
        case (.multiply, .number(let factor), _) where factor.unit == nil: return b.mapValues { factor.value * $0 }.value
        case (.divide, _, .number(let divisor)) where divisor.unit == nil: return a.mapValues { $0 / divisor.value }.value
        default: return nil
        }
    }

    private func calculate(_ sign: BinaryOperator, _ a: Quantity, _ b: Quantity) throws(ExpressionFault) -> Quantity {
        switch sign {
        case .add, .subtract, .modulo:
            let (x, y, unit) = try align(sign, a, b)
            switch sign {
            case .add: return Quantity(x + y, unit)
            case .subtract: return Quantity(x - y, unit)
            default: return Quantity(FlooredDivision.remainder(x, y), unit)
            }
        case .multiply:
            guard a.unit == nil || b.unit == nil else { throw unitFault(sign, a, b) }
            return Quantity(a.value * b.value, a.unit ?? b.unit)
        case .divide:
            guard b.unit != nil else { return Quantity(a.value / b.value, a.unit) }
            guard a.unit != nil else { throw unitFault(sign, a, b) }
            let (x, y, _) = try align(sign, a, b)
            return Quantity(x / y)
        default:
            guard a.unit == nil, b.unit == nil else { throw unitFault(sign, a, b) }
            return Quantity(ElementaryFunctions.power(a.value, b.value))
        }
    }

    private func compare(
        _ sign: BinaryOperator, _ left: ExpressionValue, _ right: ExpressionValue
    ) throws(ExpressionFault) -> Bool {
        let left = try constant(left, operand: 0)
        let right = try constant(right, operand: 1)
        guard case .number(let a) = left, case .number(let b) = right else { throw mismatch(sign, left, right) }
        let (x, y, _) = try align(sign, a, b)
        return switch sign {
        case .less: x < y
        case .lessOrEqual: x <= y
        case .greater: x > y
        default: x >= y
        }
    }

    /// Values of different kinds are different; a word equals the number or colour that it names.
    private func areEqual(_ left: ExpressionValue, _ right: ExpressionValue) throws(ExpressionFault) -> Bool {
        switch (left, right) {
        case (.number(let a), .number(let b)):
            let (x, y, _) = try align(.equal, a, b)
            return x == y
        case (.list(let a), .list(let b)):
            guard a.items.count == b.items.count else { return false }
            for (x, y) in zip(a.items, b.items) where !(try areEqual(x, y)) { return false }
            return true
        case (.keyword(let name), .number(let b)): return MathConstant.value(named: name) == b.value
        case (.number(let a), .keyword(let name)): return MathConstant.value(named: name) == a.value
        case (.keyword(let name), .color(let color)), (.color(let color), .keyword(let name)):
            return context.namedColor(name, dialect) == color
        case (.keyword(let word), .string(let string)), (.string(let string), .keyword(let word)): return word == string
        default: return left == right
        }
    }

    /// Text of both, one after the other; numbers shortest, with their units as written.
    private func concatenate(_ left: ExpressionValue, _ right: ExpressionValue) throws(ExpressionFault)
        -> ExpressionValue
    {
        let text = try plainText(left, operand: 0) + plainText(right, operand: 1)
        guard text.utf8.count <= ExpressionLimits.valueBytes else {
            throw ExpressionFault(.lengthLimit, "the string is longer than \(ExpressionLimits.valueBytes) bytes")
        }
        return .string(text)
    }

    private func plainText(_ value: ExpressionValue, operand: Int) throws(ExpressionFault) -> String {
        switch value {
        case .string(let text), .keyword(let text): text
        case .number, .bool, .color: value.text
        case .list, .call, .data, .sum:
            throw ExpressionFault(.typeMismatch, "cannot join \(value.kindText) to a string", operand: operand)
        }
    }

    private func elementwise(
        _ list: ExpressionList, hasCommas: Bool, _ element: (Int) throws(ExpressionFault) -> ExpressionValue
    ) throws(ExpressionFault) -> ExpressionValue {
        var items: [ExpressionValue] = []
        items.reserveCapacity(list.items.count)
        for index in list.items.indices { items.append(try element(index)) }
        return .list(ExpressionList(items, hasCommas: hasCommas))
    }

    // MARK: Unary operators, conditions, elements

    func apply(_ sign: UnaryOperator, _ operand: ExpressionValue) throws(ExpressionFault) -> ExpressionValue {
        if sign == .not { return .bool(!(try truth(of: operand))) }
        switch operand {
        case .number(let quantity):
            return .number(sign == .negate ? Quantity(-quantity.value, quantity.unit) : quantity)
        case .sum: return sign == .negate ? LengthSum(operand)?.mapValues { -$0 }.value ?? operand : operand
        case .list(let list):
            return try elementwise(list, hasCommas: list.hasCommas) { (index) throws(ExpressionFault) in
                try apply(sign, list.items[index])
            }
        case .keyword: return try apply(sign, try constant(operand, operand: 0))
        default:
            throw ExpressionFault(
                .typeMismatch, "\"\(sign.rawValue)\" takes a number, found \(operand.kindText)", operand: 0)
        }
    }

    /// Bools, and numbers: 0 and NaN are false.
    func truth(of value: ExpressionValue) throws(ExpressionFault) -> Bool {
        switch value {
        case .bool(let value): return value
        case .number(let quantity): return quantity.value != 0 && !quantity.value.isNaN
        case .keyword:
            let value = try constant(value, operand: 0)
            guard case .number = value else { break }
            return try truth(of: value)
        default: break
        }
        throw ExpressionFault(.typeMismatch, "a condition is a bool or a number, found \(value.kindText)", operand: 0)
    }

    /// The element at a 0-based place.
    func element(of value: ExpressionValue, at index: ExpressionValue) throws(ExpressionFault) -> ExpressionValue {
        guard case .list(let list) = value else {
            throw ExpressionFault(.typeMismatch, "only lists have elements, found \(value.kindText)", operand: 0)
        }
        guard case .number(let place) = index, place.unit == nil else {
            throw ExpressionFault(.typeMismatch, "an index is a plain number, found \(index.kindText)", operand: 1)
        }
        guard let position = Int(exactly: place.value), list.items.indices.contains(position) else {
            throw ExpressionFault(
                .indexOutOfRange,
                "\(place.text) is no index of \(value.kindText): expected 0 to \(list.items.count - 1)",
                operand: 1)
        }
        return list.items[position]
    }
}

// MARK: - Faults

extension Arithmetic {
    /// The number that a bare word names; other values as they are.
    private func constant(_ value: ExpressionValue, operand: Int) throws(ExpressionFault) -> ExpressionValue {
        guard case .keyword(let word) = value else { return value }
        if let number = MathConstant.value(named: word) { return .number(Quantity(number)) }
        if let color = context.namedColor(word, dialect) { return .color(color) }
        var fault = ExpressionFault(
            .unknownSymbol, "\"\(word)\" is neither a number nor a variable", operand: operand)
        fault.unknownWord = word
        throw fault
    }

    private func align(
        _ sign: BinaryOperator, _ a: Quantity, _ b: Quantity
    ) throws(ExpressionFault) -> (Double, Double, MeasureUnit?) {
        do throws(UnitAlignment.Mismatch) { return try units.align(a, b) } catch { throw unitFault(sign, a, b) }
    }

    private func unitFault(_ sign: BinaryOperator, _ a: Quantity, _ b: Quantity) -> ExpressionFault {
        ExpressionFault(
            .unitMismatch,
            "cannot \(sign.verb) \(a.kindText) and \(b.kindText): \"\(a.text)\" \(sign.rawValue) \"\(b.text)\"")
    }

    private func mismatch(_ sign: BinaryOperator, _ left: ExpressionValue, _ right: ExpressionValue) -> ExpressionFault
    {
        var message = "cannot \(sign.verb) \(left.kindText) and \(right.kindText)"
        if left.isColor || right.isColor {
            message += "; \"mix\", \"lighten\" and \"darken\" compute with colors"
        } else if sign != .add, left.isString || right.isString {
            message += "; strings take only \"+\""
        }
        return ExpressionFault(.typeMismatch, message)
    }
}

extension BinaryOperator {
    /// The operator as a word, for messages.
    fileprivate var verb: String {
        switch self {
        case .add: "add"
        case .subtract: "subtract"
        case .multiply: "multiply"
        case .divide: "divide"
        case .modulo: "take the remainder of"
        case .power: "raise"
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: "compare"
        }
    }
}

extension ExpressionValue {
    fileprivate var isString: Bool { if case .string = self { true } else { false } }
    fileprivate var isColor: Bool { if case .color = self { true } else { false } }
}
