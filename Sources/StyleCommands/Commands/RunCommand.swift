import CommandLineOptions
import StyleTooling

/// `stylectl run`: run a theme script and print the resolved styles of its views.
struct RunCommand: Command {
    static let definition = CommandDefinition(
        "run", summary: "run a theme script and print the resolved styles of its views",
        details: ["A script without a view prints its rules."], operands: .one("SCRIPT.lua"),
        options: StylingOptions.all)

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        let run = try Run(arguments, output: output)
        for path in arguments.operands { run.add(.script(path)) }
        return try run.print(arguments, output: output, showsRules: true)
    }
}
