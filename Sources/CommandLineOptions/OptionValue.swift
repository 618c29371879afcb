import StyleDiagnostics

/// The value that an option takes: its name in the help and what is accepted.
public struct OptionValue: Sendable {
    /// As the help shows it: `DIR`, `text|json`.
    public var name: String
    public var form: Form

    /// Shapes that the parser checks itself. May gain cases.
    public enum Form: Sendable {
        case any
        /// One of these words, exactly.
        case choice([String])
        /// A finite number above zero.
        case positiveNumber
        /// A number that is zero or more.
        case number
        /// `KEY=VALUE`, split at the first or the last `=`; the key is not empty, the value may be.
        case pair(splitAt: Mark)
        /// `WxH`, two numbers above zero.
        case size
    }

    /// Which `=` parts a pair; the last one where the key may hold `=` itself, as a selector does.
    public enum Mark: Sendable { case first, last }

    public init(_ name: String, _ form: Form = .any) {
        self.name = name
        self.form = form
    }

    /// One of these words.
    public static func choice(_ words: String...) -> OptionValue {
        OptionValue(words.joined(separator: "|"), .choice(words))
    }

    /// What is wrong with a text, worded to follow the option's name; nil if it is accepted.
    public func fault(of text: String) -> String? {
        switch form {
        case .any: nil
        case .choice(let words) where words.contains(text): nil
        case .choice(let words):
            "expected \(OptionValue.list(words)), found \"\(text)\"" + Suggestion.phrase(for: text, in: words)
        case .positiveNumber where OptionValue.number(text).map { $0 > 0 } == true: nil
        case .positiveNumber: "expected a number above 0, found \"\(text)\""
        case .number where OptionValue.number(text).map { $0 >= 0 } == true: nil
        case .number: "expected a number, 0 or more, found \"\(text)\""
        case .pair(let mark) where OptionValue.pair(text, splitAt: mark).map { !$0.key.isEmpty } == true: nil
        case .pair: "expected \(name), found \"\(text)\""
        case .size where OptionValue.size(text) != nil: nil
        case .size: "expected \(name) such as 320x480, found \"\(text)\""
        }
    }

    /// A finite decimal number such as `2`, `.5` or `1e3`; no hexadecimal, no `nan`.
    static func number(_ text: String) -> Double? {
        guard text.utf8.allSatisfy({ "+-.eE0123456789".utf8.contains($0) }), let number = Double(text), number.isFinite
        else { return nil }
        return number
    }

    /// The parts before and after a `=`.
    static func pair(_ text: String, splitAt mark: Mark) -> (key: String, value: String)? {
        let sign = UInt8(ascii: "=")
        guard let mark = mark == .first ? text.utf8.firstIndex(of: sign) : text.utf8.lastIndex(of: sign) else {
            return nil
        }
        return (String(text[..<mark]), String(text[text.utf8.index(after: mark)...]))
    }

    static func size(_ text: String) -> (width: Double, height: Double)? {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { number(String($0)) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0 else { return nil }
        return (width, height)
    }

    /// `a, b or c`.
    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
