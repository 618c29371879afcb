import StyleDiagnostics
import StyleExpressions
import StyleValues

extension ValueConverter {
    /// Family, size, weight, slant and text style in any order.
    static var font: ValueConverter {
        ValueConverter(
            "font",
            shape:
                "[<family> || <size> || <weight> || italic || <text style>[(<size>)]] | larger(<font>, <number>) | smaller(<font>, <number>) | fontWithSize(<font>, <number>)",
            doc: "a font: family as written, size in points, weight by name or 100 to 900, text style", calls: calls
        ) { input throws(ConversionFailure) in
            .font(try input.font(from: input.evaluate(keeping: calls)))
        }
    }

    private static let calls = Set(resizing.keys).union(["url"]).union(FontWords.styleNames)

    /// What the functions on fonts make of the size.
    fileprivate static let resizing: [String: @Sendable (Double, Double) -> Double] = [
        "larger": { $0 + $1 }, "bigger": { $0 + $1 }, "smaller": { $0 - $1 }, "fontWithSize": { $1 },
    ]
}

extension ConversionInput {
    func font(from value: ExpressionValue) throws(ConversionFailure) -> Font {
        if case .call(let call) = value, let resize = ValueConverter.resizing[call.name] {
            guard call.arguments.count == 2, call.chained.isEmpty else {
                throw failure(
                    "value.count",
                    "expected a font and a number in \(call.name)(), found \(call.arguments.count) arguments")
            }
            let amount = try points(call.arguments[1], "a number after the font in \(call.name)()")
            var font = try font(from: call.arguments[0])
            font.size = font.size.map { resize($0, amount) } ?? (call.name == "fontWithSize" ? amount : nil)
            guard let size = font.size else {
                throw failure("value.unexpected", "the font in \(call.name)() has no size")
            }
            try checkFontSize(size)
            return font
        }
        var font = Font(family: nil, size: nil)
        var families: [String] = []
        var items = [value]
        if case .list(let list) = value { items = list.flattened }
        for item in items {
            switch item {
            case .number(let quantity): try take(quantity, into: &font)
            case .string(let name): families.append(name)
            case .keyword(let word):
                if !take(word, into: &font) { families.append(word) }
            case .call(let call) where call.name == "url" && call.arguments.count == 1:
                families.append(call.arguments[0].word ?? "")
            case .call(let call) where FontWords.textStyle(call.name) != nil:
                font.textStyle = FontWords.textStyle(call.name)
            default: throw expected("a font such as \"Helvetica 14\"", found: item)
            }
        }
        if !families.isEmpty { font.family = families.joined(separator: " ") }
        if let size = font.size { try checkFontSize(size) }
        return font
    }

    /// A number is the size; 100 to 900 in hundreds before another number is the weight.
    private func take(_ quantity: Quantity, into font: inout Font) throws(ConversionFailure) {
        switch quantity.unit?.dimension {
        case .percentage, .relativeLength: throw notAvailable("font sizes relative to another are")
        case .angle, .duration: throw expected("a size in points", found: .number(quantity))
        case .length, nil: break
        }
        let number = plainNumber(quantity)
        if let size = font.size {
            guard font.weight == nil, quantity.unit == nil, size >= 100, size <= 900,
                size.truncatingRemainder(dividingBy: 100) == 0
            else {
                throw failure("value.count", "expected one size in a font")
            }
            font.weight = Int(size)
        }
        font.size = number
    }

    /// Whether the word was a weight, a slant, a text style or the system's font.
    private func take(_ word: String, into font: inout Font) -> Bool {
        if let style = FontWords.textStyle(word) {
            font.textStyle = style
        } else if let weight = FontWords.weight(word) {
            font.weight = weight
        } else if let system = FontWords.system(word) {
            font.weight = system.weight ?? font.weight
            font.isItalic = font.isItalic || system.isItalic
        } else {
            switch PropertyRegistry.folded(word) {
            case "italic": font.isItalic = true
            // Sizes that follow the reader's setting, without a style of their own.
            case "scaled": font.textStyle = font.textStyle ?? "body"
            default: return false
            }
        }
        return true
    }

    /// A size that a font can have.
    func checkFontSize(_ size: Double) throws(ConversionFailure) {
        guard size >= 0, size.isFinite else {
            throw failure("value.out-of-range", "a font's size cannot be \(NumberText.shortest(size))")
        }
    }
}
