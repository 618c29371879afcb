import CommandLineOptions
import Foundation

// A reader that goes away shows as an error of write(2), not as a signal that ends the program.
signal(SIGPIPE, SIG_IGN)

let (output, code) = answer(Array(CommandLine.arguments.dropFirst()))
output.flush()
if let failure = output.failure {
    output.complain("error: results cannot be written: \(failure)\n")
    output.flush()
}
exit(max(code, output.failure == nil ? .ok : .errors).rawValue)

/// Reads the command line and does what it says.
func answer(_ arguments: [String]) -> (Output, ExitCode) {
    var output = Output(color: .auto)
    do throws(UsageError) {
        switch try CommandLineParser(program: Program.definition).parse(arguments) {
        case .help(let path, let command):
            output.write(HelpPage(program: Program.definition, path: path, command: command).text)
        case .version:
            output.writeLine("\(Program.definition.name) \(Program.version)")
        case .run(_, let parsed):
            output = Output(color: ColorChoice(parsed))
            guard let name = parsed.command.first, let command = Program.command(named: name) else {
                return (output, .internalError)
            }
            return (output, try command.run(parsed, output: output))
        }
        return (output, .ok)
    } catch {
        output.complain(UsageReport(error).text)
        return (output, .usage)
    }
}
