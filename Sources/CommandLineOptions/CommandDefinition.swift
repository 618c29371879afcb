/// One row of the command table, or the whole program at its top.
public struct CommandDefinition: Sendable {
    /// The word that names it; the program's own name at the top.
    public var name: String
    /// One sentence, lower case, no full stop.
    public var summary: String
    /// Further paragraphs of `--help`.
    public var details: [String]
    /// What stands on the command line besides options.
    public var operands: OperandDefinition
    public var options: [OptionDefinition]
    /// Commands of this command: `tokens convert`.
    public var subcommands: [CommandDefinition]
    /// Stands in the table already, but running it is wrong usage: "not available yet".
    public var isAvailable = true

    public init(
        _ name: String, summary: String, details: [String] = [], operands: OperandDefinition = .none,
        options: [OptionDefinition] = [], subcommands: [CommandDefinition] = []
    ) {
        self.name = name
        self.summary = summary
        self.details = details
        self.operands = operands
        self.options = options
        self.subcommands = subcommands
    }

    public func notAvailableYet() -> CommandDefinition {
        var copy = self
        copy.isAvailable = false
        return copy
    }
}

/// What stands on a command line besides options.
public struct OperandDefinition: Sendable {
    /// As the usage line shows it: `SCRIPT.lua`, `EXPR…`; empty for none.
    public var name: String
    /// How many there may be.
    public var count: ClosedRange<Int>

    public init(_ name: String, _ count: ClosedRange<Int>) {
        self.name = name
        self.count = count
    }

    public static let none = OperandDefinition("", 0...0)
    public static func one(_ name: String) -> OperandDefinition { OperandDefinition(name, 1...1) }
    public static func optional(_ name: String) -> OperandDefinition { OperandDefinition(name, 0...1) }
    public static func many(_ name: String, atLeast least: Int = 1) -> OperandDefinition {
        OperandDefinition(name, least...Int.max)
    }
}
