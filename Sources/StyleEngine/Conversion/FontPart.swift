import StyleExpressions
import StyleValues

/// The parts that a font may be declared by: `font-family`, `font-size` and the others.
public enum FontPart: String, CaseIterable, Hashable, Sendable {
    case family = "fontFamily"
    case size = "fontSize"
    case style = "fontStyle"
    case textStyle = "fontScalingStyle"
    case weight = "fontWeight"

    /// Name of the property, and of the converter that reads it.
    public var name: String { rawValue }

    /// One sentence for people.
    public var doc: String {
        switch self {
        case .family: "The family of the font, system for the system's"
        case .size: "The size of the font in points"
        case .style: "Whether the font is italic"
        case .textStyle: "The text style whose size the font follows"
        case .weight: "The weight of the font"
        }
    }

    /// The property of a class that changes this part of its font.
    ///
    /// - Parameter whole: key path of the font.
    public func definition(of owner: String, whole: String = "font") -> PropertyDefinition {
        var definition = PropertyDefinition(name, of: owner, type: name, affects: [.layout, .paint, .text], doc: doc)
        definition.part = PropertyPart(of: whole) { font, value in self.merge(value, into: font) }
        return definition
    }

    /// The font with this part changed; without a font so far, the system's.
    func merge(_ value: StyleValue, into whole: StyleValue?) -> StyleValue? {
        var font = Font(family: nil, size: nil)
        if case .font(let known)? = whole { font = known }
        switch (self, value) {
        case (.family, .string(let name)): font.family = name
        case (.family, .keyword): font.family = nil
        case (.size, .number(let quantity)): font.size = quantity.value
        case (.style, .keyword(let word)): font.isItalic = word == "italic"
        case (.textStyle, .keyword(let word)): font.textStyle = word == "none" ? nil : word
        case (.weight, .number(let quantity)): font.weight = Int(exactly: quantity.value)
        default: return nil
        }
        return .font(font)
    }

    // MARK: Converters

    static var converters: [ValueConverter] { allCases.map(\.converter) }

    private var converter: ValueConverter {
        switch self {
        case .family: .fontFamily
        case .size: .fontSize
        case .weight: .fontWeight
        case .style:
            .words("fontStyle", ["normal", "italic"], doc: "whether a font is italic") { word in
                ["normal", "italic"].contains(word) ? word : word == "oblique" ? "italic" : nil
            }
        case .textStyle:
            .words("fontScalingStyle", FontWords.styleNames + ["none"], doc: "the text style whose size a font follows")
            { word in
                word == "none" ? word : FontWords.textStyle(word)
            }
        }
    }
}

extension ValueConverter {
    fileprivate static var fontFamily: ValueConverter {
        ValueConverter(
            "fontFamily", shape: "[<string> | <words>]# | system",
            doc: "the name of a font's family, or of several in the order of preference; system for the system's font"
        ) {
            input throws(ConversionFailure) in
            var families: [String] = []
            for part in input.known == nil ? try input.commaParts() : [input] {
                var names: [String] = []
                for item in try part.items() {
                    guard let word = item.word else { throw input.expected("the name of a family", found: item) }
                    if case .keyword(let word) = item, word.lowercased() == "system", names.isEmpty, families.isEmpty {
                        return .keyword("system")
                    }
                    names.append(word)
                }
                families.append(names.joined(separator: " "))
            }
            return .string(families.joined(separator: ", "))
        }
    }

    fileprivate static var fontSize: ValueConverter {
        ValueConverter("fontSize", shape: "<number [0,∞]> | <length [0,∞]>", doc: "the size of a font, in points") {
            input throws(ConversionFailure) in
            let value = try input.evaluate()
            if case .list = value { throw input.tooMany("one size", value) }
            let size = try input.points(value, "a size in points")
            try input.checkFontSize(size)
            return .number(Quantity(size))
        }.computing { value, model in
            guard case .number(let quantity) = value, quantity.unit == nil || quantity.unit?.dimension == .length,
                quantity.value >= 0, quantity.value.isFinite
            else { return nil }
            return .number(Quantity(quantity.canonical(in: model).value))
        }
    }

    /// Numbers are cut to hundreds from 100 to 900.
    fileprivate static var fontWeight: ValueConverter {
        ValueConverter(
            "fontWeight", shape: "<number> | \(FontWords.names.joined(separator: " | "))",
            doc: "the weight of a font: a name, or 100 to 900"
        ) {
            input throws(ConversionFailure) in
            let value = try input.evaluate()
            if case .number(let quantity) = value, quantity.unit == nil, quantity.value.isFinite {
                return .number(Quantity(min(max((quantity.value / 100).rounded(.down) * 100, 100), 900)))
            }
            guard let word = value.word, let weight = FontWords.weight(word) else {
                throw input.unknownWord(value, FontWords.names, "a weight by name or number")
            }
            return .number(Quantity(Double(weight)))
        }
    }

    fileprivate static func words(
        _ name: String, _ words: [String], doc: String, _ find: @escaping (String) -> String?
    ) -> ValueConverter {
        ValueConverter(name, shape: words.joined(separator: " | "), doc: doc) { input throws(ConversionFailure) in
            let value = try input.evaluate()
            guard let word = value.word, let found = find(word) ?? find(word.lowercased()) else {
                throw input.unknownWord(value, words, "one of \(words.joined(separator: ", "))")
            }
            return .keyword(found)
        }
    }
}
