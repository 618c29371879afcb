import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

/// Reads attributes and attributed strings, whose colons and parentheses are no expressions.
struct TextAttributeReader {
    let input: ConversionInput
    private let tokens: ValueTokens

    init(_ input: ConversionInput) {
        self.input = input
        tokens = ValueTokens(input.source)
    }

    // MARK: Attributed strings

    /// `"text" (attribute: value, …)`, any number of times, commas between them or not.
    func attributedText() throws(ConversionFailure) -> AttributedText {
        var runs: [AttributedText.Run] = []
        var index = 0
        while index < tokens.tokens.count {
            if tokens.kind(index) == .comma, !runs.isEmpty { index += 1 }
            let (text, open) = try string(at: index)
            guard tokens.kind(open) == .leftParenthesis, let close = tokens.closing(open) else {
                throw expected("attributes in parentheses after the text", at: open)
            }
            runs.append(AttributedText.Run(text, try attributes(open + 1..<close)))
            index = close + 1
        }
        guard !runs.isEmpty else { throw input.expected("text in quotes") }
        return AttributedText(runs)
    }

    /// The text that starts at a token, and the index after it.
    private func string(at index: Int) throws(ConversionFailure) -> (String, next: Int) {
        switch tokens.kind(index) {
        case .string: return (StringLiteral.content(of: tokens.file.slice(tokens.tokens[index].range)), index + 1)
        case .identifier where ConversionInput.localizers.contains(tokens.text(index)):
            guard tokens.kind(index + 1) == .leftParenthesis, let close = tokens.closing(index + 1) else { break }
            let call = try input.part(tokens.span(index..<close + 1)).evaluate(keeping: ConversionInput.localizers)
            return (try input.localized(call), close + 1)
        default: break
        }
        throw expected("text in quotes", at: index)
    }

    // MARK: Attributes

    /// `(attribute: value, …)`, or the same without parentheses.
    func attributes() throws(ConversionFailure) -> TextAttributes {
        if tokens.kind(0) == .leftParenthesis, tokens.closing(0) == tokens.tokens.count - 1 {
            return try attributes(1..<tokens.tokens.count - 1)
        }
        return try attributes(tokens.indices)
    }

    private func attributes(_ range: Range<Int>, under group: String = "") throws(ConversionFailure) -> TextAttributes {
        var result = TextAttributes()
        guard !range.isEmpty else { return result }
        for (name, value) in try declarations(range) {
            let path = group + tokens.span(name).text
            if !value.isEmpty, tokens.kind(value.lowerBound) == .leftParenthesis,
                tokens.closing(value.lowerBound) == value.upperBound - 1,
                group.isEmpty, isGroup(path)
            {
                let inner = value.lowerBound + 1..<value.upperBound - 1
                for (key, entry) in try attributes(inner, under: path + ".").entries { result[key] = entry }
                continue
            }
            guard let attribute = TextAttribute.named(path) else {
                let names = TextAttribute.all.flatMap { [$0.name] + $0.aliases }
                throw fault(
                    "value.unknown-attribute",
                    "unknown text attribute \"\(path)\"\(Suggestion.phrase(for: path, in: names))",
                    tokens.span(name))
            }
            guard !value.isEmpty else { throw expected("a value for \"\(attribute.name)\"", at: value.lowerBound) }
            result[attribute.name] = try self.value(attribute, tokens.span(value))
        }
        return result
    }

    private func value(_ attribute: TextAttribute, _ span: SourceSpan) throws(ConversionFailure) -> StyleValue {
        guard let converter = input.registry.converter(forType: attribute.type) else {
            throw fault(
                "value.unexpected", "the type \"\(attribute.type)\" of \"\(attribute.name)\" is not registered", span)
        }
        return try converter.parse(input.part(span))
    }

    /// Names with the tokens of their values; a part without `name:` goes on with the value before it (`kern: 1, 2`).
    private func declarations(_ range: Range<Int>) throws(ConversionFailure) -> [(name: Range<Int>, value: Range<Int>)]
    {
        var found: [(name: Range<Int>, value: Range<Int>)] = []
        for part in tokens.split(range) {
            var colon = part.lowerBound
            while colon < part.upperBound, tokens.kind(colon) == .identifier || tokens.kind(colon) == .period {
                colon += 1
            }
            if colon > part.lowerBound, colon < part.upperBound,
                tokens.kind(colon) == .colon || tokens.kind(colon) == .equal
            {
                found.append((part.lowerBound..<colon, colon + 1..<part.upperBound))
            } else if let last = found.indices.last, !part.isEmpty {
                found[last].value = found[last].value.lowerBound..<part.upperBound
            } else {
                throw expected("\"attribute: value\"", at: part.lowerBound)
            }
        }
        return found
    }

    private func isGroup(_ name: String) -> Bool {
        let prefix = PropertyRegistry.folded(name) + "."
        return TextAttribute.all.contains { PropertyRegistry.folded($0.name).hasPrefix(prefix) }
    }

    // MARK: Faults

    private func expected(_ what: String, at index: Int) -> ConversionFailure {
        guard index < tokens.tokens.count else {
            return fault("value.unexpected", "expected \(what), found the end", input.source)
        }
        return fault(
            "value.unexpected", "expected \(what), found \"\(tokens.text(index))\"", tokens.span(index..<index + 1))
    }

    private func fault(_ id: DiagnosticID, _ message: String, _ span: SourceSpan) -> ConversionFailure {
        ConversionFailure(Diagnostic(id, message, at: span))
    }

    /// Whether text or attributes come through a variable outside of any attribute's value.
    var hasOuterVariables: Bool {
        var index = 0
        while index < tokens.tokens.count {
            switch tokens.tokens[index].kind {
            case .dollarName, .atKeyword, .dashedName: return true
            case .identifier
            where tokens.text(index) == "var" || input.scope.isBareVariable(tokens.text(index), in: tokens.file):
                return true
            case .leftParenthesis: index = tokens.closing(index) ?? index
            default: break
            }
            index += 1
        }
        return false
    }
}
