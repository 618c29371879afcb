import CommandLineOptions

/// `stylectl parse`: print the syntax tree, the flattened rules or the source of stylesheets.
struct ParseCommand: Command {
    static let definition = CommandDefinition(
        "parse", summary: "print the syntax tree, the flattened rules or the source of stylesheets",
        operands: .many("FILE…"),
        options: [dump, StylingOptions.format, StylingOptions.allowRead, StylingOptions.strict])

    static let dump = OptionDefinition(
        "dump", .choice("tree", "json", "rules", "source"), default: "tree", doc: "what to print")

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        throw UsageError("command \"parse\" is not available yet", command: arguments.command)
    }
}
