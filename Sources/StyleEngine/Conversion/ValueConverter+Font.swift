import StyleDiagnostics
import StyleExpressions
import StyleValues

extension ValueConverter {
    /// Family, size, weight, slant and text style in any order.
    static var font: ValueConverter {
        ValueConverter(
            "font",
            shape:
                "[<family># || <size>[/<line height>] || <weight> || italic || [<text style> | scaled][(<size>)]] | larger(<font>, <number>) | smaller(<font>, <number>) | fontWithSize(<font>, <number>)",
            doc:
                "a font: family as written, size in points, weight by name or 100 to 900, text style with the largest size it may grow to",
            calls: calls, remarks: { $0.lineHeightRemark }
        ) { input throws(ConversionFailure) in
            var font = Font(family: nil, size: nil)
            var families: [String] = []
            for part in try input.fontParts() {
                let value = try part.evaluate(keeping: calls)
                if let resized = try part.resized(value) {
                    guard font == Font(family: nil, size: nil), families.isEmpty else {
                        throw input.expected("one font")
                    }
                    font = resized
                    continue
                }
                let names = try part.take(value, into: &font)
                if !names.isEmpty { families.append(names.joined(separator: " ")) }
            }
            if !families.isEmpty { font.family = families.joined(separator: ", ") }
            if let size = font.size { try input.checkFontSize(size) }
            return .font(font)
        }
    }

    private static let calls = Set(resizing.keys).union(["url", "scaled", "subhead"]).union(FontWords.styleNames)

    /// What the functions on fonts make of the size.
    fileprivate static let resizing: [String: @Sendable (Double, Double) -> Double] = [
        "larger": { $0 + $1 }, "bigger": { $0 + $1 }, "smaller": { $0 - $1 }, "fontWithSize": { $1 },
    ]
}

extension ConversionInput {
    func font(from value: ExpressionValue) throws(ConversionFailure) -> Font {
        if let resized = try resized(value) { return resized }
        var font = Font(family: nil, size: nil)
        let families = try take(value, into: &font)
        if !families.isEmpty { font.family = families.joined(separator: " ") }
        if let size = font.size { try checkFontSize(size) }
        return font
    }

    /// The parts between outer commas, so that a list of families stays one, without the line height of CSS.
    fileprivate func fontParts() throws(ConversionFailure) -> [ConversionInput] {
        guard known == nil else { return [self] }
        let input = followed
        let tokens = ValueTokens(input.source)
        let slash = tokens.lineHeightSlash
        guard slash != nil || tokens.split(tokens.indices).count > 1 else { return [self] }
        var parts: [ConversionInput] = []
        for part in tokens.split(tokens.indices) where !part.isEmpty {
            guard let slash, part.contains(slash) else {
                parts.append(input.part(tokens.span(part)))
                continue
            }
            let after = slash + 2..<part.upperBound
            let height = try input.part(tokens.span(slash + 1..<slash + 2)).evaluate()
            switch height {
            case .number, .keyword("normal"): break
            default: throw input.expected("a line height such as 1.5 after \"/\"", found: height)
            }
            parts.append(input.part(tokens.span(part.lowerBound..<slash)))
            if !after.isEmpty { parts.append(input.part(tokens.span(after))) }
        }
        return parts
    }

    /// A font says nothing of lines: the reader is told that the height after `/` is not used.
    fileprivate var lineHeightRemark: [Diagnostic] {
        guard known == nil else { return [] }
        let tokens = ValueTokens(followed.source)
        guard let slash = tokens.lineHeightSlash else { return [] }
        let end = min(slash + 2, tokens.tokens.count)
        return [
            Diagnostic(
                "value.not-available", .warning, "the line height after \"/\" is not used: a font has none",
                at: tokens.span(slash..<end))
        ]
    }

    /// The font that `larger(font, 2)` and its like make; nil for any other value.
    fileprivate func resized(_ value: ExpressionValue) throws(ConversionFailure) -> Font? {
        guard case .call(let call) = value, let resize = ValueConverter.resizing[call.name] else { return nil }
        guard call.arguments.count == 2, call.chained.isEmpty else {
            throw failure(
                "value.count", "expected a font and a number in \(call.name)(), found \(call.arguments.count) arguments")
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

    /// Reads sizes, weights and styles into the font; gives the words of the family's name.
    fileprivate func take(_ value: ExpressionValue, into font: inout Font) throws(ConversionFailure) -> [String] {
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
            case .call(let call) where call.name == "scaled" || FontWords.textStyle(call.name) != nil:
                guard call.arguments.count == 1, call.chained.isEmpty else {
                    throw failure(
                        "value.count", "expected one size in \(call.name)(), found \(call.arguments.count) arguments")
                }
                _ = take(call.name, into: &font)
                let limit = try points(call.arguments[0], "the largest size in \(call.name)()")
                try checkFontSize(limit)
                font.maximumSize = limit
            default: throw expected("a font such as \"Helvetica 14\"", found: item)
            }
        }
        return families
    }

    /// A number is the size; one from 100 to 1000 before another number is the weight, cut to hundreds.
    private func take(_ quantity: Quantity, into font: inout Font) throws(ConversionFailure) {
        switch quantity.unit?.dimension {
        case .percentage, .relativeLength: throw notAvailable("font sizes relative to another are")
        case .angle, .duration: throw expected("a size in points", found: .number(quantity))
        case .length, nil: break
        }
        let number = plainNumber(quantity)
        if let size = font.size {
            guard font.weight == nil, (100...1000).contains(size) else {
                throw failure("value.count", "expected one size in a font, or a weight from 100 to 900 before it")
            }
            font.weight = min(Int(size / 100) * 100, 900)
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

extension ValueTokens {
    /// The `/` between a size and a line height, as in `12px/1.5`; nil for a division of other things.
    fileprivate var lineHeightSlash: Int? {
        var depth = 0
        for index in indices {
            switch tokens[index].kind {
            case .leftParenthesis: depth += 1
            case .rightParenthesis: depth -= 1
            case .slash where depth == 0 && index > 0 && index + 1 < tokens.count: return index
            default: break
            }
        }
        return nil
    }
}
