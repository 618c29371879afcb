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
            let quantity: Quantity
            do throws(ConversionFailure) {
                quantity = try input.quantity("a length", [nil, .length, .percentage, .relativeLength])
            } catch {
                guard let sum = try input.mixedSum() else { throw error }
                return sum
            }
            return .number(quantity.unit == nil ? Quantity(quantity.value, input.lengthModel.canonicalUnit) : quantity)
        }
    }

    /// An angle in degrees.
    static var angle: ValueConverter {
        ValueConverter("angle", shape: "<number> | <angle>", doc: "an angle; a plain number counts in degrees") {
            input throws(ConversionFailure) in
            .number(Quantity(try input.quantity("an angle", [nil, .angle]).value, .deg))
        }
    }

    /// A time in seconds.
    static var time: ValueConverter {
        ValueConverter("time", shape: "<number> | <time>", doc: "a time; a plain number counts in seconds") {
            input throws(ConversionFailure) in
            .number(Quantity(try input.quantity("a time", [nil, .duration]).value, .s))
        }
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
                value = try words.evaluate()
            } catch {
                guard let sum = try words.mixedSum() else { throw error.placed(at: input.source) }
                return sum
            }
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
        let value = try evaluate()
        switch value {
        case .number(let quantity):
            guard dimensions.contains(quantity.unit?.dimension) else { throw expected(what, found: value) }
            return quantity.canonical(in: lengthModel)
        case .list: throw tooMany(what.hasPrefix("a") ? what.replacingArticle : what, value)
        default: throw expected(what, found: value)
        }
    }

    /// `100% - 20px` as its terms; nil unless the text is a sum whose terms have no common unit.
    func mixedSum() throws(ConversionFailure) -> StyleValue? {
        let input = followed
        let tokens = ValueTokens(input.source)
        var range = tokens.indices
        if tokens.kind(0) == .identifier, tokens.text(0).lowercased() == "calc",
            tokens.closing(1) == tokens.tokens.count - 1
        {
            range = 2..<tokens.tokens.count - 1
        }
        let signs = tokens.additions(in: range)
        guard !signs.isEmpty else { return nil }
        var terms: [Quantity] = []
        var start = range.lowerBound
        var sign = 1.0
        for end in signs + [range.upperBound] {
            guard case .number(let quantity)? = try? input.part(tokens.span(start..<end)).evaluate() else { return nil }
            let term = quantity.unit == nil ? Quantity(quantity.value, lengthModel.canonicalUnit) : quantity
            guard term.unit?.dimension != .angle, term.unit?.dimension != .duration else { return nil }
            if let known = terms.firstIndex(where: { $0.unit == term.unit }) {
                terms[known].value += sign * term.value
            } else {
                terms.append(Quantity(sign * term.value, term.unit))
            }
            guard end < range.upperBound else { break }
            sign = tokens.kind(end) == .minus ? -1 : 1
            start = end + 1
        }
        return terms.count > 1 ? .calc(terms) : nil
    }
}

extension ValueTokens {
    /// The `+` and `-` outside of brackets that have blanks on both sides.
    fileprivate func additions(in range: Range<Int>) -> [Int] {
        var depth = 0
        var found: [Int] = []
        for index in range {
            switch tokens[index].kind {
            case .leftParenthesis: depth += 1
            case .rightParenthesis: depth -= 1
            case .plus, .minus:
                guard depth == 0, index > range.lowerBound, index + 1 < range.upperBound,
                    tokens[index - 1].end < tokens[index].start, tokens[index].end < tokens[index + 1].start
                else { continue }
                found.append(index)
            default: break
            }
        }
        return found
    }
}

extension String {
    /// `one length` for `a length`.
    fileprivate var replacingArticle: String { "one" + drop { $0 != " " } }
}
