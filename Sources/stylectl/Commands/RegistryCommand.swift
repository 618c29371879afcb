import CommandLineOptions

/// `stylectl registry`: print what is registered, and by whom.
struct RegistryCommand: Command {
    static let definition = CommandDefinition(
        "registry", summary: "print what is registered, and by whom",
        operands: .optional("properties|classes|enums|converters|functions|pseudo-classes|colors|packs"),
        options: [StylingOptions.pack, StylingOptions.noDefaultPacks, StylingOptions.format, StylingOptions.strict])

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        throw UsageError("command \"registry\" is not available yet", command: arguments.command)
    }
}
