import CommandLineOptions
import StyleDiagnostics

/// What is wrong with a command line, and where to look.
struct UsageReport {
    private let error: UsageError

    init(_ error: UsageError) { self.error = error }

    /// Ends with a line end.
    var text: String {
        let name = ([Program.definition.name] + error.command).joined(separator: " ")
        return "\(Program.definition.name): \(TerminalText.safe(error.message))\nsee \(name) --help\n"
    }
}
