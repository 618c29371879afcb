import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

extension ValueConverter {
    /// A length with its unit; `%` and relative units as written; sums of several kinds stay sums.
    static var length: ValueConverter {
        ValueConverter(
            "length", shape: "<number> | <length> | <percentage> | <sum>",
            doc: "a length; a plain number counts in points (px under the CSS model)"
        ) {
            input throws(ConversionFailure) in
            let value = try input.evaluate(summing: true)
            if case .sum(let terms) = value { return .calc(terms) }
            let quantity = try input.quantity("a length", [nil, .length, .percentage, .relativeLength], of: value)
            return .number(quantity.unit == nil ? Quantity(quantity.value, input.lengthModel.canonicalUnit) : quantity)
        }.computing { value, model in
            guard let quantity = quantity(value, [nil, .length, .percentage, .relativeLength], model) else { return nil }
            return .number(quantity.unit == nil ? Quantity(quantity.value, model.canonicalUnit) : quantity)
        }
    }

    /// An angle in degrees.
    static var angle: ValueConverter {
        ValueConverter("angle", shape: "<number> | <angle>", doc: "an angle; a plain number counts in degrees") {
            input throws(ConversionFailure) in
            .number(Quantity(try input.quantity("an angle", [nil, .angle]).value, .deg))
        }.computing { value, model in quantity(value, [nil, .angle], model).map { .number(Quantity($0.value, .deg)) } }
    }

    /// A time in seconds.
    static var time: ValueConverter {
        ValueConverter("time", shape: "<number> | <time>", doc: "a time; a plain number counts in seconds") {
            input throws(ConversionFailure) in
            .number(Quantity(try input.quantity("a time", [nil, .duration]).value, .s))
        }.computing { value, model in quantity(value, [nil, .duration], model).map { .number(Quantity($0.value, .s)) } }
    }

    /// A quantity of one of the dimensions, canonical.
    fileprivate static func quantity(
        _ value: ExpressionValue, _ dimensions: [MeasureUnit.Dimension?], _ model: LengthModel
    ) -> Quantity? {
        guard case .number(let quantity) = value, dimensions.contains(quantity.unit?.dimension) else { return nil }
        return quantity.canonical(in: model)
    }

    /// A number of points, a part of the parent's size, or whatever is left.
    static var relativeNumber: ValueConverter {
        ValueConverter(
            "relativeNumber", shape: "<number> | <length> | <percentage> | auto | * | <sum>",
            doc: "a length in points, a percentage of the parent's, or \"auto\""
        ) { input throws(ConversionFailure) in
            let words = input.withWordsForStars
            let value: ExpressionValue
            do throws(ConversionFailure) {
                value = try words.evaluate(summing: true)
            } catch {
                throw error.placed(at: input.source)
            }
            if case .sum(let terms) = value { return .calc(terms) }
            switch input.relativeNumber(value) {
            case .points(let points)?: return .number(Quantity(points))
            case let number?: return .relative(.number(number))
            case nil:
                if case .list = value { throw input.tooMany("one length", value) }
                throw input.expected("a number, a percentage or \"auto\"", found: value)
            }
        }
    }
}

extension ConversionInput {
    /// The one quantity that the text is, of one of the dimensions (nil for a plain number).
    func quantity(_ what: String, _ dimensions: [MeasureUnit.Dimension?]) throws(ConversionFailure) -> Quantity {
        try quantity(what, dimensions, of: try evaluate())
    }

    fileprivate func quantity(
        _ what: String, _ dimensions: [MeasureUnit.Dimension?], of value: ExpressionValue
    ) throws(ConversionFailure) -> Quantity {
        if let quantity = ValueConverter.quantity(value, dimensions, lengthModel) { return quantity }
        if case .list = value { throw tooMany(what.hasPrefix("a") ? what.replacingArticle : what, value) }
        throw expected(what, found: value)
    }
}

extension String {
    /// `one length` for `a length`.
    fileprivate var replacingArticle: String { "one" + drop { $0 != " " } }
}
