import CommandLineOptions
import Foundation
import StyleEngine
import StyleTooling

/// `stylectl` as a value: what its executable runs, and what a runner with Swift packs linked in runs.
public struct CommandLineProgram {
    /// Swift packs that are linked in, by the folder that `--pack` names.
    private let linked: [LinkedPack]

    /// - Parameter packs: the packs by the absolute folder of their package.
    public init(packs: [String: [any StyleExtension]] = [:]) {
        linked = packs.sorted { $0.key < $1.key }.map { LinkedPack(folder: $0.key, packs: $0.value) }
    }

    /// Reads a command line (without the program's name), does what it says, and gives the exit status.
    public func run(_ arguments: [String]) -> Int32 {
        // A reader that goes away shows as an error of write(2), not as a signal that ends the program.
        signal(SIGPIPE, SIG_IGN)
        let (output, code) = answer(arguments)
        output.flush()
        if let failure = output.failure {
            output.complain("error: results cannot be written: \(failure)\n")
            output.flush()
        }
        return max(code, output.failure == nil ? .ok : .errors).rawValue
    }

    private func answer(_ arguments: [String]) -> (Output, ExitCode) {
        var output = Output(color: .auto)
        do throws(UsageError) {
            switch try CommandLineParser(program: Program.definition).parse(arguments) {
            case .help(let path, let command):
                output.write(HelpPage(program: Program.definition, path: path, command: command).text)
            case .version:
                output.writeLine("\(Program.definition.name) \(Program.version)")
            case .run(_, let parsed):
                output = Output(color: ColorChoice(parsed), linkedPacks: linked)
                guard let name = parsed.command.first, let command = Program.command(named: name) else {
                    return (output, .internalError)
                }
                if let code = PackRunner(linked: linked, output: output).runInstead(parsed, arguments) { return (output, code) }
                return (output, try command.run(parsed, output: output))
            }
            return (output, .ok)
        } catch {
            output.complain(UsageReport(error).text)
            return (output, .usage)
        }
    }
}
