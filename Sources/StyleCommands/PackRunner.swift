import CommandLineOptions
import Foundation
import StyleDiagnostics
import StyleTooling

/// Hands a command line with Swift packs over to a program that has them linked in.
struct PackRunner {
    let linked: [LinkedPack]
    let output: Output

    /// Runs the runner in place of this program. Gives the exit status where that fails; nil where no runner is needed.
    func runInstead(_ arguments: ParsedArguments, _ words: [String]) -> ExitCode? {
        let named = arguments.values(StylingOptions.pack) + (["pack check", "pack test"].contains(arguments.command.joined(separator: " ")) ? arguments.operands : [])
        let folders = named.filter(SwiftPack.isPackage).map(LinkedPack.canonical)
        let open = folders.filter { folder in !linked.contains { $0.folder == folder } }
        guard !open.isEmpty else { return nil }
        guard let framework = FrameworkSources.folder else {
            return refuse("a Swift pack needs the sources of swift-stylesheets: install with make install, or set STYLESHEETS_SOURCES to their folder")
        }
        let build = PackRunnerBuild(folders: Array(Set(folders)).sorted(), framework: framework)
        do throws(PackRunnerBuild.Failure) {
            let program = try build.executable {
                guard isatty(STDERR_FILENO) == 1 else { return }
                output.complain("building a runner for \(folders.joined(separator: ", ")) (once; this may take minutes) …\n")
                output.flush()
            }
            return replace(by: program, words)
        } catch {
            return refuse(error.message)
        }
    }

    private func replace(by program: String, _ words: [String]) -> ExitCode {
        output.flush()
        if ProcessInfo.processInfo.environment["STYLESHEETS_PROGRAM"] == nil {
            setenv("STYLESHEETS_PROGRAM", URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path, 1)
        }
        var pointers: [UnsafeMutablePointer<CChar>?] = ([program] + words).map { strdup($0) }
        pointers.append(nil)
        execv(program, &pointers)
        let reason = String(cString: strerror(errno))
        for pointer in pointers { free(pointer) }
        return refuse("the runner \(program) cannot be started: \(reason.lowercased())")
    }

    private func refuse(_ message: String) -> ExitCode {
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
        output.report([Diagnostic("pack.runner", String(lines.first ?? ""))])
        for line in lines.dropFirst() { output.complain("  \(TerminalText.safe(String(line)))\n") }
        return .errors
    }
}
