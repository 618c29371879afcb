import StyleExpressions
import StyleValues

extension ValueConverter {
    /// A number; lengths become points without a unit, `%` and relative units stay as written.
    static var number: ValueConverter {
        ValueConverter(
            "number", shape: "<number> | <length> | <percentage>",
            doc: "a number; lengths become points, percentages and em stay as written"
        ) {
            input throws(ConversionFailure) in
            let value = try input.evaluate()
            if let number = plainNumber(value, input.lengthModel) { return number }
            if case .list = value { throw input.tooMany("one number", value) }
            throw input.expected("a number", found: value)
        }.computing(plainNumber)
    }

    private static func plainNumber(_ value: ExpressionValue, _ model: LengthModel) -> StyleValue? {
        guard case .number(let quantity) = value else { return nil }
        switch quantity.unit?.dimension {
        case .angle, .duration: return nil
        case .percentage, .relativeLength: return .number(quantity)
        case .length, nil: return .number(Quantity(quantity.canonical(in: model).value))
        }
    }

    /// Yes or no.
    static var bool: ValueConverter {
        ValueConverter(
            "bool", shape: "true | false | YES | NO | <comparison>", doc: "yes or no; a number is true unless it is 0"
        ) { input throws(ConversionFailure) in
            let value = try input.evaluate()
            if let flag = truth(value, input.lengthModel) { return flag }
            switch value {
            case .number(let quantity) where quantity.unit == nil:
                throw input.failure("value.not-finite", "the value NaN is neither true nor false")
            case .keyword(let word), .string(let word):
                if let flag = ["yes": true, "true": true, "no": false, "false": false][word.lowercased()] {
                    return .bool(flag)
                }
            default: break
            }
            throw input.expected("true, false, YES or NO", found: value)
        }.computing(truth)
    }

    private static func truth(_ value: ExpressionValue, _ model: LengthModel) -> StyleValue? {
        switch value {
        case .bool(let flag): .bool(flag)
        case .number(let quantity) where quantity.unit == nil && !quantity.value.isNaN: .bool(quantity.value != 0)
        default: nil
        }
    }

    /// Text in quotes, or unquoted words as they stand.
    static var string: ValueConverter {
        ValueConverter(
            "string", shape: "<string> | <any words> | localized(<string>)",
            doc: "text; quotes are needed only round `;`, `}` and outer blanks; a call of a registered function is its result"
        ) { input throws(ConversionFailure) in
            if let result = try input.callResult() { return .string(result) }
            let text = try input.text()
            guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0x27 }) else { return .string(text) }
            // Quotes: a string, or an expression with strings in it.
            let value = try input.evaluate(keeping: ConversionInput.localizers)
            switch value {
            case .string, .call: return .string(try input.localized(value))
            default: return .string(text)
            }
        }
    }

    /// One bare word.
    static var keyword: ValueConverter {
        ValueConverter(
            "keyword", shape: "<word>", doc: "a bare word that stands for itself",
            print: { value in
                guard case .keyword(let word) = value else { return value.text }
                return MathConstant.value(named: word) == nil ? QuotedText.wordOrDouble(word) : QuotedText.double(word)
            }
        ) {
            input throws(ConversionFailure) in
            let value = try input.evaluate()
            guard let word = value.word else { throw input.expected("one word", found: value) }
            return .keyword(word)
        }
    }

    /// Whatever the text evaluates to.
    public static var any: ValueConverter {
        ValueConverter("any", shape: "<value>", doc: "any value: number, bool, string, word, color or list") {
            input throws(ConversionFailure) in
            try StyleValue(input.evaluate(), input)
        }
    }
}

extension ConversionInput {
    /// The text of what a function of a host gives, where the whole value is one call of it; nil for any other text.
    ///
    /// Built-in functions are not called: `min(5)` is a text that somebody may want to show.
    fileprivate func callResult() throws(ConversionFailure) -> String? {
        let input = followed
        let tokens = ValueTokens(input.source)
        guard tokens.kind(0) == .identifier, tokens.kind(1) == .leftParenthesis,
            tokens.tokens[0].range.end == tokens.tokens[1].range.start, tokens.closing(1) == tokens.tokens.count - 1,
            let function = registry.functions[tokens.text(0)], !function.mayRunAhead
        else { return nil }
        let value = try input.evaluate()
        switch value {
        case .string(let text), .keyword(let text): return text
        default: return value.text
        }
    }
}

extension StyleValue {
    /// An expression's value as a property's, where there is no type to ask.
    init(_ value: ExpressionValue, _ input: ConversionInput) throws(ConversionFailure) {
        switch value {
        case .number(let quantity): self = .number(quantity.canonical(in: input.lengthModel))
        case .sum(let terms): self = .calc(terms)
        case .bool(let flag): self = .bool(flag)
        case .string(let text): self = .string(text)
        case .keyword(let word): self = .keyword(word)
        case .color(let color): self = .color(color)
        case .list(let list):
            var items: [StyleValue] = []
            for item in list.items { items.append(try StyleValue(item, input)) }
            self = .list(items)
        case .data(let data): self = .custom(CustomValue(converter: "any", data: data))
        case .call(let call): throw input.failure("value.unexpected", "\"\(call.name)()\" has no value of its own")
        }
    }
}
