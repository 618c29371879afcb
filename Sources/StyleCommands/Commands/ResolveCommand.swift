import CommandLineOptions
import StyleTooling

/// `stylectl resolve`: print the resolved styles of views.
struct ResolveCommand: Command {
    static let definition = CommandDefinition(
        "resolve", summary: "print the resolved styles of views",
        options: StylingOptions.all.map { $0.name == "view" ? $0.required() : $0 })

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        try Run(arguments, output: output).print(arguments, output: output, showsRules: false)
    }
}
