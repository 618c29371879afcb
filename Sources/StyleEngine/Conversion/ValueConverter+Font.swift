import StyleDiagnostics
import StyleExpressions
import StyleValues

extension ValueConverter {
    /// Family, size, weight, slant and text style in any order.
    static var font: ValueConverter {
        ValueConverter(
            "font", shape: "[<family> || <size> || <weight> || italic || <text style>] | larger(<font>, <number>) | smaller() | fontWithSize()",
            doc: "a font: family as written, size in points, weight by name or 100 to 900, text style"
        ) { input throws(ConversionFailure) in
            .font(try input.font(from: input.evaluate(keeping: Set(resizing.keys))))
        }
    }

    /// What the functions on fonts make of the size.
    fileprivate static let resizing: [String: @Sendable (Double, Double) -> Double] = [
        "larger": { $0 + $1 }, "bigger": { $0 + $1 }, "smaller": { $0 - $1 }, "fontWithSize": { $1 },
    ]

    /// The nine weights in order, 100 to 900, with other spellings.
    fileprivate static let weights: [String: Int] = [
        "ultralight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700, "heavy": 800,
        "black": 900,
    ]

    fileprivate static let textStyles: [String: String] = [
        "largetitle": "largeTitle", "title1": "title1", "title2": "title2", "title3": "title3", "headline": "headline",
        "body": "body", "callout": "callout", "subheadline": "subheadline", "subhead": "subheadline", "footnote": "footnote",
        "caption1": "caption1", "caption2": "caption2",
    ]
}

extension ConversionInput {
    func font(from value: ExpressionValue) throws(ConversionFailure) -> Font {
        if case .call(let call) = value, let resize = ValueConverter.resizing[call.name] {
            guard call.arguments.count == 2, case .number(let quantity) = call.arguments[1], let amount = plainNumber(quantity) else {
                throw failure("value.unexpected", "expected a font and a number in \(call.name)()")
            }
            var font = try font(from: call.arguments[0])
            font.size = font.size.map { resize($0, amount) } ?? (call.name == "fontWithSize" ? amount : nil)
            guard font.size != nil else { throw failure("value.unexpected", "the font in \(call.name)() has no size") }
            return font
        }
        var font = Font(family: nil, size: nil)
        var families: [String] = []
        var isSystem = false
        var items = [value]
        if case .list(let list) = value { items = list.flattened }
        for item in items {
            switch item {
            case .number(let quantity): try take(quantity, into: &font)
            case .string(let name): families.append(name)
            case .keyword(let word):
                if !take(word, into: &font, isSystem: &isSystem, isAlone: items.count == 1) { families.append(word) }
            case .call(let call) where ValueConverter.textStyles[PropertyRegistry.folded(call.name)] != nil:
                font.textStyle = ValueConverter.textStyles[PropertyRegistry.folded(call.name)]
            default: throw expected("a font such as \"Helvetica 14\"", found: item)
            }
        }
        if !families.isEmpty { font.family = families.joined(separator: " ") }
        if let size = font.size, !(size >= 0 && size.isFinite) { throw failure("value.out-of-range", "a font's size cannot be \(NumberText.shortest(size))") }
        return font
    }

    /// A number is the size; 100 to 900 in hundreds before another number is the weight.
    private func take(_ quantity: Quantity, into font: inout Font) throws(ConversionFailure) {
        guard let number = plainNumber(quantity) else { throw notAvailable("font sizes relative to another are") }
        if let size = font.size {
            guard font.weight == nil, quantity.unit == nil, size >= 100, size <= 900, size.truncatingRemainder(dividingBy: 100) == 0 else {
                throw failure("value.count", "expected one size in a font")
            }
            font.weight = Int(size)
        }
        font.size = number
    }

    /// Whether the word was a weight, a slant, a text style or the system's font.
    private func take(_ word: String, into font: inout Font, isSystem: inout Bool, isAlone: Bool) -> Bool {
        let folded = PropertyRegistry.folded(word)
        if let style = ValueConverter.textStyles[folded] {
            font.textStyle = style
            return true
        }
        if let weight = ValueConverter.weights[folded] {
            font.weight = weight
            return true
        }
        if folded == "italic" {
            font.isItalic = true
            return true
        }
        // `system`, `system-bold-italic`, `boldSystem`: what stands beside the word is weight and slant.
        for rest in [folded.hasPrefix("system") ? folded.dropFirst(6) : nil, folded.hasSuffix("system") ? folded.dropLast(6) : nil] {
            guard var rest else { continue }
            let isItalic = rest.hasSuffix("italic")
            if isItalic { rest = rest.dropLast(6) }
            guard rest.isEmpty || ValueConverter.weights[String(rest)] != nil else { continue }
            if let weight = ValueConverter.weights[String(rest)] { font.weight = weight }
            if isItalic { font.isItalic = true }
            isSystem = true
            return true
        }
        return false
    }
}
