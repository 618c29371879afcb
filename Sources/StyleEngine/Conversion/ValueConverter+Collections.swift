import StyleDiagnostics
import StyleExpressions
import StyleValues

extension ValueConverter {
    /// Values in order; one value is a list of one.
    static var list: ValueConverter {
        ValueConverter("list", shape: "<value>+ | <value>#", doc: "values separated by blanks or commas") {
            input throws(ConversionFailure) in
            let value = try input.evaluate()
            let list: [ExpressionValue]
            if case .list(let found) = value { list = found.items } else { list = [value] }
            var items: [StyleValue] = []
            for item in list { items.append(try StyleValue(item, input)) }
            return .list(items)
        }
    }

    /// Values by name.
    static var dictionary: ValueConverter {
        ValueConverter("dictionary", shape: "[<name>: <value>]#", doc: "values by name, commas between them") {
            input throws(ConversionFailure) in
            var entries: [String: StyleValue] = [:]
            for part in try input.commaParts() {
                let tokens = ValueTokens(part.source)
                guard tokens.kind(1) == .colon, tokens.tokens.count > 2,
                    tokens.kind(0) == .identifier || tokens.kind(0) == .string
                else {
                    throw part.expected("\"name: value\"")
                }
                let key =
                    tokens.kind(0) == .string
                    ? StringLiteral.content(of: tokens.file.slice(tokens.tokens[0].range)) : tokens.text(0)
                let value = part.part(tokens.span(2..<tokens.tokens.count))
                guard entries[key] == nil else {
                    throw part.failure("value.unexpected", "the name \"\(key)\" stands twice")
                }
                entries[key] = try StyleValue(value.evaluate(), value)
            }
            return .dictionary(entries)
        }
    }
}
