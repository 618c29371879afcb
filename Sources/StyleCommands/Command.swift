import CommandLineOptions

/// One command of `stylectl`: its row in the table and what it does.
protocol Command {
    static var definition: CommandDefinition { get }

    init()

    /// Does the work. Results go to `output`, diagnostics too; what is wrong with the command line itself is thrown.
    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode
}
