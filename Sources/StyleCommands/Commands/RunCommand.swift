import CommandLineOptions
import StyleFiles
import StyleTooling

/// `stylectl run`: run a theme script and print the resolved styles of its views.
struct RunCommand: Command {
    static let definition = CommandDefinition(
        "run", summary: "run a theme script and print the resolved styles of its views",
        details: ["A script without a view prints its rules."], operands: .one("SCRIPT.lua"),
        options: StylingOptions.all)

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        let session = try StylingSession(arguments, output: output)
        for path in arguments.operands { session.runScript(path, standardInput: StandardInput.read) }
        return try session.print(arguments, output: output, showsRules: true)
    }
}
