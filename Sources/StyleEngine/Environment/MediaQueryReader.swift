import StyleDiagnostics
import StyleSyntax

/// Reads the text of a media condition.
struct MediaQueryReader {
    private(set) var diagnostics: [Diagnostic] = []
    private let file: SourceFile
    private let place: SourceSpan?
    private var tokens: [Token] = []
    private var next = 0
    private var depth = 0

    /// Parentheses inside parentheses that a person would write; more is refused.
    private static let depthLimit = 32

    /// Words that mean an idiom, and those that always or never hold.
    private static let words: [String: MediaQuery.Node] = {
        var words: [String: MediaQuery.Node] = ["all": .always(true), "screen": .always(true), "only": .always(true), "print": .always(false)]
        let idioms = ["phone": "phone", "iphone": "phone", "pad": "pad", "ipad": "pad", "tablet": "pad", "tv": "tv", "appletv": "tv", "desktop": "desktop"]
        for (word, idiom) in idioms {
            if let feature = MediaFeature("idiom") { words[word] = .test(feature, .equal, idiom) }
        }
        return words
    }()

    init(file: SourceFile, place: SourceSpan?) {
        self.file = file
        self.place = place
        tokens = Tokenizer.tokenize(file).filter { !$0.kind.isTrivia }
    }

