import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

extension ValueConverter {
    static var color: ValueConverter {
        ValueConverter(
            "color", shape: "#rgb[a] | #rrggbb[aa] | <name> | rgb() | hsl() | <colour function>",
            doc: "a colour; names as the dialect has them"
        ) { input throws(ConversionFailure) in
            .color(try input.color(from: input.evaluate(keeping: laterCalls)))
        }
    }

    /// Colours that depend on the element: they belong to a later version.
    fileprivate static let laterCalls: Set<String> = ["gradient", "image"]
}

extension ConversionInput {
    /// The colour that a value is: one already, or a colour's name.
    func color(from value: ExpressionValue) throws(ConversionFailure) -> Color {
        switch value {
        case .color(let color): return color
        case .keyword(let name):
            if let color = registry.color(named: name, dialect: dialect) { return color }
            let names = NamedColors.names + registry.namedColors.keys.sorted()
            throw failure(
                "value.unknown-color", "unknown colour \"\(name)\"\(Suggestion.phrase(for: name, in: names))")
        case .call(let call) where ValueConverter.laterCalls.contains(call.name):
            throw notAvailable(call.name == "gradient" ? "gradients are" : "pattern images are")
        case .list: throw tooMany("one colour", value)
        default: throw expected("a colour", found: value)
        }
    }

    /// An error about more values than the type takes; where a binary sign lacks a blank, the fix is sure.
    func tooMany(_ what: String, _ value: ExpressionValue) -> ConversionFailure {
        guard case .list(let list) = value else { return expected(what, found: value) }
        var fixIts: [FixIt] = []
        if list.items.count == 2, case .number = list.items[0], case .number(let second) = list.items[1], second.value < 0,
            let sign = spacedSign()
        {
            fixIts = [sign]
        }
        return failure("value.count", "expected \(what), found \(list.flattened.count) values", fixIts: fixIts)
    }

    /// `10 -5` written as the subtraction `10 - 5`.
    private func spacedSign() -> FixIt? {
        let tokens = Tokenizer.tokenize(source.file, in: source.range).filter { !$0.kind.isTrivia && $0.kind != .endOfFile }
        let signs = tokens.indices.filter { tokens[$0].kind == .minus }
        guard signs.count == 1, let sign = signs.first, sign > 0, sign + 1 < tokens.count else { return nil }
        let left = SourceRange(source.range.start, tokens[sign - 1].range.end)
        let right = SourceRange(tokens[sign].range.end, source.range.end)
        let text = source.file.text(in: left) + " - " + source.file.text(in: right)
        return FixIt("write \"\(text)\" to subtract", replace: source, with: text)
    }
}
