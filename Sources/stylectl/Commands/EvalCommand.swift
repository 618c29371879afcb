import CommandLineOptions

/// `stylectl eval`: evaluate expressions.
struct EvalCommand: Command {
    static let definition = CommandDefinition(
        "eval", summary: "evaluate expressions",
        details: ["Without --as or --property, an expression is plain mathematics: blanks never matter."],
        operands: .many("EXPR…", atLeast: 0), options: [type, property, batch] + StylingOptions.all)

    static let type = OptionDefinition("as", OptionValue("TYPE"), doc: "convert to a type such as color or insets")
    static let property = OptionDefinition("property", OptionValue("CLASS.NAME"), doc: "convert as this property does")
    static let batch = OptionDefinition(
        "batch", OptionValue("FILE.jsonl"),
        doc: "evaluate one JSON request a line, print one answer a line; - reads standard input")

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        throw UsageError("command \"eval\" is not available yet", command: arguments.command)
    }
}