    mutating func read() -> MediaQuery.Node {
        var parts = [conjunction()]
        while kind == .comma {
            next += 1
            parts.append(conjunction())
        }
        if kind != .endOfFile { return refuse("unexpected \"\(text)\" in the media condition") }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    // MARK: Grammar

    /// Terms joined by `and`, `or` or nothing (which means `and`), up to a comma or parenthesis.
    private mutating func conjunction() -> MediaQuery.Node {
        var alternatives: [MediaQuery.Node] = []
        var terms: [MediaQuery.Node] = []
        while kind != .comma, kind != .rightParenthesis, kind != .endOfFile {
            let word = kind == .identifier ? text.lowercased() : ""
            if word == "and" {
                next += 1
            } else if word == "or" {
                next += 1
                alternatives.append(.all(terms))
                terms = []
            } else {
                terms.append(term())
            }
        }
        if terms.isEmpty && alternatives.isEmpty { return refuse("expected a media condition") }
        alternatives.append(terms.count == 1 ? terms[0] : .all(terms))
        return alternatives.count == 1 ? alternatives[0] : .any(alternatives)
    }

    private mutating func term() -> MediaQuery.Node {
        if kind == .identifier {
            let word = text.lowercased()
            next += 1
            if word == "not" {
                depth += 1
                defer { depth -= 1 }
                guard depth < Self.depthLimit else { return refuseRest() }
                return .not(term())
            }
            if let node = Self.words[word] { return node }
            return unknown(word, "media type", Self.words.keys.sorted())
        }
        guard kind == .leftParenthesis else {
            let found = text
            next += 1
            return refuse("unexpected \"\(found)\" in the media condition")
        }
        next += 1
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.depthLimit else { return refuseRest() }
        let node = isNested ? group() : feature()
        if kind == .rightParenthesis { next += 1 } else { return refuse("expected \")\" in the media condition") }
        return node
    }

    private mutating func group() -> MediaQuery.Node {
        var parts = [conjunction()]
        while kind == .comma {
            next += 1
            parts.append(conjunction())
        }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    /// Whether what follows the opening parenthesis is a condition, not a feature.
    private var isNested: Bool {
        if kind == .leftParenthesis { return true }
        guard kind == .identifier else { return false }
        let word = text.lowercased()
        let after = tokens[min(next + 1, tokens.count - 1)].kind
        if word == "not" { return true }
        return Self.words[word] != nil && (after == .identifier || after == .comma || after == .rightParenthesis)
            && MediaFeature(word) == nil
    }

    /// `name`, `name: value`, `name: >= value`, `name >= value`, `value < name <= value`.
    private mutating func feature() -> MediaQuery.Node {
        var before: (value: String, relation: MediaQuery.Relation)?
        if kind == .number {
            let value = self.value()
            guard let relation = relation() else { return refuse("expected a comparison after \"\(value)\"") }
            before = (value, relation)
        }
        guard kind == .identifier else { return refuse("expected the name of a media feature, found \"\(text)\"") }
        var name = text.lowercased()
        next += 1
        var bound: MediaQuery.Relation?
        if MediaFeature(name) == nil {
            if name.hasPrefix("min-") { (name, bound) = (String(name.dropFirst(4)), .greaterEqual) }
            if name.hasPrefix("max-") { (name, bound) = (String(name.dropFirst(4)), .lessEqual) }
        }
        guard let feature = MediaFeature(name), bound == nil || feature.isOrdered else {
            skipFeature()
            return unknown(name, "media feature", MediaFeature.names)
        }
        var tests: [MediaQuery.Node] = []
        if let before { tests.append(test(feature, before.relation.mirrored, before.value)) }
        if kind == .colon {
            next += 1
            let relation = relation() ?? bound ?? .equal
            tests.append(test(feature, relation, value()))
        } else if let relation = relation() {
            tests.append(test(feature, relation, value()))
        } else if tests.isEmpty {
            return .has(feature)
        }
        return tests.count == 1 ? tests[0] : .all(tests)
    }

    private mutating func test(_ feature: MediaFeature, _ relation: MediaQuery.Relation, _ written: String) -> MediaQuery.Node {
        let idiom = feature.name == "idiom" ? Self.words[written.lowercased()] : nil
        switch feature.kind {
        case .word(let words) where idiom == nil && !feature.kind.accepts(written):
            return unknown(written, "value of \"\(feature.name)\"", words)
        case .number, .version, .text:
            if !feature.kind.accepts(written) {
                return refuse("the media feature \"\(feature.name)\" needs \(feature.kind.phrase), not \"\(written)\"")
            }
        default: break
        }
        if !feature.isOrdered, relation != .equal { return refuse("the media feature \"\(feature.name)\" has no order") }
        return idiom ?? .test(feature, relation, written)
    }

    /// Text up to the closing parenthesis or a comparison: `7.0.1`, `600px`, `landscape`, `"x"`.
    private mutating func value() -> String {
        var result = ""
        while kind != .rightParenthesis, kind != .endOfFile, Self.relations[kind] == nil, kind != .comma {
            result += kind == .string ? String(text.dropFirst().dropLast()) : text
            next += 1
        }
        return result
    }

    private static let relations: [TokenKind: MediaQuery.Relation] = [
        .equal: .equal, .equalEqual: .equal, .less: .less, .lessEqual: .lessEqual, .greater: .greater,
        .greaterEqual: .greaterEqual,
    ]

    private mutating func relation() -> MediaQuery.Relation? {
        guard let relation = Self.relations[kind] else { return nil }
        next += 1
        return relation
    }

    // MARK: Tokens and faults

    private var kind: TokenKind { next < tokens.count ? tokens[next].kind : .endOfFile }

    private var text: String { next < tokens.count ? file.text(in: tokens[next].range) : "" }

    private mutating func skipFeature() {
        while kind != .rightParenthesis, kind != .endOfFile { next += 1 }
    }

    private mutating func unknown(_ name: String, _ what: String, _ candidates: [String]) -> MediaQuery.Node {
        diagnostics.append(
            Diagnostic(
                "media.unknown", .warning, "unknown \(what) \"\(name)\"\(Suggestion.phrase(for: name, in: candidates))",
                at: place))
        return .unknown
    }

    private mutating func refuse(_ message: String) -> MediaQuery.Node {
        if !diagnostics.containsError { diagnostics.append(Diagnostic("media.unreadable", message, at: place)) }
        next = tokens.count - 1
        return .unknown
    }

    private mutating func refuseRest() -> MediaQuery.Node {
        refuse("the media condition is nested deeper than \(Self.depthLimit) levels")
    }
}
