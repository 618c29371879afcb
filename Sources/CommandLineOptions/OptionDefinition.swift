/// One row of an option table: what the parser accepts, what `--help` says, what completions will offer.
public struct OptionDefinition: Sendable {
    /// Long name in kebab case, without dashes: `allow-read`.
    public var name: String
    /// A single letter that means the same, without its dash.
    public var letter: Character?
    /// What follows the option; nil for a flag.
    public var value: OptionValue?
    /// One sentence, lower case, no full stop.
    public var doc: String
    /// What holds when the option is not given, as `--help` shows it.
    public var defaultText: String?
    /// Given again, it adds to the values before; otherwise the last one counts.
    public var isRepeatable = false
    /// The command cannot go without it.
    public var isRequired = false
    /// Left out of `--help`.
    public var isHidden = false
    /// Stands in the table already, but using it is wrong usage: "not available yet".
    public var isAvailable = true

    /// An option with a value, or a flag if `value` is nil.
    public init(
        _ name: String, _ value: OptionValue? = nil, default defaultText: String? = nil, letter: Character? = nil,
        doc: String
    ) {
        self.name = name
        self.value = value
        self.defaultText = defaultText
        self.letter = letter
        self.doc = doc
    }

    /// As people type it: `--allow-read`.
    public var spelling: String { "--" + name }

    public func repeatable() -> OptionDefinition { with(\.isRepeatable, true) }
    public func required() -> OptionDefinition { with(\.isRequired, true) }
    public func hidden() -> OptionDefinition { with(\.isHidden, true) }
    public func notAvailableYet() -> OptionDefinition { with(\.isAvailable, false) }

    private func with(_ path: WritableKeyPath<OptionDefinition, Bool>, _ value: Bool) -> OptionDefinition {
        var copy = self
        copy[keyPath: path] = value
        return copy
    }
}
