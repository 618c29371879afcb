import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

extension ValueConverter {
    /// The converter that reads the cases of an enum.
    public init(cases mapping: EnumMapping) {
        let shape = mapping.caseNames.joined(separator: mapping.kind == .set ? " || " : " | ")
        self.init(mapping.name, shape: shape, doc: mapping.doc, span: mapping.span) { input throws(ConversionFailure) in
            switch mapping.kind {
            case .single: try Self.single(input, mapping)
            case .set: try Self.flags(input, mapping)
            }
        }
        provider = mapping.provider
    }

    private static func single(_ input: ConversionInput, _ mapping: EnumMapping) throws(ConversionFailure) -> StyleValue
    {
        let value = try input.evaluate()
        if mapping.allowsNumbers, case .number(let quantity) = value, quantity.unit == nil {
            guard let found = mapping.cases.first(where: { Double($0.rawValue) == quantity.value }) else {
                throw unknownCase(quantity.text, input, mapping)
            }
            return .enumeration(EnumValue(enumName: mapping.name, caseName: found.name, rawValue: found.rawValue))
        }
        guard let word = value.word else { throw input.expected("a case of \"\(mapping.name)\"", found: value) }
        guard let found = mapping.find(word) else { throw unknownCase(word, input, mapping) }
        return .enumeration(EnumValue(enumName: mapping.name, caseName: found.name, rawValue: found.rawValue))
    }

    private static func flags(_ input: ConversionInput, _ mapping: EnumMapping) throws(ConversionFailure) -> StyleValue
    {
        // Words with `|` between them are no expression: they are split as text.
        let text = try input.text()
        let words: [String]
        if text.utf8.allSatisfy({ isFlagsByte($0) }) {
            words = text.split { $0 == " " || $0 == "," || $0 == "|" }.map(String.init)
        } else {
            words = try input.items().map { value throws(ConversionFailure) in
                guard let word = value.word else { throw input.expected("cases of \"\(mapping.name)\"", found: value) }
                return word
            }
        }
        guard !words.isEmpty else { throw input.expected("cases of \"\(mapping.name)\"") }
        var rawValue = 0
        for word in words {
            if words.count == 1, word.lowercased() == "none", mapping.find(word) == nil { break }
            if mapping.allowsNumbers, let bits = Int(word) {
                guard mapping.allBits & bits == bits else { throw unknownCase(word, input, mapping) }
                rawValue |= bits
                continue
            }
            guard let found = mapping.find(word) else { throw unknownCase(word, input, mapping) }
            rawValue |= found.rawValue
        }
        return .flags(mapping.flags(rawValue))
    }

    private static func isFlagsByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D, 0x20, 0x2C, 0x7C: true
        default: false
        }
    }

    private static func unknownCase(_ word: String, _ input: ConversionInput, _ mapping: EnumMapping)
        -> ConversionFailure
    {
        input.failure(
            "value.unknown-case",
            "unknown case \"\(word)\" of \"\(mapping.name)\"" + mapping.suggestion(for: word))
    }
}

extension EnumMapping {
    /// The bits of all cases.
    var allBits: Int { cases.reduce(0) { $0 | $1.rawValue } }

    /// `, did you mean …?`, or the cases where there are few of them.
    func suggestion(for word: String) -> String {
        let spellings = cases.flatMap { [$0.name] + $0.otherNames }
        let phrase = Suggestion.phrase(for: word, in: spellings)
        if !phrase.isEmpty { return phrase }
        return cases.count <= 8 ? ", expected \(caseNames.joined(separator: ", "))" : ""
    }

    /// The flags of a bit pattern: the cases whose bits are all in it, those inside a larger one left out.
    func flags(_ rawValue: Int) -> FlagsValue {
        var rest = rawValue
        var names: [String] = []
        let bits = cases.filter { $0.rawValue != 0 && $0.rawValue & rawValue == $0.rawValue }
        for entry in bits where entry.rawValue & rest != 0 {
            names.append(entry.name)
            rest &= ~entry.rawValue
        }
        if names.isEmpty, let zero = cases.first(where: { $0.rawValue == 0 }) { names = [zero.name] }
        return FlagsValue(enumName: name, caseNames: names, rawValue: rawValue)
    }
}

extension ExpressionValue {
    /// The word, where the value is one bare or quoted word.
    var word: String? {
        switch self {
        case .keyword(let word), .string(let word): word
        case .bool(let value): value ? "true" : "false"
        default: nil
        }
    }
}
