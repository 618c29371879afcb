import CommandLineOptions

/// `stylectl tokens …`: palettes and font styles.
struct TokensCommand: Command {
    static let definition = CommandDefinition(
        "tokens", summary: "convert, check and generate design tokens and palettes",
        subcommands: commands.map { $0.definition })

    private static var commands: [any Command.Type] {
        [
            ConvertTokensCommand.self, GenerateTokensCommand.self, CheckTokensCommand.self, DiffTokensCommand.self,
            ContrastCommand.self,
        ]
    }

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        guard let command = Self.commands.first(where: { $0.definition.name == arguments.command.last }) else {
            return .internalError
        }
        return try command.init().run(arguments, output: output)
    }
}
