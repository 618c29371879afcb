import CommandLineOptions
import StyleEngine

/// The program as a table: every command with its options.
enum Program {
    static let version = EngineVersion.current

    /// The commands that work, in the order of the help.
    static var commands: [any Command.Type] {
        [RunCommand.self, ResolveCommand.self, EvalCommand.self, ParseCommand.self, RegistryCommand.self, TokensCommand.self,
            ExplainCommand.self, MetricsCommand.self, PackCommand.self, RecolorCommand.self,
        ]
    }

    static let definition = CommandDefinition(
        "stylectl", summary: "work with stylesheets, views and theme scripts",
        details: [
            "Results go to standard output, diagnostics to standard error (in JSON, into the document). \"-\" reads standard input where a file is expected; \"--\" ends the options.",
            "Exit status: 0 no error; 1 at least one error; 64 wrong usage; 70 a fault of this program.",
        ],
        options: [ColorChoice.option],
        subcommands: commands.map { $0.definition } + PlannedCommands.definitions)

    /// The command of a name, if it works already.
    static func command(named name: String) -> (any Command)? {
        commands.first { $0.definition.name == name }?.init()
    }
}
