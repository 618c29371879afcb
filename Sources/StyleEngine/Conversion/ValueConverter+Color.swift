import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

extension ValueConverter {
    static var color: ValueConverter {
        ValueConverter(
            "color",
            shape:
                "#rgb[a] | #rrggbb[aa] | <name> | rgb() | hsl() | <color function> | gradient(<color>#{2,}) | image(<name>)",
            doc: "a color, names as the dialect has them; colors that blend; or an image as a pattern", calls: paints,
            print: { value in
                if case .image(let image) = value { return image.patternText }
                return value.text
            }
        ) { input throws(ConversionFailure) in
            let value = try input.evaluate(keeping: paints)
            guard case .call(let call) = value, call.chained.isEmpty else {
                return .color(try input.color(from: value))
            }
            return call.name == "gradient"
                ? .gradient(try input.gradient(call)) : .image(try input.image(call.arguments))
        }.computing { value, _ in if case .color(let color) = value { .color(color) } else { nil } }
    }

    /// What can be painted with besides one colour.
    private static let paints: Set<String> = ["gradient", "image"]
}

extension ConversionInput {
    /// The colour that a value is: one already, or a colour's name.
    func color(from value: ExpressionValue) throws(ConversionFailure) -> Color {
        switch value {
        case .color(let color): return color
        case .keyword(let name):
            if let color = registry.color(named: name, dialect: dialect) { return color }
            if let contested = registry.contestedColor(name) { throw failure("registry.contested-name", contested.message) }
            let names = NamedColors.names + registry.namedColors.keys.sorted()
            throw failure(
                "value.unknown-color", "unknown colour \"\(name)\"\(Suggestion.phrase(for: name, in: names))")
        case .list: throw tooMany("one colour", value)
        default: throw expected("a colour", found: value)
        }
    }

    /// An error about more values than the type takes; where a binary sign lacks a blank, the fix is sure.
    func tooMany(_ what: String, _ value: ExpressionValue) -> ConversionFailure {
        guard case .list(let list) = value else { return expected(what, found: value) }
        return failure(
            "value.count", "expected \(what), found \(list.flattened.count) values", fixIts: joiningFixIts(value))
    }

    /// The fix for `10 -5`, where two values were one with a sign that lacks its blanks.
    func joiningFixIts(_ value: ExpressionValue) -> [FixIt] {
        guard known == nil, case .list(let list) = value, list.items.count == 2 else { return [] }
        return expression.joiningFixIts
    }
}
