/// What the user asked of one command, checked against its table.
public struct ParsedArguments: Sendable {
    /// The words that name the command: `["tokens", "convert"]`.
    public var command: [String]
    /// What stood there besides options, in order; `-` means standard input.
    public var operands: [String] = []
    private var given: [String: [String]] = [:]

    init(command: [String]) { self.command = command }

    mutating func add(_ value: String, to option: OptionDefinition) {
        if option.isRepeatable { given[option.name, default: []].append(value) } else { given[option.name] = [value] }
    }

    /// Whether an option was given.
    public func has(_ option: OptionDefinition) -> Bool { given[option.name] != nil }

    /// All values of an option, in the order given.
    public func values(_ option: OptionDefinition) -> [String] { given[option.name] ?? [] }

    /// The value that counts; without one, the default of the table, if that is a value and no remark.
    public func value(_ option: OptionDefinition) -> String? {
        given[option.name]?.last
            ?? option.defaultText.flatMap { text in
                option.value.map { $0.fault(of: text) == nil } == true ? text : nil
            }
    }

    /// The value of a numeric option.
    public func number(_ option: OptionDefinition) -> Double? { value(option).flatMap(OptionValue.number) }

    /// The values of an option with pairs, split as the table says.
    public func pairs(_ option: OptionDefinition) -> [(key: String, value: String)] {
        guard case .pair(let mark)? = option.value?.form else { return [] }
        return values(option).compactMap { OptionValue.pair($0, splitAt: mark) }
    }

    /// The width and height of a `WxH` option.
    public func size(_ option: OptionDefinition) -> (width: Double, height: Double)? {
        value(option).flatMap(OptionValue.size)
    }
}
